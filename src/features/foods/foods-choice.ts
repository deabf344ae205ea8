import { isStorable } from '#src/lib/text.ts';
import { compareAddress, foodsAddress, foodsPath, gramsIn, maxNameLength } from './foods-address.ts';
import { fastingVerdicts, foodGroups } from './kinds.ts';
import type { Food } from './schema.ts';
import { foundByName } from '#src/lib/search-name.ts';

/** What an address of the table of foods chooses. What no filter offers counts as not chosen. */
export function chosenFoods(asked: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === asked.get(name));
  const typed = asked.get('q')?.trim().slice(0, maxNameLength) ?? '';
  return {
    q: (isStorable(typed) && typed) || undefined,
    group: oneOf('group', foodGroups),
    fasting: oneOf('fasting', fastingVerdicts),
  };
}
export type ChosenFoods = ReturnType<typeof chosenFoods>;

/** Every name of a food, in whichever language. */
export const namesOf = ({ name, nameOm, alsoKnown = [] }: Pick<Food, 'name' | 'nameOm' | 'alsoKnown'>) =>
  [name.en, name.am, nameOm, ...alsoKnown].filter((text) => text !== undefined);

/** The foods of a choice: by how well they fit what is looked for, else as they stand. */
export const foodsChosen = (foods: readonly Food[], { q, group, fasting }: ChosenFoods): Food[] =>
  foundByName(foods, namesOf, q ?? '').filter(
    (food) =>
      (group === undefined || food.group === group) && (fasting === undefined || food.fasting === fasting),
  );

const idForm = /^[a-z0-9-]{1,60}$/;

/** The two foods that an address compares, `?a=&b=`, by their ids. */
export function comparedFoods(asked: URLSearchParams): { a: string | undefined; b: string | undefined } {
  const id = (name: string) => idForm.exec(asked.get(name) ?? '')?.[0];
  return { a: id('a'), b: id('b') };
}

/**
 * What of an address a page about foods shows, and whether somebody typed it: such pages have no end of variants. Null
 * where the path is none of theirs.
 */
export function foodsSearch(
  path: string,
  asked: URLSearchParams,
): { readonly search: string; readonly isTyped: boolean } | null {
  if (path === foodsPath) {
    const choice = chosenFoods(asked);
    return { search: queryOf(foodsAddress(choice)), isTyped: choice.q !== undefined };
  }
  const [, page] = /^\/foods\/([^/]+)$/.exec(path) ?? [];
  if (page === 'compare') {
    const search = queryOf(compareAddress(comparedFoods(asked)));
    return { search, isTyped: search !== '' };
  }
  if (page === undefined) return null;
  const grams = gramsIn(asked);
  return { search: grams === null ? '' : `?grams=${grams}`, isTyped: grams !== null };
}

const queryOf = (address: string) => new URL(address, 'http://internal').search;
