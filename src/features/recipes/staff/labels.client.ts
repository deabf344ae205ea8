import { useLingui } from '@lingui/react/macro';
import type { RecipeFields } from './recipe-fields.ts';

/** What staff call the fields of a recipe. */
export function useRecipeLabels(): Readonly<Record<keyof RecipeFields, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    alsoKnown: t`Other names and spellings`,
    description: t`Description`,
    group: t`Kind`,
    foodId: t`The dish of the table that it makes`,
    servings: t`For how many people it is written`,
    yieldGrams: t`What it weighs when it is ready, in grams`,
    ingredients: t`Ingredients`,
    steps: t`Steps, in order`,
    minutes: t`Minutes`,
    uncooked: t`Nothing of it is heated: vitamin C and folate stay`,
    swaps: t`What may be done otherwise at no cost`,
    sources: t`Sources`,
    image: t`Picture`,
    retired: t`Retired: taken out of the list of recipes`,
  };
}
