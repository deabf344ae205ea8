import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { foodsFound } from '#src/features/foods/staff/food-search.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { nutritionPlanLimits as limits } from '../kinds.ts';
import { readDish, readParts } from './dish-shorthand.ts';

const { foods } = foodTableSchema.parse(foodTable);
const find = (name: string) => foodsFound(foods, name, 'any').found[0];
const told = (line: string) => {
  const read = readDish(line, find);
  if ('fault' in read) return [read.fault, read.part];
  return read.portions.map(({ food, grams, measure }) => [food.id, grams, measure?.id, measure?.count]);
};
const measure = (id: string, name: string) =>
  foods.find((food) => food.id === id)!.measures!.find((each) => each.id === name)!.grams;

describe('the parts of a line', () => {
  test.each([
    ['injera', [{ name: 'injera', count: null, unit: null }]],
    ['injera 2', [{ name: 'injera', count: 2, unit: null }]],
    ['1½ injera', [{ name: 'injera', count: 1.5, unit: null }]],
    ['gomen 1,500 g', [{ name: 'gomen', count: 1500, unit: 'g' }]],
    ['shiro wat 1,5 Ladles', [{ name: 'shiro wat', count: 1.5, unit: 'ladles' }]],
    [
      'gomen 80 g + ¼ እንጀራ',
      [
        { name: 'gomen', count: 80, unit: 'g' },
        { name: 'እንጀራ', count: 0.25, unit: null },
      ],
    ],
    ['gomen 80g;', [{ name: 'gomen', count: 80, unit: 'g' }]],
    ['ሽሮ ወጥ 2 ጭልፋ', [{ name: 'ሽሮ ወጥ', count: 2, unit: 'ጭልፋ' }]],
    [' + ', []],
  ])('%s', (line, parts) => {
    expect(readParts(line)).toEqual(parts);
  });
});

describe('a dish in one line', () => {
  test.each<[string, unknown[]]>([
    [
      'injera-teff + shiro wat 1.5',
      [
        ['injera-teff', measure('injera-teff', 'injera'), 'injera', 1],
        ['shiro-wat', 1.5 * measure('shiro-wat', 'ladle'), 'ladle', 1.5],
      ],
    ],
    ['shiro wat 80 g', [['shiro-wat', 80, undefined, undefined]]],
    ['ሽሮ ወጥ 80 ግራም', [['shiro-wat', 80, undefined, undefined]]],
    ['ሽሮ ወጥ ½ ጭልፋ', [['shiro-wat', 0.5 * measure('shiro-wat', 'ladle'), 'ladle', 0.5]]],
    ['sheero wot', [['shiro-wat', measure('shiro-wat', 'ladle'), 'ladle', 1]]],
    ['', []],
  ])('%s', (line, portions) => {
    expect(told(line)).toEqual(portions);
  });

  test.each([
    ['injera + zzyzx', ['food', 'zzyzx']],
    ['shiro wat 2 buckets', ['measure', 'buckets']],
    ['shiro wat 0', ['amount', 'shiro wat']],
    ['shiro wat 0.3', ['amount', 'shiro wat']],
    [`shiro wat ${limits.gramsPerPortion + 1} g`, ['amount', 'shiro wat']],
    [`shiro wat ${limits.measuresPerPortion + 1}`, ['amount', 'shiro wat']],
  ])('%s is refused', (line, fault) => {
    expect(told(line)).toEqual(fault);
  });

  test('has as many foods as a dish may have, and no more', () => {
    const line = (count: number) => Array.from({ length: count }, () => 'injera').join(' + ');
    expect(told(line(limits.portions))).toHaveLength(limits.portions);
    expect(told(line(limits.portions + 1))[0]).toBe('portions');
  });

  test('whatever is typed is read or refused', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'shiro ሽሮ12½.,+;g'.split('')), maxLength: 60 });
    fc.assert(
      fc.property(typed, (line) => {
        const read = readDish(line, find);
        if ('portions' in read)
          for (const { grams } of read.portions) {
            expect(grams).toBeGreaterThan(0);
            expect(grams).toBeLessThanOrEqual(limits.gramsPerPortion);
          }
      }),
      { numRuns: 40 },
    );
  });
});
