import { measuredGrams, unmeasuredGrams } from '#src/features/foods/amounts.ts';
import type { Measure } from '#src/features/foods/schema.ts';
import type { DiaryPortion } from './schema.ts';
import { diaryLimits } from './limits.ts';

const { count: counts, grams: bounds } = diaryLimits;

interface Measured {
  readonly measures?: readonly Measure[] | undefined;
}

/** How much it is: grams, and how they are told. */
export type Amount = Pick<DiaryPortion, 'grams' | 'measure'>;

const within = ({ min, max }: { readonly min: number; readonly max: number }, number: number) =>
  Math.min(max, Math.max(min, number));

/** So many of a measure, and what that weighs; the most that can be written down. */
export function amountOf(measure: Measure, asked: number): Amount {
  const count = within(counts, asked);
  return { grams: within(bounds, measuredGrams(measure, count)), measure: { id: measure.id, count } };
}

/** So many grams, or the most that can be written down. */
export const gramsOf = (grams: number): Amount => ({ grams: within(bounds, grams) });

/** What one begins with: one of the usual measure. */
export function firstAmount({ measures }: Measured): Amount {
  const [usual] = measures ?? [];
  return usual ? amountOf(usual, 1) : { grams: unmeasuredGrams };
}

/** Grams as they are typed, with point or comma; null for what is no amount. */
export function gramsTyped(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d)?$/.test(plain)) return null;
  const grams = Number(plain);
  return grams >= bounds.min && grams <= bounds.max ? grams : null;
}
