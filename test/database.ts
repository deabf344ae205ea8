import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '#src/server/database.server.ts';
import { dropOnWorkers, spread } from './citus.ts';
import { copyTemplate, execute, quiet, siblingOf, type Content } from './database-server.ts';

/**
 * A database of its own for a test file or a test: a copy of a migrated template. `close` drops it.
 *
 * @example
 * const database = await createTestDatabase();
 * afterAll(() => database.close());
 */
export async function createTestDatabase(content: Content = 'empty'): Promise<OpenDatabase> {
  const { url, templates, pooled } = inject('testServer');
  const name = `birtu_test_${randomBytes(6).toString('hex')}`;
  await copyTemplate({ url, template: templates[content] }, name);
  await spread(url, name);
  const database = await openDatabase({
    databaseUrl: siblingOf(pooled ?? url, name),
    directUrl: siblingOf(url, name),
    dataDir: '',
    log: quiet,
    connections: 4,
  });
  const close = async () => {
    await database.close();
    await execute(url, `drop database if exists ${name} with (force)`);
    await dropOnWorkers(url, name);
  };
  return { ...database, close };
}

/** Whoever waits for what another transaction holds; empty where nobody does. To be polled from outside of that one. */
export const waitingForLocks = (sql: OpenDatabase['sql']) => sql`
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
