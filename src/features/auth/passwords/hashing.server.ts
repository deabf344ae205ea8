import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { bcryptDecoy, bcryptMatches, isBcrypt } from './bcrypt.server.ts';

/** What new hashes cost: memory in KiB, passes, lanes. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

type Cost = { readonly [parameter in keyof typeof cost]: number };

const deriveUnbounded = promisify(argon2);

/** How many hashes run at once: each keeps one core and 19 MiB busy, and the thread pool serves others too. */
const places = Math.min(3, availableParallelism());
/** How many may wait for a place: a few seconds' worth. Whoever comes then is told to come back. */
const maxQueue = 64;

/** There are more passwords to look at than can be in good time. */
export class OverCapacity extends Error {
  override readonly name = 'OverCapacity';
}

let running = 0;
const waiting: (() => void)[] = [];

/** @throws {OverCapacity} */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxQueue) throw new OverCapacity('too many passwords wait to be hashed');
  if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next(); // the place passes on
    else running -= 1;
  }
}

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> =>
  withSlot(() =>
    deriveUnbounded('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }),
  );

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** @returns argon2id in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function readPhc(phc: string) {
  const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(phc) ?? [];
  if (!salt || !hash) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Matches nothing, and costs as much to find out as any other. */
const decoy = { cost, salt: Buffer.alloc(16), hash: Buffer.alloc(tagLength) };

/**
 * Takes the same time whether there is a hash to compare with or none.
 *
 * @param stored argon2id in PHC form, or the bcrypt hash of an imported account
 * @param importedCost where imported hashes shall not be told from others, what these cost: then every password is
 *   held against one of each kind
 */
export async function passwordMatches(
  password: string,
  stored: string | null,
  importedCost: number | null = null,
): Promise<boolean> {
  const imported = stored !== null && isBcrypt(stored) ? stored : null;
  const compared = imported ?? (importedCost === null ? null : bcryptDecoy(importedCost));
  const isImportedPassword = compared !== null && (await withSlot(() => bcryptMatches(password, compared)));
  if (imported && importedCost === null) return isImportedPassword;
  const isOwnPassword = await matchesPhc(password, imported ? null : stored);
  return imported ? isImportedPassword : isOwnPassword;
}

async function matchesPhc(password: string, phc: string | null): Promise<boolean> {
  const stored = phc === null ? null : readPhc(phc);
  const { cost, salt, hash } = stored ?? decoy;
  const derived = await derive(password, salt, cost);
  return stored !== null && timingSafeEqual(derived, hash);
}

/** Whether a hash was made in another way than new ones are, so that it is renewed at the next sign-in. */
export function isOutdated(phc: string): boolean {
  const stored = readPhc(phc)?.cost;
  return (
    stored?.memory !== cost.memory || stored.passes !== cost.passes || stored.parallelism !== cost.parallelism
  );
}
