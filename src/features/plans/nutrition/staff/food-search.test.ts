import { expect, test } from 'vitest';
import table from '#content/foods.json' with { type: 'json' };
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { foodsFound } from './food-search.ts';

const { foods } = foodTableSchema.parse(table);
const found = (typed: string) => foodsFound(foods, typed).map(({ id }) => id);

test('a food is found by its name in either language, whatever the case', () => {
  expect(found('SHIRO')).toContain('shiro-wat');
  expect(found('ሽሮ')).toContain('shiro-wat');
  expect(found('wat misir')).toContain('misir-wat');
  expect(found('no such food')).toEqual([]);
});

test('what begins as typed comes first', () => {
  const [first] = found('inj');
  expect(first).toMatch(/^injera/);
});

test('nothing typed is the whole table', () => {
  expect(found('  ')).toHaveLength(foods.length);
});
