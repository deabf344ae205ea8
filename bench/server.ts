/**
 * `npm run bench:server`: requests per second of the product as a ratio to the least that Node can do with the same
 * database, measured in turn on the same machine in the same run. Figures alone mean nothing on a noisy machine.
 */
import { createServer } from 'node:http';
import postgres from 'postgres';
import { compare, getting } from './measure.ts';
import { onStage, signUp, type BareOptions } from './stage.ts';

/** The least: one prepared query (of all plans, 5 kB, or of one) and its JSON, or a file from memory, over bare `node:http`. */
function serveBare({ databaseUrl, port, ready }: BareOptions) {
  const sql = postgres(databaseUrl, { max: 10 });
  const file = Buffer.alloc(6_000, 'a');
  createServer((incoming, answer) => {
    if (incoming.url === '/file') {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': file.length });
      answer.end(file);
      return;
    }
    if (incoming.url === '/used') {
      const { user, system } = process.cpuUsage();
      answer.end(String((user + system) / 1e6));
      return;
    }
    const rows =
      incoming.url === '/row'
        ? sql`select id, title, category from fitness_plans where id = ${'weight-loss-foundation'}`
        : sql`select id, title, description, category, level from fitness_plans where status = 'published'`;
    rows.then(
      (items) => {
        const body = JSON.stringify({ items });
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
  const textOf = async (address: string) => await (await fetch(address)).text();
  const used = {
    ours: async () =>
      Number(/^process_cpu_seconds_total (\S+)/m.exec(await textOf(`${product}/metrics`))?.[1]),
    ceiling: async () => Number(await textOf(`${bare}/used`)),
  };
  await compare('public JSON, to a file of 6 kB from memory', {
    ours: getting(`${product}/api/plans/fitness`, compressed),
    ceiling: file,
    used,
    least: 0.5,
  });
  const profile = getting(`${product}/api/profile`, { ...compressed, authorization: `Bearer ${token}` });
  await compare('session and role checked, to bare node:http + postgres.js', {
    ours: profile,
    ceiling: getting(`${bare}/query`, compressed),
    used,
    least: 0.5,
  });
  await compare('the same, to a query of one row', {
    ours: profile,
    ceiling: getting(`${bare}/row`, compressed),
    used,
  });
  await compare('a cached page, to a file of 6 kB from memory', {
    ours: getting(`${product}/`, compressed),
    ceiling: file,
    used,
    least: 0.5,
  });
});
