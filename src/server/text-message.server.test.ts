import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import type { OpenDatabase } from './database.server.ts';
import { startJobs, type Jobs } from './jobs.server.ts';
import { createLog } from './log.server.ts';
import { queueText, textWorkers } from './text-message.server.ts';

interface Received {
  readonly to: string;
  readonly text: string;
}

const log = createLog({ level: 'silent', readable: false });
const message = {
  kind: 'factor-code',
  to: '+251911000009',
  language: 'am',
  values: { code: '004711', minutes: 5 },
} as const;

let database: OpenDatabase;
let jobs: Jobs;
let service: Awaited<ReturnType<typeof startService>>;
const settings = () => ({ smsUrl: service.url, production: true });

/** A service that sends text messages, as an operator would put behind `SMS_URL`. */
async function startService() {
  const received: Received[] = [];
  const keys = new Set<string | undefined>();
  let refusals = 0;
  const server = createServer((request: IncomingMessage, response) => {
    void json(request).then((body) => {
      keys.add(request.headers['idempotency-key'] as string | undefined);
      if (refusals > 0) {
        refusals -= 1;
        return response.writeHead(503).end();
      }
      received.push(body as Received);
      return response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    received,
    keys,
    refuse: (times: number) => (refusals = times),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

beforeEach(async () => {
  database = await createTestDatabase();
  service = await startService();
  const { sql } = database;
  jobs = await startJobs({
    sql,
    log,
    pollSeconds: 0.5,
    workers: textWorkers({ sql, log, settings: settings() }),
  });
});
afterEach(async () => {
  await jobs.stop(1000);
  await service.stop();
  await database.close();
});

const queue = (options = settings()) =>
  database.db.transaction((tx) => queueText({ jobs, settings: options }, tx, message));
const stored = () => database.sql<{ text: string; sent_at: Date | null }[]>`select text, sent_at from mails`;
const untilSent = () => vi.waitUntil(async () => (await stored())[0]?.sent_at, { timeout: 15_000 });

test('a text message reaches the service with its code, and is forgotten then', async () => {
  await queue();
  await untilSent();
  expect(service.received).toEqual([{ to: message.to, text: expect.stringContaining('004711') as string }]);
  expect(await stored()).toMatchObject([{ text: '' }]);
  expect(JSON.stringify(await database.sql`select data from jobs.job`)).not.toContain('004711');
});

test('a service that fails is asked again for the same message, which comes once', async () => {
  service.refuse(2);
  await queue();
  await untilSent();
  expect(service.received).toHaveLength(1);
  expect(service.keys.size).toBe(1);
});

test('a message whose code has expired is not sent any more', async () => {
  service.refuse(1);
  await queue();
  await vi.waitUntil(() => service.keys.size > 0);
  await database.sql`update mails set created_at = now() - interval '6 minutes'`;
  await vi.waitUntil(async () => (await stored())[0]?.text === '', { timeout: 15_000 });
  expect(service.received).toEqual([]);
  expect(await stored()).toMatchObject([{ sent_at: null }]);
});

test('nothing is sent for a transaction that does not commit', async () => {
  await database.db
    .transaction(async (tx) => {
      await queueText({ jobs, settings: settings() }, tx, message);
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await stored()).toEqual([]);
  expect(await database.sql`select from jobs.job where name = 'send-text'`).toHaveLength(0);
});
