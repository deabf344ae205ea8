import type { TransactionSql } from 'postgres';
import { ofWeek, placedBlocks, weeksOf } from '#src/features/plans/fitness/schedule.ts';
import type { ScheduleDay, WrittenPlan } from '#src/features/plans/fitness/schema.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Place } from './schema.ts';
import { courseOf, isThere } from './started-plans.server.ts';

interface ScheduledDay {
  readonly planId: string;
  readonly swaps: Readonly<Record<string, string>>;
  readonly day: ScheduleDay;
}

/** A day of a plan that a member began, as they follow it. @param isOver whether the plan may have been left or ended */
export async function readScheduledDay(
  sql: Sql | TransactionSql,
  userId: string,
  { startedPlanId, week, day }: Place & { readonly startedPlanId: string },
  isOver: boolean,
): Promise<ScheduledDay | 'not_found' | 'no_such_day'> {
  const [plan] = await sql<
    (Pick<WrittenPlan, 'blocks' | 'duration' | 'durationUnit'> & Pick<ScheduledDay, 'planId' | 'swaps'>)[]
  >`
    select plan.id as "planId", course->'blocks' as blocks, started.swaps,
      course->'duration' as duration, course->'durationUnit' as "durationUnit"
    from started_plans as started
    join everywhere.fitness_plans as plan on plan.id = started.plan_id and ${isThere(sql)}
    cross join lateral (select ${courseOf(sql)} as course) as gone_through
    where started.id = ${startedPlanId} and started.user_id = ${userId}
      and (${isOver} or started.ended_at is null)`;
  if (!plan) return 'not_found';
  const { planId, swaps } = plan;
  const scheduled = ofWeek(placedBlocks(plan), week).schedule.find((one) => one.day === day);
  return scheduled && week <= weeksOf(plan) ? { planId, swaps, day: scheduled } : 'no_such_day';
}

/** The exercises that a day names, and those that are done instead. */
export const exercisesIn = ({ day, swaps }: Pick<ScheduledDay, 'day' | 'swaps'>): string[] =>
  day.exercises.flatMap(({ exerciseId }) => [exerciseId, swaps[exerciseId] ?? exerciseId]);
