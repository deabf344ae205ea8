import { isDay } from '#src/lib/day.ts';

/** What stands in the cells of an export, read strictly: what is not understood is undefined, what is empty null. */
export type Read<T> = T | null | undefined;

/** `100`, `62.5`, `62,5`; never a sign, since nothing that is exported is below nothing. */
export function readNumber(cell: string): Read<number> {
  const text = cell.trim();
  if (text === '') return null;
  return /^\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** `12`, and `12.0`, as some exports have it. */
export function readCount(cell: string): Read<number> {
  const number = readNumber(cell);
  return number && !Number.isInteger(number) ? undefined : number;
}

const parts = [
  { unit: /^h(ours?|rs?)?$/i, seconds: 3600 },
  { unit: /^m(in(utes?)?)?$/i, seconds: 60 },
  { unit: /^s(ec(onds?)?)?$/i, seconds: 1 },
];

/** Seconds of `1h 5m`, `45m`, `2h 23min`, `3900`. */
export function readDuration(cell: string): Read<number> {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,6}(\.0+)?$/.test(text)) return Number(text);
  if (!/^(\d{1,4} ?[a-z]+ ?)+$/i.test(text)) return undefined;
  let seconds = 0;
  for (const [, number, unit = ''] of text.matchAll(/(\d+) ?([a-z]+)/gi)) {
    const part = parts.find((one) => one.unit.test(unit));
    if (!part) return undefined;
    seconds += Number(number) * part.seconds;
  }
  return seconds;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const two = (number: number | string): string => String(number).padStart(2, '0');

/** `2024-03-12T18:05:00`, by the clock where it was written; with its zone where the file tells one. */
function moment(day: string, hour: number, minute: string, second: string, zone: string): string | undefined {
  const isTime = hour <= 23 && Number(minute) <= 59 && Number(second) <= 59;
  return isDay(day) && isTime ? `${day}T${two(hour)}:${minute}:${second}${zone}` : undefined;
}

/** `2024-03-12 18:05:00`, `2024-03-12 6:05:00 PM`, `2024-03-12T18:05:00+03:00`, `12 Mar 2024, 18:05`. */
export function readMoment(cell: string): Read<string> {
  const text = cell.trim().replace(/[\u00a0\u202f]/g, ' ');
  if (text === '') return null;
  const iso =
    /^(\d{4}-\d\d-\d\d)[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)? ?(?:(am|pm)|(Z|[+-]\d\d:\d\d))?$/i.exec(
      text,
    );
  if (iso) {
    const [, day = '', hour, minute = '', second = '00', half, zone = ''] = iso;
    const isHalf = half === undefined || (Number(hour) >= 1 && Number(hour) <= 12);
    const after = half === undefined ? Number(hour) : (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
    return isHalf ? moment(day, after, minute, second, zone.toUpperCase()) : undefined;
  }
  const spoken = /^(\d{1,2}) ([a-z]{3,}) (\d{4}), (\d{1,2}):(\d\d)$/i.exec(text);
  if (!spoken) return undefined;
  const [, date = '', name = '', year, hour, minute = ''] = spoken;
  const month = months.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;
  return month === 0
    ? undefined
    : moment(`${year}-${two(month)}-${two(date)}`, Number(hour), minute, '00', '');
}

/** Milliseconds between a clock on the wall and the same one of Greenwich, at a moment. */
function offsetAt(at: number, zone: Intl.DateTimeFormat): number {
  const told = Object.fromEntries(zone.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = told;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** @throws {RangeError} where there is no such zone */
export const zoneOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** When that was. @param zone of clocks that tell none */
export function instantOf(moment: string, zone: Intl.DateTimeFormat): Date {
  if (!/\d\d:\d\d:\d\d$/.test(moment) || /[+-]\d\d:\d\d$/.test(moment)) return new Date(moment);
  const wall = Date.parse(`${moment}Z`);
  // Looked at twice, for the hours in which a clock is put forward or back.
  const near = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(near, zone));
}
