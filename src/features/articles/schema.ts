import { z } from 'zod';
import { eitherText, idText } from '#src/lib/localized.ts';
import { contentTypes, contentCategories, contentStatuses, articleIcons, contentLimits } from './kinds.ts';

const limits = contentLimits;

/** A picture of this site: no page of it asks anybody else for anything. */
const picture = z
  .string()
  .max(limits.address)
  .regex(/^\/(?![/\\])/);

const source = z.object({
  /** Who, what, where, when: as one cites it, in the source's own language. */
  citation: z.string().trim().min(1).max(limits.citation),
  url: z.url({ protocol: /^https?$/ }).max(limits.address),
});

/** An article. Its text is Markdown, in which `[^1]` points to the first of its sources. */
export const contentItemSchema = z.object({
  id: idText,
  type: z.enum(contentTypes),
  category: z.enum(contentCategories),
  status: z.enum(contentStatuses),
  title: eitherText(limits.title),
  summary: eitherText(limits.summary),
  body: eitherText(limits.body),
  icon: z.enum(articleIcons),
  image: picture.nullable(),
  author: eitherText(limits.author),
  sources: z.array(source).max(limits.sources),
  /** From when on a published item is shown; null only for a draft. */
  publishedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ContentItem = z.infer<typeof contentItemSchema>;
