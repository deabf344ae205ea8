import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  ['', 'en', 1],
  ['word '.repeat(238), 'en', 1],
  ['word '.repeat(952), 'en', 4],
  ['ቃል '.repeat(600), 'am', 4],
  ['**one** [two](/three-four) it’s', 'en', 1],
] as const)('%#: whole minutes, at least one', (text, language, minutes) => {
  expect(readingMinutes(text, language)).toBe(minutes);
});
