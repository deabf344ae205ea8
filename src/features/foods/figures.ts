import { gradeOf, nutrientsOf, type Figures } from './nutrients.ts';
import { nutrientNames, type Grade, type NutrientName } from './kinds.ts';
import type { Food } from './schema.ts';

/** Digits behind the point of a figure. Few sources give more of them, and no kitchen can tell. */
const digits: Readonly<Record<NutrientName, number>> = {
  calories: 0,
  protein: 1,
  carbs: 1,
  fat: 1,
  fibre: 1,
  sugar: 1,
  iron: 1,
  calcium: 0,
  zinc: 2,
  sodium: 0,
  vitaminA: 0,
  vitaminC: 1,
  folate: 0,
  b12: 2,
  water: 1,
  alcohol: 1,
};

/** One figure as it may be shown. `value` is null where no source states it: not known, which is not 0. */
export interface Figure {
  readonly name: NutrientName;
  readonly value: number | null;
  /** What its sources leave open; null where they state no range. */
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly grade: Grade;
}

/** Every nutrient of so many grams of a food. */
export function figuresOf(food: Figures, grams: number): Figure[] {
  const nutrients = nutrientsOf(food, grams);
  return nutrientNames.map((name) => {
    const { estimate } = nutrients[name];
    const grade = gradeOf(food, name);
    if (!estimate) return { name, value: null, range: null, grade };
    const { value, min, max } = estimate;
    const scale = 10 ** digits[name];
    // Outward, once freed of what binary fractions leave behind (1.1 / 0.1 is a little more than 11).
    const bound = (to: (value: number) => number, number: number) =>
      to(Number((number * scale).toFixed(6))) / scale;
    return {
      name,
      value: bound(Math.round, value),
      range: min < max ? { min: bound(Math.floor, min), max: bound(Math.ceil, max) } : null,
      grade,
    };
  });
}

/** Where the figures of a food come from: each source with the figures that it gives, the one of most of them first. */
export function sourcesOf({
  source,
  grade,
  figureSources = {},
}: Pick<Food, 'source' | 'grade' | 'figureSources'>) {
  const own = nutrientNames.filter((name) => figureSources[name] !== undefined);
  const others = own.map((name) => ({ ...figureSources[name]!, names: [name] }));
  const shared = nutrientNames.filter((name) => !own.includes(name));
  return [...(shared.length > 0 ? [{ source, grade, names: shared }] : []), ...others];
}
