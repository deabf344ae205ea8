import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { quiet } from '#test/database-server.ts';
import { contentListQuerySchema } from './listing.ts';
import { followPublications } from './publications.server.ts';
import { listContent } from './service.server.ts';

let database: OpenDatabase;
let nodes: (() => Promise<void>)[];
beforeEach(async () => {
  database = await createTestDatabase();
  await database.sql`truncate content_items`;
  nodes = [];
});
afterEach(async () => {
  await Promise.all(nodes.map((stop) => stop()));
  await database.close();
});

/** A node that keeps the list of articles as it keeps pages. @param ahead milliseconds that its clock is ahead */
async function startNode(ahead = 0) {
  const { sql, close } = await openDatabase({
    databaseUrl: database.url,
    dataDir: '',
    log: quiet,
    connections: 2,
  });
  let passed = ahead;
  const now = () => new Date(Date.now() + passed);
  let kept: Promise<string[]> | undefined;
  const list = async () => {
    const { items } = await listContent({ sql, now }, contentListQuerySchema.parse({}));
    return items.map(({ id }) => id);
  };
  const { follow, stop } = followPublications({ sql, now }, () => (kept = undefined));
  await sql.listen('public_content', follow, follow);
  nodes.push(async () => {
    stop();
    await close();
  });
  return {
    shown: () => (kept ??= list()),
    passTime: (milliseconds: number) => (passed += milliseconds),
    stop: nodes.at(-1)!,
  };
}

/** Long enough for a change to reach every node. */
const aMoment = 200;

async function store(id: string, inMilliseconds: number) {
  const at = new Date(Date.now() + inMilliseconds).toISOString();
  await database.sql`
    insert into content_items (id, type, category, status, title, published_at, data, search_text)
    values (${id}, 'educational', 'fitness', 'published', '{"en":"A"}', ${at},
      '{"summary":{"en":"B"},"body":{"en":"C"},"icon":"sun","image":null,"author":{"en":"D"},"sources":[]}', 'a')`;
}

test('what is scheduled comes out on every node when its time comes, and not before', async () => {
  const [one, other] = await Promise.all([startNode(), startNode()]);
  await store('first', 900);
  await store('second', 1500);
  await sleep(aMoment);
  for (const node of [one, other]) expect(await node.shown()).toEqual([]);
  for (const shown of [['first'], ['second', 'first']])
    for (const node of [one, other])
      await expect.poll(node.shown, { interval: 20, timeout: 3000 }).toEqual(shown);
});

test('a node that was started anew knows what waits', async () => {
  await store('waiting', 800);
  const node = await startNode();
  expect(await node.shown()).toEqual([]);
  await expect.poll(node.shown, { interval: 20, timeout: 3000 }).toEqual(['waiting']);
});

test('what is taken back before its time never comes out', async () => {
  const node = await startNode();
  await store('waiting', 400);
  await database.sql`update content_items set status = 'draft'`;
  await sleep(400 + aMoment);
  expect(await node.shown()).toEqual([]);
});

test('a node whose clock is behind shows it when its own clock comes there', async () => {
  const node = await startNode(-600);
  await store('now', 0);
  await sleep(aMoment);
  expect(await node.shown()).toEqual([]);
  await expect.poll(node.shown, { interval: 20, timeout: 3000 }).toEqual(['now']);
});

test('a wait longer than a timer can hold overflows into nothing', async () => {
  const node = await startNode();
  expect(await node.shown()).toEqual([]);
  await store('in-years', 400 * 86_400_000);
  await sleep(aMoment);
  expect(await node.shown()).toEqual([]);
  // The kept list stands: nothing forgets it over and over.
  const kept = node.shown();
  await sleep(aMoment);
  expect(node.shown()).toBe(kept);
});

test('while the table cannot be read what is kept stands, and what came out meanwhile is shown after', async () => {
  const { sql } = database;
  let forgotten = 0;
  const { follow, stop } = followPublications({ sql, now: () => new Date() }, () => (forgotten += 1));
  nodes.push(async () => stop());
  await store('waiting', 1200);
  await sql`alter table content_items rename to unreadable`;
  follow();
  await sleep(1400);
  expect(forgotten).toBe(1);
  await sql`alter table unreadable rename to content_items`;
  await expect.poll(() => forgotten, { interval: 20, timeout: 3000 }).toBe(2);
  await sleep(aMoment);
  expect(forgotten).toBe(2);
});
