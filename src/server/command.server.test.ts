import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { quiet } from '#test/database-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';

const script = fileURLToPath(new URL('../../scripts/keys-rotate.ts', import.meta.url));

async function rotateKeys(settings: Readonly<Record<string, string>>) {
  const environment = { ...process.env, NODE_ENV: '', DATABASE_URL: '', AUTH_SECRET: '', ...settings };
  const child = spawn(process.execPath, [script], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { output, complaint, code };
}

test('a command works on the database of DATA_DIR, whether the product runs on it or not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-command-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));

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
});

test('a command that cannot work says why in one line', async () => {
  const { code, complaint } = await rotateKeys({ DATABASE_URL: 'mysql://elsewhere/' });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'DATABASE_URL: expected an address such as postgres://user:password@host:5432/birtu\n',
  );
});
