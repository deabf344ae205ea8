/** Nothing that reads like something else: no I, L, O, U, 0 or 1. */
export const recoveryCodeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** How many are made at once. */
export const recoveryCodeCount = 10;

const groupLength = 5;
const length = 2 * groupLength;

/**
 * A code from random bytes, two groups of five: `K7M2Q-XW94B`, 49 bits. Bytes that would make some letters likelier are
 * passed over; null where there are not enough of them.
 */
export function recoveryCodeFrom(bytes: Uint8Array): string | null {
  const fair = 256 - (256 % recoveryCodeAlphabet.length);
  const letters = Array.from(bytes)
    .filter((byte) => byte < fair)
    .slice(0, length)
    .map((byte) => recoveryCodeAlphabet[byte % recoveryCodeAlphabet.length]);
  if (letters.length < length) return null;
  return `${letters.slice(0, groupLength).join('')}-${letters.slice(groupLength).join('')}`;
}

const plain = new RegExp(`^[${recoveryCodeAlphabet}]{${length}}$`);

/** A code as it was typed, in small letters or without its hyphen, as it was made; null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return plain.test(letters) ? `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}` : null;
}
