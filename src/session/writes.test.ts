import { expect, test } from 'vitest';
import { isTooMuch, maxWaiting } from './writes.client.ts';

test.each([
  ['the last that there is room for', maxWaiting - 1, maxWaiting, false],
  ['one more', maxWaiting, maxWaiting + 1, true],
  ['several at once, of which some have room', maxWaiting - 1, maxWaiting + 1, true],
  ['what takes the place of what waits', maxWaiting, maxWaiting, false],
  [
    'one that goes, where an older version of the product has kept more',
    maxWaiting + 5,
    maxWaiting + 4,
    false,
  ],
])('a device keeps no more than it says: %s', (_what, before, after, tooMuch) => {
  expect(isTooMuch(before, after)).toBe(tooMuch);
});
