import { ofNutrients, type FastingVerdict, type NutrientName } from '#src/features/foods/kinds.ts';
import {
  amountWith,
  nutrientsOf,
  sumOfNutrients,
  unknownAmount,
  unknownNutrients,
  type Nutrients,
} from '#src/features/foods/nutrients.ts';
import { fastingOnTray } from '#src/features/foods/plate.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { Ingredient, Recipe, Swap } from './schema.ts';

/** The foods of a recipe by id. */
export type Foods = ReadonlyMap<string, Food>;

/** What of a recipe its figures are reckoned from. */
type Reckoned = Pick<Recipe, 'ingredients' | 'servings' | 'yieldGrams' | 'uncooked'>;

/** What heat destroys in part: how much of it these dishes keep is not known. */
const destroyedByHeat: ReadonlySet<NutrientName> = new Set<NutrientName>(['vitaminC', 'folate']);

const isEaten = ({ optional, lost }: Ingredient) => !optional && !lost;

/** Of all that a recipe makes: the sum of what stays in it. */
export function nutrientsOfAll({ ingredients, yieldGrams, uncooked }: Reckoned, foods: Foods): Nutrients {
  const sum = sumOfNutrients(
    ingredients.filter(isEaten).map(({ foodId, grams }) => {
      const food = foods.get(foodId);
      return food ? nutrientsOf(food, grams) : unknownNutrients;
    }),
  );
  const mass = massOf(ingredients);
  return ofNutrients((name) => {
    // What boils off, or is taken up from water that is poured off, is water.
    if (name === 'water') return amountWith(sum[name], (grams) => Math.max(0, grams + yieldGrams - mass));
    return !uncooked && destroyedByHeat.has(name) ? unknownAmount : sum[name];
  });
}

const massOf = (ingredients: readonly Ingredient[]) =>
  ingredients.filter(isEaten).reduce((mass, { grams }) => mass + grams, 0);

export const nutrientsPerServing = (recipe: Reckoned, foods: Foods): Nutrients =>
  scaledNutrients(nutrientsOfAll(recipe, foods), 1 / recipe.servings);

/** Of 100 g as they are eaten. */
export const nutrientsPer100g = (recipe: Reckoned, foods: Foods): Nutrients =>
  scaledNutrients(nutrientsOfAll(recipe, foods), 100 / recipe.yieldGrams);

/** Of some grams of what a recipe makes. */
export const nutrientsOfRecipe = (recipe: Reckoned, foods: Foods, grams: number): Nutrients =>
  scaledNutrients(nutrientsOfAll(recipe, foods), grams / recipe.yieldGrams);

const scaledNutrients = (nutrients: Nutrients, factor: number): Nutrients =>
  ofNutrients((name) => amountWith(nutrients[name], (value) => value * factor));

/**
 * Whether a recipe makes fasting food, by all that may go into it, optional or not; a food that the table does not know
 * leaves it open.
 */
export function fastingOf(
  { ingredients }: Pick<Recipe, 'ingredients'>,
  foods: ReadonlyMap<string, Pick<Food, 'fasting'>>,
): FastingVerdict {
  return fastingOnTray(
    ingredients.map(({ foodId }) => foods.get(foodId) ?? ({ fasting: 'disputed' } as const)),
  );
}

/** A recipe as a swap makes it. What it weighs changes with what goes in. */
export function swapped<R extends Reckoned>(recipe: R, { changes }: Pick<Swap, 'changes'>): R {
  const ingredients = changes.reduce<Ingredient[]>((list, { foodId, grams }) => {
    const others = list.filter((ingredient) => ingredient.foodId !== foodId || !isEaten(ingredient));
    return grams > 0 ? [...others, { foodId, grams }] : others;
  }, recipe.ingredients);
  const change = massOf(ingredients) - massOf(recipe.ingredients);
  return { ...recipe, ingredients, yieldGrams: Math.max(1, recipe.yieldGrams + change) };
}

/** In what a swap shows: what people mind most, in this order. */
const minded: readonly NutrientName[] = ['calories', 'fat', 'sodium', 'protein', 'fibre', 'iron'];
const mostShown = 3;

/** How much of a figure changes at least, where that is worth telling. */
const noticed = 0.05;

/** What a swap makes of the figures of a serving: those that change by so much that it can be noticed. */
export function swapEffects(recipe: Reckoned, swap: Pick<Swap, 'changes'>, foods: Foods) {
  const before = nutrientsPerServing(recipe, foods);
  const after = nutrientsPerServing(swapped(recipe, swap), foods);
  return minded
    .flatMap((name) => {
      const [from, to] = [before, after].map((nutrients) => nutrients[name].estimate?.value);
      if (from === undefined || to === undefined) return [];
      return Math.abs(to - from) > noticed * Math.max(from, to) ? [{ name, from, to }] : [];
    })
    .slice(0, mostShown);
}
