import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '#test/database.ts';
import type { OpenDatabase } from './database.server.ts';
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
  const node = await startJobs({ sql: database.sql, log, workers, pollSeconds: 0.5 });
  nodes.push(node);
  return node;
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
