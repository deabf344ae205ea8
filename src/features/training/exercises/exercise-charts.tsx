import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { measureOf, type Measure } from '../exercise-figures.ts';
import { bestMeasureOf, dayTicks, pointsOf, type BestMeasure } from './exercise-chart.ts';
import { shownLoad, shownTotal, type WeightUnit } from '#src/lib/weight.ts';
import { useWeightUnit } from '../units/weight-unit.client.ts';
import type { TrainedExercise } from './schema.ts';
import { maxCharted } from '../limits.ts';

type Charted = TrainedExercise['charted'];

/** What is less than this apart fills no more of the drawing than it should. */
const leastSpans: Readonly<Record<BestMeasure | Measure, number>> = {
  weight: 5,
  reps: 5,
  seconds: 20,
  volume: 50,
  totalReps: 10,
  totalSeconds: 60,
};

/** The best set and all sets together, over time. @param charted the oldest first */
export function ExerciseCharts({ charted: inKilograms }: { charted: Charted }) {
  const unit = useWeightUnit();
  const charted = inKilograms.map((workout) => inUnit(workout, unit));
  const best = bestMeasureOf(charted);
  const total = measureOf(...charted);
  const isLine = new Set(charted.map(({ date }) => date)).size > 1;
  const bestNames: Readonly<Record<BestMeasure, ReactNode>> = {
    weight: unit === 'kg' ? <Trans>Best set (kg)</Trans> : <Trans>Best set (lb)</Trans>,
    reps: <Trans>Best set (repetitions)</Trans>,
    seconds: <Trans>Best set (seconds)</Trans>,
  };
  const totalNames: Readonly<Record<Measure, ReactNode>> = {
    volume:
      unit === 'kg' ? <Trans>All sets (kg × repetitions)</Trans> : <Trans>All sets (lb × repetitions)</Trans>,
    totalReps: <Trans>All sets (repetitions)</Trans>,
    totalSeconds: <Trans>All sets (seconds)</Trans>,
  };
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time" className="text-title">
        <Trans>Over time</Trans>
      </h2>
      {isLine ? (
        <div className="mt-4 grid gap-8 md:grid-cols-2">
          <Line
            name={bestNames[best]}
            charted={charted}
            measure={best}
            points={pointsOf(charted, (workout) => workout.best[best] ?? 0, Math.max)}
          />
          <Line
            name={totalNames[total]}
            charted={charted}
            measure={total}
            points={pointsOf(
              charted,
              (workout) => workout[total],
              (a, b) => a + b,
            )}
          />
        </div>
      ) : (
        <p className="mt-2 text-soft">
          <Trans>From the second day on a line is drawn.</Trans>
        </p>
      )}
      <Table charted={charted} best={best} total={total} />
    </section>
  );
}

const inUnit = (workout: Charted[number], unit: WeightUnit): Charted[number] => ({
  ...workout,
  best: { ...workout.best, weight: workout.best.weight && shownLoad(workout.best.weight, unit) },
  volume: shownTotal(workout.volume, unit),
  oneRepMax: workout.oneRepMax && shownLoad(workout.oneRepMax, unit),
});

function Line({
  name,
  charted,
  points,
  measure,
}: {
  name: ReactNode;
  charted: Charted;
  points: ReturnType<typeof pointsOf>;
  measure: BestMeasure | Measure;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const values = points.map(({ value }) => value);
  const [from, to] = [values[0]!, values.at(-1)!].map(formatNumber);
  const days = charted.map(({ date }) => date as Day).toSorted();
  const ticks = dayTicks(days[0]!, days.at(-1)!).filter(({ place }) => place < 0.9);
  return (
    <figure>
      <figcaption className="mb-1 font-semibold">{name}</figcaption>
      <LineChart
        label={t`Over time, from ${from} to ${to}`}
        points={points}
        extent={extentOf(values, leastSpans[measure])}
        format={formatNumber}
        ticks={ticks.map(({ place, day }) => ({ place, label: formatDate(day, calendar, language) }))}
      />
    </figure>
  );
}

function Table({ charted, best, total }: { charted: Charted; best: BestMeasure; total: Measure }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const unit = useWeightUnit();
  const estimated = unit === 'kg' ? t`Estimated once (kg)` : t`Estimated once (lb)`;
  const hasEstimate = charted.some(({ oneRepMax }) => oneRepMax !== null);
  const told = (value: number | null) => (value === null ? '–' : formatNumber(value));
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      {charted.length === maxCharted && (
        <p className="text-small text-soft">
          <Trans>The newest {maxCharted} workouts.</Trans>
        </p>
      )}
      <FiguresTable
        caption={t`Over time`}
        columns={[t`Day`, t`Best set`, t`All sets`, ...(hasEstimate ? [estimated] : [])]}
        rows={charted.toReversed().map((workout) => ({
          key: workout.workoutId,
          cells: [
            formatDate(workout.date as Day, calendar, language),
            told(workout.best[best]),
            told(workout[total]),
            ...(hasEstimate ? [told(workout.oneRepMax)] : []),
          ],
        }))}
      />
    </details>
  );
}
