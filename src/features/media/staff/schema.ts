import { z } from 'zod';
import { listQuery } from '#src/lib/list-query.ts';
import { placeOfSort, sortedCursorSchema } from '#src/lib/paging.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { pictureLimits as limits } from '../kinds.ts';
import { altSchema } from '../schema.ts';
import { pictureMessages as messages } from './messages.ts';

/** Pictures on one page of the library. */
export const picturesPageSize = 24;

/** What the library can be narrowed down to. */
export const pictureStates = ['unused', 'wordless'] as const;

const pictureSorts = ['created', 'changed', 'name'] as const;

export const pictureListQuerySchema = z
  .object({
    ...sortQuery(pictureSorts),
    q: listQuery.q.describe('Words that must all be found in its words or the name of its file'),
    state: z
      .enum(pictureStates)
      .optional()
      .describe('`unused`: shown nowhere; `wordless`: without words in one of the languages'),
    after: sortedCursorSchema.hash.describe('`next` of the page before'),
    before: sortedCursorSchema.hash.describe('`previous` of the page behind'),
  })
  .refine(...placeOfSort('name'));
export type PictureListQuery = z.output<typeof pictureListQuerySchema>;

export const uploadQuerySchema = z.object({
  name: z
    .string()
    .overwrite(readable)
    .trim()
    .max(limits.name, { error: textMessages.tooLong.id })
    .refine(isStorable, { error: textMessages.unreadable.id })
    .default('')
    .describe('As the file is called; it can be searched for'),
});

/** The records that can show a picture, as the log calls them. */
const usingKinds = ['content-item', 'exercise', 'fitness-plan', 'nutrition-plan', 'recipe'] as const;

const pictureSchema = z.object({
  id: z.string(),
  name: z.string(),
  alt: altSchema,
  width: z.int(),
  height: z.int(),
  createdAt: z.iso.datetime(),
});

export const listedPictureSchema = pictureSchema.extend({
  version: versionFields.version,
  uses: z.int().describe('In how many records it is shown'),
});
export type ListedPicture = z.infer<typeof listedPictureSchema>;

export const picturePageSchema = z.object({
  items: z.array(listedPictureSchema),
  previous: z.string().nullable().describe('`before` of the page of newer pictures'),
  next: z.string().nullable().describe('`after` of the page of older pictures'),
});
export type PicturePage = z.infer<typeof picturePageSchema>;

const useSchema = z.object({
  kind: z.enum(usingKinds),
  id: z.string(),
  title: z.object({ en: z.string(), am: z.string().exactOptional() }),
});
export type PictureUse = z.infer<typeof useSchema>;

export const storedPictureSchema = z.object({
  picture: pictureSchema.extend({
    bytes: z.int().describe('Of all its forms'),
    createdBy: z.string().nullable().describe('Who uploaded it; null where that account is gone'),
  }),
  ...versionFields,
  usedBy: z.array(useSchema).describe('Where it is shown; not always all of them'),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

const pictureWordsSchema = z.object({
  alt: altSchema.refine(({ en, am }) => (en ?? am) !== undefined, { error: messages.noWords.id }),
});

export const pictureChangeSchema = pictureWordsSchema.extend(versionRead);
export type PictureChange = z.output<typeof pictureChangeSchema>;
