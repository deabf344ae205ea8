import { nutrientNames, strictnesses, type NutrientName } from '#src/features/foods/kinds.ts';
import { groupNames } from '#src/features/foods/foods-view.ts';
import { measuredGrams } from '#src/features/foods/amounts.ts';
import { measureOf } from '#src/features/foods/measures.ts';
import { amountWith, nutrientsOf, type Amount, type Nutrients } from '#src/features/foods/nutrients.ts';
import { pictureOf } from '#src/features/foods/plate-table.ts';
import { strictnessOf } from '#src/features/foods/strictness.ts';
import { servingOf } from '#src/features/foods/tray-drawings.ts';
import { inLanguage, otherName, type Language } from '#src/lib/language.ts';
import { otherLanguageNote } from '#src/lib/other-language.ts';
import { inWidth, pictureIn } from '#src/lib/picture.ts';
import { translated } from '#src/lib/translated.ts';
import type { ListedRecipe, RecipeDetail } from './listing.ts';
import { fastingOf, swapEffects, swapped, type Foods } from './nutrition.ts';
import { recipesChosen, type ChosenRecipes } from './recipes-choice.ts';
import { isMeasured, scaledAmount } from './scaling.ts';
import type { Ingredient, Recipe } from './schema.ts';

/** The drawing of the dish that a recipe makes. */
export function pictureOfRecipe({ id, foodId = id, group }: Pick<Recipe, 'id' | 'foodId' | 'group'>): string {
  return pictureOf({ id: foodId, group, ...servingOf({ id: foodId }) });
}

/** A name in the language of the page, and the same in the other. */
function namesIn({ name }: Pick<Recipe, 'name'>, language: Language) {
  return { name: inLanguage(name, language), other: otherName(name, language) };
}

function rowOf({ recipe, fasting, energy }: ListedRecipe, language: Language) {
  const { id, minutes } = recipe;
  return {
    id,
    ...namesIn(recipe, language),
    picture: recipe.image === undefined ? pictureOfRecipe(recipe) : inWidth(recipe.image, 320),
    minutes: minutes.total,
    /** kcal of a serving. */
    energy: energy.estimate && energy.complete ? Math.round(energy.estimate.value / 10) * 10 : null,
    fasting,
  };
}

/** What the page of all recipes shows of a choice, and what else there is to choose. */
export function recipesView(recipes: readonly ListedRecipe[], choice: ChosenRecipes, language: Language) {
  const chosen = recipesChosen(recipes, choice);
  const rows = (list: readonly ListedRecipe[]) => list.map((each) => rowOf(each, language));
  const groups = groupNames(language).filter(({ id }) =>
    recipes.some(({ recipe }) => recipe.group === id || id === choice.group),
  );
  const sections =
    choice.q === undefined
      ? groups.flatMap(({ id, name }) => {
          const inGroup = chosen.filter(({ recipe }) => recipe.group === id);
          return inGroup.length > 0 ? [{ id, name, recipes: rows(inGroup) }] : [];
        })
      : [{ id: 'found', name: null, recipes: rows(chosen) }];
  return { groups, sections };
}
export type RecipesSection = ReturnType<typeof recipesView>['sections'][number];

/** All that the page of a recipe shows, in one language. @param asked for how many; null for as many as it is written for */
export function recipeView(detail: RecipeDetail, asked: number | null, language: Language) {
  const { recipe, fasting, perServing, per100g } = detail;
  const foods: Foods = new Map(detail.foods.map((food) => [food.id, food]));
  const eaters = asked ?? recipe.servings;
  const { id, group, description, servings, yieldGrams, steps, minutes, sources = [] } = recipe;
  const shown = {
    id,
    description,
    steps,
    minutes,
    servings,
    eaters,
    fasting,
    isRetired: recipe.retired === true,
    picture: recipe.image ?? `/figures/recipe-${id}.svg`,
    photo: pictureIn(recipe.image, detail.picture, language),
    group: { id: group, name: groupNames(language).find((each) => each.id === group)?.name ?? group },
    strictness: strictnessIn(recipe, foods),
    conditions: conditionsIn(recipe, foods),
    parts: partsOf(recipe, foods, eaters),
    swaps: recipe.swaps.map((swap) => {
      const after = fastingOf(swapped(recipe, swap), foods);
      return {
        text: swap.text,
        effects: swapEffects(recipe, swap, foods).map(({ name, from, to }) => ({
          name,
          from: rounded(from),
          to: rounded(to),
        })),
        /** What it makes of the recipe on fasting days, where that is another thing. */
        fasting: after === fasting ? null : after,
      };
    }),
    /** Grams of a serving. */
    serving: Math.round(yieldGrams / servings),
    figures: figuresView(perServing, per100g),
    dish: dishView(detail, foods),
    sources: sources.map((source) => ({ source, isTitle: source.am === undefined })),
  };
  const { name, ingredients, swaps } = recipe;
  const own = [name, description, steps, swaps, ingredients];
  return {
    ...translated(shown, language),
    ...namesIn(recipe, language),
    ...otherLanguageNote(own, language),
  };
}
export type RecipeView = ReturnType<typeof recipeView>;

const isSame = (a: Ingredient['part'] | null, b: Ingredient['part']) => a?.en === b?.en && a?.am === b?.am;

/** Ingredients by the part of the dish that they go into, each part where it comes first. */
function partsOf(recipe: Recipe, foods: Foods, eaters: number) {
  const parts: {
    name: NonNullable<Ingredient['part']> | null;
    ingredients: ReturnType<typeof ingredientView>[];
  }[] = [];
  for (const ingredient of recipe.ingredients) {
    const shown = ingredientView(ingredient, recipe, foods, eaters);
    const part = parts.find(({ name }) => isSame(name, ingredient.part));
    if (part) part.ingredients.push(shown);
    else parts.push({ name: ingredient.part ?? null, ingredients: [shown] });
  }
  return parts;
}

function ingredientView(ingredient: Ingredient, recipe: Recipe, foods: Foods, eaters: number) {
  const { foodId, note, optional = false, lost = false } = ingredient;
  const food = foods.get(foodId);
  const { grams, measure } = scaledAmount(ingredient, recipe, eaters);
  const known =
    isMeasured(ingredient, food?.measures) && food?.measures?.find(({ id }) => id === measure?.id);
  const told =
    known && measure ? measureOf(food, { grams: measuredGrams(known, measure.count), measure }) : null;
  return {
    foodId,
    name: food?.name ?? { en: foodId },
    grams,
    measure: told?.text ?? null,
    /** Whether the measure names the food. */
    isItself: told?.isItself ?? false,
    note: note ?? null,
    optional,
    lost,
  };
}

function strictnessIn({ ingredients }: Recipe, foods: Foods) {
  const found = ingredients.map(({ foodId }) => foods.get(foodId)).map((food) => food && strictnessOf(food));
  return strictnesses.filter((strictness) => found.includes(strictness));
}

/** How ingredients must be made to be fasting food, where they can be made otherwise too. */
const conditionsIn = ({ ingredients }: Recipe, foods: Foods) =>
  [...new Set(ingredients.map(({ foodId }) => foodId))].flatMap((id) => {
    const food = foods.get(id);
    return food?.fastingIf ? [{ id, name: food.name, condition: food.fastingIf }] : [];
  });

/** Of the figures of a recipe, so many digits are enough to be rounded by. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** What is known of at all. */
function figuresView(perServing: Nutrients, per100g: Nutrients) {
  const isThere = (name: NutrientName) => perServing[name].estimate !== null && !isNothing(perServing[name]);
  return nutrientNames.filter(isThere).map((name) => ({
    name,
    serving: amountWith(perServing[name], rounded),
    in100g: amountWith(per100g[name], rounded),
  }));
}

const isNothing = ({ estimate, complete }: Amount) => complete && estimate?.max === 0;

/** The dish of the table that a recipe makes, and its energy and fat in 100 g beside those of the recipe. */
function dishView({ recipe, per100g }: RecipeDetail, foods: Foods) {
  const dish = recipe.foodId === undefined ? undefined : foods.get(recipe.foodId);
  if (!dish) return null;
  const published = nutrientsOf(dish, 100);
  const { estimate: energy } = published.calories;
  if (!energy) return null;
  const gramsOf = ({ fat }: Nutrients) => Math.round(fat.estimate?.value ?? 0);
  return {
    id: dish.id,
    name: dish.name,
    published: { min: Math.round(energy.min), max: Math.round(energy.max), fat: gramsOf(published) },
    own: { calories: Math.round(per100g.calories.estimate?.value ?? 0), fat: gramsOf(per100g) },
  };
}
