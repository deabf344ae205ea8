/** A stretch of values, the lower end first. */
export type Extent = readonly [low: number, high: number];

/** From the least of the values to the greatest, widened evenly to `least`, so that a small change looks small. */
export function extentOf(values: readonly number[], least: number): Extent {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** How far up a value lies: 0 at the lower end, 1 at the upper. */
export const placeIn = ([low, high]: Extent, value: number): number =>
  high === low ? 0.5 : (value - low) / (high - low);
