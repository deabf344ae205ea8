import { expect, test } from 'vitest';
import { isWanted } from './tried-owner.client.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const hour = 60 * 60 * 1000;

test.each([
  ['never asked for', null, false],
  ['just now', String(now), true],
  ['an hour ago', String(now - hour), true],
  ['longer ago', String(now - hour - 1), false],
  ['later than now, as by a clock that was set back', String(now + 1), false],
  ['already somebody’s', '0b8f4f0e-3f55-4f0c-8f0e-2f3b1c5d7e90', false],
  ['no moment', '', false],
])('an account that is made now was asked for: %s', (_when, wantedAt, wanted) => {
  expect(isWanted(wantedAt, now)).toBe(wanted);
});
