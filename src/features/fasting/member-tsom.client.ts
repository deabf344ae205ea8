import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Tsom } from './tsom.ts';

/** What the member's profile holds. @throws {ApiError} */
export const readTsom = async (): Promise<Tsom | null> =>
  (await read(memberApi().preferences.$get())).tsom ?? null;

/** Keeps it in the member's profile, or forgets it there. @throws {ApiError} */
export async function keepTsom(tsom: Tsom | null): Promise<void> {
  await read(memberApi().preferences.$put({ json: { tsom } }));
}
