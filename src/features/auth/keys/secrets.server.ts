import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Runtime } from '#src/server/context.server.ts';
import { oncePerRuntime } from '../once-per-runtime.server.ts';

/** What a key is for; each purpose has keys of its own. */
type Purpose =
  | 'signing-keys'
  | 'refresh-tokens'
  | 'one-time-tokens'
  | 'sign-in-flows'
  | 'factors'
  | 'factor-codes'
  | 'recovery-codes'
  | 'push-keys'
  | 'reminder-links';

/** The keys that come from `AUTH_SECRET`: the newest writes, all of them read. */
export interface Secrets {
  /** HMAC-SHA256 of a text, base64url, by every secret, newest first. */
  macs(purpose: Purpose, text: string): [string, ...string[]];
  /** AES-256-GCM under the newest secret: `{nonce}.{tag}.{ciphertext}`, base64url. */
  seal(purpose: Purpose, text: string): string;
  /** Null where no secret opens it; `outdated` where the newest one does not. */
  open(purpose: Purpose, sealed: string): { readonly text: string; readonly outdated: boolean } | null;
}

/** `AUTH_SECRET`, or the secret generated once into `DATA_DIR`. */
export const secretsOf = oncePerRuntime(async ({ settings }: Runtime) => {
  const given = settings.authSecrets;
  return createSecrets(given.length > 0 ? given : [await generatedSecret(settings.dataDir)]);
});

/** @param masters newest first, at least one */
export function createSecrets(masters: readonly string[]): Secrets {
  const keys = new Map<Purpose, Buffer[]>();
  const keysFor = (purpose: Purpose): Buffer[] => {
    const known = keys.get(purpose);
    if (known) return known;
    const derived = masters.map((master) =>
      Buffer.from(hkdfSync('sha256', master, '', `birtu ${purpose}`, 32)),
    );
    keys.set(purpose, derived);
    return derived;
  };
  return {
    macs(purpose, text) {
      const [newest, ...older] = keysFor(purpose).map((key) =>
        createHmac('sha256', key).update(text).digest('base64url'),
      );
      return [newest!, ...older];
    },
    seal: (purpose, text) => seal(keysFor(purpose)[0]!, text),
    open(purpose, sealed) {
      for (const [age, key] of keysFor(purpose).entries()) {
        const text = unseal(key, sealed);
        if (text !== null) return { text, outdated: age > 0 };
      }
      return null;
    },
  };
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url')).join('.');
}

function unseal(key: Buffer, sealed: string): string | null {
  const [nonce, tag, ciphertext] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !ciphertext) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    return null; // sealed by another key
  }
}

/** Linked into place whole, so that processes that start together read the same one. */
async function generatedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret');
  const found = await readFile(path, 'utf8').catch(absent);
  if (found) return found.trim();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(path, 'utf8')).trim();
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
