import type { WeightUnit } from '#src/lib/weight.ts';

/** Which plates make a load on a bar, alike on both sides. All numbers are of one unit, kilograms or pounds. */

export const bars: Readonly<Record<WeightUnit, readonly number[]>> = { kg: [20, 15, 10], lb: [45, 35] };
export const plateSizes: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25],
  lb: [45, 35, 25, 10, 5, 2.5],
};
export const barLimits = { min: 1, max: 100 } as const;

/** Of which there are many plates. */
export interface Rack {
  readonly bar: number;
  readonly plates: readonly number[];
}

export interface Loading {
  /** With the bar. */
  readonly load: number;
  /** On each side, from the inside: the heaviest first. */
  readonly plates: readonly number[];
}

/** Every size of plate is a whole number of these. */
const grain = 0.25;

/** The fewest plates that come to each sum of one side, in grains; infinite where none do. */
function fewestFor(sizes: readonly number[], upTo: number): number[] {
  const fewest = [0];
  for (let sum = 1; sum <= upTo; sum += 1)
    fewest[sum] = Math.min(...sizes.map((size) => (fewest[sum - size] ?? Infinity) + 1), Infinity);
  return fewest;
}

function platesOf(side: number, sizes: readonly number[], fewest: readonly number[]): number[] {
  const plates: number[] = [];
  for (let left = side; left > 0;) {
    const size = sizes.find((one) => (fewest[left - one] ?? Infinity) === fewest[left]! - 1)!;
    plates.push(size * grain);
    left -= size;
  }
  return plates;
}

/**
 * How a load is made of a bar and plates, of as few as can be. Where it does not come out, the nearest that do: less
 * (none where it is below the bar) and more (none where there is no plate).
 */
export function loadBar(
  load: number,
  { bar, plates }: Rack,
): { readonly exact: Loading | null; readonly below: Loading | null; readonly above: Loading | null } {
  const sizes = plates.map((plate) => Math.round(plate / grain)).toSorted((a, b) => b - a);
  const side = (load - bar) / 2 / grain;
  const from = Math.floor(side + 1e-6);
  const fewest = fewestFor(sizes, Math.max(0, from + 1 + Math.max(0, ...sizes)));
  const isMade = (sum: number) => (fewest[sum] ?? Infinity) < Infinity;
  const loading = (sum: number | undefined): Loading | null =>
    sum === undefined ? null : { load: bar + 2 * sum * grain, plates: platesOf(sum, sizes, fewest) };
  const sums = [...fewest.keys()].filter(isMade);
  const isWhole = Math.abs(side - Math.round(side)) < 1e-6;
  if (isWhole && isMade(Math.round(side)))
    return { exact: loading(Math.round(side)), below: null, above: null };
  return {
    exact: null,
    below: loading(sums.findLast((sum) => sum < side)),
    above: loading(sums.find((sum) => sum > side)),
  };
}
