/** Another release of the product, as it lies in Git, made fit to be started. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();

export interface Release {
  readonly folder: string;
  /** Commit and subject. */
  readonly name: string;
  readonly remove: () => void;
}

/** The commit before the one that brought the newest migration. */
export function beforeNewestMigration(): string {
  const newest = git('ls-files', 'db/migrations/*.sql').split('\n').at(-1)!;
  return `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest)}^`;
}

/** Unpacks a release into a folder of its own, with packages and pages. @param ref as Git knows it */
export function unpackRelease(ref: string): Release {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'birtu-release-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const archive = join(folder, 'release.tar');
    git('archive', '--output', archive, commit);
    execFileSync('tar', ['--extract', '--file', archive, '--directory', folder]);
    rmSync(archive);
    const isSame = !git('diff', '--name-only', commit, '--', 'package-lock.json', 'patches');
    // Packages of the same lock are these here.
    if (isSame) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    else prepare(folder, 'install');
    prepare(folder, 'build');
    return { folder, name: git('log', '-1', '--format=%h %cs %s', commit), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A step of the release's own `npm start`. */
function prepare(folder: string, step: 'install' | 'build'): void {
  const script = join(folder, 'scripts', 'prepare.mjs');
  const { status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { ${step} } from ${JSON.stringify(script)}; await ${step}();`],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${folder}: ${step} failed`);
}

/** The names of the migrations that a release has. */
export const migrationsOf = (folder: string): readonly string[] => {
  const journal = join(folder, 'db', 'migrations', 'meta', '_journal.json');
  if (!existsSync(journal)) return [];
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
};

export const ownMigrations = (): readonly string[] => migrationsOf(root);
