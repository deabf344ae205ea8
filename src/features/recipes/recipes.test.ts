import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foodTable } from '#content/foods.ts';
import { bundledRecipes } from '#content/recipes.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { nutrientsOf } from '#src/features/foods/nutrients.ts';
import type { Localized } from '#src/lib/language.ts';
import type { ListedRecipe } from './listing.ts';
import {
  fastingOf,
  nutrientsOfAll,
  nutrientsPer100g,
  nutrientsPerServing,
  swapEffects,
  swapped,
} from './nutrition.ts';
import { recipesChosen } from './recipes-choice.ts';
import { recipeFor } from './recipe-for.ts';
import { isMeasured, scaledAmount } from './scaling.ts';
import { recipeSchema } from './schema.ts';

const foods = new Map(foodTableSchema.parse(foodTable).foods.map((food) => [food.id, food]));
const recipes = z.array(recipeSchema).parse(bundledRecipes);
const ethiopic = /\p{Script=Ethiopic}/u;

/** Every text of a value in several languages. */
function textsIn(value: unknown): Partial<Localized>[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [value as Partial<Localized>] : Object.values(value).flatMap(textsIn);
}

describe('the bundled recipes', () => {
  it('hold nothing that the schema does not know, each once', () => {
    expect(recipes).toEqual(bundledRecipes);
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length);
    expect(recipes.length).toBeGreaterThanOrEqual(28);
  });

  it('make each dish once, of the table', () => {
    const dishes = recipes.flatMap(({ foodId }) => foodId ?? []);
    expect(dishes.filter((id) => !foods.has(id))).toEqual([]);
    expect(new Set(dishes).size).toBe(dishes.length);
    for (const id of dishes) expect(recipeFor(recipes, id)?.foodId).toBe(id);
  });

  it('speak both languages, Amharic in its own script', () => {
    for (const recipe of recipes)
      for (const { en, am } of textsIn(recipe)) {
        expect(en, recipe.id).not.toMatch(ethiopic);
        expect(am, `${recipe.id}: ${en}`).toMatch(ethiopic);
      }
  });

  it('are made of foods of the table, told in a measure that holds just so many grams', () => {
    for (const { id, ingredients, swaps } of recipes) {
      for (const ingredient of ingredients) {
        const food = foods.get(ingredient.foodId);
        expect(food, `${id}: ${ingredient.foodId}`).toBeDefined();
        if (ingredient.measure)
          expect(isMeasured(ingredient, food?.measures), `${id}: ${ingredient.foodId}`).toBe(true);
      }
      for (const { changes } of swaps)
        for (const { foodId } of changes) expect(foods.has(foodId), `${id}: ${foodId}`).toBe(true);
    }
  });

  it('weigh no more than goes in, unless water is taken up', () => {
    for (const { id, ingredients, yieldGrams } of recipes) {
      const mass = ingredients.reduce((sum, { grams }) => sum + grams, 0);
      expect(yieldGrams, id).toBeLessThanOrEqual(mass);
    }
  });

  it('are known in energy, protein, fat and iron by all that goes in, within their range', () => {
    for (const recipe of recipes) {
      const nutrients = nutrientsPerServing(recipe, foods);
      for (const name of ['calories', 'protein', 'fat', 'iron'] as const) {
        const { estimate, complete } = nutrients[name];
        expect(complete, `${recipe.id}: ${name}`).toBe(true);
        expect(estimate!.min, recipe.id).toBeLessThanOrEqual(estimate!.value);
        expect(estimate!.max, recipe.id).toBeGreaterThanOrEqual(estimate!.value);
      }
      // A plate of food for one, or a glass.
      expect(nutrients.calories.estimate!.value, recipe.id).toBeGreaterThan(50);
      expect(nutrients.calories.estimate!.value, recipe.id).toBeLessThan(1000);
    }
  });

  it('hold water for the rest of their weight', () => {
    for (const recipe of recipes) {
      const { water, protein, carbs, fat } = nutrientsOfAll(recipe, foods);
      if (!water.complete) continue;
      const dry = [protein, carbs, fat].reduce((sum, { estimate }) => sum + estimate!.value, 0);
      const share = (water.estimate!.value + dry) / recipe.yieldGrams;
      expect(share, recipe.id).toBeGreaterThan(0.9);
      expect(share, recipe.id).toBeLessThan(1.1);
    }
  });

  it('do not state what heat destroys where they are cooked', () => {
    for (const recipe of recipes) {
      const { vitaminC, folate } = nutrientsPerServing(recipe, foods);
      if (!recipe.uncooked) expect([vitaminC.estimate, folate.estimate], recipe.id).toEqual([null, null]);
    }
  });
});

/** By how much the energy of a recipe may lie beside what is published for its dish. */
const tolerance = 0.1;

/** Where it lies further off, and why. */
const beside: Readonly<Record<string, string>> = {
  'timatim-kurt': 'The published salad holds 9.4 g of oil in 100 g, ours two spoons for four people.',
};

it('have as much energy in 100 g as is published for the dish that they make, or it is said why not', () => {
  const off = recipes.flatMap((recipe) => {
    const dish = foods.get(recipe.foodId ?? '');
    const published = dish && nutrientsOf(dish, 100).calories.estimate;
    if (!published) return [];
    const { value } = nutrientsPer100g(recipe, foods).calories.estimate!;
    const fits = value >= published.min * (1 - tolerance) && value <= published.max * (1 + tolerance);
    return fits ? [] : [recipe.id];
  });
  expect(off.toSorted()).toEqual(Object.keys(beside).toSorted());
});

describe('on fasting days', () => {
  it('those of fasting wats and every recipe called so hold nothing that breaks the fast', () => {
    for (const recipe of recipes) {
      const verdict = fastingOf(recipe, foods);
      const breaking = recipe.ingredients.filter(({ foodId }) => foods.get(foodId)?.fasting === 'no');
      if (verdict === 'yes') expect(breaking, recipe.id).toEqual([]);
      else expect(recipe.group, recipe.id).not.toBe('wat-fasting');
    }
  });

  it('agree with the dish that they make', () => {
    for (const recipe of recipes) {
      const dish = foods.get(recipe.foodId ?? '');
      if (dish) expect(fastingOf(recipe, foods), recipe.id).toBe(dish.fasting);
    }
  });

  it('there is enough to choose from', () => {
    const verdicts = recipes.map((recipe) => fastingOf(recipe, foods));
    expect(verdicts.filter((verdict) => verdict === 'yes').length).toBeGreaterThanOrEqual(18);
    expect(verdicts.filter((verdict) => verdict === 'no').length).toBeGreaterThanOrEqual(6);
  });
});

it('every swap changes what is in a serving, or who may eat it', () => {
  for (const recipe of recipes)
    for (const swap of recipe.swaps) {
      const isOther = fastingOf(swapped(recipe, swap), foods) !== fastingOf(recipe, foods);
      const effects = swapEffects(recipe, swap, foods);
      expect(isOther || effects.length > 0, `${recipe.id}: ${swap.text.en}`).toBe(true);
    }
});

it('steps and swaps count no measures, since those go by how many eat', () => {
  const counted =
    /\b(?:an?|one|two|three|four|half|last) (?:a )?(?:glass|cup|spoon|tablespoon)(?:e?s)?\b(?! until)/i;
  const countedInAmharic = /(?:አንድ|ሁለት|ሦስት|አራት|ግማሽ|\d) (?:ብርጭቆ|ኩባያ|ማንኪያ)/;
  for (const { id, steps, swaps } of recipes)
    for (const { en, am } of [...steps, ...swaps.map(({ text }) => text)]) {
      expect(en.replace('the back of a spoon', '').replace('a wet spoon', ''), id).not.toMatch(counted);
      expect(am, id).not.toMatch(countedInAmharic);
    }
});

it('every ingredient can be measured for one to twelve eaters', () => {
  for (const recipe of recipes)
    for (let eaters = 1; eaters <= 12; eaters += 1)
      for (const ingredient of recipe.ingredients) {
        const { grams, measure } = scaledAmount(ingredient, recipe, eaters);
        expect(Number.isInteger(grams) && grams > 0, recipe.id).toBe(true);
        if (measure) expect(measure.count, recipe.id).toBeGreaterThanOrEqual(0.25);
      }
});

describe('a search', () => {
  const listed: ListedRecipe[] = recipes.map((recipe) => ({
    recipe,
    fasting: fastingOf(recipe, foods),
    energy: nutrientsPerServing(recipe, foods).calories,
  }));

  it('finds each by both of its names and each other one, before any that sounds worse', () => {
    for (const { name, alsoKnown = [], id } of recipes)
      for (const typed of [name.en, name.am!, ...alsoKnown]) {
        const found = recipesChosen(listed, { q: typed }).map(({ recipe }) => recipe.id);
        expect(found.slice(0, 4), `${typed} for ${id}`).toContain(id);
      }
  });

  it.each([
    ['mesir wot', 'misir-wat'],
    ['ሹሮ', 'shiro-wat'],
    ['doro wet', 'doro-wat'],
    ['bayenetu', 'beyaynetu'],
    ['chechebsa', 'chechebsa'],
    ['pizza', undefined],
  ])('%s: %s', (q, id) => {
    expect(recipesChosen(listed, { q })[0]?.recipe.id).toBe(id);
  });
});
