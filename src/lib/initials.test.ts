import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are those of the first two words, in any script', () => {
  expect(initialsOf(' sara  tesfaye bekele')).toBe('ST');
  expect(initialsOf('ሣራ ተስፋዬ')).toBe('ሣተ');
  expect(initialsOf('Abel')).toBe('A');
  expect(initialsOf('')).toBe('');
});
