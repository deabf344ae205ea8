import { copyName } from '#src/lib/copy-name.ts';
import { noText, withBothLanguages, type InFields } from '#src/lib/translations.ts';
import { without } from '#src/lib/without.ts';
import { savedReplyLimits } from './kinds.ts';
import type { SavedReplyDraft, StoredSavedReply } from './schema.ts';

/** A saved reply as the form holds it. */
export type SavedReplyFields = InFields<SavedReplyDraft>;

const blank: SavedReplyFields = { title: '', text: noText };

/** What the form begins with. */
export const fieldsOf = (stored: StoredSavedReply | null): SavedReplyFields =>
  stored ? withBothLanguages(without(stored.reply, 'id')) : blank;

/** What the form of another one like this begins with. */
export const copiedFields = (stored: StoredSavedReply): SavedReplyFields => {
  const fields = fieldsOf(stored);
  return { ...fields, title: copyName(fields.title, 'en', savedReplyLimits.title) };
};
