import { amountWith, nutrientsOf, unknownAmount, type Nutrients } from '#src/features/foods/nutrients.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { nutrientsOfRecipe } from '#src/features/recipes/nutrition.ts';
import type { Recipe } from '#src/features/recipes/schema.ts';
import { fastKindOf, fastKindOfRecipe } from './fitting.ts';
import { hundredths, measuredText, ofEach, sumOfFigures, type Eatable } from './figures.ts';
import { figuresOfOwn, ownFoodOf } from './own-food.ts';
import type { DiaryFigures, DiaryPortion } from './schema.ts';

/** What can be eaten, by id: the foods of the table, and what recipes make of them. */
export interface Eatables {
  readonly foods: ReadonlyMap<string, Food>;
  readonly recipes: ReadonlyMap<string, Recipe>;
}

export const eatables = (foods: readonly Food[], recipes: readonly Recipe[]): Eatables => ({
  foods: new Map(foods.map((food) => [food.id, food])),
  recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])),
});

/** A recipe is told in servings as it is written for. */
const servingOf = ({ name, yieldGrams, servings }: Recipe): Eatable => ({
  name,
  measures: [
    {
      id: 'serving',
      name: { en: 'serving', am: 'ድርሻ' },
      plural: 'servings',
      grams: Math.round((yieldGrams / servings) * 10) / 10,
    },
  ],
});

/** Null for what is in no table any more. */
export function eatableOf(
  { foodId, recipeId }: Pick<DiaryPortion, 'foodId' | 'recipeId'>,
  { foods, recipes }: Eatables,
): Eatable | null {
  if (foodId !== undefined) return foods.get(foodId) ?? null;
  const recipe = recipes.get(recipeId ?? '');
  return recipe ? servingOf(recipe) : null;
}

const unknownFigures: DiaryFigures = ofEach(() => unknownAmount);

/** Of a portion, by the tables as they stand; of what is in none of them any more, unknown. */
export function figuresOf(portion: DiaryPortion, things: Eatables): DiaryFigures {
  const own = ownFoodOf(portion.foodId);
  if (own) return figuresOfOwn(own, portion.grams);
  const nutrients = nutrientsIn(portion, things);
  return nutrients ? ofEach((name) => amountWith(nutrients[name], hundredths)) : unknownFigures;
}

function nutrientsIn(
  { foodId, recipeId, grams }: DiaryPortion,
  { foods, recipes }: Eatables,
): Nutrients | null {
  const food = foods.get(foodId ?? '');
  if (food) return nutrientsOf(food, grams);
  const recipe = recipes.get(recipeId ?? '');
  return recipe ? nutrientsOfRecipe(recipe, foods, grams) : null;
}

/**
 * A portion with what it is called, how it is told, and what it holds.
 *
 * @param called the entry: what is in no table is called as that is
 */
function shownPortion<Of extends DiaryPortion>(portion: Of, things: Eatables, called: Eatable['name']) {
  const eatable = eatableOf(portion, things);
  const food = things.foods.get(portion.foodId ?? '');
  const recipe = things.recipes.get(portion.recipeId ?? '');
  return {
    ...portion,
    name: ownFoodOf(portion.foodId) ? called : (eatable?.name ?? null),
    measured: measuredText(eatable, portion),
    fast: food ? fastKindOf(food) : recipe ? fastKindOfRecipe(recipe, things.foods) : null,
    figures: figuresOf(portion, things),
  };
}

interface Eaten {
  readonly name: Eatable['name'];
  readonly portions: readonly DiaryPortion[];
}

/** An entry with what is to be shown of its portions, and what all of them hold. */
export function shown<Of extends Eaten>(entry: Of, things: Eatables) {
  const portions = entry.portions.map((portion) => shownPortion(portion, things, entry.name));
  return { ...entry, portions, figures: sumOfFigures(portions.map(({ figures }) => figures)) };
}
