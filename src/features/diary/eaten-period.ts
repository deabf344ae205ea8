import { addDays, daysBetween, mondayOf, type Day } from '#src/lib/day.ts';
import { addMonths, firstDay, lastDay, monthOf, type Calendar } from '#src/lib/month.ts';

/** How much is seen at once. */
export const spans = ['week', 'month'] as const;
export type Span = (typeof spans)[number];

/** A whole week from Monday, or a whole month of a calendar, around a day. */
export function periodAround(span: Span, day: Day, calendar: Calendar): { first: Day; last: Day } {
  if (span === 'week') {
    const first = mondayOf(day);
    return { first, last: addDays(first, 6) };
  }
  const month = monthOf(calendar, day);
  return { first: firstDay(month), last: lastDay(month) };
}

/** A day of the period before or after. */
export function dayOfNext(span: Span, day: Day, calendar: Calendar, count: 1 | -1): Day {
  if (span === 'week') return addDays(mondayOf(day), 7 * count);
  return firstDay(addMonths(monthOf(calendar, day), count));
}

export const daysOf = ({ first, last }: { first: Day; last: Day }): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, count) => addDays(first, count));
