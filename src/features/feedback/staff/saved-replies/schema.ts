import { z } from 'zod';
import { cappedTotal, listQuery } from '#src/lib/list-query.ts';
import { eitherText, requiredText } from '#src/lib/localized.ts';
import { missingList, missingQuery } from '#src/lib/missing-language.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { savedReplyMessages as messages } from './messages.ts';
import { savedReplyLimits } from './kinds.ts';

/** Rows on one page of the list. */
export const savedRepliesPageSize = 50;

/** What the list can be asked for, as it stands in an address. */
export const savedReplyListQuerySchema = z.object({
  ...sortQuery(['title', 'changed']),
  q: listQuery.q.describe('Words that must all be found in title or text'),
  missing: missingQuery,
  page: listQuery.page.describe(
    `Of ${savedRepliesPageSize} saved replies each, from 1; beyond the last one comes the last one`,
  ),
});
export type SavedReplyListQuery = z.output<typeof savedReplyListQuerySchema>;

/** What staff write of a saved reply. */
export const savedReplyDraftSchema = z.object({
  title: requiredText(savedReplyLimits.title, messages.noTitle).describe('By which staff know it'),
  text: eitherText(savedReplyLimits.text, messages.noText).describe(
    '`{name}` stands for the name of whoever is answered',
  ),
});
export type SavedReplyDraft = z.output<typeof savedReplyDraftSchema>;

export const savedReplyChangeSchema = savedReplyDraftSchema.extend(versionRead);
export type SavedReplyChange = z.output<typeof savedReplyChangeSchema>;

export const savedReplySchema = savedReplyDraftSchema.extend({ id: z.string() });
export type SavedReply = z.infer<typeof savedReplySchema>;

/** A saved reply as staff have it. */
export const storedSavedReplySchema = z.object({ reply: savedReplySchema, ...versionFields });
export type StoredSavedReply = z.infer<typeof storedSavedReplySchema>;

export const savedReplyRowSchema = savedReplySchema.extend({
  version: versionFields.version,
  missing: missingList,
});
export type SavedReplyRow = z.infer<typeof savedReplyRowSchema>;

export const savedReplyPageSchema = z.object({
  items: z.array(savedReplyRowSchema),
  ...cappedTotal,
  page: z.int(),
  pages: z.int(),
});
export type SavedReplyPage = z.infer<typeof savedReplyPageSchema>;
