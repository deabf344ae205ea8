import { expect, test } from 'vitest';
import { nutritionCategories, type NutritionCategory } from './nutrition/kinds.ts';
import { offeredCategories } from './offered-categories.ts';

const offered = (inUse: readonly NutritionCategory[], chosen?: NutritionCategory) =>
  offeredCategories(
    nutritionCategories,
    inUse.map((category) => ({ category, plans: 2 })),
    chosen,
  ).map(({ category, plans }) => `${category} ${plans}`);

test.each([
  ['without any plan', [], undefined, []],
  ['in the order of the list', ['health', 'weight-gain'], undefined, ['weight-gain 2', 'health 2']],
  ['at an address of an empty one', ['endurance'], 'performance', ['endurance 2', 'performance 0']],
  ['at an address of one in use', ['endurance', 'health'], 'health', ['endurance 2', 'health 2']],
] as const)(
  '%s the categories to choose from are those with plans: %j, %s: %j',
  (_, inUse, chosen, expected) => {
    expect(offered(inUse, chosen)).toEqual(expected);
  },
);
