import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { GoTrueClient } from '@supabase/auth-js';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { answerError } from '#src/features/auth/protocol.server.ts';
import { answerPublishedKeys, authApi } from '#src/features/auth/api.server.ts';
import { languages } from '#src/lib/language.ts';
import type { ApiEnvironment, Runtime } from '#src/server/context.server.ts';
import { createCounter } from '#src/server/counter.server.ts';
import { openDatabase, type OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { quiet } from './database-server.ts';

/** A secret long enough for the settings. */
export const testSecret = 'a secret that is only used while testing';

/** One node that answers the account protocol over HTTP, with a clock that the test can turn. */
export interface AccountNode {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  readonly runtime: Runtime;
  /** Adds to the clock of the services; the database keeps its own. */
  passTime(seconds: number): void;
  /** Writes what was counted to the database. */
  counted(): Promise<void>;
  close(): Promise<void>;
}

/** @param environment settings as in the environment; the database is a test's own, which `close` leaves open */
export async function startAccountNode(
  database: Pick<OpenDatabase, 'url' | 'directUrl'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<AccountNode> {
  const settings = readSettings({ AUTH_SECRET: testSecret, PUBLIC_URL: 'http://birtu.test', ...environment });
  const log = createLog({ level: 'silent', readable: false });
  const own = await openDatabase({
    databaseUrl: database.url,
    directUrl: database.directUrl,
    dataDir: '',
    log: quiet,
    connections: 4,
  });
  let passed = 0;
  const now = () => new Date(Date.now() + passed * 1000);
  const counter = createCounter({ sql: own.sql, log, now });
  const runtime: Runtime = {
    sql: own.sql,
    db: own.db,
    settings,
    log,
    jobs: { enqueue: () => Promise.reject(new Error('without SMTP_URL mail is only kept')) },
    now,
    // Nobody tells a test's node what changes.
    memory: { recall: (_name, read) => read() },
    counter,
  };
  const site = new Hono<ApiEnvironment>();
  site.use(async (c, next) => {
    const wanted = c.req.header('accept-language');
    c.set('context', {
      ...runtime,
      requestId: randomUUID(),
      clientAddress: getConnInfo(c).remote.address ?? '',
      userAgent: c.req.header('user-agent') ?? '',
      language: languages.find((language) => language === wanted) ?? 'en',
      actor: null,
    });
    await next();
  });
  site.route('/auth/v1', authApi().onError(answerError));
  site.get('/.well-known/jwks.json', answerPublishedKeys);
  const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    runtime,
    counted: counter.flush,
    passTime: (seconds) => (passed += seconds),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await counter.stop();
      await own.close();
    },
  };
}

/**
 * The official client, as a browser tab of its own has it; tabs that share `storage` share the session.
 *
 * @param ownFetch a browser's, where cookies matter
 * @param flowType `implicit`: sessions are taken from the hash, as our reset screens do
 */
export function accountClient(
  origin: string,
  storage = memoryStorage(),
  ownFetch: typeof fetch = fetch,
  flowType: 'pkce' | 'implicit' = 'pkce',
): GoTrueClient {
  return new GoTrueClient({
    url: `${origin}/auth/v1`,
    storageKey: 'birtu',
    storage,
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    fetch: ownFetch,
  });
}

export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** What the outbox holds for an address, oldest first. */
export async function mailsTo({ sql }: Runtime, recipient: string) {
  return sql<{ subject: string; text: string; language: string }[]>`
    select subject, text, language from mails where recipient = ${recipient} order by created_at`;
}
