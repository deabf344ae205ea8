import foodTable from '#content/foods.json' with { type: 'json' };
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { foodGroups } from './kinds.ts';
import type { Food } from './schema.ts';
import { servingOf } from './tray-drawings.ts';

/** What is in the table of foods, but does not come to a tray as it is: flour, and a tray that is filled already. */
const notServed: readonly string[] = ['teff-grain', 'shiro-flour', 'beyaynetu'];

/** Foods whose note is a warning, and is told before it is asked for. */
const needCare: readonly string[] = ['kitfo'];

/** What of each food the plate builder needs, in one language; `names` are those that a search looks through. */
export function plateFoods(foods: readonly Food[], language: Language) {
  const shown = foods.map((food) => {
    const { id, name, group, fasting, grade, per100g, energyRange, source, figureSources, note } = food;
    return {
      id,
      name,
      group,
      fasting,
      grade,
      per100g,
      source,
      isTitle: typeof source === 'string',
      isOffered: !notServed.includes(id),
      ...servingOf(food),
      ...(energyRange && { energyRange }),
      ...(figureSources && { figureSources }),
      ...(note && needCare.includes(id) && { care: note }),
    };
  });
  return translated(shown, language).map((food, i) => ({ ...food, names: namesOf(foods[i]) }));
}
export type PlateFood = ReturnType<typeof plateFoods>[number];

const namesOf = (food: Food | undefined): string[] =>
  food ? [food.name.en, food.name.am ?? '', food.nameOm ?? ''].filter(Boolean) : [];

/** Names of the groups of foods. */
export const plateGroups = (language: Language) =>
  translated(
    foodGroups.map((id) => ({ id, name: foodTable.groups[id] })),
    language,
  );
export type PlateGroup = ReturnType<typeof plateGroups>[number];
