import { setTimeout as sleep } from 'node:timers/promises';
import { errors, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import { z } from 'zod';
import type { Runtime } from '#src/server/context.server.ts';
import { SettingError } from '#src/server/env.server.ts';
import { authenticatedAudience, issuerOf } from '../sessions/access-token.ts';
import { oncePerRuntime } from '../once-per-runtime.server.ts';
import { secretsOf } from './secrets.server.ts';
import {
  algorithm,
  freshForMs,
  importKey,
  insertKey,
  makeKey,
  selectKeys,
  type KeyRow,
} from './signing-key.server.ts';

/** How often, at most, tokens with unknown keys make a node look. */
const lookAgainMs = 1_000;

interface KeySet {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: ReadonlyMap<string, { readonly jwk: JWK; readonly key: CryptoKey }>;
  /** milliseconds since 1970, by the machine's own clock */
  readonly readAt: number;
}

/** The keys as a process keeps them. */
const keeperOf = oncePerRuntime(async (runtime) => {
  let kept: KeySet | undefined;
  let reading: Promise<KeySet> | undefined;
  let next: Promise<KeySet> | undefined;
  let lookedAt = 0;

  const read = async () => (kept = await readKeys(runtime));
  const look = async () => {
    await sleep(Math.max(0, lookedAt + lookAgainMs - Date.now()));
    lookedAt = Date.now();
    next = undefined;
    return read();
  };
  return {
    /** Not older than a minute. */
    async keys(): Promise<KeySet> {
      if (kept && Date.now() - kept.readAt <= freshForMs) return kept;
      return (reading ??= read().finally(() => (reading = undefined)));
    },
    /** As they are now or later. Those who ask before the next look begins share it. */
    newer: (): Promise<KeySet> => (next ??= look()),
  };
});

const keysOf = async (runtime: Runtime) => (await keeperOf(runtime)).keys();

async function readKeys(runtime: Runtime): Promise<KeySet> {
  const readAt = Date.now();
  const rows = await selectKeys(runtime.sql);
  const current = rows.find((row) => row.status === 'current');
  if (!current) {
    // Nodes that start together each make one; the first to write it wins, since one key only can be current.
    await insertKey(runtime.sql, await makeKey(runtime));
    return readKeys(runtime);
  }
  const imported = rows.map(
    async ({ kid, publicJwk }) => [kid, { jwk: publicJwk, key: await importKey(publicJwk) }] as const,
  );
  return {
    kid: current.kid,
    privateKey: await openPrivateKey(runtime, current),
    publicKeys: new Map(await Promise.all(imported)),
    readAt,
  };
}

async function openPrivateKey(runtime: Runtime, { kid, privateJwk }: KeyRow): Promise<CryptoKey> {
  const secrets = await secretsOf(runtime);
  const opened = secrets.open('signing-keys', privateJwk);
  if (!opened)
    throw new SettingError(
      'AUTH_SECRET: expected the secret that encrypted the signing keys to be in the list',
    );
  if (opened.outdated)
    await runtime.sql`
      update auth.signing_keys set private_jwk = ${secrets.seal('signing-keys', opened.text)}
      where kid = ${kid} and private_jwk = ${privateJwk}`;
  return importKey(JSON.parse(opened.text) as JWK);
}

/** What `/.well-known/jwks.json` publishes. */
export async function publishedKeys(runtime: Runtime): Promise<{ keys: JWK[] }> {
  const { publicKeys } = await keysOf(runtime);
  return { keys: [...publicKeys.values()].map(({ jwk }) => jwk) };
}

export async function signToken(
  runtime: Runtime,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { kid, privateKey } = await keysOf(runtime);
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(privateKey);
}

/** What a genuine token says: whose session it is and until when (seconds since 1970). */
export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** Null where a token is forged, malformed, expired or not for us. */
export async function verifyToken(runtime: Runtime, token: string): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => publicKeyOf(runtime, kid), {
      algorithms: [algorithm],
      audience: authenticatedAudience,
      issuer: issuerOf(runtime.settings),
      currentDate: runtime.now(),
    });
    const { sub, session_id: sessionId, exp } = payload;
    if (!isId(sub) || !isId(sessionId) || !exp) return null;
    return { userId: sub, sessionId, expiresAt: exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** An id of a row, as the database takes it. */
const isId = (id: unknown): id is string => z.guid().safeParse(id).success;

async function publicKeyOf(runtime: Runtime, kid = ''): Promise<CryptoKey> {
  const keeper = await keeperOf(runtime);
  const known = (await keeper.keys()).publicKeys.get(kid) ?? (await keeper.newer()).publicKeys.get(kid);
  if (!known) throw new errors.JWKSNoMatchingKey();
  return known.key;
}
