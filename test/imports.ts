import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = new Map<string, string>();

/** The text of a file of this product, from the project's root; of none, nothing. */
export function sourceOf(file: string): string {
  let source = sources.get(file);
  if (source === undefined) sources.set(file, (source = existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return source;
}

const brought = /^(?:import|export) (?!type )(?:[^;']*? from )?'([#.][^']+)';/gm;
const later = /\bimport\(\s*'([#.][^']+)'\)/g;

/** What a file brings along, not what it only names as a type; and what it may load later, if that is asked for. */
export function importsOf(file: string, withLater = false): string[] {
  const source = sourceOf(file);
  const found = [...source.matchAll(brought), ...(withLater ? source.matchAll(later) : [])];
  return found.map(([, named = '']) => (named.startsWith('#') ? named.slice(1) : join(dirname(file), named)));
}
