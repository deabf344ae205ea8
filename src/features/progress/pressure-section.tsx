import { Trans, useLingui } from '@lingui/react/macro';
import { PressureRule } from '#src/features/measurements/pressure-rule.tsx';
import type { MeasurementOf } from '#src/features/measurements/schema.ts';
import { pressureBounds } from '#src/lib/blood-pressure.ts';
import type { Calendar } from '#src/lib/month.ts';
import { RangeChart } from '#src/ui/chart/range-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { MeasuredSection } from './measured-section.tsx';
import { monthTicks, placeAt, type Period } from './period.ts';
import { spanOf } from './span.ts';

type Reading = MeasurementOf<'blood_pressure'>;

interface PressureSectionProps {
  readonly period: Period;
  /** Of the period, the oldest first. */
  readonly readings: readonly Reading[];
  /** The newest of all. */
  readonly latest: Reading | null;
  readonly calendar: Calendar;
  /** As answered elsewhere; empty where it is not known. */
  readonly gender: string;
}

/** mmHg: what is less than this apart fills no more of the drawing than it should. */
const leastSpan = 80;
/** Where high begins: the figures of one reading lie on either side. */
const marks = [pressureBounds.high.diastolic, pressureBounds.high.systolic];

/** Blood pressure over time: what the newest reading asks for, the readings as a drawing and as a table. */
export function PressureSection({ period, readings, latest, calendar, gender }: PressureSectionProps) {
  const { t } = useLingui();
  return (
    <MeasuredSection
      kind="blood_pressure"
      add={t`Add blood pressure`}
      empty={
        <Trans>
          At home, at a pharmacy or a health post: sit quietly for five minutes, back and feet supported, the
          arm bare and at the height of the heart; then write both figures down here.
        </Trans>
      }
      readings={readings}
      latest={latest}
      calendar={calendar}
      gender={gender}
      table={{
        caption: t`Blood pressure, newest first`,
        columns: [t`mmHg`],
        cellsOf: (reading) => [<Cell key="cell" reading={reading} />],
      }}
      drawing={(kept) => kept.length > 1 && <Drawing kept={kept} period={period} calendar={calendar} />}
      rule={(shown, kept) => <PressureRule latest={shown} readings={kept} gender={gender} />}
    />
  );
}

const textOf = ({ figures: { systolic, diastolic } }: Reading) => `${systolic}/${diastolic}`;

/** Both figures, and below them what was said of arm and pulse. */
function Cell({ reading }: { reading: Reading }) {
  const { t } = useLingui();
  const { arm, pulse } = reading.figures;
  const more = [
    arm && { left: t`Left arm`, right: t`Right arm` }[arm],
    pulse !== null && t`pulse ${pulse}`,
  ].filter(Boolean);
  return (
    <>
      {textOf(reading)}
      {more.length > 0 && (
        <span className="block text-small text-soft">
          <Facts of={more} />
        </span>
      )}
    </>
  );
}

function Drawing({
  kept,
  period,
  calendar,
}: {
  kept: readonly Reading[];
  period: Period;
  calendar: Calendar;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = kept.map((reading) => ({
    place: placeAt(reading, period),
    low: reading.figures.diastolic,
    high: reading.figures.systolic,
  }));
  const [lows, highs] = [points.map(({ low }) => low), points.map(({ high }) => high)];
  const count = points.length;
  const [upper, lower] = [spanOf(highs), spanOf(lows)];
  return (
    <figure className="mt-4">
      <figcaption className="mb-1 text-soft">
        <Trans>
          In these weeks: upper {upper}, lower {lower}. The thin lines are where high begins, 140 and 90.
        </Trans>
      </figcaption>
      <RangeChart
        label={t`Blood pressure, ${count} readings: upper ${upper}, lower ${lower} mmHg`}
        points={points}
        extent={extentOf([...lows, ...highs, ...marks], leastSpan)}
        ticks={monthTicks(period, calendar, language)}
        marks={marks}
      />
    </figure>
  );
}
