import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { execute, quiet, siblingOf } from '#test/database-server.ts';
import { startFaultyLine } from '#test/faulty-line.ts';
import { isDatabaseAway, noteAway, openDatabase } from './database.server.ts';
import {
  appliedMigrations,
  applyBeside,
  applyMigrations,
  enableTrigrams,
  hasSchema,
  knownMigrations,
  maxLockWait,
  migrate,
  withMigrationLock,
} from './migrate.server.ts';

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

/** The address of a database, with these hosts before its own. */
const after = (url: string, ...hosts: string[]) =>
  url.replace(/@/, `@${hosts.map((host) => `${host},`).join('')}`);

test('of several hosts the one that takes writes is found', async () => {
  const { sql, close } = await open(after(await emptyDatabase(''), '127.0.0.1:1'));
  onTestFinished(close);
  expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }]);
});

test('a transaction that begins behind much that is on its way has its connection to itself', async () => {
  const { sql, close } = await open(await emptyDatabase(''));
  onTestFinished(close);
  await sql`create table counted (id int)`;
  // Asked for at once, each opens a connection of its own.
  await Promise.all([1, 2, 3].map(async (number) => await sql`select ${number}::int`));
  // Three connections take a hundred each before the next ones wait in the pool.
  for (let before = 290; before < 310; before += 1) {
    const reads = Array.from({ length: before }, async () => await sql.unsafe('select 1'));
    // A transaction is asked for at once, statements some moments after they are made.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    const writes = [0, 1, 2, 3].map(
      async () =>
        await sql.begin(async (transaction) => {
          await transaction`insert into counted values (${before})`;
          await transaction`select 1`;
        }),
    );
    const outcomes = await Promise.allSettled([...reads, ...writes]);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual(
      [],
    );
  }
  expect([...(await sql`select count(*)::int as stored from counted`)]).toEqual([{ stored: 80 }]);
  expect([
    ...(await sql`
      select state from pg_stat_activity where datname = current_database() and state like 'idle in%'`),
  ]).toEqual([]);
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

test.each([
  ['53000', true, 'warn'],
  ['53100', true, 'error'],
  ['53200', true, 'warn'],
  ['53300', true, 'warn'],
  ['57P03', true, 'warn'],
  ['25006', true, 'warn'],
  // A block that cannot be read is not there later either.
  ['58030', false, ''],
  ['54000', false, ''],
  ['XX001', false, ''],
])('an error of code %s means later: %s', async (code, isLater, level) => {
  const { sql, db, close } = await open(await emptyDatabase(''));
  onTestFinished(close);
  const complaint = `do $$ begin raise exception using errcode = '${code}'; end $$`;
  for (const asking of [sql.unsafe(complaint), db.execute(complaint)]) {
    const error: unknown = await Promise.resolve(asking).catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(isLater);
    if (!isLater) continue;
    const told: string[] = [];
    noteAway({ warn: () => void told.push('warn'), error: () => void told.push('error') }, error);
    expect(told).toEqual([level]);
  }
});

test.each([
  ['could not extend file "base/5/16402": Disk quota exceeded', true],
  ['could not write to file "pg_wal/xlogtemp.7": Disk quota exceeded', true],
  // Whatever people write stands nowhere in what PostgreSQL calls an internal error but behind its own words.
  ['unexpected value "Disk quota exceeded" in a cache', false],
  ['could not open relation', false],
])('an internal error that says %j means a full disk: %s', async (message, isFull) => {
  const { sql, db, close } = await open(await emptyDatabase(''));
  onTestFinished(close);
  const complaint = `do $$ begin raise exception using errcode = 'XX000', message = '${message}'; end $$`;
  for (const asking of [sql.unsafe(complaint), db.execute(complaint)]) {
    const error: unknown = await Promise.resolve(asking).catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(isFull);
    if (!isFull) continue;
    const told: unknown[] = [];
    noteAway(
      { warn: () => void told.push('warn'), error: (...said: unknown[]) => void told.push(said.at(-1)) },
      error,
    );
    expect(told).toEqual(['The database has no room left on its disk']);
  }
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

test('what a client holds that is gone without a word is soon free again', async () => {
  const url = await emptyDatabase('');
  const line = await startFaultyLine(url);
  const [gone, other] = await Promise.all([
    openDatabase({ databaseUrl: line.url, dataDir: '', log: quiet, answerSeconds: 0.5 }),
    open(url),
  ]);
  onTestFinished(async () => {
    await line.close();
    await Promise.all([gone.close(), other.close()]);
  });
  // Nothing but the server's own kernel can find out that another one is gone.
  expect([...(await gone.sql`select current_setting('tcp_keepalives_idle') as idle`)]).toEqual([
    { idle: '5' },
  ]);
  const held = gone.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(1)`;
    line.forsake();
    await tx`select`;
  });
  await expect(held).rejects.toSatisfy(isDatabaseAway);
  const isFree = async () => (await other.sql`select pg_try_advisory_xact_lock(1) as free`)[0]!['free'];
  await expect.poll(isFree).toBe(true);
});

test('nodes that start together migrate once; a newer database is served on, but not started with', async () => {
  const url = await emptyDatabase('');
  const nodes = await Promise.all([open(url), open(url), open(url)]);
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  const applied = await Promise.all(nodes.map((node) => migrate(node.sql)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);

  const { sql } = nodes[0];
  expect(await hasSchema(sql)).toBe(true);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`;
  expect(await hasSchema(sql)).toBe(true);
  await expect(migrate(sql)).rejects.toThrow('DATABASE_URL: the database was migrated by a newer release');
});

test('a migration tries again while somebody holds a table, and keeps what came before it', async () => {
  const url = await emptyDatabase('');
  const nodes = await Promise.all([open(url), open(url)]);
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  const [{ sql }, holder] = nodes;
  await enableTrigrams(sql);
  const known = knownMigrations();
  // The last one that is a transaction: indexes that are made beside others wait for no table.
  const files = globSync('db/migrations/*.sql').toSorted();
  const last = files.findLastIndex((file) => !/ concurrently /i.test(readFileSync(file, 'utf8')));
  await sql.begin((tx) => applyMigrations(tx, known[last - 1]));

  let applied: Promise<number> | undefined;
  await holder.sql.begin(async (tx) => {
    await tx`lock table drizzle.__drizzle_migrations in share mode`; // Every migration writes there.
    applied = migrate(sql);
    const waiting = () => tx`select from pg_locks where not granted and database = (
      select oid from pg_database where datname = current_database())`;
    await expect.poll(waiting, { timeout: 20_000 }).not.toEqual([]);
    expect(await appliedMigrations(sql)).toEqual(known.slice(0, last));
    expect(await hasSchema(sql)).toBe(false);
  });
  expect(await applied).toBe(known.length - last);
  expect(await appliedMigrations(sql)).toEqual(known);
});

test('an index is made while others write, and begun again where it was cut off', async () => {
  const url = await emptyDatabase('');
  const nodes = await Promise.all([open(url), open(url)]);
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  const [{ sql }, holder] = nodes;
  await sql`create table notes (id int, word text)`;
  await sql`insert into notes values (1, 'one'), (1, 'two')`;
  const migration = {
    sql: [
      'CREATE UNIQUE INDEX CONCURRENTLY "notes_id" ON "notes" USING btree ("id");',
      'CREATE INDEX CONCURRENTLY "notes_id" ON "elsewhere"."notes" USING btree ("id");',
      '-- What nobody reads by.\nDROP INDEX CONCURRENTLY "notes_word";',
    ],
    hash: 'made',
    folderMillis: 1,
    bps: true,
  };
  await sql`create index notes_word on notes (word)`;
  await sql`create schema elsewhere`;
  await sql`create table elsewhere.notes (id int)`;
  await sql.begin((tx) => applyMigrations(tx, 0));
  await expect(applyBeside(sql, migration)).rejects.toThrow('could not create unique index');
  expect(await appliedMigrations(sql)).toEqual([]);

  await sql`delete from notes where word = 'two'`;
  let applied: Promise<void> | undefined;
  await holder.sql.begin(async (tx) => {
    await tx`select from notes`;
    applied = applyBeside(sql, migration);
    const waiting = () => tx`select from pg_locks where not granted and locktype = 'virtualxid'`;
    await expect.poll(waiting, { timeout: 20_000 }).not.toEqual([]);
    await sql`insert into notes values (2, 'three')`;
  });
  await applied;
  expect(
    await sql`select indexrelid::regclass::text as name, indisvalid as valid from pg_index
    where indrelid = 'notes'::regclass`,
  ).toEqual([{ name: 'notes_id', valid: true }]);
  expect(await appliedMigrations(sql)).toEqual([1]);
  // Ended before it was noted.
  await applyBeside(sql, { ...migration, folderMillis: 2 });
  expect(await appliedMigrations(sql)).toEqual([1, 2]);
});

test('who waits for its turn to migrate keeps no index from being made meanwhile', async () => {
  const url = await emptyDatabase('');
  const [one, other] = await Promise.all([open(url), open(url)]);
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
  await one.sql`create table notes (id int)`;
  await one.sql.begin((tx) => applyMigrations(tx, 0));
  const migration = {
    sql: ['CREATE INDEX CONCURRENTLY "notes_id" ON "notes" USING btree ("id");'],
    hash: 'made',
    folderMillis: 1,
    bps: true,
  };
  const turns: string[] = [];
  let waited: Promise<unknown> | undefined;
  await withMigrationLock(one.sql, async () => {
    waited = withMigrationLock(other.sql, async () => void turns.push('other'));
    const asked = () => one.sql`
      select from pg_stat_activity where datname = current_database() and query like '%advisory_lock(%'
      and pid <> pg_backend_pid() and pid not in (select pid from pg_locks where locktype = 'advisory' and granted)`;
    await expect.poll(asked, { timeout: 20_000 }).not.toEqual([]);
    await applyBeside(one.sql, migration);
    turns.push('one');
  });
  await waited;
  expect(turns).toEqual(['one', 'other']);
});

test('a migration waits longer for a table than an autovacuum needs to make way', async () => {
  const url = await emptyDatabase('');
  const { sql, close } = await open(url);
  onTestFinished(close);
  const [shown] = await sql<{ ms: number }[]>`
    select extract(epoch from current_setting('deadlock_timeout')::interval)::float8 * 1000 as ms`;
  expect(maxLockWait).toBeGreaterThan(shown!.ms);
});

describe('COPY', () => {
  const copyOut = "copy (select repeat('x', 10000) from generate_series(1, 300)) to stdout";

  test('a reader that is slow at the end, or goes away, leaves the connection usable', async () => {
    const database = await openDatabase({
      databaseUrl: await emptyDatabase(''),
      dataDir: '',
      log: quiet,
      connections: 1,
    });
    onTestFinished(() => database.close());
    const { sql } = database;
    let bytes = 0;
    const slow = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _, taken) => {
        bytes += chunk.length;
        setImmediate(() => taken());
      },
    });
    await pipeline(await sql.unsafe(copyOut).readable(), slow);
    expect(bytes).toBe(300 * 10_001);
    expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }]);

    const full = new Writable({ write: (_chunk, _, taken) => taken(new Error('the disk is full')) });
    await expect(pipeline(await sql.unsafe(copyOut).readable(), full)).rejects.toThrow('the disk is full');
    expect([...(await sql`select 2 as two`)]).toEqual([{ two: 2 }]);
  });

  test('rows that are refused at their end are told of, and the transaction goes back', async () => {
    const { sql, close } = await open(await emptyDatabase(''));
    onTestFinished(close);
    await sql`create table numbers (n int unique)`;
    const rows = sql.begin(async (tx) => {
      await tx`insert into numbers values (3)`;
      await pipeline(Readable.from(['1\n', 'two\n']), await tx`copy numbers from stdin`.writable());
    });
    await expect(rows).rejects.toThrow('invalid input syntax for type integer: "two"');
    expect([...(await sql`select n from numbers`)]).toEqual([]);
  });

  test('a connection that is lost meanwhile is an error, and not the end of the process', async () => {
    const { sql, close } = await open(await emptyDatabase(''));
    onTestFinished(close);
    await sql`create table numbers (n int)`;
    const lost = (copying: (tx: TransactionSql, end: () => Promise<unknown>) => Promise<void>) =>
      sql.begin(async (tx) => {
        const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
        await copying(tx, () => sql`select pg_terminate_backend(${own!.pid})`);
      });
    const out = lost(async (tx, end) => {
      const ending = new Writable({ write: (_chunk, _, taken) => void end().then(() => taken(), taken) });
      await pipeline(await tx.unsafe(copyOut.replace('300)', '30000)')).readable(), ending);
    });
    await expect(out).rejects.toSatisfy(isDatabaseAway);
    const into = lost(async (tx, end) => {
      const rows = async function* () {
        yield '1\n';
        await end();
        for (let row = 0; row < 1000; row += 1) yield '2\n';
      };
      await pipeline(rows, await tx`copy numbers from stdin`.writable());
    });
    await expect(into).rejects.toSatisfy(isDatabaseAway);
    expect([...(await sql`select count(*)::int as count from numbers`)]).toEqual([{ count: 0 }]);
  });
});
