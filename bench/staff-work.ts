import { homeTimeZone, today } from '#src/lib/day.ts';
import { filteredLists } from '#src/features/admin/filters/kinds.ts';
import { maxVersions } from '#src/server/record-history.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Population } from './rows.ts';

/** What the housekeeping of the product leaves: days of what was counted, texts of a day that were not found. */
const keptDays = { figures: 400, texts: 90 };
const maxTextsOfDay = 2000;
const startedPlans = 5000;

/**
 * What staff and readers leave beside the records themselves: versions, days that are counted, drafts, filters, messages
 * put aside or assigned. Also over a database that was filled before: each table is filled where it is empty.
 */
export async function fillStaffWork(sql: Sql, population: Population): Promise<void> {
  const isEmpty = async (table: string) => (await sql`select from ${sql(table)} limit 1`).length === 0;
  if (await isEmpty('record_versions')) await insertVersions(sql, population.records);
  if (await isEmpty('daily_counts')) await insertCounts(sql, population.records);
  if (await isEmpty('drafts')) await insertDrafts(sql, population.records);
  const [sorted] = await sql`select from feedback where spam_at is not null limit 1`;
  if (!sorted) await sortFeedback(sql);
}

/** Of each exercise two, of the first as many as are kept. */
async function insertVersions(sql: Sql, records: number): Promise<void> {
  await sql`
    insert into record_versions (subject_kind, subject_id, version, record, changed, action, at, by)
    select 'exercise', record.id, n, jsonb_build_object('id', record.id, 'data', data, 'createdAt', record.updated_at),
      array['name'], case when n = 1 then 'create' else 'update' end, now() - (${maxVersions}::int - n) * interval '1 day', null
    from generate_series(1, ${records}::int) as i join exercises as record on record.id = 'bench-' || i
    cross join lateral generate_series(1, case when i = 1 then ${maxVersions}::int else 2 end) as n`;
}

/** Ten days of each record; of a hundred records every day, and all of a kind; and texts that were not found. */
async function insertCounts(sql: Sql, records: number): Promise<void> {
  const day = today(new Date(), homeTimeZone);
  for (const [kind, prefix] of [
    ['exercise', 'bench-'],
    ['food', 'food-'],
    ['recipe', 'bench-'],
    ['content-item', 'bench-'],
    ['fitness-plan', 'plan-'],
  ] as const) {
    await sql`
      insert into daily_counts (kind, subject, what, day, count)
      select ${kind}, ${prefix} || i, 'opened', ${day}::date - (i * 7 + n * 13) % ${keptDays.figures}, 1 + (i + n) % 40
      from generate_series(1, ${records}::int) as i, generate_series(1, 10) as n
      on conflict do nothing`;
    await sql`
      insert into daily_counts (kind, subject, what, day, count)
      select ${kind}, case when i = 0 then '' else ${prefix} || i end, what, ${day}::date - n, 20 + (i * n) % 900
      from generate_series(0, 100) as i, generate_series(0, ${keptDays.figures - 1}::int) as n,
        unnest(array['opened', 'printed', 'saved']) as what
      on conflict do nothing`;
  }
  const texts = Math.min(maxTextsOfDay, Math.ceil(records / keptDays.texts));
  await sql`
    insert into daily_counts (kind, subject, what, day, count)
    select 'foods', 'text ' || case when i <= 100 then i else i + n * ${texts}::int end, 'not-found', ${day}::date - n, 1 + i % 7
    from generate_series(1, ${texts}::int) as i, generate_series(0, ${keptDays.texts - 1}::int) as n`;
  await sql`
    insert into started_plans (user_id, plan_id, started_at, ended_at)
    select id, 'plan-1', created_at, case when row % 3 = 0 then now() end
    from (select id, created_at, row_number() over () as row from user_profiles limit ${Math.min(startedPlans, records)}) as person
    on conflict do nothing`;
  await sql`
    insert into saved_plans (user_id, kind, plan_id)
    select id, 'fitness', 'plan-1' from user_profiles limit ${Math.min(startedPlans, records)} on conflict do nothing`;
}

/** As many of others as there are records of a kind. */
async function insertDrafts(sql: Sql, records: number): Promise<void> {
  await sql`
    insert into drafts (user_id, address, name, fields, version, kept_at)
    select id, 'foods/bench-1', 'Teff', (select data from foods where id = 'food-1'), 1, now()
    from user_profiles limit ${records}`;
  await sql`
    insert into saved_filters (user_id, list, name, query)
    select id, 'foods', 'Retired', 'state=retired' from user_profiles limit ${records}`;
}

/** One in forty is spam, of the last weeks, and two in forty are assigned to one of twenty people. */
async function sortFeedback(sql: Sql): Promise<void> {
  await sql`
    with place as (select id, row_number() over (order by id) as i from feedback),
      person as (select id, row_number() over () as n from (select id from user_profiles limit 20) as few)
    update feedback set spam_at = case when i % 40 = 7 then now() - i % 20 * interval '1 day' end,
      assigned_to = case when i % 40 <> 7 then (select id from person where n = 1 + i % 20) end
    from place where place.id = feedback.id and i % 40 in (7, 8, 9)`;
}

/** Of whoever asks: as many drafts and filters as there can be, and a hundredth of all messages, most of them dealt with. */
export async function insertOwnWork(
  sql: Sql,
  userId: string,
  { feedback }: Pick<Population, 'feedback'>,
): Promise<void> {
  await sql`
    insert into drafts (user_id, address, name, fields, version, kept_at)
    select ${userId}, 'foods/bench-' || i, 'Teff ' || i, (select data from foods where id = 'food-1'), 1, now() - i * interval '1 hour'
    from generate_series(1, 100) as i`;
  await sql`
    insert into saved_filters (user_id, list, name, query)
    select ${userId}, list, 'Filter ' || i, 'state=retired&q=' || i
    from unnest(${[...filteredLists]}::text[]) as list, generate_series(1, 20) as i`;
  await sql`
    update feedback set assigned_to = ${userId}
    where id in (select id from feedback where spam_at is null order by id limit ${Math.ceil(feedback / 100)})`;
  await sql`
    vacuum analyze record_versions, daily_counts, drafts, saved_filters, feedback, started_plans, saved_plans`;
}
