import { measuredGrams } from '#src/features/foods/measures.ts';
import type { Measure } from '#src/features/foods/schema.ts';
import { diaryLimits, type DiaryPortion } from './schema.ts';

const { count: counts, grams: bounds } = diaryLimits;

/** So many of a measure: quarters up to one, then halves, then whole ones. */
const stepFrom = (count: number): number => (count < 1 ? counts.step : count < 5 ? 0.5 : 1);

export function moreOf(count: number): number {
  const step = stepFrom(count);
  return Math.min(counts.max, (Math.floor(count / step) + 1) * step);
}

export function lessOf(count: number): number {
  const step = stepFrom(count - 0.01);
  return Math.max(counts.min, (Math.ceil(count / step) - 1) * step);
}

/** Grams by which an amount without a measure goes up and down. */
const gramStepFrom = (grams: number): number => (grams < 50 ? 5 : grams < 200 ? 10 : grams < 1000 ? 50 : 100);

export function moreGrams(grams: number): number {
  const step = gramStepFrom(grams);
  return Math.min(bounds.max, (Math.floor(grams / step) + 1) * step);
}

export function lessGrams(grams: number): number {
  const step = gramStepFrom(grams - 0.01);
  return Math.max(step, (Math.ceil(grams / step) - 1) * step);
}

interface Measured {
  readonly measures?: readonly Measure[] | undefined;
}

/** How much it is: grams, and how they are told. */
export type Amount = Pick<DiaryPortion, 'grams' | 'measure'>;

/** So many of a measure, and what that weighs; the most that can be written down. */
export function amountOf(measure: Measure, count: number): Amount {
  const grams = Math.min(bounds.max, Math.max(bounds.min, measuredGrams(measure, count)));
  return { grams, measure: { id: measure.id, count } };
}

/** What one begins with: one of the usual measure. */
export function firstAmount({ measures }: Measured): Amount {
  const [usual] = measures ?? [];
  return usual ? amountOf(usual, 1) : { grams: 100 };
}

/** Grams as they are typed, with point or comma; null for what is no amount. */
export function gramsTyped(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d)?$/.test(plain)) return null;
  const grams = Number(plain);
  return grams >= bounds.min && grams <= bounds.max ? grams : null;
}
