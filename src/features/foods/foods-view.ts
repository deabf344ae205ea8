import { foodGrades } from '#content/food-grades.ts';
import { foodGroupNames } from '#content/food-groups.ts';
import { inLanguage, otherName, type Language } from '#src/lib/language.ts';
import { otherLanguageNote } from '#src/lib/other-language.ts';
import { translated } from '#src/lib/translated.ts';
import { figuresOf, sourcesOf } from './figures.ts';
import { foodsChosen, type ChosenFoods } from './foods-choice.ts';
import { unmeasuredGrams } from './amounts.ts';
import { unitOf } from './measures.ts';
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
  return {
    name: inLanguage(name, language),
    other: otherName(name, language),
    /** Whether the Amharic among them is checked. */
    isChecked: nameChecked === true || name.am === undefined,
  };
}

function rowOf(food: Food, language: Language) {
  const { id, fasting, grade } = food;
  return {
    id,
    ...namesIn(food, language),
    fasting,
    grade,
    picture: pictureOf({ ...food, ...servingOf(food) }),
    values: figuresOf(food, 100).flatMap(({ name, value }) =>
      listedNutrients.includes(name) ? [value] : [],
    ),
  };
}

/** Foods of one page of a list. */
const pageSize = 60;

/**
 * The foods of a choice, a page of them: group by group, or in one list where something is looked for. Where nothing is
 * chosen, the kinds alone.
 */
export function foodsView(foods: readonly Food[], choice: ChosenFoods, language: Language) {
  const { q, group, fasting, holds, page = 1 } = choice;
  if ([q, group, fasting, holds].every((each) => each === undefined))
    return {
      kinds: kindsOf(foodsChosen(foods, choice), language),
      sections: [],
      count: foodsChosen(foods, choice).length,
      pages: 1,
    };
  const names = groupNames(language);
  const order = new Map(names.map(({ id }, i) => [id, i]));
  const chosen = foodsChosen(foods, choice);
  const ordered =
    q === undefined
      ? chosen.toSorted((a, b) => (order.get(a.group) ?? 0) - (order.get(b.group) ?? 0))
      : chosen;
  const shown = ordered.slice((page - 1) * pageSize, page * pageSize);
  const rows = (list: readonly Food[]) => list.map((food) => rowOf(food, language));
  const byGroup = names.flatMap(({ id, name }) => {
    const inGroup = shown.filter((food) => food.group === id);
    return inGroup.length > 0 ? [{ id, name, foods: rows(inGroup) }] : [];
  });
  return {
    kinds: [],
    sections:
      q === undefined ? byGroup : shown.length > 0 ? [{ id: 'found', name: null, foods: rows(shown) }] : [],
    count: chosen.length,
    pages: Math.ceil(chosen.length / pageSize),
  };
}
export type FoodsSection = ReturnType<typeof foodsView>['sections'][number];

/** Every kind with the picture of one of its foods, of one that is drawn where there is any. */
function kindsOf(foods: readonly Food[], language: Language) {
  return groupNames(language).flatMap(({ id, name }) => {
    const members = foods.filter(({ group }) => group === id);
    const drawn = members.find((food) => servingOf(food).isDrawn) ?? members[0];
    if (!drawn) return [];
    return [{ id, name, count: members.length, picture: pictureOf({ ...drawn, ...servingOf(drawn) }) }];
  });
}

/** Whose the other ends of its ranges are, each with the figures that it is about. */
function rangeSourcesOf({ ranges = {} }: Food) {
  const groups = new Map<string, { names: NutrientName[]; source: Food['name'] }>();
  for (const name of nutrientNames) {
    const source = ranges[name]?.source;
    if (!source) continue;
    // Where one source gives the ends of several figures, it is told once; which they are stands in the ranges.
    const shared = withoutFigure(source);
    const group = groups.get(inLanguage(shared, 'en'));
    if (group) group.names.push(name);
    else groups.set(inLanguage(shared, 'en'), { names: [name], source: shared });
  }
  return [...groups.values()];
}

const withoutFigure = ({ en, am }: Food['name']): Food['name'] => {
  const rest = (text: string) =>
    text.includes(';') || text.includes('፤') ? text : text.replace(/^[\d.,]+[^:፦]*[:፦] /, '');
  return { en: rest(en), ...(am !== undefined && { am: rest(am) }) };
};

/** Everything known of one food. @param grams of a portion; null for what is assumed */
export function foodView(food: Food, grams: number | null, language: Language) {
  const { id, group, fasting, fastingIf, nameOm, recipe, note } = food;
  const [usual] = food.measures ?? [];
  const assumed = usual?.grams ?? unmeasuredGrams;
  const portion = grams ?? assumed;
  const measured = (food.measures ?? []).find((measure) => measure.grams === portion);
  const inPortion = figuresOf(food, portion);
  const sources = sourcesOf(food);
  const shown = {
    id,
    nameOm: nameOm ?? null,
    group: { id: group, name: foodGroupNames[group] },
    fasting,
    fastingIf: fastingIf ?? null,
    strictness: strictnessOf(food),
    picture: pictureOf({ ...food, ...servingOf(food) }),
    figures: figuresOf(food, 100).map((figure, i) => ({
      ...figure,
      portion: inPortion[i]!,
      source: sources.findIndex(({ names }) => names.includes(figure.name)),
    })),
    portion: { grams: portion, measure: measured ? unitOf(measured) : null, measureId: measured?.id ?? null },
    sources: sources.map((source) => ({
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
    isRetired: food.retired === true,
  };
  const own = [food.name, food.note, food.fastingIf, food.measures?.map(({ name }) => name)];
  return {
    ...translated(shown, language),
    ...namesIn(food, language),
    ...otherLanguageNote(own, language),
  };
}
export type FoodView = ReturnType<typeof foodView>;

/** A food as one of two that are compared. */
export function comparedView(food: Food, language: Language) {
  const { id, fasting, grade } = food;
  const [usual] = food.measures ?? [];
  const portion = usual?.grams ?? unmeasuredGrams;
  const inPortion = figuresOf(food, portion);
  const measure = usual ? inLanguage(unitOf(usual), language) : null;
  return {
    id,
    measure,
    ...namesIn(food, language),
    fasting,
    grade,
    picture: pictureOf({ ...food, ...servingOf(food) }),
    portion,
    figures: figuresOf(food, 100).map((figure, i) => ({ ...figure, portion: inPortion[i]!.value })),
  };
}
export type ComparedFood = ReturnType<typeof comparedView>;

/** Foods by name, to choose one from. */
export const foodNames = (foods: readonly Food[], language: Language) =>
  foods
    .filter(({ retired }) => !retired)
    .map((food) => ({ id: food.id, name: namesIn(food, language).name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
