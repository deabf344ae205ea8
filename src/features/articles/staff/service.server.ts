import { eq, sql } from 'drizzle-orm';
import { contentItems, userProfiles } from '#db/schema.ts';
import { articlesWithout } from '#db/missing-language.ts';
import { changedMeanwhile, refusals } from '#src/api/describe.server.ts';
import { lacksLanguage, missingLanguages } from '#src/server/missing-language.server.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import { literal } from '#src/lib/search.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { madeByName, namedIn, type Importable } from '#src/server/csv-import.server.ts';
import { inLanguage } from '#src/lib/language.ts';
import { isTaken } from '#src/server/database.server.ts';
import {
  hasId,
  versioned,
  versionOf,
  withRecord,
  type SaveOutcome,
  type Stored,
} from '#src/server/versioned.server.ts';
import { inOrder } from '#src/server/ids-in-order.server.ts';
import { numberedPage } from '#src/server/numbered-page.server.ts';
import { planned } from '#src/server/planned.server.ts';
import { articlePath } from '../article-path.ts';
import { markdownHtml } from '../markdown.server.ts';
import { readingMinutes } from '../reading-time.ts';
import { contentRecord } from '../record.ts';
import type { ContentItem } from '../schema.ts';
import { articleImport } from './article-columns.ts';
import { staffContentMessages as messages } from './messages.ts';
import {
  nextPublication,
  publicationState,
  type Publication,
  type WantedPublication,
} from './publication.ts';
import {
  articleDraftSchema,
  isWhole,
  staffPageSize,
  storedArticleSchema,
  type ArticleChange,
  type ArticleDraft,
  type ArticleLinks,
  type ArticleListQuery,
  type ArticleRow,
  type PreviewRequest,
  type PublicationChange,
  type StaffArticles,
  type StoredArticle,
} from './schema.ts';
import { freeSlug, reservedSlugs, slugOf } from './slug.ts';

type Row = typeof contentItems.$inferSelect;
/** What the `data` of a row holds, see `contentRecord`. */
type Details = Pick<ContentItem, 'summary' | 'body' | 'icon' | 'image' | 'author' | 'sources'>;
type Item = Omit<ContentItem, 'status' | 'publishedAt'>;

/** Why a new article is not stored. */
export const creatingRefusals = {
  id_taken: [409, messages.addressTaken],
  time_past: [422, messages.timePast],
} as const;
/** Why an article is not saved, beside that it is not there or has changed. */
export const savingRefusals = {
  ...creatingRefusals,
  id_fixed: [409, messages.addressFixed],
  unfinished: [422, messages.unfinished],
} as const;
export const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedArticleSchema),
  ...savingRefusals,
});

export const records = versioned({
  table: contentItems,
  subjectKind: 'content-item',
  isKey: hasId(contentItems.id),
  keyOf: ({ id }) => id,
  subjectId: (id) => id,
  logged: (row, now) => ({ ...itemOf(row), ...publicationIn(row, now) }),
  naming: 'title',
  actionOf(before, after) {
    const isMoved =
      before.status !== after.status || before.publishedAt?.getTime() !== after.publishedAt?.getTime();
    if (!isMoved) return 'update';
    return after.status === 'published' ? 'publish' : 'unpublish';
  },
});

/** A page of all articles, the newest first, with how many there are. A page beyond the last one is the last one. */
export async function listForStaff(
  { sql, now }: Pick<Runtime, 'sql' | 'now'>,
  { q, type, category, status, missing, page, ...asked }: ArticleListQuery,
): Promise<StaffArticles> {
  const moment = now().toISOString();
  const states = {
    draft: sql`and status = 'draft'`,
    scheduled: sql`and status = 'published' and published_at > ${moment}`,
    published: sql`and status = 'published' and published_at <= ${moment}`,
  };
  const { ids, ...found } = await numberedPage(sql, {
    table: 'content_items',
    wanted: [
      type && sql`and type = ${type}`,
      category && sql`and category = ${category}`,
      status && states[status],
      missing && lacksLanguage(sql, articlesWithout, missing),
    ],
    q,
    sorting: sortingOf(asked, 'created'),
    columns: {
      title: sql`lower(title->>'en')`,
      author: sql`lower(data->'author'->>'en')`,
      published: sql`coalesce(published_at, '-infinity')`,
      status: sql`status`,
      changed: sql`updated_at`,
      created: sql`created_at`,
    },
    page,
    size: staffPageSize,
  });
  const rows = await sql<ArticleRow[]>`
    select id, type, category, title, data->'author' as author, version,
      case
        when status = 'draft' then 'draft' when published_at > ${moment} then 'scheduled' else 'published'
      end as status,
      to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
      ${missingLanguages(sql, articlesWithout)}
    from content_items where id = any(${ids})`;
  return { items: inOrder(ids, rows), ...found };
}

type Reader = Pick<Runtime, 'db' | 'now'>;

/** Null where there is none of that id. */
export async function readForStaff(source: Reader, id: string): Promise<StoredArticle | null> {
  const stored = await records.read(source.db, id);
  return stored && (await storedArticle(source, stored));
}

async function storedArticle(
  { db, now }: Reader,
  stored: Stored<typeof contentItems>,
): Promise<StoredArticle> {
  const { row } = stored;
  const [writer] = row.authorId
    ? await db.select().from(userProfiles).where(eq(userProfiles.id, row.authorId))
    : [];
  return {
    ...itemOf(row),
    ...publicationIn(row, now()),
    writtenBy: writer?.fullName ?? null,
    ...versionOf(stored),
  };
}

/** Stores a new article, under an address of its own: the one asked for, or one made from its title. */
export async function createArticle(context: MemberContext, draft: ArticleDraft): Promise<StoredArticle> {
  const { id: wanted, publication, ...item } = draft;
  const next = publicationAfter({ status: 'draft', publishedAt: null }, publication, context.now());
  if (wanted !== undefined && reservedSlugs.includes(wanted)) throw refuse.at('id_taken', 'id');
  const id = wanted ?? (await addressFor(context, item.title.en));
  const columns = { ...columnsOf({ ...item, id }, next), authorId: context.actor.userId };
  const stored = await records.create(context, id, columns);
  if (stored) return await storedArticle(context, stored);
  if (wanted !== undefined) throw refuse.at('id_taken', 'id');
  // Somebody else has taken the address made from the title since it was looked for: the next one is free.
  return await createArticle(context, draft);
}

/** Tables of articles, which come as drafts. */
export const importable: Importable<ArticleDraft> = {
  kind: articleImport,
  schema: articleDraftSchema,
  named: (db, names) => namedIn(db, sql`content_items`, sql`title`, names),
  create: (context, rows) =>
    context.db.transaction(async (tx) => {
      const draft = { status: 'draft', publishedAt: null } as const;
      const authorId = context.actor.userId;
      const ids = await madeByName(
        rows.map((row) => row.draft),
        {
          idOf: ({ title }) => slugOf(title.en),
          isReserved: (id) => reservedSlugs.includes(id),
          createAll: (named) =>
            records.createAll(
              tx,
              context,
              named.map(
                ({ id, draft: item }) => [id, { ...columnsOf({ ...item, id }, draft), authorId }] as const,
              ),
            ),
          createNumbered: async (item) => (await createArticle({ ...context, db: tx }, item)).id,
        },
      );
      return ids.map((id, index) => ({ id, name: inLanguage(rows[index]!.draft.title, 'en') }));
    }),
};

async function addressFor({ db }: MemberContext, title: string): Promise<string> {
  const slug = slugOf(title);
  // All that numbering `slug` can lead to begin with what remains of it beside the longest number.
  const like = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(sql`starts_with(${contentItems.id}, ${slug.slice(0, 50)})`);
  return freeSlug(slug, new Set(like.map(({ id }) => id)));
}

/** Writes what staff have made of an article. Without an address it keeps its own. */
export const changeArticle = (
  context: MemberContext,
  id: string,
  { version, publication, ...draft }: ArticleChange,
) => save(context, id, version, publication, (before) => ({ ...draft, id: draft.id ?? before.id }));

/** Publishes an article, takes it back or gives it a time; its texts stay as they are. */
export const changePublication = (
  context: MemberContext,
  id: string,
  { version, publication }: PublicationChange,
) => save(context, id, version, publication, itemOf);

async function save(
  context: MemberContext,
  id: string,
  version: number,
  publication: WantedPublication,
  itemAfter: (before: Row) => Item,
): Promise<SaveOutcome<StoredArticle>> {
  const saving = records.save(context, id, version, (before) => {
    const item = itemAfter(before);
    if (item.id !== id && before.publishedAt !== null) throw refuse.at('id_fixed', 'id');
    if (item.id !== id && reservedSlugs.includes(item.id)) throw refuse.at('id_taken', 'id');
    const next = publicationAfter(publicationOf(before), publication, context.now());
    if (next.status === 'published' && !isWhole(item)) throw refuse('unfinished');
    return columnsOf(item, next);
  });
  const outcome = await saving.catch((error: unknown) => {
    throw isTaken(error) ? refuse.at('id_taken', 'id') : error;
  });
  return await withRecord(outcome, (record) => storedArticle(context, record));
}

/** @throws 422 where a time is wanted that is over */
function publicationAfter(before: Publication, wanted: WantedPublication, now: Date): Publication {
  const next = nextPublication(before, wanted, now);
  if (!next) throw refuse.at('time_past', 'publication', 'at');
  return next;
}

/** So many are named. */
const maxLinks = 10;

/** The articles whose text leads to one, which readers would then not find; null where there is none of that id. */
export async function linksTo(source: Pick<Runtime, 'db' | 'sql'>, id: string): Promise<ArticleLinks | null> {
  const stored = await records.read(source.db, id);
  if (!stored) return null;
  const path = articlePath(itemOf(stored.row));
  // Whatever is asked for: a plan of the query for any text would read all articles.
  const items = await planned(
    source.sql,
    (transaction) => transaction<ArticleLinks['items']>`
      select id, title from content_items
      where search_text like ${`%${literal(path)}%`} and search_text ~ ${`${path}([^a-z0-9-]|$)`} and id <> ${id}
      order by created_at desc, id desc limit ${maxLinks}`,
  );
  return { items: [...items], total: items.length };
}

/** @returns false where there is none of that id */
export const deleteArticle = (context: MemberContext, id: string): Promise<boolean> =>
  records.remove(context, id);

/** Brings back a deleted article: one that was scheduled waits for its time again. */
export async function bringBackArticle(context: MemberContext, id: string): Promise<StoredArticle | null> {
  const stored = await records.bringBack(context, id);
  return stored && (await storedArticle(context, stored));
}

/** What staff write of an article, to be as it was then; its address, and whether readers see it, stay. */
export function draftFrom(then: Row, now: Row, moment: Date): ArticleDraft {
  const state = publicationState(publicationOf(now), moment);
  const publication = state === 'scheduled' ? { state, at: now.publishedAt!.toISOString() } : { state };
  return { ...itemOf(then), id: now.id, publication };
}

/** An article by its columns. */
function columnsOf(item: Item, { status, publishedAt }: Publication) {
  const { search_text: searchText, ...columns } = contentRecord({ ...item, status });
  return { ...columns, searchText, publishedAt };
}

function itemOf({ id, title, type, category, data }: Row): Item {
  return {
    id,
    title,
    type: type as ContentItem['type'],
    category: category as ContentItem['category'],
    ...(data as Details),
  };
}

const publicationOf = ({ status, publishedAt }: Row): Publication => ({
  status: status as Publication['status'],
  publishedAt,
});

const publicationIn = (row: Row, now: Date) => ({
  status: publicationState(publicationOf(row), now),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

/** A text as its readers will see it, and how long it takes them. */
export const previewArticle = ({ markdown, language, sources }: PreviewRequest) => ({
  html: markdownHtml(markdown, language, sources),
  readingMinutes: readingMinutes(markdown, language),
});
