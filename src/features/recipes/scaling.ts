import { inQuarters, measuredGrams } from '#src/features/foods/amounts.ts';
import type { Measure } from '#src/features/foods/schema.ts';
import type { Ingredient, Recipe } from './schema.ts';

/** An amount for another number of people, as a kitchen measures it. */
export interface ScaledAmount {
  /** Whole, from 1. */
  readonly grams: number;
  /** In quarters, from one. */
  readonly measure: { readonly id: string; readonly count: number } | null;
}

/** An ingredient for a number of people. */
export function scaledAmount(
  { grams, measure }: Pick<Ingredient, 'grams' | 'measure'>,
  { servings }: Pick<Recipe, 'servings'>,
  eaters: number,
): ScaledAmount {
  const factor = eaters / servings;
  return {
    grams: Math.max(1, Math.round(grams * factor)),
    measure: measure ? { id: measure.id, count: inQuarters(measure.count * factor) } : null,
  };
}

/** Whether the measure of an ingredient still holds as many grams as when the recipe was written. */
export function isMeasured(
  { grams, measure }: Pick<Ingredient, 'grams' | 'measure'>,
  measures: readonly Measure[] = [],
): boolean {
  const known = measures.find(({ id }) => id === measure?.id);
  return known !== undefined && measuredGrams(known, measure!.count) === grams;
}
