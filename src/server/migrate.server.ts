import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { TransactionSql } from 'postgres';
import type { Sql } from './database.server.ts';
import { SettingError } from './env.server.ts';

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Any number that no other user of the same database takes for its advisory locks. */
const migrationLock = 0x62697274;

/**
 * Brings the schema up to this code. Nodes that start together take turns; the later ones find nothing to do.
 *
 * @returns how many migrations were applied
 * @throws {SettingError} in one sentence, when the database is newer than the code or unfit for search
 */
export async function migrate(sql: Sql): Promise<number> {
  return await inTurn(sql, async () => {
    await enableTrigrams(sql);
    const newest = (await appliedMigrations(sql)).at(-1) ?? 0;
    if (newest > newestMigration())
      throw new SettingError(
        'DATABASE_URL: the database was migrated by a newer release; start that one, or a newer one',
      );
    return await sql.begin((tx) => applyMigrations(tx));
  });
}

/** Does what no migration may run beside. Needs a pool of two connections: one holds the turn. */
export async function inTurn<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  const turn = await sql.reserve(); // an advisory lock belongs to its connection
  try {
    await turn`select pg_advisory_lock(${migrationLock})`;
    try {
      return await work();
    } finally {
      await turn`select pg_advisory_unlock(${migrationLock})`;
    }
  } finally {
    turn.release();
  }
}

/** Whether the database answers and its schema is this code's. */
export async function isMigrated(sql: Sql): Promise<boolean> {
  return (await appliedMigrations(sql)).at(-1) === newestMigration();
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

const newestMigration = () => Math.max(0, ...knownMigrations());
const migrations = () => readMigrationFiles({ migrationsFolder });

/**
 * Applies what is missing, in the order of making, and notes it where `drizzle-kit` looks for it.
 *
 * @param upTo the newest one to apply
 * @returns how many were applied
 */
export async function applyMigrations(tx: TransactionSql, upTo = newestMigration()): Promise<number> {
  await tx`create schema if not exists drizzle`;
  await tx`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`;
  const newest = (await appliedMigrations(tx)).at(-1) ?? 0;
  const missing = migrations().filter(({ folderMillis: at }) => at > newest && at <= upTo);
  for (const { sql, hash, folderMillis } of missing) {
    for (const statement of sql) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
  return missing.length;
}

/** @throws {SettingError} where Amharic could not be searched */
export async function enableTrigrams(sql: Sql | TransactionSql): Promise<void> {
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
