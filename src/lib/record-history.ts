import { z } from 'zod';

/** Why a version, or what was deleted, does not come back. */
export const historyMessages = {
  noLongerFits: /*i18n*/ { id: 'This version does not fit what is asked of a record today.' },
  namedTwice: /*i18n*/ { id: 'Each record can be named once.' },
  changedMeanwhile: /*i18n*/ { id: 'Somebody has changed it meanwhile. Look at it again.' },
  versionGone: /*i18n*/ { id: 'This version is not kept any more.' },
  notDeleted: /*i18n*/ {
    id: 'There is nothing to bring back: it was deleted too long ago, or something else has taken its place.',
  },
} as const;

/** What a record said once, by the names that the activity log has for its values. */
const values = z.record(z.string(), z.unknown());

export const versionLineSchema = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Null for what came with the product, and where that account is gone'),
  action: z.string(),
  changed: z.array(z.string()).describe('What is not as it was in the version before'),
  restored: z.int().nullable().describe('The version that it went back to'),
});
export type VersionLine = z.infer<typeof versionLineSchema>;

/** Versions on one page of a history. */
export const versionsPageSize = 20;

export const versionsQuerySchema = z.object({
  after: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('`next` of the page before'),
});

export const versionsPageSchema = z.object({
  items: z.array(versionLineSchema),
  next: z.string().nullable().describe('`after` of the page of older versions'),
});
export type VersionsPage = z.infer<typeof versionsPageSchema>;

/** A version beside what stands now. */
export const comparedVersionSchema = versionLineSchema.extend({
  values,
  now: z.object({ version: z.int(), values }),
});
export type ComparedVersion = z.infer<typeof comparedVersionSchema>;

/** The areas below `/admin/` whose records have an editor, with a history, at their id. */
export type EditorArea =
  | 'content'
  | 'exercises'
  | 'fitness'
  | 'foods'
  | 'nutrition'
  | 'pictures'
  | 'recipes'
  | 'saved-replies';

/** Of whatever has a history, below `/admin/`. */
export type EditorAddress = `${EditorArea}/${string}` | `feasts/${string}/${string}`;

/** Of a list whose records have pages of their own. */
export type ListPath = `/admin/${EditorArea | 'users'}`;

/** Of such a list, as it was left. */
export type ListAddress = ListPath | `${ListPath}?${string}`;
