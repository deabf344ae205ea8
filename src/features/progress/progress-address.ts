import { addDays, isDay, type Day } from '#src/lib/day.ts';
import { periodUntil, weeksShown, type WeeksShown } from './period.ts';

const path = '/profile/progress';
const seasonOrYear = weeksShown[0];

/** What the page shows by its address: `?weeks=52&until=2026-08-30`. */
export interface Shown {
  readonly weeks: WeeksShown;
  /** Today, or an earlier day. */
  readonly until: Day;
}

export function shownAt(address: string, today: Day): Shown {
  const query = new URL(address).searchParams;
  const until = query.get('until') ?? '';
  return {
    weeks: weeksShown.find((weeks) => weeks === query.get('weeks')) ?? seasonOrYear,
    until: isDay(until) && until < today && until >= earliest ? until : today,
  };
}

/** Before it nobody can have logged anything that the API would tell. */
const earliest = '1902-01-01' satisfies Day;

/** What goes without saying is left out. */
export function progressAddress({ weeks, until }: Shown, today: Day): string {
  const query = new URLSearchParams();
  if (weeks !== seasonOrYear) query.set('weeks', weeks);
  if (until !== today) query.set('until', until);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The weeks before those shown. */
export const before = ({ weeks, until }: Shown): Shown => ({
  weeks,
  until: addDays(periodUntil(until, weeks).first, -1),
});

/** The weeks after those shown, up to today; null where they end today. */
export function after({ weeks, until }: Shown, today: Day): Shown | null {
  if (until >= today) return null;
  const later = addDays(until, 7 * Number(weeks));
  return { weeks, until: later < today ? later : today };
}
