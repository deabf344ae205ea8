/** Builds the pages and, beside each file that the browser gets, its compressed forms. */
import { readdirSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes } from '#src/server/assets.server.ts';
import { encodeBody } from '#src/server/encoding.server.ts';
import { run } from './prepare.mjs';
import { buildServiceWorker } from './service-worker.ts';

const strongest = 11;
/** For what few read: the strongest takes ten times as long for a tenth less. */
const strong = 9;

const { code } = await run('react-router', ['build']);
if (code !== 0) process.exit(code);

const folder = join(process.env['BUILD_DIR'] ?? 'build', 'client');
// The viewer of the API's documentation, which is no part of the application (src/api/docs-page.ts).
const viewer = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')));
const docs = join(folder, 'api-docs');
for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) await cp(join(viewer, file), join(docs, file));
await buildServiceWorker(folder);
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
await Promise.all(
  files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const body = await encodeBody(
      await readFile(file),
      contentTypes[extname(file)] ?? '',
      file.startsWith(docs) ? strong : strongest,
    );
    if (body.br) await writeFile(`${file}.br`, body.br);
    if (body.gzip) await writeFile(`${file}.gz`, body.gzip);
  }),
);
