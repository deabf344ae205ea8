import { minShown } from '#src/lib/usage.ts';
import type { Course, Figure, Place } from './schema.ts';

/** A figure as it may be told. */
export const figureOf = (count: number): Figure => (count < minShown ? 'few' : count);

/**
 * Parts of a whole that is told as well: where those that are too small come to so little that they would follow from
 * the others, the next smallest is withheld too. That nobody is in a part may follow.
 */
export function partsOf<Name extends string>(
  counts: Readonly<Record<Name, number>>,
): Readonly<Record<Name, Figure>> {
  const names = (Object.keys(counts) as Name[]).toSorted((a, b) => counts[a] - counts[b]);
  let hidden = 0;
  const told = names.map((name) => {
    const count = counts[name];
    const isFew = count < minShown;
    const isWithheld = !isFew && hidden > 0 && hidden < minShown;
    if (isFew || isWithheld) hidden += count;
    return [name, isWithheld ? 'withheld' : figureOf(count)] as const;
  });
  return Object.fromEntries(told) as Record<Name, Figure>;
}

/** Members by the last day that they have done; null where they have done none. */
export interface Stop {
  readonly place: Place | null;
  readonly members: number;
}

type Range = Course['stoppedAfter'][number];

/** So that it is read at a glance. */
const maxRanges = 10;

const order = (place: Place | null) => (place ? place.week * 1000 + place.day : 0);

/** Days put together until none has fewer than five members. What is left over goes with the days before it. */
export function rangesOf(stops: readonly Stop[]): Course['stoppedAfter'] {
  const all = stops.reduce((sum, { members }) => sum + members, 0);
  const least = Math.max(minShown, Math.ceil(all / maxRanges));
  const ranges: Range[] = [];
  for (const { place, members } of stops.toSorted((a, b) => order(a.place) - order(b.place))) {
    const last = ranges.at(-1);
    if (last && last.members < least)
      ranges[ranges.length - 1] = { ...last, to: place, members: last.members + members };
    else ranges.push({ from: place, to: place, members });
  }
  const [before, last] = ranges.slice(-2);
  if (before && last && last.members < minShown)
    ranges.splice(-2, 2, { from: before.from, to: last.to, members: before.members + last.members });
  return all < minShown ? [] : ranges;
}
