import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '#src/server/database.server.ts';

/** How many records of each kind staff have written, beside the bundled ones. */
export interface StaffPopulation {
  /** Exercises, recipes, articles and saved replies, each. */
  readonly records: number;
  readonly pictures: number;
  /** Lines of the activity log. */
  readonly log: number;
}

export const staffTables = [
  'exercises',
  'recipes',
  'content_items',
  'saved_replies',
  'pictures',
  'picture_uses',
  'activity_log',
];

/** The bundled ones of a table, over and over, under ids of their own. */
const models = (sql: Sql, table: string, from: number, to: number) => sql`
  from generate_series(${from}::int, ${to}::int) as i
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all
    from ${sql(table)} where id not like 'bench-%') as model on model.place = i % model.all`;

/** Within three years, in no order that a list has. */
const moments = (sql: Sql) => sql`now() - interval '1 second' * (abs(hashint4(i)) % 94000000)`;

/** A text in both languages; of each tenth in English alone, of each fortieth in Amharic alone. */
const inTurn = (sql: Sql, text: PendingQuery<Row[]>) => sql`
  case when i % 10 = 0 then jsonb_build_object('en', (${text}->>'en') || ' ' || i)
    when i % 40 = 1 then jsonb_build_object('en', '', 'am', (${text}->>'am') || ' ' || i)
    else ${text} || jsonb_build_object('en', (${text}->>'en') || ' ' || i) end`;

/** A record of the table under a name of its own. */
const renamed = (sql: Sql, id: PendingQuery<Row[]>) => sql`
  model.data || jsonb_build_object('id', ${id}, 'name', ${inTurn(sql, sql`model.data->'name'`)})`;

/** The same; each twentieth is offered no more. */
export const offered = (sql: Sql, id: PendingQuery<Row[]>) => sql`
  ${renamed(sql, id)} || case when i % 20 = 3 then '{"retired": true}'::jsonb else '{}'::jsonb end`;

export async function insertNamed(
  sql: Sql,
  table: 'exercises' | 'recipes',
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into ${sql(table)} (id, data, search_text, updated_at)
    select 'bench-' || i, ${(table === 'recipes' ? offered : renamed)(sql, sql`'bench-' || i`)}, model.search_text || ' ' || i, ${moments(sql)}
    ${models(sql, table, from, to)}`;
}

export async function insertArticles(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into content_items (id, type, category, status, title, data, search_text, published_at, created_at, updated_at)
    select 'bench-' || i, type, category, case when i % 5 = 0 then 'draft' else 'published' end,
      ${inTurn(sql, sql`title`)}, data, search_text || ' ' || i,
      case when i % 5 > 0 then ${moments(sql)} end, ${moments(sql)}, ${moments(sql)}
    ${models(sql, 'content_items', from, to)}`;
}

export async function insertSavedReplies(sql: Sql, from: number, to: number): Promise<void> {
  const text = sql`jsonb_build_object('en', 'You find it under the plan.', 'am', 'ከዕቅዱ ሥር ያገኙታል።')`;
  await sql`
    insert into saved_replies (id, data, search_text, created_at, updated_at)
    select 'bench-' || i, jsonb_build_object('id', 'bench-' || i, 'title', 'Question ' || i, 'text', ${inTurn(sql, text)}),
      'question ' || i || E'\nyou find it under the plan.\nከዕቅዱ ሥር ያገኙታል።' ||
        case when i % 2000 = 0 then ' zumra' else '' end, ${moments(sql)}, ${moments(sql)}
    from generate_series(${from}::int, ${to}::int) as i`;
}

export async function insertPictures(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into pictures (id, name, alt, width, height, bytes, search_text, created_at, updated_at)
    select md5('picture ' || i), 'photo ' || i || '.jpg',
      case when i % 3 = 0 then '{}'::jsonb else '{"en": "A plate", "am": "ሳህን"}'::jsonb end, 1600, 1200, 90000,
      'photo ' || i || E'.jpg\na plate\nሳህን', ${moments(sql)}, ${moments(sql)}
    from generate_series(${from}::int, ${to}::int) as i`;
  // Most of them are shown somewhere, some in many places.
  await sql`
    insert into picture_uses (picture_id, kind, record_id)
    select md5('picture ' || i), 'exercise', 'bench-' || use
    from generate_series(${from}::int, ${to}::int) as i, generate_series(i, i + case i % 100 when 1 then 40 else 1 end) as use
    where i % 50 > 0`;
}

export async function insertLog(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into activity_log (timestamp, actor_id, action, subject_kind, subject_id, before, after)
    select ${moments(sql)}, md5('actor ' || i % 40)::uuid, 'update',
      (array['food', 'exercise', 'content-item', 'user'])[1 + i % 4], 'bench-' || i,
      jsonb_build_object('name', jsonb_build_object('en', 'Shiro ' || i, 'am', 'ሽሮ ' || i)),
      jsonb_build_object('name', jsonb_build_object('en', 'Shiro wat ' || i, 'am', 'ሽሮ ወጥ ' || i))
    from generate_series(${from}::int, ${to}::int) as i`;
}
