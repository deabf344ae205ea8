import { addDays, mondayOf, type Day } from '#src/lib/day.ts';

/** How many weeks are seen at once: a season, or a whole year. */
export const weeksShown = ['12', '52'] as const;
export type WeeksShown = (typeof weeksShown)[number];

/** Whole weeks from Monday; only what is not after `last` counts. */
export interface Period {
  readonly first: Day;
  readonly last: Day;
}

export const periodUntil = (until: Day, weeks: WeeksShown): Period => ({
  first: addDays(mondayOf(until), -7 * (Number(weeks) - 1)),
  last: until,
});

/** The Monday of each week. */
export function mondaysOf({ first, last }: Period): Day[] {
  const mondays: Day[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}
