import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contentItems, userProfiles } from '#db/schema.ts';
import { matches } from '#src/server/search.server.ts';
import { pageOrLast } from '#src/lib/paging.ts';
import { changedValues, lastEditor, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { isTaken, type Database } from '#src/server/database.server.ts';
import { markdownHtml } from '../markdown.server.ts';
import { readingMinutes } from '../reading-time.ts';
import { contentRecord } from '../record.ts';
import type { ContentItem } from '../schema.ts';
import {
  nextPublication,
  publicationState,
  type Publication,
  type WantedPublication,
} from './publication.ts';
import {
  staffPageSize,
  type ChangedContent,
  type ChangedPublication,
  type NewContent,
  type PreviewRequest,
  type StaffContent,
  type StaffContentPage,
  type StaffContentQuery,
  type StaffContentRow,
} from './schema.ts';
import { freeSlug, reservedSlugs, slugOf } from './slug.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Row = typeof contentItems.$inferSelect;
/** What the `data` of a row holds, see `contentRecord`. */
type Details = Pick<ContentItem, 'summary' | 'body' | 'icon' | 'image' | 'author' | 'sources'>;

/** A page of all articles, the newest first, with how many there are. A page beyond the last one is the last one. */
export const listStaffContent = async (
  source: Pick<Runtime, 'sql' | 'now'>,
  query: StaffContentQuery,
): Promise<StaffContentPage> => await pageOrLast(query.page, (page) => readPage(source, { ...query, page }));

async function readPage(
  { sql, now }: Pick<Runtime, 'sql' | 'now'>,
  { q, type, category, status, page }: StaffContentQuery,
): Promise<StaffContentPage> {
  const moment = now().toISOString();
  const states = {
    draft: sql`and status = 'draft'`,
    scheduled: sql`and status = 'published' and published_at > ${moment}`,
    published: sql`and status = 'published' and published_at <= ${moment}`,
  };
  const wanted = sql`
    from content_items where true
    ${type ? sql`and type = ${type}` : sql``}
    ${category ? sql`and category = ${category}` : sql``}
    ${status ? states[status] : sql``}
    ${matches(sql, q)}`;
  const [items, [count]] = await Promise.all([
    sql<StaffContentRow[]>`
      select id, type, category, title, data->'author' as author, version,
        case
          when status = 'draft' then 'draft' when published_at > ${moment} then 'scheduled' else 'published'
        end as status,
        to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
        title ? 'am' and data->'summary' ? 'am' and data->'body' ? 'am' as "isTranslated"
      ${wanted}
      order by created_at desc, id desc
      limit ${staffPageSize} offset ${(page - 1) * staffPageSize}`,
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
  ]);
  const total = count?.total ?? 0;
  return { items: [...items], total, page, pages: Math.max(1, Math.ceil(total / staffPageSize)) };
}

/** One article as its editor needs it; null where there is none of that id. */
export async function readStaffContent(
  { db, now }: Pick<Runtime, 'db' | 'now'>,
  id: string,
): Promise<StaffContent | null> {
  const [found] = await db
    .select({ row: contentItems, writtenBy: userProfiles.fullName })
    .from(contentItems)
    .leftJoin(userProfiles, eq(userProfiles.id, contentItems.authorId as AnyPgColumn))
    .where(eq(contentItems.id, id));
  if (!found) return null;
  const { row, writtenBy } = found;
  const updatedBy = await lastEditor(db, 'content-item', id, row.updatedAt);
  return { ...editable(row, now()), writtenBy, updatedBy };
}

function editable(row: Row, now: Date): Omit<StaffContent, 'writtenBy' | 'updatedBy'> {
  const { id, type, category, title, version, updatedAt } = row;
  const { summary, body, icon, image, author, sources } = row.data as Details;
  return {
    id,
    title,
    summary,
    body,
    icon,
    image,
    author,
    sources,
    version,
    type: type as ContentItem['type'],
    category: category as ContentItem['category'],
    status: publicationState(publicationOf(row), now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

const publicationOf = ({ status, publishedAt }: Row): Publication => ({
  status: status as Publication['status'],
  publishedAt,
});

type Item = Omit<ContentItem, 'status' | 'publishedAt'>;

/** An article by the columns that its texts fill. */
function columnsOf(item: Item, status: ContentItem['status']) {
  const { search_text: searchText, ...columns } = contentRecord({ ...item, status });
  return { ...columns, searchText };
}

const noPublication: Publication = { status: 'draft', publishedAt: null };

/** A row that staff have made or changed is never written over by what comes with the product (db/seed.server.ts). */
const firstOwnVersion = 2;

/** Stores a new article, under an address of its own: the one asked for, or one made from its title. */
export async function createContent(
  context: MemberContext,
  { id: wantedId, publication, ...item }: NewContent,
): Promise<StaffContent | 'id_taken' | 'time_past'> {
  const { db, actor } = context;
  const moment = context.now();
  const logging = { ...context, now: () => moment };
  const next = nextPublication(noPublication, publication, moment);
  if (!next) return 'time_past';
  if (wantedId !== undefined && reservedSlugs.includes(wantedId)) return 'id_taken';
  const id = wantedId ?? (await addressFor(context, item.title.en));
  const stored = await db
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(contentItems)
        .values({
          ...columnsOf({ ...item, id }, next.status),
          publishedAt: next.publishedAt,
          authorId: actor.userId,
          version: firstOwnVersion,
          createdAt: moment,
          updatedAt: moment,
        })
        .returning();
      const after = loggedValues(row!);
      await recordChange(tx, logging, { ...subject(id), action: 'create', before: null, after });
      await recordPublication(tx, logging, row!, noPublication, next);
      return row!;
    })
    .catch(takenOrThrow);
  // Somebody else has taken the address made from the title since it was looked for: the next one is free.
  if (stored === 'id_taken' && wantedId === undefined)
    return await createContent(context, { ...item, publication });
  return stored === 'id_taken' ? stored : (await readStaffContent(context, stored.id))!;
}

async function addressFor({ db }: MemberContext, title: string): Promise<string> {
  const slug = slugOf(title);
  // All that numbering `slug` can lead to begin with what remains of it beside the longest number.
  const like = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(sql`starts_with(${contentItems.id}, ${slug.slice(0, 50)})`);
  return freeSlug(slug, new Set(like.map(({ id }) => id)));
}

function takenOrThrow(error: unknown): 'id_taken' {
  if (isTaken(error)) return 'id_taken';
  throw error;
}

export type RefusalCode = 'not_found' | 'id_taken' | 'id_fixed' | 'time_past' | 'unfinished';

/** Why a change was not made; with `changed_meanwhile` comes what stands there now. */
export type Refusal =
  | { readonly refused: RefusalCode }
  | { readonly refused: 'changed_meanwhile'; readonly current: StaffContent };
type Changed = StaffContent | Refusal;

/** Stores an article anew, unless somebody else has since the caller read it. */
export async function changeContent(
  context: MemberContext,
  id: string,
  { version, publication, ...item }: ChangedContent,
): Promise<Changed> {
  return await change(context, id, { version, publication, item });
}

/** Publishes an article, takes it back or gives it a time; its texts stay as they are. */
export async function changePublication(
  context: MemberContext,
  id: string,
  { version, publication }: ChangedPublication,
): Promise<Changed> {
  return await change(context, id, { version, publication, item: null });
}

interface Wanted {
  readonly version: number;
  readonly publication: WantedPublication;
  /** Null where it stays as it is. */
  readonly item: Item | null;
}

async function change(context: MemberContext, id: string, wanted: Wanted): Promise<Changed> {
  const moment = context.now();
  const refused = await context.db
    .transaction(async (tx) => {
      const [row] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update');
      if (!row) return 'not_found';
      if (row.version !== wanted.version) return 'changed_meanwhile';
      const before = publicationOf(row);
      const item = wanted.item ?? itemOf(row);
      if (item.id !== id && before.publishedAt !== null) return 'id_fixed';
      if (item.id !== id && reservedSlugs.includes(item.id)) return 'id_taken';
      const next = nextPublication(before, wanted.publication, moment);
      if (!next) return 'time_past';
      if (next.status === 'published' && !isWhole(item)) return 'unfinished';
      await store(tx, { ...context, now: () => moment }, { row, item, next });
      return null;
    })
    .catch(takenOrThrow);
  const current = await readStaffContent(context, refused ? id : (wanted.item?.id ?? id));
  if (!current) return { refused: 'not_found' };
  if (refused === 'changed_meanwhile') return { refused, current };
  return refused ? { refused } : current;
}

interface Step {
  readonly row: Row;
  readonly item: Item;
  readonly next: Publication;
}

/** Whether there is all that readers need. */
const isWhole = ({ summary, body, author }: Item): boolean =>
  [summary, body, author].every(({ en }) => en.trim() !== '');

/** Writes what has changed, if anything, and says so in the log, with the very moment of the change. */
async function store(tx: Transaction, context: MemberContext, { row, item, next }: Step) {
  const record = columnsOf(item, next.status);
  const changed = changedValues(loggedValues(row), loggedValues(record), 'title');
  const before = publicationOf(row);
  const isMoved =
    before.status !== next.status || before.publishedAt?.getTime() !== next.publishedAt?.getTime();
  if (!changed && !isMoved) return;
  await tx
    .update(contentItems)
    .set({ ...record, publishedAt: next.publishedAt, version: row.version + 1, updatedAt: context.now() })
    .where(and(eq(contentItems.id, row.id), eq(contentItems.version, row.version)));
  if (changed) await recordChange(tx, context, { ...subject(item.id), action: 'update', ...changed });
  await recordPublication(tx, context, record, before, next);
}

/** Removes an article for good. @returns false where there is none of that id */
export async function deleteContent(context: MemberContext, id: string): Promise<boolean> {
  return await context.db.transaction(async (tx) => {
    const [row] = await tx.delete(contentItems).where(eq(contentItems.id, id)).returning();
    if (!row) return false;
    await recordChange(tx, context, {
      ...subject(id),
      action: 'delete',
      before: loggedValues(row),
      after: null,
    });
    return true;
  });
}

const subject = (subjectId: string) => ({ subjectKind: 'content-item', subjectId }) as const;

function itemOf(row: Row): Item {
  const { id, title } = row;
  return {
    ...(row.data as Details),
    id,
    title,
    type: row.type as ContentItem['type'],
    category: row.category as ContentItem['category'],
  };
}

/** What an article says, as its editor sees it; whether it is out is logged apart. */
function loggedValues({
  id,
  title,
  type,
  category,
  data,
}: Pick<Row, 'id' | 'title' | 'type' | 'category' | 'data'>) {
  return { title, id, type, category, ...(data as Details) };
}

async function recordPublication(
  tx: Transaction,
  context: MemberContext,
  { id, title }: Pick<Row, 'id' | 'title'>,
  before: Publication,
  next: Publication,
) {
  const moment = context.now();
  const shown = (publication: Publication) => ({
    title,
    status: publicationState(publication, moment),
    publishedAt: publication.publishedAt?.toISOString() ?? null,
  });
  if (before.status === next.status && before.publishedAt?.getTime() === next.publishedAt?.getTime()) return;
  await recordChange(tx, context, {
    ...subject(id),
    action: next.status === 'published' ? 'publish' : 'unpublish',
    before: shown(before),
    after: shown(next),
  });
}

/** A text as its readers will see it, and how long it takes them. */
export const previewContent = ({ markdown, language, sources }: PreviewRequest) => ({
  html: markdownHtml(markdown, language, sources),
  readingMinutes: readingMinutes(markdown, language),
});
