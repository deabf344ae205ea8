import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as authSchema from '#db/auth-schema.ts';
import * as publicSchema from '#db/schema.ts';
import { startEmbeddedPostgres, type ProgressLog } from './embedded-postgres.server.ts';
import { SettingError } from './env.server.ts';

const schema = { ...publicSchema, ...authSchema };

/** postgres.js. Drizzle, which shares it, has times and dates pass as text in both directions. */
export type Sql = postgres.Sql;

/** Drizzle over the same connections; what runs often is `.prepare(name)`d. */
export type Database = PostgresJsDatabase<typeof schema>;
/** One that is open. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly url: string;
  readonly sql: Sql;
  readonly db: Database;
  /** Closes the connections and, where the server is Birtu's own, stops it. */
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL 15 or newer; without it Birtu's own runs below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly log: ProgressLog;
  /** How many connections at most. */
  readonly connections?: number;
}

/** @throws {SettingError} in one sentence, when no fit database is there */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  checkDriver();
  const embedded = options.databaseUrl === undefined ? await startEmbeddedPostgres(options) : undefined;
  const url = options.databaseUrl ?? embedded!.url;
  const sql = connect(url, options.connections ?? 10);
  const close = async () => {
    await sql.end({ timeout: 5 });
    await embedded?.stop();
  };
  try {
    await checkServer(sql);
    return { url, sql, db: drizzle(sql, { schema }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As the patch of it says (docs/decisions/0067). */
const repairs = 1;

/** @throws {SettingError} where packages were installed without their scripts, so that the driver is not repaired */
function checkDriver(): void {
  if ((postgres as { repairs?: number }).repairs !== repairs)
    throw new SettingError(
      'node_modules: the database driver is without its repairs; run `npx patch-package`, or install without --ignore-scripts',
    );
}

function connect(url: string, connections: number): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: 5,
    // Its own delays grow to 20 s; a server that was started again is there within one.
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 0.5),
    onnotice: () => undefined,
    connection: { application_name: 'birtu', TimeZone: 'UTC' },
  });
}

const oldestVersion = 15;

/** What must be true of any server. That trigrams know Ethiopic shows once the extension is there: see `migrate`. */
async function checkServer(sql: Sql): Promise<void> {
  const [server] = await sql<{ version: number; encoding: string; lower: string }[]>`
    select current_setting('server_version_num')::int / 10000 as version,
           current_setting('server_encoding') as encoding,
           lower('ÀÉ') as lower`.catch((error: Error) => {
    throw new SettingError(`DATABASE_URL: the database cannot be reached (${error.message})`);
  });
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

/** Codes of a database that is away for a moment: connections lost or refused, server ending or starting. */
const awayCodes =
  /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|57P0[123]|53300|08...)$/;

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

/** Whether a failure means "later", not "never": such a request is answered with 503. */
export const isDatabaseAway = (error: unknown): boolean =>
  isCausedBy(error, ({ code }) => typeof code === 'string' && awayCodes.test(code));

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
    ({ code, constraint_name: name }) => code === '23503' && String(name).endsWith('_users_id_fk'),
  );
