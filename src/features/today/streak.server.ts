import { workoutType } from '#src/features/activity/kinds.ts';
import { addDays, mondayOf, type Day } from '#src/lib/day.ts';
import type { OwnContext } from '#src/server/context.server.ts';
import { maxWeeks, type Weeks } from './streak.ts';

/** What a row of weeks is counted of. */
export async function readWeeks({ sql, actor }: OwnContext, day: Day): Promise<Weeks> {
  const monday = mondayOf(day);
  // What members do may lie on another machine than reminders do.
  const [[reminder], [logged]] = await Promise.all([
    sql<Pick<Weeks, 'days' | 'since'>[]>`
      select jsonb_array_length(days) as days, to_char(created_at at time zone zone, 'YYYY-MM-DD') as since
      from reminders where user_id = ${actor.userId} and kind = 'training'`,
    sql<[Pick<Weeks, 'trained'>]>`
      select jsonb_object_agg(week, times) as trained from (
        select (date_trunc('week', date::timestamp)::date)::text as week, count(*)::int as times from activities
        where user_id = ${actor.userId} and type = ${workoutType}
          and date between ${addDays(monday, -7 * (maxWeeks - 1))} and ${addDays(monday, 6)}
        group by 1) as weeks`,
  ]);
  return { days: reminder?.days ?? null, since: reminder?.since ?? null, ...logged };
}
