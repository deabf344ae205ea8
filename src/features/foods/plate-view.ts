import { inLanguage, type Language } from '#src/lib/language.ts';
import { namesOf } from './foods-choice.ts';
import { foodGroups } from './kinds.ts';
import { readPlate, wholeTable } from './plate-address.ts';
import { isUsual, maxOfGroup, packed, type PlateFood } from './plate-table.ts';
import type { Food } from './schema.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { fastingTray, feastTray } from './starting-trays.ts';
import { servingOf } from './tray-drawings.ts';

/** What is in the table of foods, but does not come to a tray as it is: flour, and a tray that is filled already. */
const notServed: readonly string[] = ['teff-grain', 'shiro-flour', 'beyaynetu', 'aja'];

/** Foods whose note is a warning, and is told before it is asked for. */
const needCare: readonly string[] = ['kitfo', 'tire-siga', 'gored-gored', 'gubet', 'dulet'];

function plateFood(food: Food, language: Language): PlateFood {
  const { id, group, fasting, grade, per100g, ranges, figureSources, note, measures = [] } = food;
  return {
    id,
    name: inLanguage(food.name, language),
    group,
    fasting,
    grade,
    per100g,
    isOffered: !notServed.includes(id) && !food.retired,
    care: note && needCare.includes(id) ? inLanguage(note, language) : '',
    measures: measures.map(({ id, name, plural = '', grams }) => ({
      id,
      name: inLanguage(name, language),
      plural: language === 'en' ? plural : '',
      grams,
    })),
    ...servingOf(food),
    ...(ranges && { ranges }),
    ...(figureSources && { figureSources }),
  };
}

/**
 * Foods as the plate builder needs them, those that the page shows: what is on the tray, what is looked for, with the ids
 * of those that were found (null where nothing is), and what is offered first. The others are asked for once somebody
 * begins to change the tray.
 */
export function plateView(all: readonly Food[], asked: URLSearchParams, language: Language) {
  const foods = all.filter(({ group }) => group !== 'ingredient' && group !== 'spice');
  const plate = readPlate(asked, foods);
  const found = plate.find.trim() === '' ? null : foundByName(foods, namesOf, plate.find).map(({ id }) => id);
  const served = foods.map((food) => plateFood(food, language));
  const isWhole = plate.all || asked.has(wholeTable);
  const shown = new Set([
    ...plate.dishes.map(({ dish }) => dish),
    ...[fastingTray, feastTray].flatMap((tray) => Object.keys(tray)),
    ...(found ?? []),
    ...foodGroups.flatMap((group) =>
      served
        .filter((food) => food.group === group && food.isOffered && isUsual(food))
        .slice(0, maxOfGroup)
        .map(({ id }) => id),
    ),
  ]);
  return {
    table: packed(isWhole ? served : served.filter(({ id }) => shown.has(id))),
    isWhole,
    find: plate.find,
    found,
  };
}
