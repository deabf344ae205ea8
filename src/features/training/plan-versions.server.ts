import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { differences } from '#src/features/plans/fitness/differences.ts';
import type { WrittenPlan } from '#src/features/plans/fitness/schema.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { PlanDifferences, StartedPlan } from './schema.ts';
import {
  courseOf,
  endAfterLastDay,
  isThere,
  hasSession,
  lockStartedPlan,
  startedOf,
  withTrainingLocked,
} from './started-plans.server.ts';

type Course = Pick<WrittenPlan, 'duration' | 'durationUnit' | 'blocks'>;

/** What the newest version of a plan changes for a member who follows an older one. */
export async function readDifferences(
  { sql, actor }: MemberContext,
  id: string,
): Promise<PlanDifferences | 'not_found' | 'no_such_version'> {
  const [started] = await sql<
    { planId: string; version: number | null; before: Course; published: boolean }[]
  >`
    select plan.id as "planId", started.plan_version as version, ${courseOf(sql)} as before,
      plan.status = 'published' as published
    from started_plans as started
    join everywhere.fitness_plans as plan on plan.id = started.plan_id and ${isThere(sql)}
    where started.id = ${id} and started.user_id = ${actor.userId}`;
  if (!started) return 'not_found';
  const [newest] = await sql<{ version: number; after: Course }[]>`
    select version, course as after from fitness_plan_versions
    where plan_id = ${started.planId} order by version desc limit 1`;
  if (!newest || !started.published || newest.version === started.version) return 'no_such_version';
  const { weeks, days } = differences(started.before, newest.after);
  const ids = new Set(days.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId)));
  const known = await sql<Pick<Exercise, 'id' | 'name'>[]>`
    select id, data->'name' as name from exercises where id = any(${[...ids]}::text[])`;
  const names = new Map(known.map(({ id: exercise, name }) => [exercise, name]));
  return {
    version: newest.version,
    weeks,
    days: days.map((day) => ({
      ...day,
      // One that was deleted since has no name any more.
      exercises: day.exercises.flatMap(({ exerciseId, change, sets }) => {
        const name = names.get(exerciseId);
        return name ? [{ name, change, sets: [...sets] }] : [];
      }),
    })),
  };
}

/** Goes on with another version of the plan, not while a session of it goes on. Days that were done stay done. */
export async function takeVersion(
  context: MemberContext,
  id: string,
  version: number,
): Promise<StartedPlan | 'not_found' | 'no_such_version' | 'session_going_on'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const plan = await lockStartedPlan(transaction, userId, id);
    if (!plan) return 'not_found';
    const found = await transaction`
      select from fitness_plan_versions where plan_id = ${plan.planId} and version = ${version}`;
    if (found.length === 0) return 'no_such_version';
    if (await hasSession(transaction, userId, plan.planId)) return 'session_going_on';
    await transaction`update started_plans set plan_version = ${version} where user_id = ${userId} and id = ${id}`;
    await endAfterLastDay(context, transaction, id);
    return await startedOf(transaction, userId, id);
  });
}
