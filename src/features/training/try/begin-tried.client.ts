import { newCopy } from '../device-copy.client.ts';
import type { TriedBeginning } from './day.ts';
import type { TriedCopy } from './schema.ts';
import { keepBegun, readTried } from './tried-copy.client.ts';

/** Begins a workout on this device, unless one goes on. @returns the one that goes on then */
export async function beginTried(beginning: TriedBeginning): Promise<TriedCopy> {
  const kept = await readTried();
  if (kept) return kept;
  const startedAt = new Date().toISOString();
  // Chosen here: however often it is told to the server one day, it is the same workout.
  const session = { ...beginning, id: crypto.randomUUID(), startedAt, finishedAt: null };
  const begun = { ...newCopy(session, Date.now()), session } as TriedCopy;
  keepBegun(begun);
  return begun;
}
