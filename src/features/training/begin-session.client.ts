import { isPassing } from '#src/session/passing.client.ts';
import { storedSession } from '#src/session/stored.client.ts';
import { deliverKept, keepCopy, newCopy, readCopy } from './device-copy.client.ts';
import type { ComingSession, NewSession } from './schema.ts';
import { readComing, startSession } from './training.client.ts';

/** Begun without a plan: all of it is added while one trains. */
const free: Omit<ComingSession, 'startedAt'> = {
  planId: null,
  startedPlanId: null,
  routineId: null,
  title: null,
  name: null,
  week: null,
  day: null,
  sets: [],
  exercises: [],
  alternatives: {},
  last: {},
  proposals: [],
  bodyWeight: null,
};

/**
 * Begins a workout; without a connection with what the server said of the day before, and the server is told later. Where
 * one that was trained here still waits to be told, that one is gone on with.
 *
 * @throws {ApiError}
 */
export async function beginSession(asked: NewSession): Promise<void> {
  const userId = storedSession()?.user.id;
  if (userId !== undefined && readCopy(userId) && (await deliverKept(userId)) !== null) return;
  // Chosen here, it is the same workout where the answer is lost, or comes too late.
  const begun = { ...asked, id: crypto.randomUUID(), startedAt: new Date().toISOString() };
  try {
    await startSession(begun);
  } catch (error) {
    if (userId === undefined || !isPassing(error)) throw error;
    const coming = await comingOf(asked);
    if (!coming) throw error;
    const session = { ...coming, id: begun.id, startedAt: begun.startedAt, finishedAt: null };
    keepCopy(userId, { ...newCopy(session, Date.now()), begun });
  }
}

/** What it begins with, as far as this device knows. */
async function comingOf({
  startedPlanId,
  week,
  day,
  routineId,
}: NewSession): Promise<Omit<ComingSession, 'startedAt'> | null> {
  if (routineId !== undefined) return null;
  if (startedPlanId === undefined) return free;
  const coming = await readComing().catch(() => null);
  const isThis = coming?.startedPlanId === startedPlanId && coming.week === week && coming.day === day;
  return isThis ? coming : null;
}
