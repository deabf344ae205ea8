import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { openDatabase, type OpenDatabase } from './server/database.server.ts';
import { quiet } from '#test/database-server.ts';
import { createSite } from './site.server.ts';

let database: OpenDatabase;
let node: AccountNode;
/** A pool of one connection: whoever holds it makes all others wait. */
let own: OpenDatabase;
let site: ReturnType<typeof createSite>;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database);
  own = await openDatabase({ databaseUrl: database.url, dataDir: '', log: quiet, connections: 1 });
  site = createSite({
    runtime: { ...node.runtime, sql: own.sql, db: own.db },
    assets: new Map(),
    isReady: async () => true,
    render: async () => new Response('<p>Page</p>', { headers: { 'content-type': 'text/html' } }),
  });
  const files = ['known', 'unknown'].map((name) => ({
    path: `/assets/${name}-1.js`,
    body: Buffer.from('export {}'),
    kept_at: new Date().toISOString(),
  }));
  await database.sql`insert into releases.files ${database.sql(files)}`;
});
afterAll(async () => {
  await own.close();
  await node.close();
  await database.close();
});
afterEach(() => vi.useRealTimers());

const get = async (path: string) => await site.fetch(new Request(`http://x${path}`), {});

/** What was asked of the database before is answered, and whoever asked has gone on. */
async function settled(): Promise<void> {
  await own.sql`select 1`;
  await new Promise((resolve) => setImmediate(resolve));
}

/** The only connection is held, and who asked has waited for so many milliseconds; @returns what gives it back */
async function busyFor(milliseconds: number): Promise<() => void> {
  const held = await own.sql.reserve();
  // Nothing of the API is there, which it says without the database.
  expect((await get('/api/nothing')).status).toBe(404);
  vi.advanceTimersByTime(milliseconds);
  return () => held.release();
}

test('under load a file of another release is refused at once, but one that needs no reading of the database', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect((await get('/assets/known-1.js')).status).toBe(200);
  await settled();
  // What two questions in a row meet is a queue.
  vi.advanceTimersByTime(1000);
  (await busyFor(5000))();
  await settled();
  vi.advanceTimersByTime(250);
  const over = await busyFor(5000);
  try {
    // It would wait for the connection for ever, were it read.
    const refused = await get('/assets/unknown-1.js');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await get('/assets/known-1.js')).status).toBe(200);
    // No file has such a name.
    expect((await get('/assets/,')).status).toBe(404);
  } finally {
    over();
  }
  await settled();
  vi.advanceTimersByTime(1000);
  expect((await get('/assets/unknown-1.js')).status).toBe(200);
});
