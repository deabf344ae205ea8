import { formatNumber } from '#src/lib/numbers.ts';

/** From the lowest to the highest, as `118–141`. */
export function spanOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatNumber);
  return low === high ? low! : `${low}–${high}`;
}
