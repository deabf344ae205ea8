import type { TransactionSql } from 'postgres';
import type { MemberContext } from '#src/server/context.server.ts';
import { begin, isAsked, keptBeginning } from './begin-session.server.ts';
import type { KeptWorkout, StoredWorkout } from './beginning.ts';
import type { WorkoutSession, WorkoutSet } from './schema.ts';
import { withTrainingLocked } from './started-plans.server.ts';
import { findGoingOn, findSession, finish, setsTold, takeIn } from './workout-sessions.server.ts';
import { areDoneTwice } from './workout-sets.ts';

const refusals = ['id_taken', 'too_many_sets', 'nothing_done', 'day_full'] as const;
type Refusal = (typeof refusals)[number];

/** Nothing of the workout is stored then: the device has it, and tells it once more. */
class Refused extends Error {
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

function unless<T>(outcome: T | Refusal): T {
  if (refusals.some((code) => code === outcome)) throw new Refused(outcome as Refusal);
  return outcome as T;
}

/**
 * Takes in a workout that a device has gone through by itself, told as often as it likes. One that goes on here, of the
 * same day, is the same workout, unless both did the same set. What is over is stored beside another one that goes on;
 * what is not stays on the device until then.
 */
export async function storeWorkout(
  context: MemberContext,
  id: string,
  kept: KeptWorkout,
): Promise<StoredWorkout | { readonly goingOn: WorkoutSession } | Refusal> {
  try {
    return await withTrainingLocked(context, async (transaction, userId) => {
      const own = await findSession(transaction, userId, id);
      const goingOn = own ? null : await findGoingOn(transaction, userId);
      const told = await toldOf(transaction, userId, own ?? goingOn, kept);
      const same = own ?? (goingOn && (await join(transaction, userId, goingOn, id, kept, told)));
      if (!same && goingOn && !kept.finish) return { goingOn };
      const session = same ?? (await beginBeside(context, transaction, id, kept));
      const whole = unless(await takeIn(transaction, userId, session, told));
      if (!kept.finish) return { session: whole, finished: null };
      const { session: over, ...finished } = unless(await finish(context, transaction, whole, kept.finish));
      return { session: over, finished };
    });
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** What was done of an exercise is kept, though the library may have it no more. */
const toldOf = async (
  transaction: TransactionSql,
  userId: string,
  known: WorkoutSession | null,
  { sets }: KeptWorkout,
): Promise<WorkoutSet[]> => (await setsTold(transaction, userId, known?.sets ?? [], sets, 'strength')) ?? [];

/** The session that goes on, if it is this workout: from here on it is found under both ids. Null where it is another one. */
async function join(
  transaction: TransactionSql,
  userId: string,
  goingOn: WorkoutSession,
  id: string,
  kept: KeptWorkout,
  told: readonly WorkoutSet[],
): Promise<WorkoutSession | null> {
  // One without a plan, done on another device, may be any.
  const isOther = kept.finish !== undefined && kept.startedPlanId === undefined;
  if (isOther || areDoneTwice(goingOn.sets, told)) return null;
  if (!(await isAsked(transaction, userId, goingOn, kept))) return null;
  await transaction`
    update workout_sessions set joined = array_append(coalesce(joined, '{}'), ${id}::uuid)
    where user_id = ${userId} and id = ${goingOn.id}`;
  return goingOn;
}

/** The workout without any set told, which is not over yet, as far as is told from here on. */
async function beginBeside(
  context: MemberContext,
  transaction: TransactionSql,
  id: string,
  { startedAt, finish: end, ...kept }: KeptWorkout,
): Promise<WorkoutSession> {
  const beginning = await keptBeginning(transaction, context.actor.userId, kept);
  const finishedAt = end && context.now().toISOString();
  const session = unless(await begin(context, transaction, { ...beginning, id, startedAt, finishedAt }));
  return { ...session, finishedAt: null };
}
