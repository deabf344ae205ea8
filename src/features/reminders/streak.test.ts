import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

test.each([
  [[], 0],
  [[0], 0],
  [[3], 1],
  [[2, 3], 1],
  [[3, 3, 4], 3],
  // One that was missed is forgiven, and does not count.
  [[3, 0, 3, 3], 3],
  [[0, 2, 3, 3], 2],
  [[3, 0, 3, 0, 3], 3],
  // Two in a row end it.
  [[3, 0, 0, 3], 1],
  [[0, 0, 0, 3], 0],
  [[0, 0, 3, 0, 0, 3], 1],
])('%j of three meant: %i', (weeks, streak) => {
  expect(streakOf(weeks, 3)).toBe(streak);
});

const weeks = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 60 });
const meant = fc.integer({ min: 1, max: 7 });

test('the week that goes on never takes anything away, however little was done in it', () => {
  fc.assert(
    fc.property(weeks, meant, fc.nat(7), ([, ...past], often, times) => {
      const before = streakOf([0, ...past], often);
      expect(streakOf([times, ...past], often)).toBe(before + (times >= often ? 1 : 0));
    }),
  );
});

test('one missed week between two that were kept changes nothing', () => {
  fc.assert(
    fc.property(weeks, weeks, meant, (later, earlier, often) => {
      const [before, after] = [
        [...later, often],
        [often, ...earlier],
      ];
      expect(streakOf([...before, 0, ...after], often)).toBe(streakOf([...before, ...after], often));
    }),
  );
});

test('what was before two missed ones does not matter', () => {
  fc.assert(
    fc.property(weeks, weeks, meant, (later, earlier, often) => {
      const ended = [...later, 0, 0];
      expect(streakOf([...ended, ...earlier], often)).toBe(streakOf(ended, often));
    }),
  );
});
