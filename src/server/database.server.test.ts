import { randomBytes } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { execute, quiet, siblingOf } from '#test/database-server.ts';
import { isDatabaseAway, openDatabase } from './database.server.ts';
import { migrate } from './migrate.server.ts';

/** An empty database made with `options`; the test's end drops it. */
async function emptyDatabase(options: string): Promise<string> {
  const { url } = inject('testServer');
  const name = `birtu_empty_${randomBytes(6).toString('hex')}`;
  await execute(url, `create database ${name} template template0 ${options}`);
  onTestFinished(() => execute(url, `drop database ${name} with (force)`));
  return siblingOf(url, name);
}

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', log: quiet, connections: 3 });

test('a database that is not UTF-8 is refused', async () => {
  const url = await emptyDatabase("encoding 'SQL_ASCII' locale_provider libc locale 'C'");
  await expect(open(url)).rejects.toThrow(
    'DATABASE_URL: expected a database with encoding UTF8, found SQL_ASCII',
  );
});

test('a database that knows ASCII letters only is refused', async () => {
  const url = await emptyDatabase("encoding 'UTF8' locale_provider libc locale 'C'");
  await expect(open(url)).rejects.toThrow(
    'DATABASE_URL: expected a database that knows letters beyond ASCII',
  );
});

test('a database whose trigrams of Amharic are empty is refused', async () => {
  const url = await emptyDatabase("encoding 'UTF8' locale_provider icu icu_locale 'en-US' locale 'C'");
  const database = await open(url);
  onTestFinished(() => database.close());
  await expect(migrate(database.sql)).rejects.toThrow(
    'DATABASE_URL: expected a database whose search knows Ethiopic letters',
  );
});

test('a database that cannot be reached is named in one sentence', async () => {
  await expect(open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /^DATABASE_URL: the database cannot be reached \(.*ECONNREFUSED/,
  );
});

test('a lost connection means later, a wrong statement does not', async () => {
  const url = await emptyDatabase('');
  const database = await open(url);
  onTestFinished(() => database.close());
  const ended = await database.db
    .execute('select pg_terminate_backend(pg_backend_pid())')
    .catch((e: unknown) => e);
  expect(isDatabaseAway(ended)).toBe(true);
  const wrong = await database.db.execute('select nothing_of_the_kind').catch((e: unknown) => e);
  expect(wrong).toBeInstanceOf(Error);
  expect(isDatabaseAway(wrong)).toBe(false);
});

test('a transaction whose connection is lost is lost whole, and the pool goes on', async () => {
  const url = await emptyDatabase('');
  const { sql, close } = await open(url);
  onTestFinished(close);
  await sql`create table kept (step int)`;
  const pool = sql;
  const transaction = sql.begin(async (sql) => {
    await sql`insert into kept values (1)`;
    await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    await Promise.all(Array.from({ length: 6 }, () => pool`select 1`)); // opens the lost connection anew
    await sql`insert into kept values (2)`;
  });
  await expect(transaction).rejects.toSatisfy(isDatabaseAway);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => sql`select ${n}::int as n`));
  expect(answers.map(([row]) => row!['n'])).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(await sql`select step from kept`).toEqual([]);
});

test('an answer that is cut off leaves no gap in the next one', async () => {
  const database = await openDatabase({
    databaseUrl: await emptyDatabase(''),
    dataDir: '',
    log: quiet,
    connections: 1,
  });
  onTestFinished(() => database.close());
  const { sql } = database;
  const cut = sql`
    select n, case when n = 50000 then pg_terminate_backend(pg_backend_pid()) end
    from generate_series(1, 100000) as n`;
  await expect(cut).rejects.toSatisfy(isDatabaseAway);
  expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }]);
});

test('nodes that start together migrate once; a newer database is refused', async () => {
  const url = await emptyDatabase('');
  const nodes = await Promise.all([open(url), open(url), open(url)]);
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  const applied = await Promise.all(nodes.map((node) => migrate(node.sql)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);

  const { sql } = nodes[0];
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`;
  await expect(migrate(sql)).rejects.toThrow('DATABASE_URL: the database was migrated by a newer release');
});
