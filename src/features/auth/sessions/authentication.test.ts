import { expect, test } from 'vitest';
import { factorMethods, isFresh, withoutFactors, withProof } from './authentication.ts';

const password = { method: 'password', timestamp: 1000 };
const totp = { method: 'totp', timestamp: 1100 };

test('a proof stands first, and takes the place of an older one of its kind', () => {
  expect(withProof([password], totp)).toEqual([totp, password]);
  const again = { method: 'totp', timestamp: 1200 };
  expect(withProof([totp, password], again)).toEqual([again, password]);
});

test('without its factor a session has proved what it began with', () => {
  const shown = factorMethods.map((method) => ({ method, timestamp: 1100 }));
  expect(withoutFactors([...shown, password])).toEqual([password]);
});

test.each([
  [1000, undefined, true],
  [1600, undefined, true],
  [1601, undefined, true],
  [1701, undefined, false],
  [1600, ['password'], true],
  [1601, ['password'], false],
  [1700, factorMethods, true],
  [1701, factorMethods, false],
  [1100, ['oauth'], false],
] as const)('at %i, of %o: fresh is %s', (seconds, methods, fresh) => {
  expect(isFresh([totp, password], new Date(seconds * 1000), methods)).toBe(fresh);
});
