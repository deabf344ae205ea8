import { sql as drizzleSql, type SQL } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Db, type Job as Task, type JobResult, type QueueOptions } from 'pg-boss';
import type { Row, RowList } from 'postgres';
import { z } from 'zod';
import type { Sql, Transaction } from './database.server.ts';
import type { Listen } from './listener.server.ts';
import type { Log } from './log.server.ts';

/** A kind of work done outside the request that causes it, by one of the nodes, until it succeeds. */
export interface Job<Data extends object> {
  readonly name: string;
  /** What was queued may come from a node of another version. */
  readonly data: z.ZodType<Data>;
  readonly retry: Retry;
  /** After this an attempt counts as lost, and another begins. */
  readonly timeoutSeconds: number;
  /** How many a node runs at once. */
  readonly concurrency: number;
  /** Cron expression (UTC) of a job that starts by the clock, once for all nodes. */
  readonly schedule?: string;
}

export interface Retry {
  /** How many attempts follow the first. */
  readonly attempts: number;
  /** Before the first retry; doubles, less some chance, with each. */
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** A job and who does it. */
export interface Worker {
  readonly job: Job<object>;
  run(data: unknown): Promise<void>;
}

export function worker<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): Worker {
  return { job, run: async (data) => run(job.data.parse(data)) };
}

/** Housekeeping on the hour, by one of the nodes. */
export function hourly(name: string, run: () => Promise<void>): Worker {
  const retry = { attempts: 2, delaySeconds: 60, maxDelaySeconds: 600 };
  return byTheClock(name, '0 * * * *', retry, run);
}

/** What is looked for each minute, by one of the nodes; one that fails is followed by the next. */
export function eachMinute(name: string, run: () => Promise<void>): Worker {
  return byTheClock(name, '* * * * *', { attempts: 0, delaySeconds: 0, maxDelaySeconds: 0 }, run);
}

function byTheClock(name: string, schedule: string, retry: Retry, run: () => Promise<void>): Worker {
  const job = { name, data: z.unknown(), retry, timeoutSeconds: 600, concurrency: 1, schedule };
  return { job: job as Job<object>, run };
}

export interface Jobs {
  /** Queues a job that exists if, and only if, the transaction commits. */
  enqueue<Data extends object>(transaction: Transaction, job: Job<Data>, data: Data): Promise<void>;
  /** Fetches no more and lets running jobs finish; those still running after the grace are retried elsewhere. */
  stop(graceMilliseconds: number): Promise<void>;
}

export interface JobsOptions {
  readonly sql: Sql;
  /** Unset: over `sql`. */
  readonly listen?: Listen;
  readonly log: Log;
  readonly workers: readonly Worker[];
  /** How often to look for due retries; new jobs are announced and start at once. */
  readonly pollSeconds?: number;
}

const schema = 'jobs';

/** Starts this node's worker. Nodes may start together; the first makes the tables. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { sql, listen = (...args) => sql.listen(...args), log, workers, pollSeconds = 5 } = options;
  const boss = new PgBoss({ db: databaseOf(sql, listen), schema, useListenNotify: true });
  boss.on('error', (error) => log.warn({ err: error.message }, 'jobs: the database did not answer'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'jobs'));
  await boss.start();
  for (const each of workers) await register(boss, log, each, pollSeconds);
  return {
    async enqueue(transaction, job, data) {
      await boss.send(job.name, data, { db: statementsIn(transaction) });
    },
    stop: (graceMilliseconds) => boss.stop({ graceful: true, timeout: graceMilliseconds }),
  };
}

async function register(boss: PgBoss, log: Log, worker: Worker, pollSeconds: number): Promise<void> {
  const { job } = worker;
  const options = queueOptions(job);
  await boss.createQueue(job.name, options);
  await boss.updateQueue(job.name, options);
  if (job.schedule) await boss.schedule(job.name, job.schedule);
  const taking = {
    perJobResults: true,
    batchSize: job.concurrency,
    // What piled up is worked off without a pause between batches.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  await boss.work<unknown, object, typeof taking>(job.name, taking, (batch) =>
    Promise.all(batch.map((task) => attempt(log, worker, task))),
  );
}

/** What becomes of one attempt; a failed one is retried while the job's `retry` allows. */
async function attempt(log: Log, worker: Worker, task: Task<unknown>): Promise<JobResult<object>> {
  const { id, data, retryCount } = task;
  try {
    await worker.run(data);
    return { id, status: 'completed' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ job: worker.job.name, id, attempt: retryCount + 1, reason }, 'job failed');
    return { id, status: 'failed', output: { reason } };
  }
}

function queueOptions(job: Job<object>): QueueOptions & { notify: boolean } {
  return {
    notify: true,
    retryLimit: job.retry.attempts,
    retryDelay: job.retry.delaySeconds,
    retryDelayMax: job.retry.maxDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    deleteAfterSeconds: 86_400,
  };
}

/** What pg-boss needs of the connections that everything else uses, so that there is one driver and one pool. */
function databaseOf(sql: Sql, listenTo: Listen): Db {
  return {
    async executeSql(text, values) {
      // pg-boss brings its own BEGIN in one text, which postgres.js takes only on a connection held for it.
      if (!/^\s*begin\b/i.test(text)) return execute(sql, text, values);
      const connection = await sql.reserve();
      try {
        return await execute(connection, text, values);
      } catch (error) {
        await connection`rollback`.catch(() => undefined);
        throw error;
      } finally {
        connection.release();
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const listening = await listenTo(channel, onNotification, onReconnect);
      return { close: () => listening.unlisten() };
    },
  };
}

/** Statements inside a transaction, with `$1` parameters. */
function statementsIn(transaction: Transaction): Db {
  const drizzle = fromDrizzle(
    { execute: (query) => transaction.execute(query as SQL) },
    drizzleSql as Parameters<typeof fromDrizzle>[1],
  );
  return { executeSql: (text, values) => drizzle.executeSql(text, values?.map(asParameter)) };
}

async function execute(connection: Pick<Sql, 'unsafe'>, text: string, values: unknown[] = []) {
  const parameters = values.map(asParameter) as Parameters<Sql['unsafe']>[1];
  const result: RowList<Row[]> = await connection.unsafe(text, parameters);
  // Several statements in one text give a list of lists.
  const results = Array.isArray(result[0]) ? (result as unknown as RowList<Row[]>[]) : [result];
  return { rows: results.flatMap(withDates) };
}

const timestamptz = 1184;

/** Drizzle has the shared driver leave times as text; pg-boss reckons with them. */
function withDates(rows: RowList<Row[]>): Row[] {
  const times = (rows.columns ?? []).filter((column) => column.type === timestamptz).map(({ name }) => name);
  for (const row of rows)
    for (const name of times) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
  return rows;
}

/** pg-boss writes for another driver, which takes these values as they are. */
function asParameter(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  return value;
}
