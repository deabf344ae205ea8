import { areaOf } from '#src/session/storage.client.ts';
import { unsentDraftsOf } from '#src/session/device/unsent.client.ts';
import { draftStoreOf } from './drafts.client.ts';

/**
 * Sends the drafts that only this device has, before somebody of the staff leaves it.
 *
 * @returns how many the server has not taken, those among them that were written elsewhere meanwhile
 */
export async function sendDrafts(userId: string): Promise<number> {
  const store = draftStoreOf(userId);
  const prefix = unsentDraftsOf(userId);
  const addresses = Object.keys(areaOf('localStorage'))
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  let left = 0;
  for (const address of addresses) {
    const unsent = store.readUnsent(address);
    if (!unsent) continue;
    const { over, keptAt: _, ...draft } = unsent;
    const keeping = await store.keep(address, draft, over);
    if (keeping.is === 'kept') store.writeUnsent(address, null);
    else left += 1;
  }
  return left;
}
