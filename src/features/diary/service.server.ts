import type { TransactionSql } from 'postgres';
import { addDays, hasBegun, type Day } from '#src/lib/day.ts';
import type { Actor, MemberContext, OwnContext, Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { figuresOf, shown } from './eaten.ts';
import { sumOfFigures } from './figures.ts';
import { meals } from './kinds.ts';
import { eatablesOf } from './known-eatables.server.ts';
import type {
  Copy,
  DayFigures,
  DiaryDay,
  DiaryPortion,
  Entry,
  EntryChange,
  Meal,
  NewEntry,
  Often,
  ShownEntry,
} from './schema.ts';
import { diaryLimits as limits } from './limits.ts';
import { ownFoodOf } from './own-food.ts';

/** A member's deleted entries that can be brought back. */
const maxDeleted = 200;

/** Weeks that are looked back on for what is often eaten. */
const oftenWeeks = 8;

interface Conflict {
  /** What stands. */
  readonly current: ShownEntry;
}

const columns = (sql: Sql | TransactionSql) => sql`
  id, day::text as day, meal, name, portions, source, version`;

/** Of the member, as they stand. */
const standing = (sql: Sql | TransactionSql, { userId }: Pick<Actor, 'userId'>) => sql`
  user_id = ${userId} and deleted_at is null`;

type Knowing = Pick<Runtime, 'memory'>;

/** What a read of the diary takes. */
export type DiaryReader = Pick<OwnContext, 'sql' | 'memory' | 'actor'>;

/** Entries with their figures, by the tables as they stand. */
async function showAll<Row extends Pick<Entry, 'name' | 'portions'>>(
  context: Knowing,
  sql: Sql | TransactionSql,
  rows: readonly Row[],
) {
  const things = await eatablesOf(
    context,
    sql,
    rows.flatMap(({ portions }) => portions),
  );
  return rows.map((row) => shown(row, things));
}

/** What the member ate on a day. */
export async function readDay(context: DiaryReader, day: Day): Promise<DiaryDay> {
  const { sql, actor } = context;
  const entries = await sql<Entry[]>`
    select ${columns(sql)} from diary_entries
    where ${standing(sql, actor)} and day = ${day}
    order by created_at, id`;
  const all = await showAll(context, sql, entries);
  return { day, entries: all, figures: sumOfFigures(all.map(({ figures }) => figures)) };
}

/** What the days of a stretch come to; a day of which nothing was written down is not among them. */
export async function readDays(
  context: DiaryReader,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayFigures[]> {
  const { sql, actor } = context;
  // By nothing but what the index has.
  const rows = await sql<{ day: string; amounts: string | null }[]>`
    select day::text as day, amounts from diary_entries
    where ${standing(sql, actor)} and day between ${from} and ${to}
    order by day`;
  const long = rows.some(({ amounts }) => amounts === null)
    ? await sql<{ day: string; portions: DiaryPortion[] }[]>`
        select day::text as day, portions from diary_entries
        where ${standing(sql, actor)} and day between ${from} and ${to} and amounts is null`
    : [];
  const days = new Map<string, { entries: number; portions: Amount[] }>();
  for (const { day, amounts } of rows) {
    const known = days.get(day) ?? { entries: 0, portions: [] };
    known.entries += 1;
    known.portions.push(...(amounts === null ? [] : amountsIn(amounts)));
    days.set(day, known);
  }
  for (const { day, portions } of long) days.get(day)?.portions.push(...portions);
  const things = await eatablesOf(
    context,
    sql,
    [...days.values()].flatMap(({ portions }) => portions),
  );
  return [...days].map(([day, { entries, portions }]) => ({
    day,
    entries,
    figures: sumOfFigures(portions.map((portion) => figuresOf(portion, things))),
  }));
}

type Amount = Pick<DiaryPortion, 'foodId' | 'recipeId' | 'grams'>;

/** Reads what the database's `diary_amounts` writes: `f` or `r`, an id, a colon and grams for each portion. */
const amountsIn = (text: string): Amount[] =>
  text.split(' ').map((each) => {
    const end = each.lastIndexOf(':');
    const [kind, id, grams] = [each[0], each.slice(1, end), Number(each.slice(end + 1))];
    return kind === 'f' ? { foodId: id, grams } : { recipeId: id, grams };
  });

/** How many entries the days of a stretch have; a day of which nothing was written down is not among them. */
export const countEntries = async (
  { sql, actor }: OwnContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Pick<DayFigures, 'day' | 'entries'>[]> =>
  await sql<Pick<DayFigures, 'day' | 'entries'>[]>`
    select day::text as day, count(*)::int as entries from diary_entries
    where ${standing(sql, actor)} and day between ${from} and ${to}
    group by day`;

/** Of which meals of a day something was written down. */
export async function mealsOf({ sql, actor }: OwnContext, day: Day): Promise<readonly Meal[]> {
  const found = await sql<{ meal: Meal }[]>`
    select distinct meal from diary_entries where ${standing(sql, actor)} and day = ${day}`;
  return found.map(({ meal }) => meal);
}

/** What the member eats at each meal most often, by the weeks up to a day; what was eaten last goes first among equals. */
export async function readOften(context: OwnContext, until: Day): Promise<Often> {
  const { sql, actor } = context;
  const eaten = await sql<(Pick<Entry, 'name' | 'portions' | 'source'> & { meal: Meal; times: number })[]>`
    select meal, name, portions, source, times from (
      select meal, name, portions, source, count(distinct day)::int as times,
        row_number() over (partition by meal order by count(distinct day) desc, max(day) desc, name) as place
      from diary_entries
      where ${standing(sql, actor)} and day > ${addDays(until, -7 * oftenWeeks)} and day <= ${until}
      group by meal, name, portions, source
    ) as eaten where place <= ${limits.often} order by place`;
  const all = await showAll(context, sql, eaten);
  const ofMeal = (asked: Meal) =>
    all.filter(({ meal }) => meal === asked).map(({ meal: _meal, ...often }) => often);
  return Object.fromEntries(meals.map((meal) => [meal, ofMeal(meal)])) as unknown as Often;
}

/** One change of a member's diary after the other. */
const withDiaryLocked = async <Result>(
  { sql, actor }: MemberContext,
  change: (transaction: TransactionSql, userId: string) => Promise<Result>,
): Promise<Result> =>
  (await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`diary ${actor.userId}`}, 0))`;
    return await change(transaction, actor.userId);
  })) as Result;

async function readEntries(
  { memory, actor }: MemberContext,
  transaction: TransactionSql,
  ids: readonly string[],
): Promise<ShownEntry[]> {
  const entries = await transaction<Entry[]>`
    select ${columns(transaction)} from diary_entries
    where id = any(${[...ids]}::uuid[]) and ${standing(transaction, actor)}
    order by created_at, id`;
  return await showAll({ memory }, transaction, entries);
}

const readEntry = async (context: MemberContext, transaction: TransactionSql, id: string) =>
  (await readEntries(context, transaction, [id]))[0] ?? null;

/** Keeps what was eaten. Sent again under its id it is kept once; what was deleted meanwhile is there again. */
export async function createEntry(
  context: MemberContext,
  { id, ...entry }: NewEntry,
): Promise<ShownEntry | Conflict | 'id_taken' | 'too_many' | 'no_such_food' | 'future'> {
  return await withDiaryLocked(context, async (transaction, userId) => {
    const current = await readEntry(context, transaction, id);
    if (current) return (await isSame(transaction, userId, id, entry)) ? current : { current };
    if (!hasBegun(entry.day as Day, context.now())) return 'future';
    if ((await countOf(transaction, userId, entry.day)) >= limits.entries) return 'too_many';
    if (!(await areKnown(transaction, entry.portions))) return 'no_such_food';
    const values = transaction`${entry.day}, ${entry.meal}, ${json(entry.name)}::text::jsonb,
      ${json(entry.portions)}::text::jsonb, ${source(entry)}::text::jsonb`;
    const { count: again } = await transaction`
      update diary_entries set (day, meal, name, portions, source) = row(${values}),
        version = version + 1, deleted_at = null
      where user_id = ${userId} and id = ${id}`;
    const { count } =
      again > 0
        ? { count: again }
        : await transaction`
            insert into diary_entries (id, user_id, created_at, day, meal, name, portions, source)
            values (${id}, ${userId}, ${context.now().toISOString()}, ${values})
            on conflict do nothing`;
    if (count === 0) return 'id_taken';
    countLogged(context, [entry]);
    return (await readEntry(context, transaction, id))!;
  });
}

/** Of what is in no table, none: it is nobody's but its member's. */
const tableIdOf = (foodId: string | undefined) => (ownFoodOf(foodId) ? undefined : foodId);

/** Counts what was written down, each food and recipe once for an entry, and nothing of whose it is. */
function countLogged(
  { counter }: Pick<MemberContext, 'counter'>,
  entries: readonly Pick<NewEntry, 'portions'>[],
): void {
  const countEach = (kind: 'food' | 'recipe', ids: readonly (string | undefined)[]) => {
    for (const subject of new Set(ids)) if (subject) counter.count({ what: 'logged', kind, subject });
  };
  for (const { portions } of entries) {
    countEach(
      'food',
      portions.map(({ foodId }) => tableIdOf(foodId)),
    );
    countEach(
      'recipe',
      portions.map(({ recipeId }) => recipeId),
    );
  }
}

/** Writes an entry over the version that its writer had before them. What was written already stands as it is. */
export async function changeEntry(
  context: MemberContext,
  id: string,
  { version, ...entry }: EntryChange,
): Promise<ShownEntry | Conflict | 'not_found' | 'too_many' | 'no_such_food' | 'future'> {
  return await withDiaryLocked(context, async (transaction, userId) => {
    const current = await readEntry(context, transaction, id);
    if (!current) return 'not_found';
    if (await isSame(transaction, userId, id, entry)) return current;
    if (current.version !== version) return { current };
    if (!hasBegun(entry.day as Day, context.now())) return 'future';
    const isMoved = current.day !== entry.day;
    if (isMoved && (await countOf(transaction, userId, entry.day)) >= limits.entries) return 'too_many';
    // What has left the table since may stay.
    if (!(await areKnown(transaction, entry.portions, current.portions))) return 'no_such_food';
    await transaction`
      update diary_entries set day = ${entry.day}, meal = ${entry.meal}, name = ${json(entry.name)}::text::jsonb,
        portions = ${json(entry.portions)}::text::jsonb, source = ${source(entry)}::text::jsonb, version = version + 1
      where user_id = ${userId} and id = ${id}`;
    return (await readEntry(context, transaction, id))!;
  });
}

/** Takes an entry away; for a day it can be brought back. @returns false where there is none of that id */
export async function deleteEntry(context: MemberContext, id: string): Promise<boolean> {
  return await withDiaryLocked(context, async (transaction, userId) => {
    const { count } = await transaction`
      update diary_entries set deleted_at = ${context.now().toISOString()}
      where id = ${id} and user_id = ${userId} and deleted_at is null`;
    if (count > 0)
      await transaction`
        delete from diary_entries where user_id = ${userId} and id in (
          select id from diary_entries where user_id = ${userId} and deleted_at is not null
          order by deleted_at desc, id offset ${maxDeleted})`;
    return count > 0;
  });
}

/** Brings back a deleted entry as it was; one that is there already stays. */
export async function restoreEntry(
  context: MemberContext,
  id: string,
): Promise<ShownEntry | 'not_found' | 'too_many'> {
  return await withDiaryLocked(context, async (transaction, userId) => {
    const there = await readEntry(context, transaction, id);
    if (there) return there;
    const [deleted] = await transaction<{ day: string }[]>`
      select day::text as day from diary_entries where id = ${id} and user_id = ${userId}`;
    if (!deleted) return 'not_found';
    if ((await countOf(transaction, userId, deleted.day)) >= limits.entries) return 'too_many';
    await transaction`update diary_entries set deleted_at = null where id = ${id} and user_id = ${userId}`;
    return (await readEntry(context, transaction, id))!;
  });
}

/** Writes down once more what was eaten on a day, or at one of its meals. Each copy has an id that follows from the call's. */
export async function copyEntries(
  context: MemberContext,
  { id, from, to, meal }: Copy,
): Promise<ShownEntry[] | 'too_many' | 'future'> {
  return await withDiaryLocked(context, async (transaction, userId) => {
    if (!hasBegun(to as Day, context.now())) return 'future';
    const copies = await transaction<{ id: string; copy: string; isThere: boolean }[]>`
      select original.id, copy.id as copy,
        exists (select from diary_entries as there where there.user_id = ${userId} and there.id = copy.id) as "isThere"
      from diary_entries as original,
        lateral (select overlay(overlay(md5(${`${id} ${userId} `} || original.id::text)
          placing '4' from 13) placing '8' from 17)::uuid as id) as copy
      where original.user_id = ${userId} and original.day = ${from} and original.deleted_at is null
        and original.meal = any(${meal === null ? [...meals] : [meal]})`;
    const missing = copies.filter(({ isThere }) => !isThere);
    // On the same day, what was copied before is no original.
    const originals = missing.filter((each) => !copies.some(({ copy }) => copy === each.id));
    if ((await countOf(transaction, userId, to)) + originals.length > limits.entries) return 'too_many';
    const ids = originals.map((each) => each.id);
    await transaction`
      insert into diary_entries (id, user_id, day, meal, name, portions, source, created_at)
      select copy.id, user_id, ${to}, meal, name, portions, source,
        ${context.now().toISOString()}::timestamptz + row_number() over (order by created_at, original.id) * interval '1 microsecond'
      from diary_entries as original
      join unnest(${ids}::uuid[], ${originals.map(({ copy }) => copy)}::uuid[]) as copy (original, id)
        on copy.original = original.id
      where original.user_id = ${userId}
      on conflict do nothing`;
    const all = await readEntries(
      context,
      transaction,
      copies.map(({ copy }) => copy),
    );
    const made = new Set(originals.map(({ copy }) => copy));
    countLogged(
      context,
      all.filter(({ id: copied }) => made.has(copied)),
    );
    return all;
  });
}

const json = (value: unknown) => JSON.stringify(value);
const source = (entry: Pick<NewEntry, 'source'>) => (entry.source === null ? null : json(entry.source));

async function isSame(
  transaction: TransactionSql,
  userId: string,
  id: string,
  entry: Omit<NewEntry, 'id'>,
): Promise<boolean> {
  const [{ same }] = await transaction<[{ same: boolean }]>`
    select (day::text, meal, name, portions) = (${entry.day}, ${entry.meal}, ${json(entry.name)}::text::jsonb,
        ${json(entry.portions)}::text::jsonb)
      and source is not distinct from ${source(entry)}::text::jsonb as same
    from diary_entries where user_id = ${userId} and id = ${id}`;
  return same;
}

async function countOf(transaction: TransactionSql, userId: string, day: string): Promise<number> {
  const [{ count }] = await transaction<[{ count: number }]>`
    select count(*)::int as count from diary_entries
    where user_id = ${userId} and day = ${day} and deleted_at is null`;
  return count;
}

/** Whether all foods and recipes are in their tables, or among those that are let pass. */
async function areKnown(
  transaction: TransactionSql,
  portions: readonly DiaryPortion[],
  passing: readonly DiaryPortion[] = [],
): Promise<boolean> {
  const missing = (idOf: (portion: DiaryPortion) => string | undefined) => {
    const kept = passing.map(idOf);
    return [...new Set(portions.map(idOf))].flatMap((id) =>
      id === undefined || kept.includes(id) ? [] : id,
    );
  };
  const foods = missing(({ foodId }) => tableIdOf(foodId));
  const recipes = missing(({ recipeId }) => recipeId);
  const [{ known }] = await transaction<[{ known: number }]>`
    select (select count(*)::int from foods where id = any (${foods}))
      + (select count(*)::int from recipes where id = any (${recipes})) as known`;
  return known === foods.length + recipes.length;
}

/** Housekeeping: a deletion can be undone for a day. */
export async function forgetDeletedEntries(sql: Sql): Promise<void> {
  await sql`delete from diary_entries where deleted_at < now() - interval '1 day'`;
}
