import { Trans, useLingui } from '@lingui/react/macro';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { Dot } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import type { AimsAnswer } from '#src/features/diary/schema.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { TargetPart } from './target-part.tsx';
import { bandEnds } from './bands.ts';
import { useMeasurements } from './measurements.client.ts';
import { MeasurementsTable } from './measurements-table.tsx';
import { monthTicks, placeOf, type Period } from './period.ts';
import type { Measurement, Progress } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

const measurementDialog = laterPart(() => import('./measurement-dialog.tsx'));

interface BodySectionProps {
  period: Period;
  progress: Pick<Progress, 'measurements' | 'latest' | 'target'>;
  /** What is known of the member elsewhere; null where it could not be read. */
  eater: AimsAnswer['known'] | null;
  calendar: Calendar;
}

/** Weight and BMI over time, and the measurements they come from. */
export function BodySection({ period, progress, eater, calendar }: BodySectionProps) {
  const { t } = useLingui();
  const { entries, ...actions } = useMeasurements(progress, period);
  const [edited, setEdited] = useState<Measurement | 'new' | null>(null);
  const dialog = useLaterPart(measurementDialog);
  const edit = (measurement: Measurement | 'new') => dialog.want(() => setEdited(measurement));
  const kept = entries
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ measurement }) => measurement)
    .toReversed();
  return (
    <section aria-labelledby="body">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="body" className="text-title">
          <Trans>Weight and BMI</Trans>
        </h2>
        <Button onClick={() => edit('new')} aria-label={t`Add a measurement`}>
          <Trans>Add</Trans>
        </Button>
      </div>
      <Standing kept={kept} latest={progress.latest} calendar={calendar} />
      {kept.length > 1 && <Lines kept={kept} target={progress.target} period={period} calendar={calendar} />}
      {entries.length > 0 && (
        <MeasurementsTable entries={entries} calendar={calendar} onEdit={edit} {...actions} />
      )}
      {eater && progress.latest && (
        <TargetPart
          target={progress.target}
          weight={progress.latest.weight}
          measurements={kept}
          eater={eater}
        />
      )}
      {dialog.part && (
        <dialog.part.MeasurementDialog
          measurement={edited}
          known={kept}
          latest={progress.latest}
          calendar={calendar}
          onClose={() => setEdited(null)}
          save={actions.save}
        />
      )}
    </section>
  );
}

/** Where the weight stands, in words that do not judge it. @param kept the oldest first */
function Standing({
  kept,
  latest,
  calendar,
}: {
  kept: readonly Measurement[];
  latest: Measurement | null;
  calendar: Calendar;
}) {
  const language = useLanguage();
  const dateOf = ({ date }: Measurement) => formatDate(date as Day, calendar, language);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return <NothingMeasured latest={latest} dateOf={dateOf} />;
  const weight = formatNumber(last.weight);
  const [since, on] = [dateOf(first), dateOf(last)];
  const difference = Math.round((last.weight - first.weight) * 10) / 10;
  const by = formatNumber(Math.abs(difference));
  return (
    <p className="mt-2">
      <b className="text-large font-semibold">
        <Trans>{weight} kg</Trans>
      </b>{' '}
      <span className="text-soft">
        <Trans>on {on}</Trans>
        {first !== last && (
          <>
            <Dot />
            {difference === 0 ? (
              <Trans>as on {since}</Trans>
            ) : difference < 0 ? (
              <Trans>
                {by} kg less than on {since}
              </Trans>
            ) : (
              <Trans>
                {by} kg more than on {since}
              </Trans>
            )}
          </>
        )}
      </span>
    </p>
  );
}

function NothingMeasured({
  latest,
  dateOf,
}: {
  latest: Measurement | null;
  dateOf: (measurement: Measurement) => string;
}) {
  if (latest) {
    const [weight, date] = [formatNumber(latest.weight), dateOf(latest)];
    return (
      <p className="mt-3 text-soft">
        <Trans>
          No measurement in these weeks. The newest is {weight} kg on {date}.
        </Trans>
      </p>
    );
  }
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p className="text-soft">
        <Trans>
          Nothing measured yet. Each time you save your weight, here or in the BMI calculator, the day’s
          figure is kept; from the second day on a line is drawn.
        </Trans>
      </p>
      <ButtonLink to="/bmi">
        <Trans>Calculate your BMI</Trans>
      </ButtonLink>
    </div>
  );
}

/** kg: what is less than this apart fills no more of the drawing than it should. */
const leastWeightSpan = 4;
/** kg/m² */
const leastBmiSpan = 1;

function Lines({
  kept,
  target,
  period,
  calendar,
}: {
  kept: readonly Measurement[];
  target: Progress['target'];
  period: Period;
  calendar: Calendar;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const ticks = monthTicks(period, calendar, language);
  const placed = kept.map(({ date, weight, bmi }) => ({ place: placeOf(date as Day, period), weight, bmi }));
  const weights = placed.map(({ place, weight }) => ({ place, value: weight }));
  const bmis = placed.flatMap(({ place, bmi }) => (bmi === null ? [] : { place, value: bmi }));
  const targets = target ? [target.weight] : [];
  const values = bmis.map(({ value }) => value);
  const ends = values.length > 1 ? bandEnds(values) : [];
  const keepsRoom = targets.length + ends.length > 0;
  const [from, to] = [kept[0]!, kept.at(-1)!].map(({ weight }) => formatNumber(weight));
  const [fromBmi, toBmi] = [values[0] ?? 0, values.at(-1) ?? 0].map(oneDecimal);
  return (
    <>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <Line name={<Trans>Weight (kg)</Trans>}>
          <LineChart
            label={t`Weight over time, from ${from} kg to ${to} kg`}
            points={weights}
            extent={extentOf([...weights.map(({ value }) => value), ...targets], leastWeightSpan)}
            marks={targets}
            keepsRoom={keepsRoom}
            format={formatNumber}
            ticks={ticks}
          />
        </Line>
        {bmis.length > 1 && (
          <Line name={<Trans>BMI</Trans>}>
            <LineChart
              label={t`BMI over time, from ${fromBmi} to ${toBmi}`}
              points={bmis}
              extent={extentOf([...values, ...ends], leastBmiSpan)}
              format={oneDecimal}
              ticks={ticks}
              marks={ends}
              keepsRoom={keepsRoom}
            />
          </Line>
        )}
      </div>
      {bmis.length > 1 && (
        <p className="mt-2 text-small text-soft">
          <Trans>
            The thin lines are where the bands of the BMI begin: 18.5, 25 and 30. They are for adults; they do
            not apply below the age of 20, nor in pregnancy.
          </Trans>{' '}
          <Link to="/bmi#about-bmi" className="underline">
            <Trans>About BMI</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

const oneDecimal = (value: number) => value.toFixed(1);

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <figure>
    <figcaption className="mb-1 font-semibold">{name}</figcaption>
    {children}
  </figure>
);
