import { expect, test } from 'vitest';
import { isOfServer, shellAddress, shellAt } from './release.ts';

const shells = ['/profile', '/profile/training/workouts', '/profile/training/workouts/:id', '/today/food'];

test.each([
  ['/profile', '/profile'],
  ['/today/food', '/today/food'],
  ['/profile/training/workouts/0b5c-1', '/profile/training/workouts/any-one'],
  // What could write itself into a kept document, or is none of these pages.
  ['/profile/training/workouts/%22%3e%3cscript', null],
  ['/profile/training/workouts/a"b', null],
  ['/profile/training/workouts/', null],
  ['/profile/', null],
  ['/profile/training', null],
  ['/admin', null],
])('%s is shown by %s', (path, shell) => {
  expect(shellAt(shells, path)).toBe(shell);
});

test('a document is fetched at an address that it also stands for', () => {
  for (const shell of shells) expect(shellAt(shells, shellAddress(shell))).toBe(shellAddress(shell));
});

test.each([
  ['/profile/security', true],
  ['/profile/training/import', true],
  ['/profile/training/import/any-one', true],
  ['/profile/training', false],
  ['/profile/training/imported', false],
])('whether %s is to be had from the server alone: %s', (path, expected) => {
  expect(isOfServer(path)).toBe(expected);
});
