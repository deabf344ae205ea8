import { Trans, useLingui } from '@lingui/react/macro';
import { usualPulse } from '#src/features/measurements/pulse.ts';
import { PulseRule } from '#src/features/measurements/pulse-rule.tsx';
import type { MeasurementOf } from '#src/features/measurements/schema.ts';
import type { Calendar } from '#src/lib/month.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { MeasuredSection } from './measured-section.tsx';
import { monthTicks, placeAt, type Period } from './period.ts';
import { spanOf } from './span.ts';

interface PulseSectionProps {
  readonly period: Period;
  readonly readings: readonly MeasurementOf<'pulse'>[];
  /** Of the same days: a device shows the pulse with them. */
  readonly pressures: readonly MeasurementOf<'blood_pressure'>[];
  readonly latest: MeasurementOf<'pulse'> | null;
  readonly calendar: Calendar;
}

/** Beats a minute: what is less than this apart fills no more of the drawing than it should. */
const leastSpan = 30;

/** The pulse at rest over time, counted by itself or shown with the blood pressure. */
export function PulseSection({ period, readings, pressures, latest, calendar }: PulseSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const shownWithPressure = pressures.flatMap(({ day, time, figures: { pulse } }) =>
    pulse === null ? [] : { day, time, pulse },
  );
  function drawing(kept: readonly MeasurementOf<'pulse'>[]) {
    const points = [
      ...kept.map(({ day, time, figures }) => ({ day, time, ...figures })),
      ...shownWithPressure,
    ]
      .map((each) => ({ place: placeAt(each, period), value: each.pulse }))
      .toSorted((a, b) => a.place - b.place)
      .filter(({ place }, index, all) => place !== all[index - 1]?.place);
    if (points.length < 2) return null;
    const values = points.map(({ value }) => value);
    const [span, count] = [spanOf(values), points.length];
    return (
      <figure className="mt-4">
        <figcaption className="mb-1 text-soft">
          <Trans>In these weeks: {span} beats a minute.</Trans>
          {shownWithPressure.length > 0 && (
            <>
              {' '}
              <Trans>With what stands beside the blood pressure.</Trans>
            </>
          )}
        </figcaption>
        <LineChart
          label={t`Pulse at rest, counted ${count} times: ${span} beats a minute`}
          points={points}
          extent={extentOf([...values, usualPulse.min], leastSpan)}
          format={formatNumber}
          ticks={monthTicks(period, calendar, language)}
          marks={
            values.some((value) => value > usualPulse.max - 10) ? Object.values(usualPulse) : [usualPulse.min]
          }
        />
      </figure>
    );
  }
  return (
    <MeasuredSection
      kind="pulse"
      add={t`Add pulse`}
      empty={
        <Trans>
          Count it on waking, before you get up: how often the heart beats in a minute. It tells over months
          how the heart grows fitter.
        </Trans>
      }
      readings={readings}
      latest={latest}
      calendar={calendar}
      table={{
        caption: t`Pulse at rest, newest first`,
        columns: [t`Beats a minute`],
        cellsOf: ({ figures: { pulse } }) => [pulse],
      }}
      drawing={drawing}
      rule={({ figures: { pulse } }) => <PulseRule pulse={pulse} />}
    />
  );
}
