import {
  exportJWK,
  errors,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Runtime } from '#src/server/context.server.ts';
import { SettingError } from '#src/server/env.server.ts';
import { authenticatedAudience } from '../sessions/access-token.ts';
import { oncePerRuntime } from '../once-per-runtime.server.ts';
import { secretsOf } from './secrets.server.ts';

const algorithm = 'ES256';

/** How long a node may go on without looking whether another one rotated the keys. */
const freshForMs = 60_000;
/** How often, at most, tokens with unknown keys make a node look. */
const lookAgainMs = 1_000;

interface KeySet {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: ReadonlyMap<string, { readonly jwk: JWK; readonly key: CryptoKey }>;
  /** milliseconds since 1970, by the machine's own clock */
  readonly readAt: number;
}

interface KeyRow {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly privateJwk: string;
  readonly status: string;
}

/** Reads the keys, at most once at a time. */
const keyReader = oncePerRuntime(async (runtime) => {
  let kept: KeySet | undefined;
  let reading: Promise<KeySet> | undefined;
  return async (maximumAgeMs: number): Promise<KeySet> => {
    if (kept && Date.now() - kept.readAt <= maximumAgeMs) return kept;
    reading ??= readKeys(runtime).finally(() => (reading = undefined));
    return (kept = await reading);
  };
});

const keysOf = async (runtime: Runtime, maximumAgeMs = freshForMs) =>
  (await keyReader(runtime))(maximumAgeMs);

async function readKeys(runtime: Runtime): Promise<KeySet> {
  const rows = await selectKeys(runtime);
  const current = rows.find((row) => row.status === 'current');
  if (!current) {
    await createKey(runtime);
    return readKeys(runtime);
  }
  const imported = rows.map(
    async ({ kid, publicJwk }) => [kid, { jwk: publicJwk, key: await importKey(publicJwk) }] as const,
  );
  return {
    kid: current.kid,
    privateKey: await openPrivateKey(runtime, current),
    publicKeys: new Map(await Promise.all(imported)),
    readAt: Date.now(),
  };
}

const importKey = async (jwk: JWK) => (await importJWK(jwk, algorithm)) as CryptoKey;

const selectKeys = ({ sql }: Runtime) => sql<KeyRow[]>`
  select kid, public_jwk as "publicJwk", private_jwk as "privateJwk", status
  from auth.signing_keys where status in ('current', 'previous')`;

/** Nodes that start together each make one; the first to write it wins, since one key only can be `current`. */
async function createKey(runtime: Runtime): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const kid = crypto.randomUUID();
  const publicJwk = {
    ...(await exportJWK(pair.publicKey)),
    kid,
    alg: algorithm,
    use: 'sig',
    key_ops: ['verify'],
  };
  const secrets = await secretsOf(runtime);
  const privateJwk = secrets.seal('signing-keys', JSON.stringify(await exportJWK(pair.privateKey)));
  await runtime.sql`
    insert into auth.signing_keys (kid, public_jwk, private_jwk, status)
    values (${kid}, ${JSON.stringify(publicJwk)}::text::jsonb, ${privateJwk}, 'current')
    on conflict do nothing`;
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
    const { payload } = await jwtVerify(token, (header) => publicKeyOf(runtime, header.kid), {
      algorithms: [algorithm],
      audience: authenticatedAudience,
      currentDate: runtime.now(),
    });
    const { sub, session_id: sessionId, exp } = payload;
    if (!sub || typeof sessionId !== 'string' || !exp) return null;
    return { userId: sub, sessionId, expiresAt: exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function publicKeyOf(runtime: Runtime, kid: string | undefined): Promise<CryptoKey> {
  const known = (await keysOf(runtime)).publicKeys.get(kid ?? '');
  const found = known ?? (await keysOf(runtime, lookAgainMs)).publicKeys.get(kid ?? '');
  if (!found) throw new errors.JWKSNoMatchingKey();
  return found.key;
}
