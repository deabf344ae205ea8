import { expect, test } from 'vitest';
import { offeredCategories } from './offered-categories.ts';

const constant = ['weight-loss', 'weight-gain', 'maintenance', 'muscle-building', 'endurance'];

test.each([
  ['without any plan', [], undefined, constant],
  ['with a plan of another category', ['health'], undefined, [...constant, 'health']],
  ['at an address of an empty category', ['endurance'], 'performance', [...constant, 'performance']],
  ['with plans of all', ['health', 'performance'], 'health', [...constant, 'performance', 'health']],
] as const)('%s the categories to choose from are %j, %s: %j', (_, inUse, chosen, offered) => {
  expect(offeredCategories(inUse, chosen)).toEqual(offered);
});
