import { isStorable } from '#src/lib/text.ts';
import { compareAddress, foodsAddress, foodsPath, gramsIn, maxNameLength } from './foods-address.ts';
import { fastingVerdicts, foodGroups, holdings, type Holding } from './kinds.ts';
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
    holds: oneOf('holds', holdings),
    page: pageIn(asked),
  };
}
export type ChosenFoods = ReturnType<typeof chosenFoods>;

function pageIn(asked: URLSearchParams): number | undefined {
  const typed = asked.get('page') ?? '';
  return /^[1-9]\d?$/.test(typed) && typed !== '1' ? Number(typed) : undefined;
}

/**
 * Per 100 g. Low in sodium as Codex CXG 23-1997 has it: 120 mg at most. Rich in iron: its `high`, 30 % of the reference
 * value, with the 22 mg of CXG 2-1985 for diets from which a tenth of the iron is absorbed.
 */
export const thresholds = { sodium: 120, iron: 6.6 } as const;

const has: Readonly<Record<Holding, (food: Pick<Food, 'group' | 'per100g'>) => boolean>> = {
  // Nobody eats 100 g of a spice.
  iron: ({ group, per100g: { iron } }) => group !== 'spice' && iron !== null && iron >= thresholds.iron,
  'low-salt': ({ per100g: { sodium } }) => sodium !== null && sodium <= thresholds.sodium,
};

/** Every name of a food, in whichever language. */
export const namesOf = ({ name, nameOm, alsoKnown = [] }: Pick<Food, 'name' | 'nameOm' | 'alsoKnown'>) =>
  [name.en, name.am, nameOm, ...alsoKnown].filter((text) => text !== undefined).filter((text) => text !== '');

/** What recipes begin from: nobody eats it as it is. */
export const isIngredient = ({ group }: Pick<Food, 'group'>): boolean => group === 'ingredient';

/** The foods whose names sound like what is typed, in whatever spelling and script. */
export const foodsNamed = <T extends Pick<Food, 'name' | 'nameOm' | 'alsoKnown'>>(
  foods: readonly T[],
  typed: string,
): T[] => foundByName(foods, namesOf, typed);

/** The foods of a choice: by how well they fit what is looked for, else as they stand. */
export const foodsChosen = (foods: readonly Food[], { q, group, fasting, holds }: ChosenFoods): Food[] =>
  foundByName(foods, namesOf, q ?? '', isIngredient).filter(
    (food) =>
      !food.retired &&
      (group === undefined || food.group === group) &&
      (fasting === undefined || food.fasting === fasting) &&
      (holds === undefined || has[holds](food)),
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
  if (page === 'sources') return null;
  if (page === 'compare') {
    const search = queryOf(compareAddress(comparedFoods(asked)));
    return { search, isTyped: search !== '' };
  }
  if (page === undefined) return null;
  const grams = gramsIn(asked);
  return { search: grams === null ? '' : `?grams=${grams}`, isTyped: grams !== null };
}

const queryOf = (address: string) => new URL(address, 'http://internal').search;
