import { expect, test } from 'vitest';
import { anyAlike, markOf } from './session-mark.ts';

test('a login has a mark that one can read out', () => {
  expect(markOf('3f2ad0aa-6b1c-4b59-9a4c-6a4c1d1a5a10')).toBe('3F2A');
});

test.each([
  [[], false],
  [['Chrome on Linux'], false],
  [['Chrome on Linux', 'Firefox on Windows'], false],
  [['Chrome on Linux', 'Firefox on Windows', 'Chrome on Linux'], true],
])('of %j some are alike: %s', (names, alike) => expect(anyAlike(names)).toBe(alike));
