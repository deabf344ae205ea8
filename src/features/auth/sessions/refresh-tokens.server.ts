import { hash, timingSafeEqual } from 'node:crypto';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import type { Secrets } from '../keys/secrets.server.ts';

/** What the database keeps of a refresh token: SHA-256, hex. */
export const refreshTokenHash = (token: string): string => hash('sha256', token, 'hex');

/** The token of a session's turn as each secret derives it, newest first. */
function derivedTokens(secrets: Secrets, sessionId: string, counter: number): [string, ...string[]] {
  const [newest, ...older] = secrets
    .macs('refresh-tokens', `${sessionId}:${counter}`)
    .map((mac) => writeRefreshToken({ sessionId, counter, mac }));
  return [newest!, ...older];
}

export const newRefreshToken = (secrets: Secrets, sessionId: string, counter: number): string =>
  derivedTokens(secrets, sessionId, counter)[0];

/** The token that was issued before, whichever secret was the newest then; null where that one is gone. */
export const refreshTokenAgain = (
  secrets: Secrets,
  sessionId: string,
  counter: number,
  storedHash: string,
): string | null =>
  derivedTokens(secrets, sessionId, counter).find((token) => refreshTokenHash(token) === storedHash) ?? null;

/** Whether a token was issued here, by one of the secrets that are still in the list. */
export function isGenuine(secrets: Secrets, token: string): boolean {
  const parts = readRefreshToken(token);
  if (!parts) return false;
  const presented = Buffer.from(token);
  return derivedTokens(secrets, parts.sessionId, parts.counter).some((derived) => {
    const expected = Buffer.from(derived);
    return expected.length === presented.length && timingSafeEqual(expected, presented);
  });
}
