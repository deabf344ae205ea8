import { staffRecords } from '#src/api/staff-records.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SavedReplyRow } from './schema.ts';

export const savedReplies = staffRecords(
  () => memberApi().admin['saved-replies'],
  async () => (await import('./schema.ts')).savedReplyListQuerySchema,
  ({ reply }) => reply.id,
);

/** All of them, by title. @throws {ApiError} */
export async function readAllSavedReplies(): Promise<SavedReplyRow[]> {
  const all: SavedReplyRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = await savedReplies.readPage(new URLSearchParams({ page: String(page) }));
    all.push(...read.items);
    ({ pages } = read);
  }
  return all;
}
