import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as authSchema from '#db/auth-schema.ts';
import * as publicSchema from '#db/schema.ts';
import { orAfter } from './deadline.server.ts';
import { startEmbeddedPostgres, type ProgressLog } from './embedded-postgres.server.ts';
import { SettingError } from './env.server.ts';
import { createListener, type Listener } from './listener.server.ts';
import type { Log } from './log.server.ts';
import { loggable } from './loggable.ts';
import { newestMigration } from './migrate.server.ts';

const schema = { ...publicSchema, ...authSchema };

/** postgres.js. Drizzle, which shares it, has times and dates pass as text in both directions. */
export type Sql = postgres.Sql;

/** Drizzle over the same connections; what runs often is `.prepare(name)`d. */
export type Database = PostgresJsDatabase<typeof schema>;
/** One that is open. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Connections, and Drizzle over them. */
export interface Connections {
  readonly sql: Sql;
  readonly db: Database;
}

export interface OpenDatabase extends Connections {
  readonly url: string;
  /** The same past a pooler. */
  readonly directUrl: string;
  /** For jobs: a statement may take several times as long there, and each connection is one session. */
  readonly background: Connections;
  /** Lends connections on which no statement has a deadline, as migrations need, for as long as the work goes on. */
  readonly withoutDeadline: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  readonly listener: Listener;
  /** Closes the connections and, where the server is Birtu's own, stops it. */
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL 15 or newer; without it Birtu's own runs below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly log: ProgressLog;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler that lends connections out by the transaction. */
  readonly directUrl?: string | undefined;
  /** How many connections at most. */
  readonly connections?: number;
  /** After so many seconds a statement fails as if the database were away; unset: never. */
  readonly answerSeconds?: number;
}

/** @throws {SettingError} in one sentence, when no fit database is there */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  checkDriver();
  const embedded = options.databaseUrl === undefined ? await startEmbeddedPostgres(options) : undefined;
  const url = options.databaseUrl ?? embedded!.url;
  const { directUrl = url, answerSeconds } = options;
  // A pooler takes no settings that it does not know.
  const sql = connect(url, options.connections ?? 10, deadline(answerSeconds, directUrl !== url));
  const isApart = answerSeconds !== undefined || directUrl !== url;
  const background = isApart
    ? connect(directUrl, backgroundConnections, deadline(answerSeconds && answerSeconds * backgroundPatience))
    : sql;
  const listener = createListener(() => connect(directUrl, 1, { answer_timeout: answerSeconds }));
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), background.end({ timeout: 5 }), listener.close()]);
    await embedded?.stop();
  };
  try {
    await checkServer(background);
    const db = drizzle(sql, { schema });
    return {
      url,
      directUrl,
      sql,
      db,
      background: { sql: background, db: isApart ? drizzle(background, { schema }) : db },
      async withoutDeadline(work) {
        if (!isApart) return await work(sql);
        const patient = connect(directUrl, backgroundConnections);
        try {
          return await work(patient);
        } finally {
          await patient.end({ timeout: 5 });
        }
      },
      listener,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As the patch of it says (docs/decisions/0067). */
const repairs = 3;

/** @throws {SettingError} where packages were installed without their scripts, so that the driver is not repaired */
function checkDriver(): void {
  if ((postgres as { repairs?: number }).repairs !== repairs)
    throw new SettingError(
      'node_modules: the database driver is without its repairs; run `npx patch-package`, or install without --ignore-scripts',
    );
}

/** Jobs run beside each other, migrations hold a second one. */
const backgroundConnections = 4;
/** How many times as long as a request's a statement of a job may take. */
const backgroundPatience = 6;
/** By how much the server, which says why, comes before the client, which gives the connection up. */
const graceSeconds = 1;

/** Which release asks, so that `db:distribute` sees another one. */
const session = () => ({ application_name: `birtu ${newestMigration()}`, TimeZone: 'UTC' });

/** @param isPooled whether the server cannot be told, so that only the client keeps it */
const deadline = (seconds: number | undefined, isPooled = false): Options =>
  seconds === undefined
    ? {}
    : {
        answer_timeout: seconds + graceSeconds,
        connection: isPooled ? session() : { ...session(), ...serverDeadlines(seconds) },
      };

/** What a client holds that is gone without a word, as one that was cut off, is free again soon and not after hours. */
const serverDeadlines = (seconds: number) => ({
  statement_timeout: seconds * 1000,
  // Longer than what is asked for within a transaction may take, such as a picture that is made small.
  idle_in_transaction_session_timeout: seconds * 3000,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 1,
  tcp_keepalives_count: 10,
});

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

function connect(url: string, connections: number, options: Options = {}): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: 3,
    // Node asks ten times more, once a second, before a line that is silent counts as lost.
    keep_alive: 5,
    // Its own delays grow to 20 s; a server that was started again is there within one.
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 0.5),
    // Of several hosts the one that takes writes; and one that no longer takes them is left.
    target_session_attrs: 'primary',
    onnotice: () => undefined,
    connection: session(),
    ...options,
  });
}

const oldestVersion = 15;
/** Milliseconds. Of several hosts one after the other is asked for as long as somebody waits. */
const reachableWithin = 15_000;

const unreachable = (why: string) =>
  new SettingError(`DATABASE_URL: the database cannot be reached (${why})`);

/** What must be true of any server. That trigrams know Ethiopic shows once the extension is there: see `migrate`. */
async function checkServer(sql: Sql): Promise<void> {
  const asked = sql<{ version: number; encoding: string; lower: string }[]>`
    select current_setting('server_version_num')::int / 10000 as version,
           current_setting('server_encoding') as encoding,
           lower('ÀÉ') as lower`.catch((error: Error) => {
    throw unreachable(error.message);
  });
  const found = await orAfter(reachableWithin, asked, undefined);
  if (!found) throw unreachable(`none that takes writes within ${reachableWithin / 1000} s`);
  const [server] = found;
  if (!server) throw new Error('select without a row');
  if (server.version < oldestVersion)
    throw new SettingError(
      `DATABASE_URL: expected PostgreSQL ${oldestVersion} or newer, found ${server.version}`,
    );
  if (server.encoding !== 'UTF8')
    throw new SettingError(`DATABASE_URL: expected a database with encoding UTF8, found ${server.encoding}`);
  if (server.lower !== 'àé')
    throw new SettingError(
      'DATABASE_URL: expected a database that knows letters beyond ASCII; make it with a UTF-8 locale such as C.UTF-8',
    );
}

/**
 * Codes of a database that is away for a moment: connections lost, refused or silent; a server that ends, starts, has no
 * room, was the primary until now, or lets two transactions not pass each other.
 */
const awayCodes =
  /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|ANSWER_TIMEOUT|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|08...|25006|25P03|40001|40P01|53...|57014|57P0.)$/;

/** As the driver throws it. */
interface Complaint extends Error {
  readonly code?: unknown;
  readonly constraint_name?: unknown;
}

/** Whether a failure, or what it wraps as Drizzle does, is one that fits. */
function isCausedBy(error: unknown, fits: (complaint: Complaint) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (fits(cause)) return true;
  return false;
}

/** PostgreSQL has a code for a disk that is full; a quota that is used up (`EDQUOT`) it calls an internal error. */
const isDiskFull = (error: unknown): boolean =>
  isCausedBy(
    error,
    ({ code, message }) =>
      code === '53100' || (code === 'XX000' && message.endsWith(': Disk quota exceeded')),
  );

/** Whether a failure means "later", not "never": such a request is answered with 503. */
export const isDatabaseAway = (error: unknown): boolean =>
  isDiskFull(error) || isCausedBy(error, ({ code }) => typeof code === 'string' && awayCodes.test(code));

/** Tells who runs it. A disk that is full has room again only once somebody makes some. */
export function noteAway(log: Pick<Log, 'warn' | 'error'>, error: unknown): void {
  const failure = loggable(error);
  if (isDiskFull(error)) log.error({ failure }, 'The database has no room left on its disk');
  else log.warn({ failure }, 'The database is away');
}

/** Whether two transactions could not pass each other: the one that was ended for it may begin again. */
export const isDeadlock = (error: unknown): boolean => isCausedBy(error, ({ code }) => code === '40P01');

/** Whether PostgreSQL refused a row because another one has what must be unique. */
export const isTaken = (error: unknown): boolean => isCausedBy(error, ({ code }) => code === '23505');

/** Whether PostgreSQL refused a record because a picture that it shows is not in the library. */
export const isPictureGone = (error: unknown): boolean =>
  isCausedBy(
    error,
    ({ code, constraint_name: name }) =>
      code === '23503' && name === 'picture_uses_picture_id_pictures_id_fk',
  );

/** Whether PostgreSQL refused a row of an account that was deleted since its owner was let in. */
export const isAccountGone = (error: unknown): boolean =>
  isCausedBy(
    error,
    // Of a part of a table, on one of several machines, the number of that part follows.
    ({ code, constraint_name: name }) => code === '23503' && /_users_id_fk(_\d+)?$/.test(String(name)),
  );
