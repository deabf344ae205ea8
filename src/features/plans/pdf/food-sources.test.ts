import { expect, test } from 'vitest';
import { foodSources, plainName } from './food-sources.ts';

test('foods of one source are told together, the best known first', () => {
  const foods = [
    { id: 'shiro', name: 'Shiro', grade: 'C', source: 'Recipe' },
    { id: 'coffee', name: 'Coffee', grade: 'B', source: 'Table 1' },
    { id: 'gomen', name: 'Gomen', grade: 'C', source: 'Recipe' },
    { id: 'injera', name: 'Injera', grade: 'A', source: 'Recipe' },
    { id: 'ful', name: 'Ful', grade: 'A', source: 'Table 2, code 030103' },
    { id: 'azifa', name: 'Azifa', grade: 'A', source: 'Table 2, code 030102' },
  ] as const;
  expect(foodSources(foods)).toEqual([
    { grade: 'A', source: 'Recipe', foods: [{ id: 'injera', name: 'Injera' }] },
    {
      grade: 'A',
      source: 'Table 2',
      foods: [
        { id: 'ful', name: 'Ful 030103' },
        { id: 'azifa', name: 'Azifa 030102' },
      ],
    },
    { grade: 'B', source: 'Table 1', foods: [{ id: 'coffee', name: 'Coffee' }] },
    {
      grade: 'C',
      source: 'Recipe',
      foods: [
        { id: 'shiro', name: 'Shiro' },
        { id: 'gomen', name: 'Gomen' },
      ],
    },
  ]);
});

test.each([
  ['Injera (teff)', 'Injera'],
  ['Kosta (Swiss chard), boiled', 'Kosta, boiled'],
  ['ለውዝ (ኦቾሎኒ)', 'ለውዝ'],
  ['Banana', 'Banana'],
])('%s is plainly %s', (name, plain) => expect(plainName(name)).toBe(plain));
