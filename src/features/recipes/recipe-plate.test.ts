import { expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { bundledRecipes } from '#content/recipes.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { inBothThemes } from '#src/lib/drawing-themes.ts';
import { errorsOf } from '#test/drawing.ts';
import { recipePlateSvg } from './recipe-plate.ts';
import { recipeSchema } from './schema.ts';

const groups = new Map(foodTableSchema.parse(foodTable).foods.map(({ id, group }) => [id, group]));
const recipes = bundledRecipes.map((recipe) => recipeSchema.parse(recipe));

it.each(recipes)('draws $id with what goes into it, small and whole', (recipe) => {
  const drawing = recipePlateSvg(recipe, groups);
  expect(errorsOf(inBothThemes(drawing), 5120)).toEqual([]);
  expect(recipePlateSvg(recipe, groups)).toBe(drawing);
});

it('draws no two alike', () => {
  const drawings = recipes.map((recipe) => recipePlateSvg({ ...recipe, id: 'same' }, groups));
  expect(new Set(drawings).size).toBe(recipes.length);
});

it('draws a recipe of the staff whose foods nobody has drawn by their kinds', () => {
  const recipe = { id: 'new', group: 'wat', ingredients: [{ foodId: 'no-such-food', grams: 100 }] } as const;
  expect(errorsOf(recipePlateSvg({ ...recipe, ingredients: [...recipe.ingredients] }, groups), 5120)).toEqual(
    [],
  );
});
