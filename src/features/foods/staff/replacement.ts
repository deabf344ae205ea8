import { nutrientNames, ofNutrients, type NutrientName } from '../kinds.ts';
import type { Food } from '../schema.ts';
import type { FoodDraft, NewFood, Replacement } from './schema.ts';

/** The food as staff have changed it; what they say nothing of stays. */
export function changedFood(food: Food, draft: FoodDraft): Food {
  const { name, nameChecked, alsoKnown, note, replacement, group, fasting } = draft;
  const { fastingIf, disputedFor, measures, retired } = draft;
  const { nameChecked: _, note: __, ...rest } = food;
  const verdict = fasting ?? food.fasting;
  const reason = disputedFor === undefined ? food.disputedFor : disputedFor;
  const changed: Food = {
    ...without(rest, [
      'disputedFor',
      ...(alsoKnown === undefined ? [] : (['alsoKnown'] as const)),
      ...(fastingIf === undefined ? [] : (['fastingIf'] as const)),
      ...(measures === undefined ? [] : (['measures'] as const)),
      ...(retired === undefined ? [] : (['retired'] as const)),
    ]),
    name,
    ...(nameChecked && { nameChecked: true as const }),
    ...(alsoKnown && alsoKnown.length > 0 && { alsoKnown }),
    ...(note && { note }),
    group: group ?? food.group,
    fasting: verdict,
    ...(verdict === 'disputed' && reason && { disputedFor: reason }),
    ...(fastingIf && { fastingIf }),
    ...(measures && measures.length > 0 && { measures }),
    ...(retired && { retired: true as const }),
  };
  return replacement ? withFigures(changed, replacement) : changed;
}

/** A food that staff add. */
export function newFood(id: string, draft: NewFood): Food {
  const { grade, source, figures, ranges } = draft.replacement;
  const unknown: Food = {
    id,
    name: draft.name,
    group: draft.group,
    fasting: draft.fasting,
    grade,
    source,
    per100g: ofNutrients(() => null),
  };
  const stated = Object.entries(ranges);
  return {
    ...changedFood(unknown, { ...draft, replacement: null }),
    per100g: { ...unknown.per100g, ...figures },
    ...(stated.length > 0 && { ranges }),
  };
}

/** Values of a line of the activity log, as they were before it. */
export type Earlier = Readonly<Record<string, unknown>>;

/** A food with one of its figures as a line of the log holds it from before: with the source, grade and range of then. */
export function restoredFood(food: Food, name: NutrientName, before: Earlier): Food {
  const then = <Key extends 'source' | 'grade' | 'figureSources' | 'ranges'>(key: Key) =>
    (key in before ? before[key] : food[key]) as Food[Key] | null;
  const own = then('figureSources')?.[name];
  const [source, grade] = [then('source') ?? food.source, then('grade') ?? food.grade];
  const isShared = own === undefined && isDeepEqual(source, food.source) && grade === food.grade;
  const { [name]: _, ...otherSources } = food.figureSources ?? {};
  const { [name]: __, ...otherRanges } = food.ranges ?? {};
  const range = then('ranges')?.[name];
  const figureSources = isShared ? otherSources : { ...otherSources, [name]: own ?? { source, grade } };
  const ranges = range ? { ...otherRanges, [name]: range } : otherRanges;
  return {
    ...without(food, ['figureSources', 'ranges']),
    per100g: { ...food.per100g, [name]: (before[name] ?? null) as number | null },
    ...(Object.keys(figureSources).length > 0 && { figureSources }),
    ...(Object.keys(ranges).length > 0 && { ranges }),
  };
}

const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function without<T extends object, Key extends keyof T>(value: T, keys: readonly Key[]): Omit<T, Key> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as Key))) as Omit<
    T,
    Key
  >;
}

/**
 * Better figures in place of those that a food had. All of them together change the source of the whole food, and what
 * it was calculated from before is no longer told; some of them keep theirs beside that of the others.
 */
function withFigures(food: Food, { figures, ranges, grade, source }: Replacement): Food {
  const replaced = nutrientNames.filter((name) => figures[name] !== undefined);
  const { ranges: earlierRanges = {}, figureSources: earlierSources, recipe, ...rest } = food;
  const per100g = { ...food.per100g, ...figures };
  const left = nutrientNames.flatMap((name) => {
    const range = replaced.includes(name) ? ranges[name] : earlierRanges[name];
    return range ? [[name, range] as const] : [];
  });
  const withRange = { ...rest, per100g, ...(left.length > 0 && { ranges: Object.fromEntries(left) }) };
  if (replaced.length === nutrientNames.length)
    return { ...withRange, grade, source, ...(recipe && grade === 'C' && { recipe }) };
  const figureSources = {
    ...earlierSources,
    ...Object.fromEntries(replaced.map((name) => [name, { grade, source }])),
  };
  return { ...withRange, figureSources, ...(recipe && { recipe }) };
}

/** A food as the activity log tells of it: each figure stands for itself. */
export const loggedFood = ({ per100g, ...food }: Food): Readonly<Record<string, unknown>> => ({
  ...food,
  ...per100g,
});
