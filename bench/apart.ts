import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs a file in namespaces of its own, which needs root: whatever ends it, the kernel ends all that it started, and
 * nothing is left of its networks and mounts. The folder that it works in goes, unless `KEEP=1`.
 *
 * @param spaces beside those of mounts and processes
 * @param main what the file does there, with its folder and what was typed behind its name
 */
export async function apart(
  moduleUrl: string,
  spaces: readonly string[],
  main: (folder: string, words: readonly string[]) => Promise<void>,
): Promise<void> {
  const [first, inside = '', ...words] = process.argv.slice(2);
  if (first === 'apart') {
    // Whoever started this is gone.
    process.stdin.resume().on('end', () => process.exit(1));
    return await main(inside, words);
  }
  const folder = mkdtempSync(join(tmpdir(), 'birtu-apart-'));
  const namespaces = [...spaces, '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  // A shell as the first process, since it waits for orphans too.
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh'];
  const again = [process.execPath, fileURLToPath(moduleUrl), 'apart', folder, ...process.argv.slice(2)];
  const child = spawn('unshare', [...namespaces, ...shell, ...again], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.stdin.end());
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  if (process.env['KEEP']) console.log(folder);
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
