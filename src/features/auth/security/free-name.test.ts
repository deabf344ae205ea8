import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test.each([
  [[], 'App'],
  [['Phone'], 'App'],
  [['App'], 'App 2'],
  [['App', 'App 2', 'App 4'], 'App 3'],
])('beside %j the next is %s', (taken, expected) => {
  expect(freeName('App', taken)).toBe(expected);
});
