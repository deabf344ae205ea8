import type { Day } from '#src/lib/day.ts';
import { allDayEvent, calendarEnd, calendarStart } from '#src/lib/icalendar.ts';
import type { Language, Localized } from '#src/lib/language.ts';
import { fastingSeasons } from './fasts.ts';
import { feastsOfYear } from './feasts.ts';
import { estimateNote, fastNames, feastNames } from './names.ts';
import type { IslamicCorrections } from './ramadan.ts';

const calendarName: Localized = { en: 'Ethiopian fasts and feasts', am: 'የኢትዮጵያ አጽዋማትና በዓላት' };
const estimateSign: Localized = { en: 'estimate', am: 'ግምት' };
const [fastCategory, feastCategory]: readonly [Localized, Localized] = [
  { en: 'Fast', am: 'ጾም' },
  { en: 'Feast', am: 'በዓል' },
];

/** How many years before and after the present one a subscriber is sent. */
const [yearsBefore, yearsAfter] = [1, 3];

/**
 * The seasons of fasting and the feasts of some years as a calendar to subscribe to. Wednesdays and Fridays are left
 * out: they would fill every week.
 *
 * @param year the present one, of the Ethiopian era
 * @param day when it is asked for
 */
export function fastingFeed(
  { year, day, language }: { readonly year: number; readonly day: Day; readonly language: Language },
  corrections: IslamicCorrections,
): string {
  const changed = new Date(day);
  const years = Array.from(
    { length: yearsBefore + 1 + yearsAfter },
    (_, index) => year - yearsBefore + index,
  );
  const events = years.flatMap((year) => [
    ...fastingSeasons(year).map(({ id, start, end }) => ({
      uid: `fast-${id}-${year}@birtu`,
      day: start,
      lastDay: end,
      summary: fastNames[id][language],
      categories: [fastCategory[language]],
    })),
    ...feastsOfYear(year, corrections).map(({ id, day, hijriYear = year, isEstimate }) => ({
      uid: `feast-${id}-${hijriYear}@birtu`,
      day,
      summary: feastNames[id][language] + (isEstimate ? ` (${estimateSign[language]})` : ''),
      description: isEstimate ? estimateNote[language] : undefined,
      categories: [feastCategory[language]],
    })),
  ]);
  return (
    calendarStart(calendarName[language]) +
    events.map((event) => allDayEvent({ ...event, changed })).join('') +
    calendarEnd
  );
}
