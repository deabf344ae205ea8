import { measureOf } from '#src/features/foods/measures.ts';
import { amountWith, sumOfAmounts, unknownAmount } from '#src/features/foods/nutrients.ts';
import type { Food, Measure } from '#src/features/foods/schema.ts';
import { diaryNutrients } from './kinds.ts';
import type { DiaryFigures, DiaryNutrient, DiaryPortion } from './schema.ts';

export const ofEach = <T>(value: (name: DiaryNutrient) => T) =>
  Object.fromEntries(diaryNutrients.map((name) => [name, value(name)])) as Record<DiaryNutrient, T>;

/** A hundredth of a milligram is beyond any source; it keeps answers short. */
export const hundredths = (value: number) => Math.round(value * 100) / 100;

/** As they stand, or as a release that did not tell all of them left them on the device. */
export type KnownFigures = Partial<DiaryFigures>;

/** What several give together: where a part is not known, at least what is. */
export const sumOfFigures = (parts: readonly KnownFigures[]): DiaryFigures =>
  ofEach((name) => amountWith(sumOfAmounts(parts.map((part) => part[name] ?? unknownAmount)), hundredths));

/** A food, or what a recipe makes, as portions of it are told. */
export interface Eatable {
  readonly name: Food['name'];
  readonly measures?: readonly Measure[] | undefined;
}

/** How a portion is told in a kitchen: `1½ ladles`; null where that is grams. */
export function measuredText(eatable: Eatable | null, portion: Pick<DiaryPortion, 'grams' | 'measure'>) {
  const measured = eatable && measureOf(eatable, portion);
  return measured?.text ?? null;
}
