import type { TransactionSql } from 'postgres';
import type { MemberContext } from '#src/server/context.server.ts';
import { trainingLimits } from '../limits.ts';
import { daysOfWeek } from '../plan-progress.ts';
import type { StartedPlan } from '../schema.ts';
import {
  endAfterLastDay,
  hasSession,
  isCounted,
  isGoingOn,
  lockStartedPlan,
  makeRoom,
  startedOf,
  withTrainingLocked,
  type InTheWay,
} from '../started-plans.server.ts';

/** Of which started plan, which week, and under which id a device does it once more. */
interface Round {
  readonly id: string;
  readonly week: number;
  readonly round: string;
}

type Refused = 'not_found' | 'no_such_day' | 'session_going_on' | 'going_on_again' | 'too_many_rounds';

/**
 * Opens all days of a week again, not while a session of the plan goes on. What was done of it stays: it counts for the
 * plan no longer. Clocks are not asked, so what a device tells later counts, whenever it was done.
 *
 * @param replace the plan that is left for it, where this one had ended
 */
export async function beginWeekAgain(
  context: MemberContext,
  { id, week, round }: Round,
  replace?: string,
): Promise<StartedPlan | InTheWay | Refused> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const plan = await lockStartedPlan(transaction, userId, id);
    if (!plan) return 'not_found';
    if (daysOfWeek(plan.blocks, week).length === 0) return 'no_such_day';
    const known = await roundsOf(transaction, userId, id);
    if (known.includes(round)) return plan;
    if (await hasSession(transaction, userId, plan.planId)) return 'session_going_on';
    const sessions = await transaction<{ id: string }[]>`
      select workout_sessions.id
      from workout_sessions join started_plans as started
        on (started.user_id, started.id) = (workout_sessions.user_id, workout_sessions.started_plan_id)
      where workout_sessions.user_id = ${userId} and started.id = ${id} and week = ${week}
        and workout_sessions.finished_at is not null and ${isCounted(transaction)}`;
    if (sessions.length === 0) return plan;
    if (known.length >= trainingLimits.rounds) return 'too_many_rounds';
    if (plan.endedAt !== null) {
      if (await isGoingOn(transaction, userId, plan.planId)) return 'going_on_again';
      const obstacle = await makeRoom(context, transaction, replace);
      if (obstacle) return obstacle;
    }
    const again = [{ id: round, week, sessions: sessions.map((session) => session.id) }];
    await transaction`
      update started_plans
      set rounds = rounds || ${JSON.stringify(again)}::text::jsonb, ended_at = null, finished_at = null
      where user_id = ${userId} and id = ${id}`;
    return await startedOf(transaction, userId, id);
  });
}

/** What was done of the week before counts again, beside what was done since. */
export async function takeRoundBack(
  context: MemberContext,
  { id, round }: Round,
): Promise<StartedPlan | 'not_found'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const plan = await lockStartedPlan(transaction, userId, id);
    if (!plan) return 'not_found';
    if (!(await roundsOf(transaction, userId, id)).includes(round)) return plan;
    await transaction`
      update started_plans
      set rounds = coalesce(
        (select jsonb_agg(each order by place) from jsonb_array_elements(rounds) with ordinality as one(each, place)
          where each->>'id' <> ${round}), '[]')
      where user_id = ${userId} and id = ${id}`;
    await endAfterLastDay(context, transaction, id);
    return await startedOf(transaction, userId, id);
  });
}

/** The ids of those that a started plan has. */
async function roundsOf(transaction: TransactionSql, userId: string, id: string): Promise<string[]> {
  const rows = await transaction<{ round: string }[]>`
    select each->>'id' as round from started_plans, jsonb_array_elements(rounds) as each
    where user_id = ${userId} and id = ${id}`;
  return rows.map(({ round }) => round);
}
