import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from './database.server.ts';
import { SettingError } from './env.server.ts';

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Any number that no other user of the same database takes for its advisory locks. */
const migrationLock = 0x62697274;

/**
 * Brings the schema up to this code. Nodes that start together take turns; the later ones find nothing to do.
 * Needs a pool of two connections: one holds the turn.
 *
 * @returns how many migrations were applied
 * @throws {SettingError} in one sentence, when the database is newer than the code or unfit for search
 */
export async function migrate(sql: Sql): Promise<number> {
  const turn = await sql.reserve(); // an advisory lock belongs to its connection
  try {
    await turn`select pg_advisory_lock(${migrationLock})`;
    try {
      await enableTrigrams(sql);
      return await applyMigrations(sql);
    } finally {
      await turn`select pg_advisory_unlock(${migrationLock})`;
    }
  } finally {
    turn.release();
  }
}

/** The moments of the applied migrations, which drizzle keeps as milliseconds; 0 where there is none. */
async function lastApplied(sql: Sql): Promise<{ count: number; at: number }> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!found?.['exists']) return { count: 0, at: 0 };
  const [last] = await sql<{ count: number; at: number }[]>`
    select count(*)::int as count, coalesce(max(created_at), 0)::float8 as at from drizzle.__drizzle_migrations`;
  return last ?? { count: 0, at: 0 };
}

/** Whether the database answers and its schema is this code's. */
export async function isMigrated(sql: Sql): Promise<boolean> {
  return (await lastApplied(sql)).at === newestMigration();
}

const newestMigration = () =>
  Math.max(0, ...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));

async function applyMigrations(sql: Sql): Promise<number> {
  const before = await lastApplied(sql);
  if (before.at > newestMigration())
    throw new SettingError(
      'DATABASE_URL: the database was migrated by a newer release; start that one, or a newer one',
    );
  await runMigrations(drizzle(sql), { migrationsFolder });
  return (await lastApplied(sql)).count - before.count;
}

async function enableTrigrams(sql: Sql): Promise<void> {
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
