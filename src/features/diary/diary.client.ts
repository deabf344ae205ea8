import { ApiError, read, remove } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { changeOf, draftOf, parseOutbox, type Outbox, type Wanted } from './outbox.ts';
import type { DayFigures, DiaryDay, Meal, Often, ShownEntry } from './schema.ts';

const api = () => memberApi().diary;
const entryApi = () => api()[':id'];

/** @throws {ApiError} as all of these */
export const readDay = async (day: Day): Promise<DiaryDay> => await read(api().$get({ query: { day } }));

export const readDays = async (from: Day, to: Day): Promise<readonly DayFigures[]> =>
  (await read(api().days.$get({ query: { from, to } }))).items;

export const readOften = async (day: Day): Promise<Often> => await read(api().often.$get({ query: { day } }));

/** @param id of the copy: sent again under it, nothing is written down twice */
export const copyDay = async (copy: {
  readonly id: string;
  readonly from: Day;
  readonly to: Day;
  readonly meal: Meal | null;
}): Promise<readonly ShownEntry[]> => (await read(api().copy.$post({ json: copy }))).items;

/** What became of a wish: the entry as the server has it, or null where it is gone. */
export type Told = ShownEntry | null;

/** Tells the server what an entry is to become. Told before, it changes nothing. */
export async function tell(id: string, { entry, version, isRestored }: Wanted): Promise<Told> {
  if (entry === null) {
    await remove(entryApi().$delete({ param: { id } }));
    return null;
  }
  if (version === null) return await create(entry);
  if (isRestored) {
    const isBack = await read(entryApi().restore.$post({ param: { id } })).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'not_found') return false;
        throw error;
      },
    );
    if (!isBack) return await create(entry);
  }
  return await read(entryApi().$put({ param: { id }, json: changeOf(entry, version) }));
}

/** What this device has changed since it was sent first goes over what it had sent: nobody else knows its id. */
async function create(entry: NonNullable<Wanted['entry']>): Promise<ShownEntry> {
  try {
    return await read(api().$post({ json: draftOf(entry) }));
  } catch (error) {
    const current = whatStands(error);
    if (!current) throw error;
    return await read(entryApi().$put({ param: { id: entry.id }, json: changeOf(entry, current.version) }));
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : null);

/** What stands, where an entry was changed elsewhere; null where that was not the reason. */
export const whatStands = (error: unknown): ShownEntry | null =>
  error instanceof ApiError && error.problem.code === 'changed_meanwhile'
    ? (error.problem.current as ShownEntry)
    : null;

/** Whether the entry is there no more: it was deleted elsewhere. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'not_found';

/** Whether it helps to wait. */
export const isWorthWaiting = (error: unknown): boolean =>
  isPassing(error) || (error instanceof ApiError && error.problem.status === 401);

/** A member's own: another one on the same device neither sees nor sends it. */
export const keyOf = (userId: string) => `birtu-diary-${userId}`;

export function readOutbox(userId: string): Outbox {
  try {
    return parseOutbox(localStorage.getItem(keyOf(userId)));
  } catch {
    // Storage can be refused, as in some private windows.
    return {};
  }
}

export function keepOutbox(userId: string, outbox: Outbox): void {
  try {
    if (Object.keys(outbox).length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(outbox));
  } catch {
    // As above.
  }
}
