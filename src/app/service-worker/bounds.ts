/** How much a cache may hold. */
export interface Bounds {
  readonly count: number;
  readonly bytes: number;
}

/**
 * How many of the things in a cache go, the first ones first, so that the rest is within its bounds. The last one stays:
 * it is the one that is wanted now.
 *
 * @param sizes in bytes, in the order in which they were written
 */
export function tooMany(sizes: readonly number[], { count, bytes }: Bounds): number {
  let left = sizes.length;
  let sum = sizes.reduce((total, size) => total + size, 0);
  let gone = 0;
  while (left > 1 && (left > count || sum > bytes)) {
    sum -= sizes[gone]!;
    gone += 1;
    left -= 1;
  }
  return gone;
}
