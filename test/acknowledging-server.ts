/** What the crash test kills: a process that answers 200 to a number only once it is committed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDatabaseAway, openDatabase } from '#src/server/database.server.ts';
import { quiet } from './database-server.ts';

const { sql } = await openDatabase({
  databaseUrl: undefined,
  dataDir: process.env['DATA_DIR']!,
  log: quiet,
});
await sql`create table if not exists written (number int primary key)`;

/** Every other number goes through a transaction, which holds its connection longer. */
async function write(number: number): Promise<void> {
  if (number % 2 === 0) await sql`insert into written values (${number})`;
  else await sql.begin((sql) => sql`insert into written values (${number})`);
}

async function answer(path: string): Promise<unknown> {
  if (path.startsWith('/write/')) return write(Number(path.slice('/write/'.length)));
  const rows = await sql<{ number: number }[]>`select number from written`;
  return rows.map((row) => row.number);
}

const server = createServer((request, response) => {
  answer(request.url!).then(
    (result) => response.end(JSON.stringify(result ?? 'written')),
    (error: Error) => response.writeHead(isDatabaseAway(error) ? 503 : 500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
