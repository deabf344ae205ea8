import { publicPages } from '#content/public-pages.ts';
import { searchPlaces } from '#content/search-places.ts';
import { healthAddress } from '#src/features/education/health-address.ts';
import { foodsAddress } from '#src/features/foods/foods-address.ts';
import { exercisesAddress } from '#src/features/plans/exercises/exercises-address.ts';
import { plansAddress } from '#src/features/plans/plans-address.ts';
import { recipesAddress } from '#src/features/recipes/recipes-address.ts';
import { inLanguage, otherName, type Language } from '#src/lib/language.ts';
import { maxOfKind, type Found, type FoundGroup, type FoundItem, type FoundKind } from './schema.ts';

/** The list that has all of a kind under the same words; of some kinds there is none. */
const listOf: Partial<Record<FoundKind, (q: string) => string>> = {
  'fitness-plans': (q) => plansAddress({ tab: 'fitness', q }),
  'nutrition-plans': (q) => plansAddress({ tab: 'nutrition', q }),
  exercises: (q) => exercisesAddress({ q }),
  foods: (q) => foodsAddress({ q }),
  recipes: (q) => recipesAddress({ q }),
  glossary: (q) => healthAddress({ tab: 'glossary', q }),
};

/** Of each kind but the first, which was most likely meant. */
const maxOfOthers = 3;

/** Letters of what is said about something; what is longer is told on its page. */
const maxSaid = 90;

/** Whole words of a text, as many as there is room for. */
export const beginningOf = (text: string): string =>
  text.length <= maxSaid ? text : `${text.slice(0, maxSaid).replace(/[\s,;:.፣፤።፦]+\S*$/u, '')}…`;

const rowOf = ({ name, about, ...item }: FoundItem, language: Language) => ({
  ...item,
  name: inLanguage(name, language),
  other: otherName(name, language),
  about: about && beginningOf(inLanguage(about, language)),
});

function groupView(
  { kind, items, total, isCapped }: FoundGroup,
  by: string,
  place: number,
  language: Language,
) {
  const list = listOf[kind]?.(by) ?? null;
  const shown = items.slice(0, place === 0 || list === null ? maxOfKind : maxOfOthers);
  return {
    kind,
    rows: shown.map((item) => rowOf(item, language)),
    total,
    isCapped,
    /** Where the rest is, if there is any. */
    list: total > shown.length ? list : null,
  };
}

/** What was found, in the reader's language. */
export const foundView = ({ by, groups }: Found, language: Language) => ({
  by,
  groups: groups.map((group, place) => groupView(group, by, place, language)),
});
export type GroupView = ReturnType<typeof foundView>['groups'][number];

/** Where one may look around instead. */
const sections = [
  plansAddress({ tab: 'fitness' }),
  plansAddress({ tab: 'nutrition' }),
  exercisesAddress({}),
  foodsAddress({}),
  recipesAddress({}),
  '/fasting',
  '/services/educational-content/physical-fitness',
  healthAddress({ tab: 'glossary' }),
  '/bmi',
  '/services/educational-content/tools/fitness-assessment',
];

export const sectionsView = (language: Language) =>
  sections.map((address) => ({
    address,
    name: inLanguage(publicPages.find((page) => page.address === address)!.name, language),
    about: inLanguage(searchPlaces.find((place) => place.address === address)!.about, language),
  }));
