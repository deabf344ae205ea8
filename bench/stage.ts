import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from '#src/server/database.server.ts';
import { execute, siblingOf, startTestServer } from '#test/database-server.ts';
import { freePort, startProduct } from '#test/product.ts';

/** The product and, beside it, the least that could do the same, on one database. */
export interface Stage {
  readonly product: string;
  readonly bare: string;
}

/** What a bare server is started with: in a process of its own, as the product is. */
export interface BareOptions {
  readonly databaseUrl: string;
  readonly port: number;
  /** Called when it listens. */
  readonly ready: () => void;
}

/**
 * A file that measures calls it once: it runs `serve` in the process of the bare server, and `measure` in the one that
 * the person started.
 *
 * @param settings of the product, as in the environment
 */
export async function onStage(
  moduleUrl: string,
  serve: (options: BareOptions) => void,
  measure: (stage: Stage) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [part, databaseUrl = '', port] = process.argv.slice(2);
  if (part === 'bare') serve({ databaseUrl, port: Number(port), ready: () => process.send?.('ready') });
  else await setUp(fileURLToPath(moduleUrl), measure, settings);
}

async function setUp(
  file: string,
  measure: (stage: Stage) => Promise<void>,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await withProductOfOwn(async (product, databaseUrl) => {
    const port = await freePort();
    const bare = fork(file, ['bare', databaseUrl, String(port)]);
    await new Promise((resolve) => bare.once('message', resolve));
    try {
      await measure({ product, bare: `http://localhost:${port}` });
    } finally {
      bare.kill();
    }
  }, settings);
}

/** Runs `work` with the address of a product that limits nobody, and of the new database that it is on. */
export async function withProductOfOwn(
  work: (url: string, databaseUrl: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server = await startTestServer();
  const name = `birtu_bench_${process.pid}`;
  await execute(server.url, `create database ${name} template ${server.template}`);
  const databaseUrl = siblingOf(server.url, name);
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    CLIENT_LIMIT_FACTOR: '1000000',
    ...settings,
  });
  try {
    await work(product.url, databaseUrl);
  } finally {
    await product.stop();
    await execute(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A new account's first session. */
export async function signUp(product: string, email: string) {
  const answer = await fetch(`${product}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email, password: benchPassword, data: { full_name: 'Bench' } }),
  });
  return (await answer.json()) as { access_token: string; refresh_token: string; user: { id: string } };
}

/** The next tokens of a session. */
export async function renewed(product: string, refreshToken: string) {
  const answer = await fetch(`${product}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  if (!answer.ok) throw new Error(`The session was not renewed: ${answer.status}`);
  return (await answer.json()) as { access_token: string; refresh_token: string };
}

export const benchPassword = 'Bench-word-1';

/** Sizes of the past from a distribution: most have a few weeks behind them, a few have years. */
export async function givePast(sql: Sql, id: string, index: number): Promise<void> {
  const days = [3, 7, 7, 30, 30, 90, 90, 365, 365, 1095][index % 10]!;
  await sql`
    insert into activities (user_id, date, type, details)
    select ${id}, current_date - 400 - i, 'Workout', '{"name": "Run", "duration": 30, "calories": 250}'
    from generate_series(1, ${days}::int, 2) as i`;
  await sql`
    insert into diary_entries (id, user_id, day, meal, name, portions)
    select gen_random_uuid(), ${id}, current_date - 400 - i / 4, 'lunch', '{"en": "Injera with shiro"}',
      '[{"foodId": "injera-teff", "grams": 150}]'
    from generate_series(1, ${days * 4}::int) as i`;
}
