import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import postgres, { type TransactionSql } from 'postgres';
import type { Sql } from './database.server.ts';
import { SettingError } from './env.server.ts';

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Any number that no other user of the same database takes for its advisory locks. */
const migrationLock = 0x62697274;

/** A lock that was not to be had, and two transactions that could not pass each other. */
const retried = new Set(['55P03', '40P01']);
/**
 * How long a migration may wait for a table: as long, whoever wants the table next waits behind it. Milliseconds. Longer
 * than `deadlock_timeout` (1 s), after which an autovacuum makes way.
 */
export const maxLockWait = 1_500;
/** How often it tries again while others use the table; between two tries they go on for `betweenTries` ms. */
const tries = 72;
const betweenTries = 1000;
const betweenTurns = 250;

/**
 * Brings the schema up to this code. Nodes that start together take turns; the later ones find nothing to do. Each
 * migration is one transaction: what it locks is free again before the next. One that makes indexes `concurrently` is
 * none, and lets others write meanwhile.
 *
 * @returns how many migrations were applied
 * @throws {SettingError} in one sentence, when the database is newer than the code, unfit for search, or a table is
 *   held by somebody for minutes
 */
export async function migrate(sql: Sql): Promise<number> {
  if (await isMigrated(sql)) {
    await enableTrigrams(sql); // A database that was moved may have another locale.
    return 0;
  }
  return await withMigrationLock(sql, async () => {
    await enableTrigrams(sql);
    const newest = (await appliedMigrations(sql)).at(-1) ?? 0;
    if (newest > newestMigration())
      throw new SettingError(
        'DATABASE_URL: the database was migrated by a newer release; start that one, or a newer one',
      );
    const missing = migrationsAfter(newest);
    for (const migration of missing)
      // Nobody uses tables that are only made now.
      if (newest > 0 && migration.sql.some(isConcurrent))
        await patiently(() => applyBeside(sql, migration), 1);
      else
        await patiently(() =>
          sql.begin(async (tx) => {
            await tx.unsafe(`set local lock_timeout = ${maxLockWait}`);
            await apply(tx, [migration]);
          }),
        );
    return missing.length;
  });
}

const concurrently = /^(\s*(?:--.*\s+)*(?:create (?:unique )?index|drop index)) concurrently\b/i;
const isConcurrent = (statement: string) => concurrently.test(statement);
const indexMade =
  /^\s*(?:--.*\s+)*create (?:unique )?index concurrently (?:if not exists )?("[^"]+") on (?:("[^"]+")\.)?/i;
const indexDropped = /^(\s*(?:--.*\s+)*drop index concurrently) (?!if exists)/i;

/**
 * Makes and drops indexes while others write, which no transaction can: each statement for itself, so that what was cut
 * off in the middle is begun again where it stands.
 */
export async function applyBeside(
  sql: Sql,
  { sql: statements, hash, folderMillis }: MigrationMeta,
): Promise<void> {
  const session = await sql.reserve();
  try {
    // It keeps nobody waiting, but waits for every transaction that is open.
    await session.unsafe(`set lock_timeout = ${tries * (maxLockWait + betweenTries)}`);
    for (const statement of statements) {
      const [, index, schema] = indexMade.exec(statement) ?? [];
      // An index lies where its table does.
      const name = schema ? `${schema}.${index}` : index;
      const [found] = name
        ? await session<{ valid: boolean }[]>`
            select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`
        : [];
      if (found?.valid) continue;
      if (found) await session.unsafe(`drop index concurrently ${name}`);
      await session.unsafe(statement.replace(indexDropped, '$1 if exists '));
    }
    await noteApplied(session, hash, folderMillis);
  } finally {
    // What went wrong is told, not that its connection is gone.
    await session.unsafe('reset lock_timeout').catch(() => undefined);
    session.release();
  }
}

const noteApplied = (sql: Sql | TransactionSql, hash: string, at: number) =>
  sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`;

/** Tries again what had to wait too long for a table. */
async function patiently(work: () => Promise<void>, times = tries): Promise<void> {
  for (let left = times; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof postgres.PostgresError && retried.has(error.code))) throw error;
      if (left === 1)
        throw new SettingError(
          `DATABASE_URL: a migration waits for a table that another connection keeps locked (${error.message}); end that one and start again`,
        );
      await pause(betweenTries);
    }
}

/** Does what no migration may run beside. Needs a pool of two connections: one holds the turn. */
export async function withMigrationLock<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const turn = await sql.reserve(); // an advisory lock belongs to its connection
  try {
    // Who waits within a statement holds a snapshot, for whose end an index that is made concurrently would wait.
    while (!(await isMyTurn(turn))) await pause(betweenTurns);
    try {
      return await work();
    } finally {
      await turn`select pg_advisory_unlock(${migrationLock})`;
    }
  } finally {
    turn.release();
  }
}

async function isMyTurn(turn: Sql): Promise<boolean> {
  const [asked] = await turn<{ taken: boolean }[]>`
    select pg_try_advisory_lock(${migrationLock}) as taken`;
  return asked!.taken;
}

/** Whether the database answers and its schema is this code's. */
async function isMigrated(sql: Sql): Promise<boolean> {
  return (await appliedMigrations(sql)).at(-1) === newestMigration();
}

/** Whether the database answers with what this code needs: the next release, while it comes in, takes nothing away. */
export async function hasSchema(sql: Sql): Promise<boolean> {
  return ((await appliedMigrations(sql)).at(-1) ?? 0) >= newestMigration();
}

/** Which migrations a database has had, oldest first, by the moments of their making (ms since 1970). */
export async function appliedMigrations(sql: Sql | TransactionSql): Promise<number[]> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!found?.['exists']) return [];
  const rows = await sql<{ at: number }[]>`
    select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ at }) => at);
}

/** Which migrations this code brings, as `appliedMigrations` has them. */
export const knownMigrations = (): number[] => migrations().map((migration) => migration.folderMillis);

let newestKnown: number | undefined;
export const newestMigration = (): number => (newestKnown ??= Math.max(0, ...knownMigrations()));
const migrations = () => readMigrationFiles({ migrationsFolder });

/**
 * Applies what is missing, in the order of making, within one transaction.
 *
 * @param upTo the newest one to apply
 * @returns how many were applied
 */
export async function applyMigrations(tx: TransactionSql, upTo = newestMigration()): Promise<number> {
  const missing = migrationsAfter((await appliedMigrations(tx)).at(-1) ?? 0, upTo);
  await apply(tx, missing);
  return missing.length;
}

const migrationsAfter = (newest: number, upTo = newestMigration()) =>
  migrations().filter(({ folderMillis: at }) => at > newest && at <= upTo);

/** Applies migrations and notes them where `drizzle-kit` looks for them. */
async function apply(tx: TransactionSql, missing: readonly MigrationMeta[]): Promise<void> {
  await tx`create schema if not exists drizzle`;
  await tx`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`;
  for (const { sql, hash, folderMillis } of missing) {
    for (const statement of sql) await tx.unsafe(statement.replace(concurrently, '$1'));
    await noteApplied(tx, hash, folderMillis);
  }
}

/** @throws {SettingError} where Amharic could not be searched */
export async function enableTrigrams(sql: Sql | TransactionSql): Promise<void> {
  // Where it is there, Citus still asks who made it.
  const there = await sql`select from pg_extension where extname = 'pg_trgm'`;
  if (there.length === 0)
    await sql`create extension if not exists pg_trgm`.catch((error: Error) => {
      throw new SettingError(
        `DATABASE_URL: the extension pg_trgm is missing and cannot be added (${error.message})`,
      );
    });
  const [row] = await sql<{ count: number }[]>`select cardinality(show_trgm('ብርቱ')) as count`;
  if (!row?.count)
    throw new SettingError(
      'DATABASE_URL: expected a database whose search knows Ethiopic letters; make it with a UTF-8 locale such as C.UTF-8',
    );
}
