import { z } from 'zod';
import { pictureFactsSchema } from '#src/features/media/schema.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { contentCategories, contentTypes } from './kinds.ts';
import { contentItemSchema } from './schema.ts';

export const contentListQuerySchema = z.object({
  q: listQuery.q,
  page: listQuery.page,
  type: z.enum(contentTypes).optional(),
  category: z.enum(contentCategories).optional(),
});
export type ContentListQuery = z.infer<typeof contentListQuerySchema>;

const item = contentItemSchema.shape;
const instant = z.iso.datetime();
/** Minutes, at the pace at which the language is read. */
const readingMinutes = z.object({ en: z.int().min(1).exactOptional(), am: z.int().min(1).exactOptional() });

/** What a list shows of an article: not its text. */
const contentCardSchema = contentItemSchema.omit({ status: true, body: true, sources: true }).extend({
  publishedAt: instant,
  updatedAt: instant,
  readingMinutes,
  picture: pictureFactsSchema.exactOptional().describe('Of the image, where it was uploaded'),
});
export type ContentCard = z.infer<typeof contentCardSchema>;

export const contentPageSchema = z.object({
  items: z.array(contentCardSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

/** A published article as Markdown, and as the HTML made of it, in every language that it has. */
export const contentDetailSchema = contentCardSchema.extend({
  body: item.body,
  html: z.object({ en: z.string().exactOptional(), am: z.string().exactOptional() }),
  sources: item.sources,
});
export type ContentDetail = z.infer<typeof contentDetailSchema>;
