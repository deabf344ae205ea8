import { Trans, useLingui } from '@lingui/react/macro';
import type { MeasurementOf } from '#src/features/measurements/schema.ts';
import { WaistRule } from '#src/features/measurements/waist-rule.tsx';
import type { Calendar } from '#src/lib/month.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { MeasuredSection } from './measured-section.tsx';
import { monthTicks, placeAt, type Period } from './period.ts';
import { spanOf } from './span.ts';

interface WaistSectionProps {
  readonly period: Period;
  readonly readings: readonly MeasurementOf<'waist'>[];
  readonly latest: MeasurementOf<'waist'> | null;
  readonly calendar: Calendar;
  /** cm; null where it is not known. */
  readonly height: number | null;
  readonly sex: 'female' | 'male' | null;
  /** Whether the lines are for this person: not for anybody under 18 or with child. */
  readonly isForThem: boolean;
}

/** cm: what is less than this apart fills no more of the drawing than it should. */
const leastSpan = 8;

/** The waist over time: what training and food change first. */
export function WaistSection({
  period,
  readings,
  latest,
  calendar,
  height,
  sex,
  isForThem,
}: WaistSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <MeasuredSection
      kind="waist"
      add={t`Add waist`}
      empty={
        <Trans>
          A tape says more than the scales about the fat that harms. Once a month is enough; from the second
          time on a line is drawn.
        </Trans>
      }
      readings={readings}
      latest={latest}
      calendar={calendar}
      table={{
        caption: t`Waist, newest first`,
        columns: [t`cm`],
        cellsOf: ({ figures: { waist } }) => [formatNumber(waist)],
      }}
      drawing={(kept) => {
        if (kept.length < 2) return null;
        const points = kept
          .map((each) => ({ place: placeAt(each, period), value: each.figures.waist }))
          .filter(({ place }, index, all) => place !== all[index - 1]?.place);
        const values = points.map(({ value }) => value);
        const span = spanOf(values);
        return (
          <figure className="mt-4">
            <figcaption className="mb-1 text-soft">
              <Trans>In these weeks: {span} cm.</Trans>
            </figcaption>
            <LineChart
              label={t`Waist over time: ${span} cm`}
              points={points}
              extent={extentOf(values, leastSpan)}
              format={formatNumber}
              ticks={monthTicks(period, calendar, language)}
            />
          </figure>
        );
      }}
      rule={({ figures: { waist } }) => (
        <WaistRule waist={waist} height={height} sex={sex} isForThem={isForThem} />
      )}
    />
  );
}
