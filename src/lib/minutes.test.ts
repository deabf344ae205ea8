import { expect, test } from 'vitest';
import { minutesOf } from './minutes.ts';

test.each([
  [0, null],
  [45, null],
  [60, { minutes: 1, seconds: 0 }],
  [90, null],
  [120, { minutes: 2, seconds: 0 }],
  [150, { minutes: 2, seconds: 30 }],
  [300, { minutes: 5, seconds: 0 }],
])('%i seconds are said as %j', (seconds, said) => {
  expect(minutesOf(seconds)).toEqual(said);
});
