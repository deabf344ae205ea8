import { yearNotes } from '#content/fasting/year.ts';
import { formatDate, weekdayNames } from '#src/lib/dates.ts';
import { addDays, daysBetween, weekday, type Day } from '#src/lib/day.ts';
import {
  ethiopianMonths,
  evangelistOf,
  fromEthiopian,
  toEthiopian,
  toGeez,
} from '#src/lib/ethiopian-date.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { noteMarks } from '#src/lib/notes.ts';
import { fastingSeasons, orthodoxFast } from './fasts.ts';
import { feastsOfYear } from './feasts.ts';
import { fastNames, feastNames, ramadanName } from './names.ts';
import { islamicFeast } from './ramadan.ts';
import type { Announced } from './schema.ts';
import { cell, placeOf } from './year-grid.ts';
import { firstYear, lastYear } from './fasting-address.ts';

export type YearView = ReturnType<typeof yearView>;

/** What the page shows of an Ethiopian year, in one language; the same for everybody on every day. */
export function yearView(year: number, language: Language, announced: readonly Announced[]) {
  const first = fromEthiopian({ year, month: 1, day: 1 });
  const last = addDays(fromEthiopian({ year: year + 1, month: 1, day: 1 }), -1);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_day, index) => addDays(first, index));
  const gregorian = (day: Day) => formatDate(day, 'gregorian', language);
  const ethiopian = (day: Day) => dayAndMonth(day, language);
  const span = (start: Day, end: Day) => ({
    start,
    end,
    ethiopian: start === end ? [ethiopian(start)] : [ethiopian(start), ethiopian(end)],
    gregorian: start === end ? [gregorian(start)] : [gregorian(start), gregorian(end)],
    days: daysBetween(start, end) + 1,
  });
  const feasts = feastsOfYear(year, announced);
  return {
    year,
    geez: toGeez(year),
    evangelist: evangelistOf(year),
    before: year > firstYear ? year - 1 : null,
    after: year < lastYear ? year + 1 : null,
    ...span(first, last),
    fastingDays: days.filter((day) => orthodoxFast(day) !== null).length,
    seasons: fastingSeasons(year).map(({ id, start, end }) => ({
      id,
      name: inLanguage(fastNames[id], language),
      ...span(start, end),
    })),
    weekly: inLanguage(fastNames.weekly, language),
    ramadan: feasts
      .filter(({ id }) => id === 'ramadan')
      .map(({ day, hijriYear = 0, isEstimate }) => {
        const eid = islamicFeast('eid-al-fitr', hijriYear, announced);
        return {
          name: `${inLanguage(ramadanName, language)} ${hijriYear}`,
          isEstimate: isEstimate || eid.isEstimate,
          ...span(day, addDays(eid.day, -1)),
        };
      }),
    feasts: feasts.map(({ id, day, hijriYear, isEstimate }) => ({
      id,
      day,
      name: inLanguage(feastNames[id], language),
      weekday: weekdayNames[language][weekday(day)] ?? '',
      ethiopian: ethiopian(day),
      gregorian: gregorian(day),
      isEstimate,
      announcedBy:
        announced.find((known) => known.feast === id && known.hijriYear === hijriYear)?.source ?? null,
    })),
    picture: yearPicture(days, feasts),
    months: ethiopianMonths[language],
    ...notesIn(language),
  };
}

/** `Hidar 15`, `ኅዳር 15` */
function dayAndMonth(date: Day, language: Language): string {
  const { month, day } = toEthiopian(date);
  return `${ethiopianMonths[language][month - 1]} ${day}`;
}

/** The days of a year as paths, so that three hundred of them cost a page few bytes. */
function yearPicture(
  days: readonly Day[],
  feasts: readonly { readonly day: Day; readonly isEstimate: boolean }[],
) {
  const width = cell.width - cell.gap;
  const box = (height: number) => (day: Day) => {
    const { x, y } = placeOf(day);
    return `M${x} ${y + cell.height - 2 - height}h${width}v${height}h-${width}z`;
  };
  const diamond = ({ day }: { readonly day: Day }) => {
    const { x, y } = placeOf(day);
    return `M${x + width / 2} ${y + 2}l3 4-3 4-3-4z`;
  };
  const isWeekly = (day: Day) => orthodoxFast(day) === 'weekly';
  const isSeason = (day: Day) => orthodoxFast(day) !== null && !isWeekly(day);
  const drawn = <T>(all: readonly T[], isMeant: (each: T) => boolean, draw: (each: T) => string) =>
    all.filter(isMeant).map(draw).join('');
  return {
    season: drawn(days, isSeason, box(cell.height - 3)),
    weekly: drawn(days, isWeekly, box(4)),
    other: drawn(days, (day) => orthodoxFast(day) === null, box(1)),
    feasts: drawn(feasts, ({ isEstimate }) => !isEstimate, diamond),
    estimates: drawn(feasts, ({ isEstimate }) => isEstimate, diamond),
  };
}

function notesIn(language: Language) {
  const names = Object.keys(yearNotes.sources);
  const mark = noteMarks();
  return {
    notes: yearNotes.notes.map(({ title, text, sources }) => ({
      title: inLanguage(title, language),
      text: inLanguage(text, language),
      sources: sources
        .map((name) => names.indexOf(name) + 1)
        .toSorted((a, b) => a - b)
        .map(mark),
    })),
    sources: Object.values(yearNotes.sources),
  };
}
