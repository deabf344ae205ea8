import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { beginningOf, run } from '#src/server/processes.server.ts';
import { createTestDatabase } from './database.ts';
import { freePort, startProduct } from './product.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Of one after the other: each begins on what the one before has left, however that ended. */
const dataDir = mkdtempSync(join(tmpdir(), 'birtu-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** `npm start` with a database of its own, as a person or a process manager runs it. */
async function npmStart() {
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // A group of its own: what is sent to it alone must reach all that it started.
    detached: true,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
  onTestFinished(() => {
    for (const { id } of living(started)) process.kill(id, 'SIGKILL');
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    npm.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  await vi.waitFor(() => expect(printed).toContain('Birtu serves'), { timeout: 90_000, interval: 100 });
  const started = below(npm.pid!);
  return { npm, started, ended, url: `http://localhost:${port}` };
}

interface Running {
  readonly id: number;
  readonly beginning: string | undefined;
  readonly command: string;
}

/** A process with all that it started. */
function below(root: number): readonly Running[] {
  const all = processes();
  const ids = [root];
  for (const id of ids) ids.push(...all.filter(({ parent }) => parent === id).map((child) => child.id));
  const commands = new Map(all.map(({ id, command }) => [id, command]));
  return ids.map((id) => ({ id, beginning: beginningOf(id), command: commands.get(id) ?? '' }));
}

const living = (started: readonly Running[]) =>
  started.filter(({ id, beginning }) => beginning !== undefined && beginningOf(id) === beginning);

/** Linux tells by itself; a slim one has no `ps`. */
function processes() {
  if (!existsSync('/proc/self/stat'))
    return run('ps', ['-A', '-o', 'pid=,ppid=,args='])
      .split('\n')
      .map((line) => {
        const [id, parent, ...command] = line.trim().split(/\s+/);
        return { id: Number(id), parent: Number(parent), command: command.join(' ') };
      });
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ id: Number(name), parent: Number(parent), command }];
      } catch {
        return []; // ended while this looked
      }
    });
}

describe('the process of npm start', () => {
  test.each([
    { signal: 'SIGTERM', result: 0, why: 'a process manager ends it' },
    { signal: 'SIGKILL', result: 'SIGKILL', why: 'it is killed' },
    { signal: 'SIGHUP', result: 'SIGHUP', why: 'its terminal is closed' },
    { signal: 'SIGINT', result: 0, why: 'somebody interrupts it' },
  ] as const)(
    'ends with all that it started when $why ($signal)',
    async ({ signal, result }) => {
      const { npm, started, ended, url } = await npmStart();
      expect(started.map(({ command }) => command)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('start.mjs'),
          expect.stringContaining('main.server.ts'),
          expect.stringContaining('postgres'),
        ]),
      );
      npm.kill(signal);
      expect(await ended).toBe(result);
      await vi.waitFor(() => expect(living(started)).toEqual([]), { timeout: 20_000, interval: 100 });
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    },
    150_000,
  );
});

test('a start whose output is taken by nobody makes no administrator whose password nobody knows', async () => {
  const database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url, DATA_DIR: join(dataDir, 'told'), HOST: '127.0.0.1' };
  // A disk that is full, or what stands for one where there is no such device.
  const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(devNull, 'r');
  const untold = spawn(process.execPath, [join(root, 'src', 'main.server.ts')], {
    env: { ...process.env, ...settings, PORT: String(await freePort()), NODE_ENV: '', ADMIN_PASSWORD: '' },
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  const said = text(untold.stderr!);
  expect(await new Promise((resolve) => untold.once('exit', resolve))).toBe(1);
  expect(await said).toMatch(
    /^Birtu did not start\. ADMIN_PASSWORD: [^\n]+ cannot be printed \(E[^\n]+\)\n$/,
  );

  const told = await startProduct(settings);
  onTestFinished(async () => {
    await told.stop();
    await database.close();
  });
  await vi.waitFor(() => expect(told.output()).toContain('First administrator'));
  const [, email, password] = /^First administrator: (\S+), password (\S+)$/m.exec(told.output())!;
  const signedIn = await fetch(`${told.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.status).toBe(200);
});
