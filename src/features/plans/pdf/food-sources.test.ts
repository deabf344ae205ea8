import { expect, test } from 'vitest';
import { foodSources, plainName } from './food-sources.ts';

test('foods of one source are told together, the best known first', () => {
  const foods = [
    { name: 'Shiro', grade: 'C', source: 'Recipe' },
    { name: 'Coffee', grade: 'B', source: 'Table 1' },
    { name: 'Gomen', grade: 'C', source: 'Recipe' },
    { name: 'Injera', grade: 'A', source: 'Recipe' },
    { name: 'Ful', grade: 'A', source: 'Table 2, code 030103' },
    { name: 'Azifa', grade: 'A', source: 'Table 2, code 030102' },
  ] as const;
  expect(foodSources(foods)).toEqual([
    { grade: 'A', source: 'Recipe', names: ['Injera'] },
    { grade: 'A', source: 'Table 2', names: ['Ful 030103', 'Azifa 030102'] },
    { grade: 'B', source: 'Table 1', names: ['Coffee'] },
    { grade: 'C', source: 'Recipe', names: ['Shiro', 'Gomen'] },
  ]);
});

test.each([
  ['Injera (teff)', 'Injera'],
  ['Kosta (Swiss chard), boiled', 'Kosta, boiled'],
  ['ለውዝ (ኦቾሎኒ)', 'ለውዝ'],
  ['Banana', 'Banana'],
])('%s is plainly %s', (name, plain) => expect(plainName(name)).toBe(plain));
