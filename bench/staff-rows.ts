import type { Sql } from '#src/server/database.server.ts';

/** How many records of each kind staff have written, beside the bundled ones. */
export interface StaffPopulation {
  /** Exercises, recipes and articles, each. */
  readonly records: number;
  readonly pictures: number;
  /** Lines of the activity log. */
  readonly log: number;
}

export const staffTables = ['exercises', 'recipes', 'content_items', 'pictures', 'activity_log'];

/** The bundled ones of a table, over and over, under ids of their own. */
const models = (sql: Sql, table: string, from: number, to: number) => sql`
  from generate_series(${from}::int, ${to}::int) as i
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all
    from ${sql(table)} where id not like 'bench-%') as model on model.place = i % model.all`;

/** Within three years, in no order that a list has. */
const moments = (sql: Sql) => sql`now() - interval '1 second' * (abs(hashint4(i)) % 94000000)`;

const renamed = (sql: Sql) => sql`
  jsonb_set(model.data || jsonb_build_object('id', 'bench-' || i), '{name,en}',
    to_jsonb((model.data->'name'->>'en') || ' ' || i))`;

export async function insertNamed(
  sql: Sql,
  table: 'exercises' | 'recipes',
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into ${sql(table)} (id, data, search_text, updated_at)
    select 'bench-' || i, ${renamed(sql)}, model.search_text || ' ' || i, ${moments(sql)}
    ${models(sql, table, from, to)}`;
}

export async function insertArticles(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into content_items (id, type, category, status, title, data, search_text, published_at, created_at, updated_at)
    select 'bench-' || i, type, category, case when i % 5 = 0 then 'draft' else 'published' end,
      title || jsonb_build_object('en', (title->>'en') || ' ' || i), data, search_text || ' ' || i,
      case when i % 5 > 0 then ${moments(sql)} end, ${moments(sql)}, ${moments(sql)}
    ${models(sql, 'content_items', from, to)}`;
}

export async function insertPictures(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    insert into pictures (id, name, alt, width, height, bytes, search_text, created_at, updated_at)
    select md5('picture ' || i), 'photo ' || i || '.jpg',
      case when i % 3 = 0 then '{}'::jsonb else '{"en": "A plate", "am": "ሳህን"}'::jsonb end, 1600, 1200, 90000,
      'photo ' || i || E'.jpg\na plate\nሳህን', ${moments(sql)}, ${moments(sql)}
    from generate_series(${from}::int, ${to}::int) as i`;
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
