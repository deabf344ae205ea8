import { ApiError, read, remove, whyFailed, type apiClient } from '#src/api/client.ts';
import { changeOutbox } from '#src/session/device/queue/kept-queue.client.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { diaryMessages } from './messages.ts';
import { ownFoodOf } from './own-food.ts';
import {
  after,
  changeOf,
  draftOf,
  nextOf,
  wholeOutbox,
  type Outbox,
  type Outcome,
  type Wanted,
} from './outbox.ts';
import type { ShownEntry } from './schema.ts';

/** The API, as the member whose diary it is: a page's own, or the worker's. */
type Client = ReturnType<typeof apiClient>;

/** What became of a wish: the entry as the server has it, or null where it is gone. */
export type Told = ShownEntry | null;

/** Tells the server what an entry is to become. Told before, it changes nothing. */
async function tell(api: Client, id: string, { entry, version, isRestored }: Wanted): Promise<Told> {
  if (entry === null) {
    await remove(api.diary[':id'].$delete({ param: { id } }));
    return null;
  }
  if (version === null) return await create(api, entry);
  if (isRestored) {
    const isBack = await read(api.diary[':id'].restore.$post({ param: { id } })).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'not_found') return false;
        throw error;
      },
    );
    if (!isBack) return await create(api, entry);
  }
  return await read(api.diary[':id'].$put({ param: { id }, json: changeOf(entry, version) }));
}

/** What this device has changed since it was sent first goes over what it had sent: nobody else knows its id. */
async function create(api: Client, entry: NonNullable<Wanted['entry']>): Promise<ShownEntry> {
  try {
    return await read(api.diary.$post({ json: draftOf(entry) }));
  } catch (error) {
    const current = whatStands(error);
    if (!current) throw error;
    return await read(
      api.diary[':id'].$put({ param: { id: entry.id }, json: changeOf(entry, current.version) }),
    );
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : null);

/** What stands, where an entry was changed elsewhere; null where that was not the reason. */
const whatStands = (error: unknown): ShownEntry | null =>
  error instanceof ApiError && error.problem.code === 'changed_meanwhile'
    ? (error.problem.current as ShownEntry)
    : null;

/** Whether the entry is there no more: it was deleted elsewhere. */
const isGone = (error: unknown): boolean => codeOf(error) === 'not_found';

/** Whether it helps to wait. */
const isWorthWaiting = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && error.problem.status === 401);

/** What is in no table is known to every node but those of the release before, which are about to go. */
const isKnownSoon = (error: unknown, { entry }: Wanted): boolean =>
  codeOf(error) === 'no_such_food' && entry?.portions.some(({ foodId }) => ownFoodOf(foodId)) === true;

/** Where an outbox stands. */
export type ChangeOutbox = (change: (outbox: Outbox) => Outbox) => Promise<Outbox>;

/** In the database that pages and the worker share. */
export const changeKept =
  (userId: string): ChangeOutbox =>
  async (change) =>
    wholeOutbox(await changeOutbox(userId, (kept) => change(wholeOutbox(kept))));

/**
 * Sends what waits, in the order in which it was made. Whatever page or worker begins, no other does so meanwhile.
 *
 * @param follow told of each entry that was sent, with the outbox as it stands then
 * @returns whether all was sent that can be
 */
export async function sendOutbox(
  userId: string,
  api: Client,
  change: ChangeOutbox,
  follow?: (outbox: Outbox, sent: { readonly id: string; readonly told: Told } | null) => void,
): Promise<boolean> {
  return await navigator.locks.request(`birtu-diary-${userId}`, async () => {
    for (let outbox = await change((now) => now); ;) {
      const next = nextOf(outbox);
      if (!next) return true;
      const [id, wanted] = next;
      const outcome = await send(api, id, wanted);
      if (outcome === null) return false;
      outbox = await change((now) => after(now, id, wanted, outcome));
      follow?.(outbox, outcome.is === 'told' ? { id, told: outcome.entry } : null);
    }
  });
}

/** Null where it helps to wait. */
async function send(api: Client, id: string, wanted: Wanted): Promise<Outcome | null> {
  try {
    return { is: 'told', entry: await tell(api, id, wanted) };
  } catch (error) {
    if (isWorthWaiting(error) || isKnownSoon(error, wanted)) return null;
    const conflict = whatStands(error);
    if (conflict) return { is: 'conflict', conflict };
    // Deleted elsewhere: what was changed here is new.
    if (isGone(error) && wanted.version !== null && wanted.entry !== null) return { is: 'gone' };
    return { is: 'refused', refusal: whyFailed(error, diaryMessages.notSaved) };
  }
}
