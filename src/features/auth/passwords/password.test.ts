import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password.ts';

describe('passwordStrength', () => {
  test.each([
    ['', 0],
    ['abc', 1],
    ['abcABC', 2],
    ['abcABC1', 3],
    ['abcABC1!', 4],
    ['abcABC1!wxyz', 5],
    ['abcdefghijkl', 2],
    ['#########', 0],
    ['ሰላምሰላምሰላምሰላም', 1],
  ])('%s earns %i points', (password, points) => {
    expect(passwordStrength(password)).toBe(points);
  });
});
