import { ApiError } from '#src/api/client.ts';
import { reached, waits } from '#src/session/send-or-keep.client.ts';
import { storedSession } from '#src/session/stored.client.ts';
import type { NewSession } from './beginning.ts';
import { keepCopy, newCopy, readCopy } from './device-copy.client.ts';
import { deliverKept, isNothingBefore } from './delivery.client.ts';
import { trainingMessages } from './messages.ts';
import { startSession } from './training.client.ts';

/**
 * Begins a workout; without a connection with what the device knows of it, and the server is told later. One that goes on
 * here is gone on with; one that was finished here, and waits, does not stand in the way.
 *
 * @throws {ApiError}
 */
export async function beginSession(asked: NewSession): Promise<void> {
  const userId = storedSession()?.user.id;
  if (userId !== undefined && readCopy(userId) && (await deliverKept(userId)) !== null) return;
  // Chosen here, it is the same workout where the answer is lost, or comes too late.
  const begun = { ...asked, id: crypto.randomUUID(), startedAt: new Date().toISOString() };
  // What was finished before it is told before it.
  const isFirst = userId === undefined || (await isNothingBefore(userId));
  if (isFirst && (await reached(() => startSession(begun))) !== waits) return;
  const [{ comingOf }, { isPageHere }] = await Promise.all([
    import('./coming.client.ts'),
    import('./session-here.client.ts'),
  ]);
  const coming = userId === undefined || !(await isPageHere()) ? null : await comingOf(asked);
  if (userId === undefined || !coming) throw new ApiError(notKnown);
  const session = { ...coming, id: begun.id, startedAt: begun.startedAt, finishedAt: null };
  keepCopy(userId, { ...newCopy(session, Date.now()), begun });
}

const notKnown = {
  type: 'about:blank',
  title: 'No connection',
  status: 0,
  code: 'not_on_device',
  detail: trainingMessages.notOnDevice.id,
};
