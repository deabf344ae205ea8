import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatFullDate, shortWeekdayNames } from '#src/lib/dates.ts';
import { weekday, type Day } from '#src/lib/day.ts';
import { colons, listed } from '#src/lib/listed.ts';
import { dateIn } from '#src/lib/month.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import type { WeekDay } from './schema.ts';

/** Seven days with what was done on each; nothing is missed that has no mark. */
export function WeekStrip({
  week,
  day,
  streak,
  meant,
}: {
  week: readonly WeekDay[];
  day: Day;
  streak: number | null;
  /** Kept answers of an earlier release do not say it. */
  meant: number | null | undefined;
}) {
  const id = useId();
  const workouts = week.reduce((sum, each) => sum + each.workouts, 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>This week</Trans>
      </h2>
      <ol className="day-week mt-2">
        {week.map((each) => (
          <DayOfWeek key={each.day} {...each} isToday={each.day === day} isAhead={each.day > day} />
        ))}
      </ol>
      <p className="mt-2 text-small text-soft">
        {meant ? (
          <Trans>
            {workouts} of {meant} workouts
          </Trans>
        ) : (
          <Plural value={workouts} _0="No workout yet" one="# workout" other="# workouts" />
        )}
      </p>
      {/* From two on: a single week is no row. Kept answers of an earlier release say nothing of it. */}
      {streak !== null && streak >= 2 && (
        <p className="mt-1 font-semibold">
          <Trans>{streak} weeks in a row as you meant them</Trans>
        </p>
      )}
      <ArrowLink to="/profile/progress">
        <Trans>Week by week</Trans>
      </ArrowLink>
    </section>
  );
}

function DayOfWeek({
  day: text,
  workouts,
  activities,
  entries,
  weighed,
  isToday,
  isAhead,
}: WeekDay & { isToday: boolean; isAhead: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const day = text as Day;
  const done = [
    workouts > 0 && t`trained`,
    activities > 0 && t`something else logged`,
    entries > 0 && t`meals written down`,
    weighed && t`weighed`,
  ].filter((each) => each !== false);
  return (
    <li data-today={isToday || undefined} data-ahead={isAhead || undefined}>
      <span className="sr-only">
        {formatFullDate(day, calendar, language)}
        {colons[language]}
        {done.length > 0 ? listed(done, language) : t`nothing logged`}
      </span>
      <span aria-hidden="true" className="text-small text-soft">
        {shortWeekdayNames[language][weekday(day)]}
      </span>
      <span aria-hidden="true" className="font-semibold">
        {dateIn(calendar, day).day}
      </span>
      <span aria-hidden="true" className="day-done">
        {workouts > 0 && <i data-of="workout" />}
        {activities > 0 && <i data-of="activity" />}
        {entries > 0 && <i data-of="food" />}
        {weighed && <i data-of="weight" />}
      </span>
    </li>
  );
}
