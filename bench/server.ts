/**
 * `npm run bench:server`: requests per second of the product as a ratio to the least that Node can do with the same
 * database, measured in turn on the same machine in the same run. Figures alone mean nothing on a noisy machine.
 */
import { createServer } from 'node:http';
import postgres from 'postgres';
import { compare, getting } from './measure.ts';
import { onStage, signUp, type BareOptions } from './stage.ts';

/** The least: one prepared query and its JSON, or a file from memory, over bare `node:http`. */
function serveBare({ databaseUrl, port, ready }: BareOptions) {
  const sql = postgres(databaseUrl, { max: 10 });
  const file = Buffer.alloc(6_000, 'a');
  createServer((incoming, answer) => {
    if (incoming.url === '/file') {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': file.length });
      answer.end(file);
      return;
    }
    sql`select id, title, description, category, level from fitness_plans where status = 'published'`.then(
      (rows) => {
        const body = JSON.stringify({ items: rows });
        answer.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        answer.end(body);
      },
      () => answer.writeHead(500).end(),
    );
  }).listen(port, '127.0.0.1', ready);
}

const compressed = { 'accept-encoding': 'br' };

await onStage(import.meta.url, serveBare, async ({ product, bare }) => {
  const { access_token: token } = await signUp(product, 'bench@example.et');
  const file = getting(`${bare}/file`, compressed);
  await compare('public JSON, to a file of 6 kB from memory', {
    ours: getting(`${product}/api/plans/fitness`, compressed),
    ceiling: file,
    least: 0.5,
  });
  await compare('session and role checked, to bare node:http + postgres.js', {
    ours: getting(`${product}/api/profile`, { ...compressed, authorization: `Bearer ${token}` }),
    ceiling: getting(`${bare}/query`, compressed),
    least: 0.5,
  });
  await compare('a cached page, to a file of 6 kB from memory', {
    ours: getting(`${product}/`, compressed),
    ceiling: file,
    least: 0.5,
  });
});
