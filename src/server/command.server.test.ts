import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { quiet } from '#test/database-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';

/** Several processes and clusters are started one after the other. */
const patient = { timeout: 90_000 };

type Command = 'keys-rotate' | 'db-backup' | 'db-restore';

async function run(command: Command, settings: Readonly<Record<string, string>>, ...args: string[]) {
  const environment = { ...process.env, NODE_ENV: '', DATABASE_URL: '', AUTH_SECRET: '', ...settings };
  const script = fileURLToPath(new URL(`../../scripts/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { output, complaint, code };
}

const rotateKeys = (settings: Readonly<Record<string, string>>) => run('keys-rotate', settings);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'birtu-command-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}

test(
  'a command works on the database of DATA_DIR, whether the product runs on it or not',
  patient,
  async () => {
    const dataDir = folder();

    const alone = await rotateKeys({ DATA_DIR: dataDir });
    expect(alone).toMatchObject({ code: 0, complaint: '' });

    const running = await startEmbeddedPostgres({ dataDir, log: quiet });
    onTestFinished(() => running.stop());
    const beside = await rotateKeys({ DATA_DIR: dataDir });
    expect(beside).toMatchObject({ code: 0, complaint: '' });
    const sql = postgres(running.url, { max: 1 });
    const keys = await sql<{ status: string }[]>`
    select status from auth.signing_keys order by created_at`;
    await sql.end();
    expect(keys.map(({ status }) => status)).toEqual(['previous', 'previous', 'current']);
  },
);

test('what was backed up beside the running product is restored into another DATA_DIR', patient, async () => {
  const [here, there] = [folder(), folder()];
  await rotateKeys({ DATA_DIR: here });
  const running = await startEmbeddedPostgres({ dataDir: here, log: quiet });
  onTestFinished(() => running.stop());
  const made = await run('db-backup', { DATA_DIR: here });
  expect(made).toMatchObject({ code: 0, complaint: '' });
  expect(made.output).toContain('auth.signing_keys: 2 rows');
  const [name] = readdirSync(join(here, 'backups'));
  const file = join(here, 'backups', name!);

  const restored = await run('db-restore', { DATA_DIR: there }, file);
  expect(restored).toMatchObject({ code: 0, complaint: '' });
  expect(restored.output).toContain('auth.signing_keys: 2 rows');
  const elsewhere = await rotateKeys({ DATA_DIR: there });
  expect(elsewhere.complaint).toBe(
    'AUTH_SECRET: expected the secret that encrypted the signing keys to be in the list\n',
  );
});

test('a command that cannot work says why in one line', async () => {
  const { code, complaint } = await rotateKeys({ DATABASE_URL: 'mysql://elsewhere/' });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'DATABASE_URL: expected an address such as postgres://user:password@host:5432/birtu\n',
  );
});

test('of several hosts of which none answers a command says so, and ends', patient, async () => {
  const { code, complaint } = await rotateKeys({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1,127.0.0.1:2/none',
  });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'DATABASE_URL: the database cannot be reached (none that takes writes within 15 s)\n',
  );
});
