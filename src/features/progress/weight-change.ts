import type { Measurement } from './schema.ts';

/** Of the weight before: a greater change is more often a slip of the finger. */
const likelyChange = 0.2;

/**
 * By how much (kg, one decimal) a weight differs from the newest one of another day, where that is more than is likely;
 * else, or where there is none, null. What is no weight at all is for others to refuse.
 */
export function unlikelyChange(
  weight: number,
  day: string,
  known: readonly Pick<Measurement, 'date' | 'weight'>[],
): number | null {
  const last = known
    .filter(({ date }) => date !== day)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  if (!last || weight <= 0) return null;
  const change = Math.round((weight - last.weight) * 10) / 10;
  return Math.abs(change) > likelyChange * last.weight ? change : null;
}
