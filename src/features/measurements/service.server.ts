import type { TransactionSql } from 'postgres';
import { hasBegun, type Day } from '#src/lib/day.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { measurementKinds, measurementLimits as limits } from './kinds.ts';
import type { Measurement, MeasurementChange, Measurements, NewMeasurement } from './schema.ts';

/** A member's deleted measurements that can be brought back. */
const maxDeleted = 200;

export interface Conflict {
  /** What stands. */
  readonly current: Measurement;
}

const columns = (sql: Sql | TransactionSql) => sql`id, kind, day::text as day, time, figures, version`;

/** The first of a day stands first; of those without a time, the one that was kept first. */
const oldestFirst = (sql: Sql) => sql`day, time nulls first, created_at, id`;
const newestFirst = (sql: Sql) => sql`day desc, time desc nulls last, created_at desc, id desc`;

/** The newest of each kind, as JSON by kind. */
function latestOf({ sql, actor }: OwnContext) {
  const [pressure, pulse, waist] = measurementKinds.map(
    (kind) => sql`
      (select to_jsonb(newest) from (
        select ${columns(sql)} from measurements
        where user_id = ${actor.userId} and kind = ${kind} and deleted_at is null
        order by ${newestFirst(sql)} limit 1) as newest)`,
  );
  return sql`jsonb_build_object('blood_pressure', ${pressure!}, 'pulse', ${pulse!}, 'waist', ${waist!})`;
}

export async function readLatest(context: OwnContext): Promise<Measurements['latest']> {
  const [read] = await context.sql<[Pick<Measurements, 'latest'>]>`select ${latestOf(context)} as latest`;
  return read.latest;
}

/** What the member measured in a stretch of days, and the newest of each kind. */
export async function readMeasurements(
  context: OwnContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Measurements> {
  const { sql, actor } = context;
  const { userId } = actor;
  const [read] = await sql<[Measurements]>`
    select
      (select coalesce(jsonb_agg(to_jsonb(listed) - 'created_at' order by ${oldestFirst(sql)}), '[]') from (
        select ${columns(sql)}, created_at from measurements
        where user_id = ${userId} and day between ${from} and ${to} and deleted_at is null
        order by ${newestFirst(sql)} limit ${limits.listed}) as listed) as items,
      ${latestOf(context)} as latest`;
  return read;
}

/** One change of a member's measurements after the other. */
const withMeasurementsLocked = async <Result>(
  { sql, actor }: MemberContext,
  change: (transaction: TransactionSql, userId: string) => Promise<Result>,
): Promise<Result> =>
  (await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`measurements ${actor.userId}`}, 0))`;
    return await change(transaction, actor.userId);
  })) as Result;

type Content = Omit<NewMeasurement, 'id'>;

const isSame = (sql: TransactionSql, { kind, day, time, figures }: Content) => sql`
  (kind = ${kind} and day = ${day} and time is not distinct from ${time}
    and figures = ${JSON.stringify(figures)}::text::jsonb)`;

/** Keeps what was measured. Sent again under its id it is kept once; what was deleted meanwhile is there again. */
export async function keepMeasurement(
  context: MemberContext,
  { id, ...content }: NewMeasurement,
): Promise<Measurement | Conflict | 'too_many' | 'future'> {
  return await withMeasurementsLocked(context, async (transaction, userId) => {
    const [stored] = await transaction<{ isSame: boolean; isDeleted: boolean }[]>`
      select ${isSame(transaction, content)} as "isSame", deleted_at is not null as "isDeleted"
      from measurements where user_id = ${userId} and id = ${id}`;
    if (stored && !stored.isDeleted) {
      const current = (await findMeasurement(transaction, userId, id))!;
      return stored.isSame ? current : { current };
    }
    if (!hasBegun(content.day as Day, context.now())) return 'future';
    if ((await countOf(transaction, userId, content.day)) >= limits.aDay) return 'too_many';
    await transaction`
      insert into measurements (user_id, id, kind, day, time, figures, created_at)
      values (${userId}, ${id}, ${content.kind}, ${content.day}, ${content.time},
        ${JSON.stringify(content.figures)}::text::jsonb, ${context.now().toISOString()})
      on conflict (user_id, id) do update set kind = excluded.kind, day = excluded.day, time = excluded.time,
        figures = excluded.figures, version = measurements.version + 1, deleted_at = null`;
    return (await findMeasurement(transaction, userId, id))!;
  });
}

/** Writes a measurement over the version that its writer had before them. What was written already stands as it is. */
export async function changeMeasurement(
  context: MemberContext,
  id: string,
  { version, ...content }: MeasurementChange,
): Promise<Measurement | Conflict | 'not_found' | 'too_many' | 'future'> {
  return await withMeasurementsLocked(context, async (transaction, userId) => {
    const current = await findMeasurement(transaction, userId, id);
    if (!current || current.kind !== content.kind) return 'not_found';
    const [{ same }] = await transaction<[{ same: boolean }]>`
      select ${isSame(transaction, content)} as same from measurements where user_id = ${userId} and id = ${id}`;
    if (same) return current;
    if (current.version !== version) return { current };
    if (!hasBegun(content.day as Day, context.now())) return 'future';
    const isMoved = current.day !== content.day;
    if (isMoved && (await countOf(transaction, userId, content.day)) >= limits.aDay) return 'too_many';
    await transaction`
      update measurements set day = ${content.day}, time = ${content.time},
        figures = ${JSON.stringify(content.figures)}::text::jsonb, version = version + 1
      where user_id = ${userId} and id = ${id}`;
    return (await findMeasurement(transaction, userId, id))!;
  });
}

/** Takes a measurement away; for a day it can be brought back. @returns false where there is none of that id */
export async function deleteMeasurement(context: MemberContext, id: string): Promise<boolean> {
  return await withMeasurementsLocked(context, async (transaction, userId) => {
    const { count } = await transaction`
      update measurements set deleted_at = ${context.now().toISOString()}
      where user_id = ${userId} and id = ${id} and deleted_at is null`;
    if (count > 0)
      await transaction`
        delete from measurements where user_id = ${userId} and id in (
          select id from measurements where user_id = ${userId} and deleted_at is not null
          order by deleted_at desc, id offset ${maxDeleted})`;
    return count > 0;
  });
}

/** Brings back a deleted measurement as it was; one that is there already stays. */
export async function restoreMeasurement(
  context: MemberContext,
  id: string,
): Promise<Measurement | 'not_found' | 'too_many'> {
  return await withMeasurementsLocked(context, async (transaction, userId) => {
    const there = await findMeasurement(transaction, userId, id);
    if (there) return there;
    const [deleted] = await transaction<{ day: string }[]>`
      select day::text as day from measurements where user_id = ${userId} and id = ${id}`;
    if (!deleted) return 'not_found';
    if ((await countOf(transaction, userId, deleted.day)) >= limits.aDay) return 'too_many';
    await transaction`update measurements set deleted_at = null where user_id = ${userId} and id = ${id}`;
    return (await findMeasurement(transaction, userId, id))!;
  });
}

async function findMeasurement(
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<Measurement | null> {
  const [found] = await transaction<Measurement[]>`
    select ${columns(transaction)} from measurements
    where user_id = ${userId} and id = ${id} and deleted_at is null`;
  return found ?? null;
}

async function countOf(transaction: TransactionSql, userId: string, day: string): Promise<number> {
  const [{ count }] = await transaction<[{ count: number }]>`
    select count(*)::int as count from measurements
    where user_id = ${userId} and day = ${day} and deleted_at is null`;
  return count;
}

/** Housekeeping: a deletion can be undone for a day. */
export async function forgetDeletedMeasurements(sql: Sql): Promise<void> {
  await sql`delete from measurements where deleted_at < now() - interval '1 day'`;
}
