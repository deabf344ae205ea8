// Plain JavaScript without packages: it runs first, under whatever Node the machine has.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
/** The pinned runtime, once it is installed. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** How the server is started, so that it takes little memory (docs/decisions/0069, 0131); the image says the same. */
export const server = {
  flags: ['--max-semi-space-size=8'],
  /** Unless the operator says otherwise. */
  env: { MALLOC_ARENA_MAX: '2' },
};

export const say = (text) => process.stdout.write(`${text}\n`);
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @type {Set<import('node:child_process').ChildProcess>} */
const steps = new Set();

/** Ends the programs that run just now. */
export const endSteps = (signal) => steps.forEach((step) => step.kill(signal));

/** Runs a program under the pinned runtime. @returns its exit code; with `capture`, what it printed as well */
export function run(command, args, { capture = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    steps.add(child);
    child.once('close', () => steps.delete(child));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** A step that is skipped when what it depends on has not changed since it last went well. */
async function once(title, stamp, fingerprint, before, command, args) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  const started = Date.now();
  say(`${title}…`);
  // An interrupted run must not count as done.
  rmSync(stamp, { force: true });
  before();
  const { code, output } = await run(command, args, { capture: true });
  if (code !== 0) {
    process.stderr.write(`${output}\n${title}: failed\n`);
    process.exit(1);
  }
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, fingerprint);
  say(`${title}: done in ${seconds(started)}`);
}

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .toSorted();

/** Those that `patches` are for, which fit them only as they were published. */
const patched = () => readdirSync(join(root, 'patches')).map((name) => name.split('+', 1)[0]);

export const install = () =>
  once(
    'Installing packages',
    join(root, 'node_modules', '.birtu-lock'),
    hashOf(['package.json', 'package-lock.json', ...filesBelow('patches')]),
    () =>
      patched().forEach((name) => rmSync(join(root, 'node_modules', name), { recursive: true, force: true })),
    'npm',
    // Not `npm ci`: it refuses a lock without the binaries of platforms that the registry at hand does not offer.
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
  );

export const build = () =>
  once(
    'Building pages',
    join(root, 'build', '.birtu-sources'),
    hashOf([
      ...['src', 'content', 'public'].flatMap(filesBelow),
      'scripts/build.ts',
      ...readdirSync(root)
        .filter((name) => /\.(ts|json)$/.test(name))
        .toSorted(),
    ]),
    () => undefined,
    node,
    [join(root, 'scripts', 'build.ts')],
  );
