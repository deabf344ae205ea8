import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyTemplate, execute, siblingOf } from './database-server.ts';
import { startFaultyLine } from './faulty-line.ts';
import { startProduct } from './product.ts';

/** The built product on a PostgreSQL of others, over a line that fails. */
async function startFarProduct() {
  const { url: serverUrl, templates } = inject('testServer');
  const name = `birtu_faults_${randomBytes(6).toString('hex')}`;
  await copyTemplate({ url: serverUrl, template: templates.bundled }, name);
  const address = siblingOf(serverUrl, name);
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-faults-'));
  const line = await startFaultyLine(address);
  const product = await startProduct({
    DATABASE_URL: line.url,
    DATABASE_TIMEOUT_SECONDS: '2',
    REQUEST_TIMEOUT_SECONDS: '5',
    CLIENT_LIMIT_FACTOR: '1000',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  onTestFinished(async () => {
    await product.stop();
    await line.close();
    await sql.end();
    await execute(serverUrl, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return { product, line, sql, name, execute: (statement: string) => execute(serverUrl, statement) };
}

const json = { 'content-type': 'application/json' };

/** Clients that write and read without a pause. */
async function startClients(url: string) {
  let token: string | undefined;
  let email = '';
  // A busy machine may answer later than the two seconds that a database has here.
  await expect
    .poll(async () => {
      email = `almaz.${randomUUID()}@example.com`;
      const signUp = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, password: 'Berbere77' }),
      });
      token = ((await signUp.json()) as { access_token?: string }).access_token;
      return token;
    })
    .toBeDefined();
  const headers = { ...json, authorization: `Bearer ${token}` };
  /** By status and the beginning of what was asked. */
  const answers = new Map<string, number>();
  const acknowledged = new Set<string>();
  let isOver = false;
  let written = 0;
  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    const answer = await fetch(`${url}${path}`, { headers, ...init });
    const body = await answer.text();
    if (answer.status === 503 && path !== '/readyz')
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    const said = answer.status < 500 || answer.status === 503 ? '' : ` ${body.slice(0, 200)}`;
    const kind = `${answer.status} ${init.method ?? 'GET'} ${path.split('?')[0]}${said}`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    return answer.status;
  };
  const write = async () => {
    const name = randomUUID();
    // No day takes more than fifty.
    const date = new Date(Date.UTC(2026, 0, 1 + Math.floor((written += 1) / 20))).toISOString().slice(0, 10);
    const body = JSON.stringify({
      id: name,
      type: 'workout',
      date,
      details: { name, duration: 30 },
    });
    while (!isOver)
      if ((await ask('/api/activities', { method: 'POST', body })) < 300) {
        acknowledged.add(name);
        return;
      }
  };
  const working = [
    ...Array.from({ length: 3 }, async () => {
      while (!isOver) await write();
    }),
    (async () => {
      while (!isOver) await ask('/api/activities?from=2026-11-01&to=2026-11-30');
    })(),
    (async () => {
      for (let turn = 0; !isOver; turn += 1) await ask(`/foods?q=shiro+${turn}`);
    })(),
  ];
  const stop = async () => {
    isOver = true;
    await Promise.all(working);
  };
  onTestFinished(stop);
  const refusedWrites = () =>
    [...answers]
      .filter(([kind]) => kind.startsWith('503 POST /api/activities'))
      .reduce((sum, [, times]) => sum + times, 0);
  return { email, ask, write, answers, refusedWrites, acknowledged, stop };
}

/** Seconds that whoever asks now waits, as the product tells it. */
const figureOf = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
};
const waitOf = async (url: string): Promise<number> => await figureOf(url, 'request_wait_seconds');

test('whatever happens to the database and its line, each request is answered in time: later, never with a fault of ours', async () => {
  const { product, line, sql, name, execute } = await startFarProduct();
  const { url } = product;
  await fetch(url);
  const clients = await startClients(url);
  const nextWrites = async () => await Promise.all([clients.write(), clients.write()]);
  await nextWrites();

  line.reset();
  await nextWrites();

  line.refuse(true);
  line.reset();
  await expect.poll(() => clients.ask('/api/activities?from=2026-11-01&to=2026-11-30')).toBe(503);
  expect(await clients.ask('/readyz')).toBe(503);
  line.refuse(false);
  await nextWrites();
  // Nothing of this would come to an end if it waited for the database.
  line.hang();
  expect(await clients.ask('/readyz')).toBe(503);
  const body = { type: 'workout', date: '2026-11-03', details: { name: 'Asked into silence', duration: 5 } };
  const asked = [
    clients.ask('/api/activities', { method: 'POST', body: JSON.stringify(body) }),
    clients.ask('/api/activities?from=2026-11-01&to=2026-11-30'),
    clients.ask('/services/fitness-plans/weight-loss-foundation'),
    clients.ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: clients.email, password: 'Berbere77' }),
    }),
  ];
  expect(await Promise.all(asked)).toEqual([503, 503, 503, 503]);
  // Who asks in vain is told so, and some of the others are refused at once.
  const more: Promise<number>[] = [];
  await expect
    .poll(() => {
      more.push(clients.ask('/api/activities?from=2026-11-01&to=2026-11-30'));
      return waitOf(url);
    })
    .toBeGreaterThan(2);
  expect(await figureOf(url, 'database_up')).toBe(0);
  // What everybody gets is there without it.
  expect(await clients.ask('/')).toBe(200);
  line.goOn();
  await Promise.all(more);
  await nextWrites();
  await expect.poll(() => clients.ask('/readyz')).toBe(200);
  await expect.poll(() => waitOf(url)).toBeLessThan(2);
  expect(await figureOf(url, 'database_up')).toBe(1);
  // What was the primary takes no writes any more, and the next one is at the same address.
  await execute(`alter database ${name} set default_transaction_read_only = on`);
  line.reset();
  const refusedBefore = clients.refusedWrites();
  await expect.poll(clients.refusedWrites).toBeGreaterThan(refusedBefore);
  await execute(`alter database ${name} set default_transaction_read_only = off`);
  await nextWrites();
  // A change is heard over the line as it is now.
  await sql`update exercises set data = jsonb_set(data, '{name,en}', '"Heard of again"') where id = 'push-up'`;
  await expect
    .poll(async () => await (await fetch(`${url}/exercises/push-up`)).text())
    .toContain('Heard of again');

  await clients.stop();
  const faults = [...clients.answers].filter(([kind]) => !/^(200|201|503) /.test(kind));
  expect(faults).toEqual([]);
  const stored = await sql<{ name: string }[]>`
    select details->>'name' as name from activities where details->>'name' <> 'Asked into silence'`;
  const names = stored.map((row) => row.name);
  expect(new Set(names).size).toBe(names.length);
  expect([...clients.acknowledged].filter((written) => !names.includes(written))).toEqual([]);
}, 180_000);
