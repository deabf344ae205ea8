import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../build', import.meta.url));
/** Within the project, whose packages the server takes. */
const place = fileURLToPath(new URL('../test-results', import.meta.url));

const isText = (file: string) => /\.(js|css|json|html)$/.test(file);

/**
 * What a deployment puts in the place of the built product: the same pages, with every script under another name, and a
 * worker of another release. The files of the release before are gone.
 *
 * @returns where it stands, and how to take it away
 */
export function buildNextRelease(): { readonly folder: string; readonly remove: () => void } {
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'next-release-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = join(folder, 'client', 'assets');
  const scripts = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
  const renamed = (text: string) =>
    text.replaceAll(/[\w-]+\.js\b/g, (name) => (scripts.has(name) ? `next-${name}` : name));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = renamed(readFileSync(file, 'utf8'));
    const name = entry.parentPath === assets ? renamed(entry.name) : entry.name;
    if (name !== entry.name) rmSync(file);
    writeFileSync(join(entry.parentPath, name), withOtherId(name, text));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

function withOtherId(name: string, text: string): string {
  if (name !== 'service-worker.js') return text;
  const next = text.replace(/(\bid:[`"'])[\da-f]{12}(?=[`"'])/, '$1ffffffffffff');
  if (next === text) throw new Error('The worker does not say of which release it is');
  return next;
}
