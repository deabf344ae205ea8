import { nutrientsOf, type Amount, type Figures } from '#src/features/foods/nutrients.ts';
import type { Measure } from '#src/features/foods/schema.ts';
import type { Localized } from '#src/lib/language.ts';
import { diaryNutrients, type DiaryFigures, type DiaryNutrient, type DiaryPortion } from './schema.ts';

/** What of a food the diary needs. */
export interface EatenFood extends Figures {
  readonly id: string;
  readonly name: { readonly en: string } & Partial<Localized>;
  readonly measures?: readonly Measure[] | undefined;
}

export type EatenFoods = ReadonlyMap<string, EatenFood>;

const ofEach = <T>(value: (name: DiaryNutrient) => T) =>
  Object.fromEntries(diaryNutrients.map((name) => [name, value(name)])) as Record<DiaryNutrient, T>;

const unknown: Amount = { estimate: null, complete: false };
export const unknownFigures: DiaryFigures = ofEach(() => unknown);
/** Nothing eaten. */
export const noFigures: DiaryFigures = ofEach(() => ({
  estimate: { value: 0, min: 0, max: 0 },
  complete: true,
}));

/** Of a portion, by the table as it stands; of a food that is in it no more, unknown. */
export function figuresOf({ foodId, grams }: DiaryPortion, foods: EatenFoods): DiaryFigures {
  const food = foods.get(foodId);
  if (!food) return unknownFigures;
  const nutrients = nutrientsOf(food, grams);
  return ofEach((name) => rounded(nutrients[name]));
}

/** What several give together: where a part is not known, at least what is. */
export const sumOfFigures = (parts: readonly DiaryFigures[]): DiaryFigures =>
  parts.length === 0
    ? noFigures
    : ofEach((name) => {
        const amounts = parts.map((part) => part[name]);
        const known = amounts.flatMap(({ estimate }) => estimate ?? []);
        const sum = (end: 'value' | 'min' | 'max') =>
          hundredths(known.reduce((all, each) => all + each[end], 0));
        return {
          estimate: known.length === 0 ? null : { value: sum('value'), min: sum('min'), max: sum('max') },
          complete: amounts.every(({ complete }) => complete),
        };
      });

interface Eaten {
  readonly portions: readonly DiaryPortion[];
}

/** An entry with what its foods are called and what they hold. */
export function shown<Of extends Eaten>(entry: Of, foods: EatenFoods) {
  const portions = entry.portions.map((portion) => ({
    ...portion,
    name: foods.get(portion.foodId)?.name ?? null,
    figures: figuresOf(portion, foods),
  }));
  return { ...entry, portions, figures: sumOfFigures(portions.map(({ figures }) => figures)) };
}

/** A hundredth of a milligram is beyond any source; it keeps answers short. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

const rounded = ({ estimate, complete }: Amount): Amount => ({
  complete,
  estimate: estimate && {
    value: hundredths(estimate.value),
    min: hundredths(estimate.min),
    max: hundredths(estimate.max),
  },
});
