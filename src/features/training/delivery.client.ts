import { ApiError } from '#src/api/client.ts';
import { languageOf } from '#src/lib/language.ts';
import type { Write } from '#src/session/device/queue/waiting.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { waits } from '#src/session/send-or-keep.client.ts';
import { isAnythingWaiting, loadQueue } from '#src/session/writes.client.ts';
import type { KeptWorkout, NewSession } from './beginning.ts';
import { keepCopy, readCopy, type DeviceCopy } from './device-copy.client.ts';
import { trainingLimits } from './limits.ts';
import type { Finished, SetChange, WorkoutSession } from './schema.ts';
import { sessionNames } from './session-name.ts';
import { finishSession, recordSets, storeWorkout } from './training.client.ts';
import { changedSets } from './workout-sets.ts';

export interface Delivered {
  readonly session: WorkoutSession;
  /** How it ended, where this device finished it; null while it goes on, or was finished by another. */
  readonly finished: Finished | null;
}

/** All that a copy tells. */
function keptOf({ session, begun, finish }: DeviceCopy): KeptWorkout {
  const { startedPlanId, week, day, routineId } = session;
  const ofPlan = startedPlanId !== null && week !== null && day !== null && { startedPlanId, week, day };
  const known: NewSession = begun ?? (ofPlan || (routineId !== null ? { routineId } : {}));
  const { id: _id, ...asked } = known;
  return {
    ...asked,
    startedAt: session.startedAt,
    sets: changedSets(session.sets),
    ...(finish && { finish }),
  };
}

const setsOf = ({ session }: DeviceCopy): SetChange[] => changedSets(session.sets);
const fitsInOne = (copy: DeviceCopy) => setsOf(copy).length <= trainingLimits.setsTold;

/** Whether nothing waits any more that was written before. */
export const isNothingBefore = async (userId: string): Promise<boolean> =>
  !isAnythingWaiting(userId) || (await (await loadQueue()).sendWaiting(userId));

/**
 * Tells the server all that a copy knows; told before, it changes nothing. What was written before goes first.
 *
 * @throws {ApiError}
 */
export async function deliver(userId: string, copy: DeviceCopy): Promise<Delivered | typeof waits> {
  if (!(await isNothingBefore(userId))) return waits;
  const { session, finish, begun } = copy;
  if (fitsInOne(copy) && (begun || finish)) {
    const stored = await storeWorkout(session.id, keptOf(copy));
    return {
      session: stored.session,
      finished: stored.finished && { session: stored.session, ...stored.finished },
    };
  }
  const { finish: _later, ...beginning } = { ...keptOf(copy), sets: [] };
  // The same day may have been begun on another device: then this is that one.
  const { id } = begun ? (await storeWorkout(session.id, beginning)).session : session;
  const changes = setsOf(copy);
  let recorded = await recordSets(id, changes.slice(0, trainingLimits.setsTold));
  for (let told = trainingLimits.setsTold; told < changes.length; told += trainingLimits.setsTold)
    recorded = await recordSets(id, changes.slice(told, told + trainingLimits.setsTold));
  if (!finish) return { session: recorded, finished: null };
  const finished = await finishSession(id, finish);
  return { session: finished.session, finished };
}

/** Whether an answer says that the session is there no more: it was dropped elsewhere. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'session_not_found'].includes(error.problem.code);

/**
 * Hands a copy to what waits on this device, to be sent by whichever page or worker finds a connection first.
 *
 * @returns whether it is there, and need not be kept elsewhere once it is finished
 */
export async function keepUntilSent(userId: string, copy: DeviceCopy): Promise<boolean> {
  if (navigator.serviceWorker?.controller == null || !fitsInOne(copy)) return false;
  const { keepWrite } = await loadQueue();
  return await keepWrite(userId, writeOf(copy)).then(
    () => true,
    () => false,
  );
}

function writeOf(copy: DeviceCopy): Write {
  const { session, begun, finish } = copy;
  const about = {
    kind: 'workout',
    value: sessionNames(session)[languageOf(location.pathname)],
    ...(finish && { day: finish.date }),
  } as const;
  const path = `/training/sessions/${session.id}`;
  if (finish) return { method: 'PUT', path, body: { ...keptOf(copy) }, about };
  if (begun) return { method: 'PUT', path, body: { ...keptOf(copy) }, about, isCopy: true };
  return { method: 'PUT', path: `${path}/sets`, body: { sets: setsOf(copy) }, about, isCopy: true };
}

/**
 * Sends what an earlier page could not.
 *
 * @returns why something is still here: it waits for a connection, or the server did not take it; null where all is
 *   told, or waits with the other changes
 */
export async function deliverKept(userId: string): Promise<'waiting' | 'refused' | null> {
  const copy = readCopy(userId);
  if (!copy) return null;
  /** It may have been gone on with meanwhile. */
  const now = () => {
    const kept = readCopy(userId);
    return kept?.session.id === copy.session.id ? kept : null;
  };
  try {
    const told = await deliver(userId, copy);
    if (told === waits) return await keepLater(userId, copy);
    const kept = now();
    if (kept && told.session.finishedAt !== null) keepCopy(userId, null);
    else if (kept?.begun) keepCopy(userId, begunAs(kept, told.session.id));
    return null;
  } catch (error) {
    if (isPassing(error)) return await keepLater(userId, copy);
    if (!isOver(error)) return 'refused';
    keepCopy(userId, null);
    return null;
  }
}

async function keepLater(userId: string, copy: DeviceCopy): Promise<'waiting' | null> {
  if (!(await keepUntilSent(userId, copy)) || !copy.finish) return 'waiting';
  if (readCopy(userId)?.session.id === copy.session.id) keepCopy(userId, null);
  return null;
}

/** A copy of a session that the server knows, under its id there. */
export function begunAs({ begun: _told, ...copy }: DeviceCopy, id: string): DeviceCopy {
  return { ...copy, session: { ...copy.session, id } };
}
