import { languages, type Language } from '#src/lib/language.ts';
import { listPageSize } from '#src/lib/list-query.ts';
import { pageCount } from '#src/lib/paging.ts';
import { titledPage } from '#src/server/named-page.server.ts';
import { matches } from '#src/server/search.server.ts';
import { isStorable } from '#src/lib/text.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { ContentCard, ContentDetail, ContentListQuery } from './listing.ts';
import { markdownHtml } from './markdown.server.ts';
import { readingMinutes } from './reading-time.ts';
import type { ContentItem } from './schema.ts';

type Reader = Pick<Runtime, 'sql' | 'now'>;

/** An article as the database gives it. */
type Row = Omit<ContentCard, 'readingMinutes'> & Pick<ContentItem, 'body' | 'sources'>;

/** As ISO 8601 has it, in UTC. */
const instant = (sql: Sql, time: ReturnType<Sql>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = (sql: Sql) => sql`
  id, type, category, title,
  ${instant(sql, sql`published_at`)} as "publishedAt",
  ${instant(sql, sql`greatest(updated_at, published_at)`)} as "updatedAt",
  data->'summary' as summary, data->'body' as body, data->'icon' as icon, data->'image' as image,
  picture_at(data->>'image') as picture, data->'author' as author, data->'sources' as sources`;

/** A page of the articles that are out, newest first; where none holds the words, those whose titles sound like them. */
export async function listContent({ sql, now }: Reader, { type, category, q, page }: ContentListQuery) {
  const isOut = sql`
    and status = 'published' and published_at <= ${now().toISOString()}
    ${type ? sql`and type = ${type}` : sql``}
    ${category ? sql`and category = ${category}` : sql``}`;
  const wanted = sql`from content_items where true ${isOut} ${matches(sql, q)}`;
  const [rows, [count]] = await Promise.all([
    sql<Row[]>`
      select ${columns(sql)} ${wanted}
      order by published_at desc, id desc
      limit ${listPageSize} offset ${(page - 1) * listPageSize}`,
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
  ]);
  const total = count?.total ?? 0;
  if (total > 0 || q === '')
    return { items: rows.map(card), total, page, pages: pageCount(total, listPageSize) };
  const heard = await titledPage(sql, { table: 'content_items', wanted: isOut, q, page, size: listPageSize });
  const named = await sql<Row[]>`
    select ${columns(sql)} from content_items
    where id = any(${heard.page < page ? [] : heard.ids}) order by array_position(${heard.ids}, id)`;
  return { items: named.map(card), total: heard.total, page, pages: heard.pages };
}

/** An article that is out, whole; null where there is none of that id. */
export async function readContent({ sql, now }: Reader, id: string): Promise<ContentDetail | null> {
  if (!isStorable(id)) return null;
  const [row] = await sql<Row[]>`
    select ${columns(sql)} from content_items
    where id = ${id} and status = 'published' and published_at <= ${now().toISOString()}`;
  return row ? detail(row) : null;
}

/** One that is not out yet, as it would be if it came out now; null where there is none, or it is out. */
export async function readDraft({ sql, now }: Reader, id: string): Promise<ContentDetail | null> {
  const moment = now().toISOString();
  const [row] = await sql<(Omit<Row, 'publishedAt'> & { publishedAt: string | null })[]>`
    select ${columns(sql)} from content_items
    where id = ${id} and (status = 'draft' or published_at > ${moment})`;
  return row ? detail({ ...row, publishedAt: row.publishedAt ?? moment }) : null;
}

function detail(row: Row): ContentDetail {
  const { body, sources } = row;
  const html = inEach(body, (markdown, language) => markdownHtml(markdown, language, sources.length));
  return { ...card(row), body, html, sources };
}

function card(row: Row): ContentCard {
  const { body, sources: _, ...shown } = row;
  return { ...shown, readingMinutes: inEach(body, readingMinutes) };
}

/** The same of a text in each language that it has. */
function inEach<T>(body: ContentItem['body'], of: (text: string, language: Language) => T) {
  const written = languages.flatMap((language) => {
    const text = body[language] ?? '';
    return text.trim() === '' ? [] : [[language, of(text, language)] as const];
  });
  return Object.fromEntries(written) as { en?: T; am?: T };
}
