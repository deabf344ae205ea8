/**
 * `npm run bench:server`: requests per second of the product as a ratio to the least that Node can do with the same
 * database, measured in turn on the same machine in the same run. Figures alone mean nothing on a noisy machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { execute, siblingOf, startTestServer } from '#test/database-server.ts';
import { freePort, startProduct } from '#test/product.ts';

const connections = 16;
const roundSeconds = 2;
const rounds = 5;

interface Target {
  readonly url: string;
  readonly headers?: Record<string, string>;
}

/** Requests answered in one round, over connections that stay open. */
async function load({ url, headers }: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + roundSeconds * 1000;
  let answered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const worker = async () => {
    while (performance.now() < until) {
      await ask();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answered / roundSeconds;
}

async function compare(name: string, target: Target, base: Target, least: number) {
  await load(base);
  await load(target);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await load(base);
    ratios.push((await load(target)) / bare);
  }
  ratios.sort((a, b) => a - b);
  const median = ratios[Math.floor(rounds / 2)]!;
  console.log(
    `${name.padEnd(48)} ${median.toFixed(2)} (${ratios[0]!.toFixed(2)}–${ratios.at(-1)!.toFixed(2)})  wanted ≥ ${least.toFixed(2)}  ${median >= least ? '✓' : '✗'}`,
  );
}

/** The least: one prepared query and its JSON, or a file from memory, over bare `node:http`. */
function serveBare(databaseUrl: string, port: number, file: Buffer) {
  const sql = postgres(databaseUrl, { max: 10 });
  createServer((incoming, answer) => {
    if (incoming.url === '/file') {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': file.length });
      answer.end(file);
      return;
    }
    sql`select id, title, description, category, level from fitness_plans where status = 'published'`.then(
      (rows) => {
        const body = JSON.stringify({ items: rows });
        answer.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        answer.end(body);
      },
      () => answer.writeHead(500).end(),
    );
  }).listen(port, '127.0.0.1', () => process.send?.('listening'));
}

const [role, databaseUrl, port] = process.argv.slice(2);
if (role === 'bare') serveBare(databaseUrl!, Number(port), Buffer.alloc(6_000, 'a'));
else await main();

async function main() {
  const server = await startTestServer();
  const name = `birtu_bench_${process.pid}`;
  await execute(server.url, `create database ${name} template ${server.template}`);
  const url = siblingOf(server.url, name);
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
  const product = await startProduct({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const barePort = await freePort();
  const bare = fork(fileURLToPath(import.meta.url), ['bare', url, String(barePort)]);
  await new Promise((resolve) => bare.once('message', resolve));
  const bareUrl = `http://localhost:${barePort}`;
  try {
    const signUp = await fetch(`${product.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'bench@example.et',
        password: 'Bench-word-1',
        data: { full_name: 'Bench' },
      }),
    });
    const { access_token: token } = (await signUp.json()) as { access_token: string };
    await compare(
      'public JSON, to bare node:http + postgres.js',
      { url: `${product.url}/api/plans/fitness` },
      { url: `${bareUrl}/query` },
      0.9,
    );
    await compare(
      'session and role checked, to the same',
      { url: `${product.url}/api/profile`, headers: { authorization: `Bearer ${token}` } },
      { url: `${bareUrl}/query` },
      0.55,
    );
    await compare(
      'a kept page, to a file of 6 kB from memory',
      { url: `${product.url}/` },
      { url: `${bareUrl}/file` },
      0.5,
    );
  } finally {
    bare.kill();
    await product.stop();
    await execute(server.url, `drop database if exists ${name} with (force)`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
