import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { quiet } from '#test/database-server.ts';
import { contentListQuerySchema } from './listing.ts';
import { followPublications, waitUntil } from './publications.server.ts';
import { listContent } from './service.server.ts';

let database: OpenDatabase;
let nodes: (() => Promise<void>)[];
beforeEach(async () => {
  database = await createTestDatabase();
  await database.sql`truncate content_items cascade`;
  nodes = [];
});
afterEach(async () => {
  await Promise.all(nodes.map((stop) => stop()));
  await database.close();
});

/** A node that keeps the list of articles as it keeps pages. @param ahead milliseconds that its clock is ahead */
async function startNode(ahead = 0) {
  const { sql, listener, close } = await openDatabase({
    databaseUrl: database.url,
    directUrl: database.directUrl,
    dataDir: '',
    log: quiet,
    connections: 2,
  });
  const now = () => new Date(Date.now() + ahead);
  let kept: Promise<string[]> | undefined;
  const list = async () => {
    const { items } = await listContent({ sql, now }, contentListQuerySchema.parse({}));
    return items.map(({ id }) => id);
  };
  const { heard, mayHaveMissed, stop } = followPublications({ sql, now }, () => (kept = undefined));
  await listener.listen('public_content', heard, mayHaveMissed);
  nodes.push(async () => {
    stop();
    await close();
  });
  return {
    shown: () => (kept ??= list()),
    now,
  };
}

type Node = Awaited<ReturnType<typeof startNode>>;

/** What a node shows before a moment is nothing; however slow this machine is, what it showed after may be more. */
async function expectNothingBefore(at: number, { shown, now }: Node) {
  const ids = await shown();
  if (now().getTime() < at) expect(ids).toEqual([]);
}

const shows = (node: Node) => expect.poll(node.shown, { interval: 20, timeout: 20_000 });

/** @returns when it comes out, in milliseconds since 1970 */
async function store(id: string, inMilliseconds: number): Promise<number> {
  const time = Date.now() + inMilliseconds;
  const at = new Date(time).toISOString();
  await database.sql`
    insert into content_items (id, type, category, status, title, published_at, data, search_text)
    values (${id}, 'educational', 'fitness', 'published', '{"en":"A"}', ${at},
      '{"summary":{"en":"B"},"body":{"en":"C"},"icon":"sun","image":null,"author":{"en":"D"},"sources":[]}', 'a')`;
  return time;
}

test('what is scheduled comes out on every node when its time comes, and not before', async () => {
  const [one, other] = await Promise.all([startNode(), startNode()]);
  const at = await store('first', 900);
  await store('second', 1500);
  for (const node of [one, other]) await expectNothingBefore(at, node);
  for (const node of [one, other]) await shows(node).toContain('first');
  for (const node of [one, other]) await shows(node).toEqual(['second', 'first']);
});

test('a node that was started anew knows what waits', async () => {
  const at = await store('waiting', 800);
  const node = await startNode();
  await expectNothingBefore(at, node);
  await shows(node).toEqual(['waiting']);
});

test('what is taken back before its time never comes out', async () => {
  const node = await startNode();
  await store('waiting', 400);
  await database.sql`update content_items set status = 'draft'`;
  await store('later', 600);
  await shows(node).toEqual(['later']);
});

test('a node whose clock is behind shows it when its own clock comes there', async () => {
  const node = await startNode(-600);
  await expectNothingBefore(await store('now', 0), node);
  await shows(node).toEqual(['now']);
});

test.each([
  { why: 'nothing waits', next: null, wait: null },
  { why: 'it came out meanwhile', next: -5, wait: 0 },
  { why: 'it comes out soon', next: 1200, wait: 1200 },
  { why: 'a timer cannot wait so long: it asks again after a day', next: 400 * 86_400_000, wait: 86_400_000 },
])('a node waits $wait ms where $why', ({ next, wait }) => {
  const now = Date.parse('2026-11-22T06:00:00Z');
  expect(waitUntil(next === null ? null : now + next, now)).toBe(wait);
});

test('while the table cannot be read what is kept stands, and what came out meanwhile is shown after', async () => {
  const { sql } = database;
  let asked = 0;
  const asking = postgres(database.url, { max: 1, debug: () => (asked += 1) });
  let forgotten = 0;
  const { heard, stop } = followPublications({ sql: asking, now: () => new Date() }, () => (forgotten += 1));
  nodes.push(async () => {
    stop();
    await asking.end();
  });
  await store('waiting', 300);
  await sql`alter table content_items rename to unreadable`;
  heard();
  await expect.poll(() => asked, { interval: 20, timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  expect(forgotten).toBe(1);
  await sql`alter table unreadable rename to content_items`;
  await expect.poll(() => forgotten, { interval: 20, timeout: 20_000 }).toBe(2);
});
