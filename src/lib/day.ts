/** A calendar day, `yyyy-MM-dd`, Gregorian. It is never an instant: no clock and no time zone can shift it. */
export type Day = `${number}-${number}-${number}`;

const millisecondsPerDay = 86_400_000;

/** Where the country's days and months begin; the server knows no other place. */
export const homeTimeZone = 'Africa/Addis_Ababa';
/** Ahead of UTC there, without summer time, since 5 May 1936. */
const homeMinutes = 180;
const homeZoneSince = Date.UTC(1936, 4, 5);

/** Days since 1970-01-01. The Gregorian calendar comes from `Date`, in UTC only. */
export const dayNumber = (day: Day): number => Date.parse(day) / millisecondsPerDay;

/** The day with this number; years 0000 to 9999. */
export const dayOfNumber = (number: number): Day =>
  new Date(number * millisecondsPerDay).toISOString().slice(0, 10) as Day;

/** Whether a text is a day that exists: not the 30th of February. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOfNumber(dayNumber(text as Day)) === text;

/** The first and the last day that something can be kept for. */
export const earliestDay = '1900-01-01' satisfies Day;
export const latestDay = '2100-12-31' satisfies Day;

export const addDays = (day: Day, count: number): Day => dayOfNumber(dayNumber(day) + count);

/** How many days after `from` the day `to` comes; negative when before. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Monday is 0, Sunday 6. 1970-01-01 was a Thursday. */
export const weekday = (day: Day): number => modulo(dayNumber(day) + 3, 7);

/** The first day of the week that a day belongs to. */
export const mondayOf = (day: Day): Day => addDays(day, -weekday(day));

/** The remainder that is never negative. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** The whole Monday-first weeks from the one of `first` to the one of `last`. */
export function weeksAround(first: Day, last: Day): Day[][] {
  const start = mondayOf(first);
  const count = Math.floor(daysBetween(start, last) / 7) + 1;
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  );
}

const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...digits, timeZone });

/** One takes as long to make as a hundred days to write. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** What was last said of a zone, and in which second: a server says the same to all who ask in it. */
const lastSaid = new Map<string, readonly [second: number, day: Day]>();

/** The day that it is at an instant, in an IANA time zone; without one, where this program runs. */
export function today(now: Date, timeZone?: string): Day {
  // A device may change its own zone while this runs. It waits for no formatter, whose first costs a phone 50 ms.
  if (timeZone === undefined) return dayAt(now, -now.getTimezoneOffset());
  if (timeZone === homeTimeZone && +now >= homeZoneSince) return dayAt(now, homeMinutes);
  const second = Math.floor(now.getTime() / 1000);
  const said = lastSaid.get(timeZone);
  if (said?.[0] === second) return said[1];
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  formats.set(timeZone, format);
  const day = dayBy(format, now);
  lastSaid.set(timeZone, [second, day]);
  return day;
}

/** @param ahead of UTC, in minutes */
const dayAt = (now: Date, ahead: number): Day => dayOfNumber(Math.floor((+now / 60_000 + ahead) / 1440));

function dayBy(format: Intl.DateTimeFormat, now: Date): Day {
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}` as Day;
}

/** Where a day begins first. */
const easternmostTimeZone = 'Pacific/Kiritimati';

/** Whether it is this day, or later, somewhere on earth. */
export const hasBegun = (day: Day, now: Date): boolean => day <= today(now, easternmostTimeZone);
