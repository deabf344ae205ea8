import { randomUUID } from 'node:crypto';
import { savedRepliesWithout } from '#db/missing-language.ts';
import { savedReplies } from '#db/schema.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import { without } from '#src/lib/without.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { lacksLanguage, missingLanguages } from '#src/server/missing-language.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { inOrder } from '#src/server/ids-in-order.server.ts';
import { numberedPage } from '#src/server/numbered-page.server.ts';
import {
  savedRepliesPageSize,
  type SavedReply,
  type SavedReplyChange,
  type SavedReplyDraft,
  type SavedReplyListQuery,
  type SavedReplyPage,
  type SavedReplyRow,
  type StoredSavedReply,
} from './schema.ts';

type Row = typeof savedReplies.$inferSelect;

export const records = versioned({
  table: savedReplies,
  subjectKind: 'saved-reply',
  isKey: hasId(savedReplies.id),
  subjectId: (id) => id,
  logged: ({ data }) => data as SavedReply,
  naming: 'title',
});

/** A page of the saved replies, by title unless it is asked for otherwise. A page beyond the last one is the last one. */
export async function listSavedReplies(
  { sql }: Pick<Runtime, 'sql'>,
  { q, missing, page, ...asked }: SavedReplyListQuery,
): Promise<SavedReplyPage> {
  const { ids, ...found } = await numberedPage(sql, {
    table: 'saved_replies',
    wanted: [missing && lacksLanguage(sql, savedRepliesWithout, missing)],
    q,
    sorting: sortingOf(asked, 'title'),
    columns: { title: sql`lower(data->>'title')`, changed: sql`updated_at` },
    page,
    size: savedRepliesPageSize,
  });
  const rows = await sql<SavedReplyRow[]>`
    select id, version, data->>'title' as title, data->'text' as text, ${missingLanguages(sql, savedRepliesWithout)}
    from saved_replies where id = any(${ids})`;
  return { items: inOrder(ids, rows), ...found };
}

/** Null where there is none of that id. */
export async function readSavedReply(
  { db }: Pick<Runtime, 'db'>,
  id: string,
): Promise<StoredSavedReply | null> {
  const stored = await records.read(db, id);
  return stored && storedSavedReply(stored);
}

export async function createSavedReply(
  context: MemberContext,
  draft: SavedReplyDraft,
): Promise<StoredSavedReply> {
  const id = randomUUID();
  const stored = await records.create(context, id, { id, ...columnsOf({ id, ...draft }) });
  return storedSavedReply(stored!);
}

/** Writes what staff have made of a saved reply. */
export async function changeSavedReply(
  context: MemberContext,
  id: string,
  { version, ...draft }: SavedReplyChange,
) {
  const outcome = await records.save(context, id, version, () => columnsOf({ id, ...draft }));
  return await withRecord(outcome, storedSavedReply);
}

/** @returns false where there is none */
export const deleteSavedReply = (context: MemberContext, id: string): Promise<boolean> =>
  records.remove(context, id);

/** Null where there is nothing of that id to be brought back. */
export async function bringBackSavedReply(
  context: MemberContext,
  id: string,
): Promise<StoredSavedReply | null> {
  const stored = await records.bringBack(context, id);
  return stored && storedSavedReply(stored);
}

/** What staff write of a saved reply. */
export const draftIn = ({ data }: Row): SavedReplyDraft => without(data as SavedReply, 'id');

function columnsOf(reply: SavedReply) {
  const { title, text } = reply;
  return { data: reply, searchText: [title, text.en, text.am ?? ''].join('\n').toLowerCase() };
}

const storedSavedReply = (stored: Stored<typeof savedReplies>): StoredSavedReply => ({
  reply: stored.row.data as SavedReply,
  ...versionOf(stored),
});
