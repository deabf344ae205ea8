/** A word on the axis: at `place`, from 0 to 1 across. */
export interface Tick {
  readonly place: number;
  readonly label: string;
}

/** Of those that want a label the ones that have room for it; the first wanted come first. */
export function withRoom(wanted: readonly number[], areApart: (a: number, b: number) => boolean): number[] {
  const chosen: number[] = [];
  for (const index of new Set(wanted))
    if (chosen.every((other) => areApart(other, index))) chosen.push(index);
  return chosen;
}

/** What a line's reader asks for first: where it stands now, where it began, how high and how low it went. */
export function tellingPoints(values: readonly number[]): number[] {
  return [values.length - 1, 0, highest(values), values.indexOf(Math.min(...values))];
}

/** The first of the greatest. */
export const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** Where a point's label does not lie on its line: above a point that its neighbours do not rise above, else below. */
export function isLabelAbove(values: readonly number[], index: number): boolean {
  const value = values[index]!;
  const neighbours = [values[index - 1] ?? value, values[index + 1] ?? value];
  return neighbours.reduce((sum, other) => sum + other, 0) <= 2 * value;
}

/** As `text-anchor` has it: a label near an edge stays within it. @param place from 0 to 1 across */
export const anchorAt = (place: number): 'start' | 'middle' | 'end' =>
  place < 0.06 ? 'start' : place > 0.94 ? 'end' : 'middle';
