import { fastingVerdicts, foodGroups } from '#src/features/foods/kinds.ts';
import { recipesPath } from '#src/lib/recipe-path.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { isStorable } from '#src/lib/text.ts';
import { eatersIn, minuteChoices } from './kinds.ts';
import type { ListedRecipe } from './listing.ts';
import { maxNameLength, recipesAddress } from './recipes-address.ts';
import { namesOf } from './record.ts';

/** What an address of the recipes chooses. What no filter offers counts as not chosen. */
export function chosenRecipes(asked: URLSearchParams) {
  const oneOf = <Value extends string | number>(name: string, known: readonly Value[]) =>
    known.find((value) => String(value) === asked.get(name));
  const typed = asked.get('q')?.trim().slice(0, maxNameLength) ?? '';
  return {
    q: (isStorable(typed) && typed) || undefined,
    group: oneOf('group', foodGroups),
    fasting: oneOf('fasting', fastingVerdicts),
    minutes: oneOf('minutes', minuteChoices),
  };
}
export type ChosenRecipes = Partial<Omit<ReturnType<typeof chosenRecipes>, 'minutes'>> & {
  /** All in all, at most. */
  readonly minutes?: number | undefined;
};

/** The recipes of a choice: by how well they fit what is looked for, else as they stand. */
export const recipesChosen = <R extends ListedRecipe>(
  recipes: readonly R[],
  { q = '', group, fasting, minutes }: ChosenRecipes,
): R[] =>
  foundByName(recipes, ({ recipe }) => namesOf(recipe), q).filter(
    (listed) =>
      (group === undefined || listed.recipe.group === group) &&
      (fasting === undefined || listed.fasting === fasting) &&
      (minutes === undefined || listed.recipe.minutes.total <= minutes),
  );

/**
 * What of an address a page about recipes shows, and whether somebody typed it: such pages have no end of variants. Null
 * where the path is none of theirs.
 */
export function recipesSearch(
  path: string,
  asked: URLSearchParams,
): { readonly search: string; readonly isTyped: boolean } | null {
  if (path === recipesPath) {
    const choice = chosenRecipes(asked);
    const { search } = new URL(recipesAddress(choice), 'http://internal');
    return { search, isTyped: choice.q !== undefined };
  }
  if (!path.startsWith(`${recipesPath}/`)) return null;
  const eaters = eatersIn(asked);
  return { search: eaters === null ? '' : `?for=${eaters}`, isTyped: false };
}
