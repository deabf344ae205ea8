import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/lib/network.ts';
import { readWhereabouts } from '#src/features/plans/saved/whereabouts.client.ts';
import type { Language } from '#src/lib/language.ts';
import { memberApi } from '#src/session/account.client.ts';
import { forgetTried } from '#src/session/device/tried-owner.client.ts';
import { waits } from '#src/session/send-or-keep.client.ts';
import { triedKey } from '#src/session/storage.client.ts';
import { storedSession } from '#src/session/stored.client.ts';
import type { NewSession } from '../beginning.ts';
import { deliver } from '../delivery.client.ts';
import { routineLimits } from '../limits.ts';
import type { Finish } from '../schema.ts';
import { sessionNames } from '../session-name.ts';
import { countsFor } from './kept.ts';
import type { TriedCopy } from './schema.ts';
import { readTried } from './tried-copy.client.ts';

/**
 * Gives the workout that was tried on this device to the member: once, from whichever window, under the id that it has
 * had from the beginning.
 *
 * @returns null where it is not here any more, or another one has logged in
 * @throws {ApiError} where it cannot be had now; it stays on the device then
 */
export async function sendTried(userId: string, language: Language): Promise<TriedCopy | null> {
  return await navigator.locks.request(triedKey, async () => {
    const copy = await readTried();
    if (!copy?.finish || storedSession()?.user.id !== userId) return null;
    const { begun, finish } = await counted(copy, copy.finish, language);
    const told = await deliver(userId, { ...copy, begun, finish });
    if (told === waits) throw new ApiError(unsent);
    forgetTried();
    return copy;
  });
}

/** What the member wrote before is told before, and has not got through. */
const unsent = {
  type: 'about:blank',
  title: 'No connection',
  status: 0,
  code: 'network',
  detail: networkMessage.id,
};

/** What the workout counts for. By itself it is called as its day was. */
async function counted(
  { session }: TriedCopy,
  finish: Finish,
  language: Language,
): Promise<{ readonly begun: NewSession; readonly finish: Finish }> {
  const { planId, week, day } = session;
  const whereabouts = await readWhereabouts();
  const startedPlanId = {
    followed: () => whereabouts.plan?.id,
    started: () => startPlan(planId),
    itself: () => undefined,
  }[countsFor(whereabouts, planId)];
  const id = await startedPlanId();
  if (id !== undefined) return { begun: { startedPlanId: id, week, day }, finish };
  const letters = Array.from(sessionNames({ ...session, name: null })[language]);
  while (letters.join('').length > routineLimits.name) letters.pop();
  return { begun: {}, finish: { ...finish, name: letters.join('').trimEnd() } };
}

/** Undefined where it cannot be started any more: another one was meanwhile, or it is not to be had. @throws {ApiError} */
async function startPlan(planId: string): Promise<string | undefined> {
  try {
    return (await read(memberApi().training.plans.$post({ json: { planId } }))).id;
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.problem.status)) return undefined;
    throw error;
  }
}
