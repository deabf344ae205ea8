import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRefreshToken, rotationFor, writeRefreshToken } from './refresh-token.ts';

describe('rotationFor', () => {
  test('the newest rotates, its parent is a retry, anything else ends the session', () => {
    expect(rotationFor(4, 4)).toBe('rotate');
    expect(rotationFor(3, 4)).toBe('repeat');
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (presented, newest) => {
        fc.pre(presented !== newest && presented !== newest - 1);
        return rotationFor(presented, newest) === 'end';
      }),
    );
  });
});

describe('a refresh token', () => {
  test('reads as it was written', () => {
    const mac = fc.stringMatching(/^[\w-]{43}$/);
    fc.assert(
      fc.property(fc.uuid(), fc.nat(2_000_000_000), mac, (sessionId, counter, mac) => {
        expect(readRefreshToken(writeRefreshToken({ sessionId, counter, mac }))).toEqual({
          sessionId,
          counter,
          mac,
        });
      }),
    );
  });

  test('of another form is none', () => {
    fc.assert(fc.property(fc.string(), (text) => readRefreshToken(text) === null));
  });
});
