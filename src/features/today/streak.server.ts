import { streakOf } from '#src/features/reminders/streak.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import { daysOfWeek } from '#src/features/training/plan-progress.ts';
import type { StartedPlan } from '#src/features/training/schema.ts';
import { addDays, homeTimeZone, mondayOf, today, type Day } from '#src/lib/day.ts';
import type { OwnContext } from '#src/server/context.server.ts';

/** A year of weeks is looked at; a longer row stays at that. */
const maxWeeks = 52;

interface Weeks {
  /** Days of the week that the member is reminded of, and since when; null where they are not. */
  readonly days: number | null;
  readonly since: Day | null;
  /** How many workouts there were, by the Monday of their week. */
  readonly trained: Readonly<Record<string, number>> | null;
}

/** What a row of weeks is counted of. */
export async function readWeeks({ sql, actor }: OwnContext, day: Day): Promise<Weeks> {
  const monday = mondayOf(day);
  const [read] = await sql<[Weeks]>`
    select reminder.days, reminder.since,
      (select jsonb_object_agg(week, times) from (
        select (date_trunc('week', date::timestamp)::date)::text as week, count(*)::int as times from activities
        where user_id = ${actor.userId} and type = ${workoutType}
          and date between ${addDays(monday, -7 * (maxWeeks - 1))} and ${addDays(monday, 6)}
        group by 1) as weeks) as trained
    from (select 1) as one
    left join (
      select jsonb_array_length(days) as days, to_char(created_at at time zone zone, 'YYYY-MM-DD') as since
      from reminders where user_id = ${actor.userId} and kind = 'training') as reminder on true`;
  return read;
}

/**
 * The weeks on end in which the member trained as often as they mean to: as the plan that they follow has it, else on as
 * many days as they are reminded of; since they began with it. Null where nothing says how often.
 */
export function streakIn(
  { days, since: reminded, trained }: Weeks,
  day: Day,
  plan: Pick<StartedPlan, 'startedAt' | 'blocks' | 'next' | 'weeks'> | null,
): number | null {
  const planned = plan && daysOfWeek(plan.blocks, plan.next?.week ?? plan.weeks);
  const meant = planned ? planned.filter(({ restDay }) => !restDay).length : days;
  const since = plan ? today(new Date(plan.startedAt), homeTimeZone) : reminded;
  if (!meant || since === null) return null;
  const weeks = Array.from({ length: maxWeeks }, (_week, ago) => addDays(mondayOf(day), -7 * ago));
  const begun = weeks.filter((week) => week >= mondayOf(since));
  return streakOf(
    begun.map((week) => trained?.[week] ?? 0),
    meant,
  );
}
