import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from './data-dir.server.ts';
import { beginningOf } from './processes.server.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'birtu-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a held DATA_DIR is refused with its path and the id of the holder, until it is given back', () => {
  const folder = temporaryFolder();
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(
    `DATA_DIR: ${folder} is in use by process ${process.pid}; stop that one first, or choose another DATA_DIR`,
  );
  unlock();
  lockDataDir(folder)();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a holder that died, or whose id another process has by now, holds nothing', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock.7'), JSON.stringify({ pid: 2 ** 22 + 1, beginning: 'long ago' }));
  lockDataDir(folder)();
  const reused = { pid: process.pid, beginning: `before ${beginningOf(process.pid)}` };
  writeFileSync(join(folder, 'lock.9'), JSON.stringify(reused));
  lockDataDir(folder)();
});

test('of several processes that start together exactly one gets a DATA_DIR whose holder died', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: 2 ** 22 + 1, beginning: 'long ago' }));
  const module = fileURLToPath(new URL('data-dir.server.ts', import.meta.url));
  // Each says that it is there, waits for the word to go, and holds what it got until it is let go.
  const script = `
    import { lockDataDir } from ${JSON.stringify(module)};
    console.log('there');
    process.stdin.once('data', () => {
      try { lockDataDir(${JSON.stringify(folder)}); console.log('mine'); } catch { console.log('refused'); }
    });`;
  const starts = Array.from({ length: 4 }, () => {
    const node = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(() => void node.kill('SIGKILL'));
    const lines = createInterface(node.stdout)[Symbol.asyncIterator]();
    return { node, line: async () => (await lines.next()).value as string };
  });
  for (const { line } of starts) expect(await line()).toBe('there');
  for (const { node } of starts) node.stdin.write('go\n');
  const outcomes = await Promise.all(starts.map(({ line }) => line()));
  expect(outcomes.toSorted()).toEqual(['mine', 'refused', 'refused', 'refused']);
});
