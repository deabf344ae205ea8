import type { MemberContext } from '#src/server/context.server.ts';
import { withSwap } from './alternatives.ts';
import type { StartedPlan } from './schema.ts';
import { lockStartedPlan, startedOf, withTrainingLocked } from './started-plans.server.ts';
import { findSession, readExercises } from './workout-sessions.server.ts';

/**
 * From now on another exercise is done in place of one: in the plan that the session is of, for this member, or in the
 * routine. The session itself is changed by its sets.
 */
export async function swapFromNowOn(
  context: MemberContext,
  id: string,
  from: string,
  to: string,
): Promise<null | 'session_not_found' | 'no_such_exercise' | 'nothing_to_change'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const session = await findSession(transaction, userId, id);
    if (!session) return 'session_not_found';
    const isThere = session.sets.some(({ exerciseId }) => exerciseId === from);
    if (!isThere || (await readExercises(transaction, userId, [to])).length === 0) return 'no_such_exercise';
    if (session.startedPlanId !== null) {
      const [plan] = await transaction<{ swaps: Readonly<Record<string, string>> }[]>`
        select swaps from started_plans
        where user_id = ${userId} and id = ${session.startedPlanId} for update`;
      const swaps = withSwap(plan?.swaps ?? {}, from, to);
      await transaction`
        update started_plans set swaps = ${JSON.stringify(swaps)}::text::jsonb
        where user_id = ${userId} and id = ${session.startedPlanId}`;
      return null;
    }
    const { count } = await transaction`
      update routines set version = version + 1, updated_at = ${context.now().toISOString()}, exercises = (
        select jsonb_agg(case when one->>'exerciseId' = ${from}
          then jsonb_set(one, '{exerciseId}', to_jsonb(${to}::text)) else one end order by place)
        from jsonb_array_elements(exercises) with ordinality as each (one, place))
      where id = ${session.routineId} and user_id = ${userId} and deleted_at is null`;
    return count > 0 ? null : 'nothing_to_change';
  });
}

/** The plan's own exercise is done again. */
export async function takeSwapBack(
  context: MemberContext,
  id: string,
  exerciseId: string,
): Promise<StartedPlan | 'not_found'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    if (!(await lockStartedPlan(transaction, userId, id))) return 'not_found';
    await transaction`update started_plans set swaps = swaps - ${exerciseId}::text where user_id = ${userId} and id = ${id}`;
    return await startedOf(transaction, userId, id);
  });
}
