import { foodGrades } from '#content/food-grades.ts';
import { foodGroupNames } from '#content/food-groups.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { figuresOf, sourcesOf } from './figures.ts';
import { foodsChosen, type ChosenFoods } from './foods-choice.ts';
import { unitOf } from './measures.ts';
import { assumedGrams } from './plate.ts';
import { pictureOf } from './plate-table.ts';
import { foodGroups, nutrientNames, type NutrientName } from './kinds.ts';
import type { Food } from './schema.ts';
import { strictnessOf } from './strictness.ts';
import { servingOf } from './tray-drawings.ts';

/** Columns of the list. */
export const listedNutrients: readonly NutrientName[] = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fibre',
  'iron',
  'calcium',
  'sodium',
];

/** Groups of foods by name, for a choice. */
export const groupNames = (language: Language) =>
  translated(
    foodGroups.map((id) => ({ id, name: foodGroupNames[id] })),
    language,
  );

/** A name in the language of the page, and the same in the other. */
function namesIn({ name, nameChecked }: Food, language: Language) {
  const am = name.am ?? null;
  return {
    name: language === 'am' ? (am ?? name.en) : name.en,
    other: language === 'am' ? am && name.en : am,
    /** Whether the Amharic among them is checked. */
    isChecked: nameChecked === true || am === null,
  };
}

function rowOf(food: Food, language: Language) {
  const { id, fasting, grade } = food;
  return {
    id,
    ...namesIn(food, language),
    fasting,
    grade,
    picture: pictureOf({ id, ...servingOf(food) }),
    values: figuresOf(food, 100).flatMap(({ name, value }) =>
      listedNutrients.includes(name) ? [value] : [],
    ),
  };
}

/** The foods of a choice: group by group, or in one list where something is looked for. */
export function foodsView(foods: readonly Food[], choice: ChosenFoods, language: Language) {
  const chosen = foodsChosen(foods, choice);
  const rows = (list: readonly Food[]) => list.map((food) => rowOf(food, language));
  if (choice.q !== undefined) return [{ id: 'found', name: null, foods: rows(chosen) }];
  return groupNames(language).flatMap(({ id, name }) => {
    const inGroup = chosen.filter(({ group }) => group === id);
    return inGroup.length > 0 ? [{ id, name, foods: rows(inGroup) }] : [];
  });
}
export type FoodsSection = ReturnType<typeof foodsView>[number];

/** Whose the other ends of its ranges are, each with the figures that it is about. */
function rangeSourcesOf({ ranges = {} }: Food) {
  const names = nutrientNames.filter((name) => ranges[name]?.source !== undefined);
  return names.map((name) => ({ name, source: ranges[name]!.source! }));
}

/** Everything known of one food. @param grams of a portion; null for what is assumed */
export function foodView(food: Food, grams: number | null, language: Language) {
  const { id, group, fasting, fastingIf, nameOm, recipe, note } = food;
  const assumed = assumedGrams(food, 1);
  const portion = grams ?? assumed;
  const inPortion = figuresOf(food, portion);
  const shown = {
    id,
    nameOm: nameOm ?? null,
    group: { id: group, name: foodGroupNames[group] },
    fasting,
    fastingIf: fastingIf ?? null,
    strictness: strictnessOf(food),
    picture: pictureOf({ id, ...servingOf(food) }),
    figures: figuresOf(food, 100).map((figure, i) => ({ ...figure, portion: inPortion[i]! })),
    portion: { grams: portion, assumed, isAssumed: grams === null },
    sources: sourcesOf(food).map((source) => ({
      ...source,
      isTitle: typeof source.source === 'string',
      meaning: foodGrades[source.grade],
    })),
    rangeSources: rangeSourcesOf(food),
    /** Whether the figures are those of the recipe, or only an end of their range is. */
    isCalculated: food.grade === 'C',
    measures: (food.measures ?? []).map((measure) => ({
      text: unitOf(measure),
      grams: measure.grams,
      source: measure.source ?? null,
      isTitle: typeof measure.source === 'string',
    })),
    recipe: recipe ?? null,
    note: note ?? null,
  };
  return { ...translated(shown, language), ...namesIn(food, language) };
}
export type FoodView = ReturnType<typeof foodView>;

/** A food as one of two that are compared. */
export function comparedView(food: Food, language: Language) {
  const { id, fasting, grade } = food;
  const portion = assumedGrams(food, 1);
  const inPortion = figuresOf(food, portion);
  return {
    id,
    ...namesIn(food, language),
    fasting,
    grade,
    picture: pictureOf({ id, ...servingOf(food) }),
    portion,
    figures: figuresOf(food, 100).map((figure, i) => ({ ...figure, portion: inPortion[i]!.value })),
  };
}
export type ComparedFood = ReturnType<typeof comparedView>;

/** Foods by name, to choose one from. */
export const foodNames = (foods: readonly Food[], language: Language) =>
  foods
    .map((food) => ({ id: food.id, name: namesIn(food, language).name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
