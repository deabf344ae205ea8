import { expect, test } from 'vitest';
import { countsFor, isTooOld, triedLimits } from './kept.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-27T12:00:00Z');
const end = triedLimits.days * day;

test.each([
  [0, false],
  [end, false],
  [end + 1, true],
  // The clock was set back since.
  [-end, false],
  [-end - 1, true],
  [Number.NaN, true],
])('a workout that was changed last %d ms ago is too old: %s', (age, tooOld) => {
  expect(isTooOld(now - age, now)).toBe(tooOld);
});

const followed = { id: 'a', planId: 'first-run' };

test.each([
  ['a new account', null, [], 'started'],
  ['who follows the plan', followed, [], 'followed'],
  ['who follows another', { ...followed, planId: 'strong-at-sixty' }, [], 'itself'],
  [
    'who follows another, and left this one',
    { ...followed, planId: 'strong-at-sixty' },
    ['first-run'],
    'itself',
  ],
  ['who left the plan', null, ['first-run'], 'itself'],
  ['who left another', null, ['strong-at-sixty'], 'started'],
])('what a workout counts for: %s', (_who, plan, left, counts) => {
  expect(countsFor({ plan, left }, 'first-run')).toBe(counts);
});
