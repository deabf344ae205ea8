import { nutrientNames } from '../kinds.ts';
import type { Food } from '../schema.ts';
import type { FoodDraft, Replacement } from './schema.ts';

/** The food as staff have changed it. */
export function changedFood(food: Food, { name, nameChecked, note, replacement }: FoodDraft): Food {
  const { nameChecked: _, note: __, ...rest } = food;
  const renamed: Food = {
    ...rest,
    name,
    ...(nameChecked && { nameChecked: true as const }),
    ...(note && { note }),
  };
  return replacement ? withFigures(renamed, replacement) : renamed;
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
