import { z } from 'zod';
import { eitherText } from '#src/lib/localized.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { cappedTotal, listQuery } from '#src/lib/list-query.ts';
import { languages, type Language } from '#src/lib/language.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { articleIcons, contentCategories, contentLimits as limits, contentTypes } from '../kinds.ts';
import { staffContentMessages as messages } from './messages.ts';
import { publicationStates } from './publication.ts';
import { maxSlugLength } from './slug.ts';

/** As `idText`, with words for whoever types it. */
const id = z
  .string()
  .max(maxSlugLength, { error: messages.notAnAddress.id })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: messages.notAnAddress.id });

const storable = (max: number) =>
  z
    .string()
    .overwrite(readable)
    .max(max, { error: textMessages.tooLong.id })
    .refine(isStorable, { error: textMessages.unreadable.id });

/** A text that a draft may still lack. */
const unfinished = (max: number) => {
  const text = storable(max).trim();
  return z.object({ en: text, am: text.min(1, { error: textMessages.missing.id }).exactOptional() });
};

/** Markdown stays as it was typed, blanks at its ends included. */
const markdown = storable(limits.body);

const source = z.object({
  citation: storable(limits.citation).trim().min(1, { error: messages.citationMissing.id }),
  url: storable(limits.address)
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: messages.notAWebAddress.id })),
});

const moment = z.iso.datetime({ offset: true, error: messages.timeMissing.id });

export const publicationSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('draft') }),
  z.object({
    state: z.literal('published'),
    since: moment
      .exactOptional()
      .describe('When it came out first, where it is to be as it was; what is still to come is now'),
  }),
  z.object({ state: z.literal('scheduled'), at: moment }),
]);

const fields = z.object({
  id: id
    .optional()
    .describe('Left out, a new article gets one made from its title, and a stored one keeps its own'),
  type: z.enum(contentTypes),
  category: z.enum(contentCategories),
  title: eitherText(limits.title, messages.titleMissing),
  summary: unfinished(limits.summary),
  body: z.object({ en: markdown, am: markdown.exactOptional() }),
  icon: z.enum(articleIcons),
  image: pictureAddress,
  author: unfinished(limits.author),
  sources: z.array(source).max(limits.sources, { error: messages.tooManySources.id }),
  publication: publicationSchema,
});

const neededToPublish = [
  ['title', messages.titleMissing],
  ['summary', messages.summaryMissing],
  ['body', messages.textMissing],
] as const;

type Texts = Pick<z.output<typeof fields>, 'title' | 'summary' | 'body' | 'author'>;

const lacks = (item: Texts, language: Language) =>
  neededToPublish.filter(([name]) => !item[name][language]?.trim());

/** What readers need and is not there, in the language in which more of it is; a name is one in both. */
function unwritten(item: Texts) {
  const [most] = languages.toSorted((a, b) => lacks(item, a).length - lacks(item, b).length);
  const missing = lacks(item, most!).map(([name, { id: message }]) => ({ path: [name, most!], message }));
  const isSigned = [item.author.en, item.author.am ?? ''].some((author) => author.trim() !== '');
  return isSigned ? missing : [...missing, { path: ['author', most!], message: messages.authorMissing.id }];
}

/** Whether there is all that readers need, in one language at least. */
export const isWhole = (item: Texts): boolean => unwritten(item).length === 0;

/** A draft needs a title only; what readers are to see must be whole in one language. */
const whole: z.core.CheckFn<z.output<typeof fields>> = ({ value, issues }) => {
  if (value.publication.state === 'draft') return;
  for (const { path, message } of unwritten(value))
    issues.push({ code: 'custom', path, message, input: value });
};

/** What staff write. Without an id an article gets one made from its title, or keeps its own. */
export const articleDraftSchema = fields.check(whole);
export type ArticleDraft = z.output<typeof articleDraftSchema>;

export const articleChangeSchema = fields.extend(versionRead).check(whole);
export type ArticleChange = z.output<typeof articleChangeSchema>;

export const publicationChangeSchema = z.object({ publication: publicationSchema, ...versionRead });
export type PublicationChange = z.output<typeof publicationChangeSchema>;

export const previewSchema = z.object({
  markdown,
  language: z.enum(languages),
  sources: z.int().min(0).max(limits.sources),
});
export type PreviewRequest = z.output<typeof previewSchema>;

export const previewAnswerSchema = z.object({ html: z.string(), readingMinutes: z.int() });

/** Rows on one page of the list (specification §9). */
export const staffPageSize = 10;

export const articleListQuerySchema = z.object({
  ...sortQuery(['title', 'author', 'published', 'status', 'changed', 'created']),
  q: listQuery.q,
  page: listQuery.page.describe(
    `Of ${staffPageSize} articles each, from 1; beyond the last one comes the last one`,
  ),
  type: z.enum(contentTypes).optional(),
  category: z.enum(contentCategories).optional(),
  status: z.enum(publicationStates).optional(),
  missing: z.enum(languages).optional().describe('Only what is not there in this language'),
});
export type ArticleListQuery = z.output<typeof articleListQuerySchema>;

const localized = z.object({ en: z.string(), am: z.string().exactOptional() });

/** A row of the list. */
const articleRowSchema = z.object({
  id: z.string(),
  type: z.enum(contentTypes),
  category: z.enum(contentCategories),
  title: localized,
  author: localized,
  status: z.enum(publicationStates),
  publishedAt: z.iso.datetime().nullable().describe('A draft has one if it was out, or was to be, before'),
  version: z.int(),
  missing: z
    .array(z.enum(languages))
    .describe('Languages in which title, summary or text are not there, and are in the other one'),
});
export type ArticleRow = z.infer<typeof articleRowSchema>;

export const staffArticlesSchema = z.object({
  items: z.array(articleRowSchema),
  ...cappedTotal,
  page: z.int(),
  pages: z.int(),
});
export type StaffArticles = z.infer<typeof staffArticlesSchema>;

/** Articles that lead to one; not always all of them. */
export const articleLinksSchema = z.object({
  items: z.array(z.object({ id: z.string(), title: localized })),
  total: z.int(),
});
export type ArticleLinks = z.infer<typeof articleLinksSchema>;

/** An article as staff have it. */
export const storedArticleSchema = articleRowSchema.omit({ missing: true }).extend({
  summary: localized,
  body: localized,
  icon: z.enum(articleIcons),
  image: z.string().nullable(),
  sources: z.array(z.object({ citation: z.string(), url: z.string() })),
  writtenBy: z
    .string()
    .nullable()
    .describe('Who made it; null for what came with Birtu, or whose account is gone'),
  ...versionFields,
});
export type StoredArticle = z.infer<typeof storedArticleSchema>;
