import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { BarChart } from '#src/ui/chart/bar-chart.tsx';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { Link } from '#src/ui/link.tsx';
import { listedDays, monthTicks, type Period } from './period.ts';
import type { Week } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface WeeksSectionProps {
  period: Period;
  weeks: readonly Week[];
  calendar: Calendar;
  /** The last week is today's. */
  isPresent: boolean;
  /** Workouts that the plan means for a week; null where none is followed, or it is not known. */
  meant: number | null;
}

/** Workouts and their minutes, week by week. */
export function WeeksSection(props: WeeksSectionProps) {
  const { weeks, isPresent, meant } = props;
  const isEmpty = weeks.every(({ workouts }) => workouts === 0);
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="text-title">
        <Trans>Workouts week by week</Trans>
      </h2>
      {isEmpty ? (
        <NothingLogged isPresent={isPresent} />
      ) : (
        <>
          <div className="mt-4 grid gap-8 md:grid-cols-2">
            <Bars {...props} measure="workouts" />
            <Bars {...props} measure="minutes" />
          </div>
          <div className="mt-2 text-small text-soft empty:hidden">
            {isPresent && (
              <p>
                <Trans>The last bar, in gold, is this week, which is not over. Weeks begin on Monday.</Trans>
              </p>
            )}
            {meant !== null && (
              <p>
                <Trans>The dotted line shows the workouts of your plan in a week.</Trans>
              </p>
            )}
          </div>
          <WeeksTable {...props} />
        </>
      )}
      <p>
        <Link to="/profile/training/workouts" className="inline-flex min-h-11 items-center">
          <Trans>What was done in each workout</Trans>
        </Link>
      </p>
    </section>
  );
}

/** One workout by itself is no full bar. */
const least = { workouts: 3, minutes: 60 } as const;

function Bars({
  period,
  weeks,
  calendar,
  isPresent,
  meant,
  measure,
}: WeeksSectionProps & { measure: 'workouts' | 'minutes' }) {
  const { t } = useLingui();
  const language = useLanguage();
  const values = weeks.map((week) => week[measure]);
  const total = values.reduce((sum, value) => sum + value, 0);
  const [all, most] = [total, Math.max(...values)].map(formatNumber);
  return (
    <figure>
      <figcaption className="mb-1">
        <span className="font-semibold">
          {measure === 'workouts' ? <Trans>Workouts a week</Trans> : <Trans>Minutes a week</Trans>}
        </span>{' '}
        <span className="text-soft">
          {measure === 'workouts' ? (
            <Plural value={total} one="# in all" other="# in all" />
          ) : (
            <Trans>{all} min in all</Trans>
          )}
        </span>
      </figcaption>
      <BarChart
        label={
          measure === 'workouts'
            ? t`Workouts, week by week: ${all} in all, at most ${most} in a week`
            : t`Minutes, week by week: ${all} in all, at most ${most} in a week`
        }
        values={values}
        least={least[measure]}
        format={(value) => formatNumber(Math.round(value))}
        ticks={monthTicks(period, calendar, language)}
        isLastPresent={isPresent}
        target={measure === 'workouts' ? meant : null}
      />
    </figure>
  );
}

function WeeksTable({ weeks, calendar }: WeeksSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const newestFirst = weeks.toReversed();
  const mondays = newestFirst.map(({ start }) => start as Day);
  const days = listedDays(mondays, calendar, language);
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <FiguresTable
        caption={t`Workouts week by week`}
        columns={[t`Week from`, t`Workouts`, t`With a plan`, t`min`, t`kcal`]}
        rows={newestFirst.map(({ start, workouts, sessions, minutes, calories }, index) => ({
          key: start,
          cells: [days[index], ...[workouts, sessions, minutes, calories].map(formatNumber)],
        }))}
      />
    </details>
  );
}

function NothingLogged({ isPresent }: { isPresent: boolean }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p className="text-soft">
        {isPresent ? (
          <Trans>
            No workout in these weeks. One that you log on your calendar, or finish with a plan, is drawn
            here.
          </Trans>
        ) : (
          <Trans>No workout in these weeks.</Trans>
        )}
      </p>
      {isPresent && (
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/profile">
            <Trans>Log a workout</Trans>
          </ButtonLink>
          <ButtonLink to="/profile/training">
            <Trans>Train with a plan</Trans>
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
