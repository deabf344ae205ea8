import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { IslamicCorrections } from './ramadan.ts';

/** Read once while the page is open. */
let announced: Promise<IslamicCorrections> | null = null;

/** The feasts of Islam that staff know better than the estimates. @throws {ApiError} */
export async function readAnnounced(): Promise<IslamicCorrections> {
  announced ??= read(memberApi().feasts.announced.$get()).then(({ items }) => items);
  try {
    return await announced;
  } catch (error) {
    announced = null;
    throw error;
  }
}
