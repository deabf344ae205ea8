import { expect, test } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { foodTableSchema } from '../schema.ts';
import { foodsFound, type FoodPlace } from './food-search.ts';

const { foods } = foodTableSchema.parse(table);
const found = (typed: string, place: FoodPlace = 'any') =>
  foodsFound(foods, typed, place).found.map(({ id }) => id);

test.each([
  ['SHIRO', 'shiro-wat'],
  ['shro', 'shiro-wat'],
  ['chiro', 'shiro-wat'],
  ['ሽሮ', 'shiro-wat'],
  ['wat misir', 'misir-wat'],
  ['beso', 'besso-flour'],
  ['በሶ', 'besso-flour'],
])('typed as %j, %s is found, however it is spelled', (typed, id) => {
  expect(found(typed)).toContain(id);
});

test('what sounds most alike comes first, and nothing is found by what sounds like no food', () => {
  expect(found('inj')[0]).toMatch(/^injera/);
  expect(found('no such food')).toEqual([]);
});

test('nothing typed is the whole table', () => {
  expect(found('  ')).toHaveLength(foods.length);
});

test('for a fasting table what breaks the fast is told apart; in place of fish and honey those too', () => {
  const verdicts = (place: FoodPlace) => {
    const { found: offered, leftOut } = foodsFound(foods, '', place);
    expect(offered.length + leftOut.length).toBe(foods.length);
    return [new Set(offered.map(({ fasting }) => fasting)), new Set(leftOut.map(({ fasting }) => fasting))];
  };
  expect(verdicts('any')).toEqual([new Set(['yes', 'no', 'disputed']), new Set()]);
  expect(verdicts('fasting')).toEqual([new Set(['yes', 'disputed']), new Set(['no'])]);
  expect(verdicts('instead')).toEqual([new Set(['yes']), new Set(['no', 'disputed'])]);
  const tibs = foodsFound(foods, 'siga tibs', 'fasting');
  expect(tibs.leftOut.map(({ id }) => id)).toContain('tibs');
  expect(tibs.found.map(({ id }) => id)).not.toContain('tibs');
});
