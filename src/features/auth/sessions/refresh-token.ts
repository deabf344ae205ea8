/** What to do with a refresh token that is genuine, for a session that is alive. */
export type Rotation = 'rotate' | 'repeat' | 'end';

/**
 * The newest token of a session has never been used: using it makes its successor the newest.
 * Presenting its parent is therefore a retry whose answer was lost, and gets the newest again; anything older was
 * copied from somewhere, and ends the session.
 */
export function rotationFor(presentedCounter: number, newestCounter: number): Rotation {
  if (presentedCounter === newestCounter) return 'rotate';
  return presentedCounter === newestCounter - 1 ? 'repeat' : 'end';
}

/** What a refresh token says in the clear; `mac` proves that it was issued here. */
export interface RefreshTokenParts {
  readonly sessionId: string;
  readonly counter: number;
  readonly mac: string;
}

const tokenPattern = /^([0-9a-f]{32})([0-9a-z]{1,6})\.([\w-]{43})$/;

/** `{session id, 32 hex}{counter, base 36}.{HMAC-SHA256, base64url}` */
export const writeRefreshToken = ({ sessionId, counter, mac }: RefreshTokenParts): string =>
  `${sessionId.replaceAll('-', '')}${counter.toString(36)}.${mac}`;

/** Null where the text cannot be one of our tokens. */
export function readRefreshToken(token: string): RefreshTokenParts | null {
  const [, hex, counter, mac] = tokenPattern.exec(token) ?? [];
  if (!hex || !counter || !mac) return null;
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { sessionId, counter: Number.parseInt(counter, 36), mac };
}
