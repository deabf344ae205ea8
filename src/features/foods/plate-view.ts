import { inLanguage, type Language } from '#src/lib/language.ts';
import { namesOf } from './foods-choice.ts';
import { packed, type PlateFood } from './plate-table.ts';
import type { Food } from './schema.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { servingOf } from './tray-drawings.ts';

/** What is in the table of foods, but does not come to a tray as it is: flour, and a tray that is filled already. */
const notServed: readonly string[] = ['teff-grain', 'shiro-flour', 'beyaynetu', 'aja'];

/** Foods whose note is a warning, and is told before it is asked for. */
const needCare: readonly string[] = ['kitfo', 'tire-siga', 'gored-gored', 'gubet', 'dulet'];

function plateFood(food: Food, language: Language): PlateFood {
  const { id, group, fasting, grade, per100g, ranges, figureSources, note } = food;
  return {
    id,
    name: inLanguage(food.name, language),
    group,
    fasting,
    grade,
    per100g,
    isOffered: !notServed.includes(id) && !food.retired,
    care: note && needCare.includes(id) ? inLanguage(note, language) : '',
    ...servingOf(food),
    ...(ranges && { ranges }),
    ...(figureSources && { figureSources }),
  };
}

/** Every food as the plate builder needs it, and the ids of those that an address looks for; null where it looks for none. */
export function plateView(all: readonly Food[], find: string, language: Language) {
  const foods = all.filter(({ group }) => group !== 'ingredient' && group !== 'spice');
  return {
    table: packed(foods.map((food) => plateFood(food, language))),
    find,
    found: find.trim() === '' ? null : foundByName(foods, namesOf, find).map(({ id }) => id),
  };
}
