import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { quiet } from '#test/database-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { startFaultyLine } from '#test/faulty-line.ts';
import { openDatabase, type OpenDatabase } from './database.server.ts';
import { hourly, startJobs, worker, type Job, type Jobs, type Worker } from './jobs.server.ts';
import { createLog } from './log.server.ts';

const log = createLog({ level: 'silent', readable: false });

const greet: Job<{ name: string }> = {
  name: 'greet',
  data: z.object({ name: z.string() }),
  retry: { attempts: 3, delaySeconds: 1, maxDelaySeconds: 1 },
  timeoutSeconds: 30,
  concurrency: 1,
};

let database: OpenDatabase;
let nodes: Jobs[];

beforeEach(async () => {
  database = await createTestDatabase();
  nodes = [];
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop(1000)));
  await database.close();
});

async function startNode(...workers: Worker[]): Promise<Jobs> {
  return await startNodeOn(database.sql, ...workers);
}

async function startNodeOn(sql: OpenDatabase['sql'], ...workers: Worker[]): Promise<Jobs> {
  const node = await startJobs({ sql, log, workers, pollSeconds: 0.5 });
  nodes.push(node);
  return node;
}

/** As the product has it, with deadlines of a few seconds, over a line that fails. */
async function openFarDatabase() {
  const line = await startFaultyLine(database.directUrl);
  const far = await openDatabase({ databaseUrl: line.url, dataDir: '', log: quiet, answerSeconds: 0.25 });
  onTestFinished(async () => {
    await line.close();
    await far.close();
  });
  return { line, sql: far.background.sql };
}

test('a job runs soon after its commit, with what it was given', async () => {
  const greeted: string[] = [];
  const jobs = await startNode(worker(greet, async ({ name }) => void greeted.push(name)));
  const name = `O'Brien & "ሰላም" \\ $1 {}`;
  await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name }));
  await expect.poll(() => greeted).toEqual([name]);
});

test('a job that fails is tried again, as often as it says', async () => {
  let attempts = 0;
  const jobs = await startNode(
    worker(greet, async () => {
      attempts += 1;
      throw new Error('not yet');
    }),
  );
  await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Selam' }));
  const state = () => database.sql`select state from jobs.job where name = 'greet'`;
  await expect.poll(state, { timeout: 10_000 }).toEqual([{ state: 'failed' }]);
  expect(attempts).toBe(4);
});

test('a job whose statement does not end is given up, and done once it can be', async () => {
  const { sql } = await openFarDatabase();
  await database.sql`create table held (name text)`;
  const holder = await database.sql.reserve();
  await holder`begin`;
  await holder`lock table held`;
  const jobs = await startNodeOn(
    sql,
    worker(greet, async ({ name }) => void (await sql`insert into held values (${name})`)),
  );
  await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Selam' }));
  const attempts = async () =>
    (
      await database.sql`select retry_count, output->>'reason' as reason from jobs.job where name = 'greet'`
    )[0];
  await expect.poll(attempts).toMatchObject({ reason: 'canceling statement due to statement timeout' });
  await holder`commit`;
  holder.release();
  await expect.poll(() => database.sql`select name from held`).toEqual([{ name: 'Selam' }]);
});

test('jobs go on over new connections where the ones that they wait on never answer', async () => {
  const { line, sql } = await openFarDatabase();
  const greeted: string[] = [];
  let isFirst = true;
  const jobs = await startNodeOn(
    sql,
    worker(greet, async ({ name }) => {
      if (isFirst) line.forsake();
      isFirst = false;
      await sql`select`;
      greeted.push(name);
    }),
  );
  await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Selam' }));
  await expect.poll(() => greeted).toEqual(['Selam']);
});

test('stopping waits for what is running', async () => {
  const events: string[] = [];
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const jobs = await startNode(
    worker(greet, async () => {
      events.push('began');
      await mayEnd;
      events.push('ended');
    }),
  );
  await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Selam' }));
  await expect.poll(() => events).toContain('began');
  const stopped = jobs.stop(20_000);
  end();
  await stopped;
  expect(events).toEqual(['began', 'ended']);
  expect(await database.sql`select state from jobs.job where name = 'greet'`).toEqual([
    { state: 'completed' },
  ]);
});

test('what outlasts the grace of a stop is done by the next node', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const jobs = await startNode(worker(greet, () => mayEnd));
  await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Selam' }));
  const active = () => database.sql`select from jobs.job where name = 'greet' and state = 'active'`;
  await expect.poll(active).toHaveLength(1);
  await jobs.stop(1000);
  const greeted: string[] = [];
  await startNode(worker(greet, async ({ name }) => void greeted.push(name)));
  await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Selam']);
});

test('nodes that start together agree on the tables, the queue and one schedule', async () => {
  const house = hourly('house', async () => undefined);
  await Promise.all([startNode(house), startNode(house), startNode(house)]);
  expect(await database.sql`select name, cron from jobs.schedule`).toEqual([
    { name: 'house', cron: '0 * * * *' },
  ]);
});
