import { partOfDay } from '#src/features/measurements/time.ts';
import { formatDate, formatDayOfYear, monthName } from '#src/lib/dates.ts';
import { addDays, daysBetween, mondayOf, type Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { addMonths, dateIn, firstDay, monthOf, type Calendar, type Month } from '#src/lib/month.ts';

import { withRoom, type Tick } from '#src/ui/chart/labels.ts';

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

/** How far through the whole weeks of a period the middle of a day lies, from 0 to 1. */
export function placeOf(day: Day, period: Period): number {
  const days = 7 * mondaysOf(period).length;
  return (daysBetween(period.first, day) + 0.5) / days;
}

/** The same of something that was measured at a time of its day. */
export function placeAt(
  { day, time }: { readonly day: string; readonly time: string | null },
  period: Period,
): number {
  const days = 7 * mondaysOf(period).length;
  return (daysBetween(period.first, day as Day) + partOfDay(time)) / days;
}

/** The Ethiopian year's last days: too few to write a name below. */
const pagume = 13;

function monthsOf(period: Period, calendar: Calendar): Month[] {
  const months: Month[] = [];
  let month = monthOf(calendar, period.first);
  for (; firstDay(month) <= period.last; month = addMonths(month, 1))
    if (firstDay(month) >= period.first && month.month !== pagume) months.push(month);
  return months;
}

/** Of the width what a month's name needs, on a phone. */
const nameWidth = 0.2;
/** The same for each letter of a name that has nothing behind it but the edge. */
const letterWidth = { en: 0.025, am: 0.04 } as const satisfies Record<Language, number>;

/** The months that begin in a period, at their first days, as far as their names have room. */
export function monthTicks(period: Period, calendar: Calendar, language: Language): Tick[] {
  const ticks = monthsOf(period, calendar)
    .map((month) => ({ place: placeOf(firstDay(month), period), label: monthName(month, language) }))
    .filter(({ place, label }) => place + label.length * letterWidth[language] <= 1);
  const areApart = (a: number, b: number) => Math.abs(ticks[a]!.place - ticks[b]!.place) >= nameWidth;
  return withRoom([...ticks.keys()], areApart).map((index) => ticks[index]!);
}

/** Days of a list as a narrow column has room for them: the year stands where it is another than above. */
export function listedDays(days: readonly Day[], calendar: Calendar, language: Language): string[] {
  const yearOf = (day: Day) => dateIn(calendar, day).year;
  return days.map((day, index) => {
    const above = days[index - 1];
    const isOtherYear = above !== undefined && yearOf(above) !== yearOf(day);
    return (isOtherYear ? formatDate : formatDayOfYear)(day, calendar, language);
  });
}
