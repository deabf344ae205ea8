import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { TransactionSql } from 'postgres';
import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { accessTokenSeconds } from '../sessions/access-token.ts';
import { secretsOf } from './secrets.server.ts';

export const algorithm = 'ES256';

/** How long a node may go on without looking whether the keys were rotated. */
export const freshForMs = 60_000;

/** For as much as the clocks of nodes may differ, and requests last. */
const marginSeconds = 60;

/**
 * How long a key that signs no more stays published: a node may sign with it until it looks again, and what it
 * signed last is then still good for a whole life.
 */
export const publishedSeconds = accessTokenSeconds + freshForMs / 1000 + marginSeconds;

export interface KeyRow {
  readonly kid: string;
  readonly publicJwk: JWK;
  /** Sealed; empty where the key signs no more. */
  readonly privateJwk: string;
  readonly status: string;
}

/** The current key, and those whose tokens may still live. */
export const selectKeys = (sql: Sql) => sql<KeyRow[]>`
  select kid, public_jwk as "publicJwk", private_jwk as "privateJwk", status
  from auth.signing_keys
  where status = 'current' or retired_at > now() - make_interval(secs => ${publishedSeconds})`;

export async function makeKey(runtime: Runtime): Promise<Omit<KeyRow, 'status'>> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const kid = crypto.randomUUID();
  const described = { kid, alg: algorithm, use: 'sig', key_ops: ['verify'] };
  const secrets = await secretsOf(runtime);
  return {
    kid,
    publicJwk: { ...(await exportJWK(pair.publicKey)), ...described },
    privateJwk: secrets.seal('signing-keys', JSON.stringify(await exportJWK(pair.privateKey))),
  };
}

/** As the current key. Where there is one already, nothing happens. */
export const insertKey = (sql: Sql | TransactionSql, key: Omit<KeyRow, 'status'>) => sql`
  insert into auth.signing_keys (kid, public_jwk, private_jwk, status)
  values (${key.kid}, ${JSON.stringify(key.publicJwk)}::text::jsonb, ${key.privateJwk}, 'current')
  on conflict do nothing`;

export const importKey = async (jwk: JWK) => (await importJWK(jwk, algorithm)) as CryptoKey;
