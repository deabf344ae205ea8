/** Builds the pages and, beside each file that the browser gets, its compressed forms. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentTypes } from '#src/server/assets.server.ts';
import { encodeBody } from '#src/server/encoding.server.ts';
import { run } from './prepare.mjs';

const strongest = 11;

const { code } = await run('react-router', ['build']);
if (code !== 0) process.exit(code);

const folder = join(process.env['BUILD_DIR'] ?? 'build', 'client');
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
await Promise.all(
  files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    if (/^manifest-\w+\.js$/.test(entry.name)) await shorten(file);
    const body = await encodeBody(await readFile(file), contentTypes[extname(file)] ?? '', strongest);
    if (body.br) await writeFile(`${file}.br`, body.br);
    if (body.gzip) await writeFile(`${file}.gz`, body.gzip);
  }),
);

/**
 * The list of routes goes to every page. What a route does not have need not be said: missing reads as false. Which
 * files a route's module imports is for pages that fetch them before they are asked for, of which there are none.
 */
async function shorten(manifest: string): Promise<void> {
  const text = await readFile(manifest, 'utf8');
  const parts = /^([^{]+)(.+?)(;?)$/s.exec(text);
  if (!parts) throw new Error(`${manifest} is not written as expected.`);
  const [, before = '', list = '', after = ''] = parts;
  const { routes, ...rest } = JSON.parse(list) as { routes: Record<string, Record<string, unknown>> };
  for (const route of Object.values(routes))
    for (const [name, value] of Object.entries(route))
      if (name === 'imports' || value === false || (Array.isArray(value) && value.length === 0))
        delete route[name];
  await writeFile(manifest, before + JSON.stringify({ ...rest, routes }) + after);
}
