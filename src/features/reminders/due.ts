import type { Meal } from '#src/features/diary/schema.ts';
import { addDays, today, weekday, type Day } from '#src/lib/day.ts';

/** On which days of the week (Monday is 0), and when by the clock of a place. */
export interface Rhythm {
  readonly days: readonly number[];
  /** `07:30` */
  readonly time: string;
  /** IANA time zone */
  readonly zone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** What the clock of a place shows, as if it were that of UTC, in milliseconds since 1970. */
function shownAt(zone: string, instant: number): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

const dayMs = 86_400_000;

/**
 * The moment at which a clock shows a time on a day. Where it shows it twice, the first; where clocks are put forward
 * over it, as long after that as the time is after the hour that is left out.
 */
export function momentAt(day: Day, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsets = [-dayMs, dayMs].map((away) => shownAt(zone, shown + away) - (shown + away));
  const tried = [...new Set(offsets)].map((offset) => shown - offset).toSorted((a, b) => a - b);
  const moment = tried.find((each) => shownAt(zone, each) === shown) ?? shown - offsets[0]!;
  return new Date(moment);
}

/** The first moment of a rhythm that comes after another one. */
export function nextMoment({ days, time, zone }: Rhythm, after: Date): Date {
  const first = today(after, zone);
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(first, ahead);
    if (!days.includes(weekday(day))) continue;
    const moment = momentAt(day, time, zone);
    if (moment > after) return moment;
  }
}

const noon = '12:00';

/**
 * Whether what stands in the diary of a day is enough not to be reminded of it at a time: anything, but from noon on more
 * than breakfast, which tells little of the day.
 */
export const isWrittenDown = (meals: readonly Meal[], time: string): boolean =>
  meals.some((meal) => time < noon || meal !== 'breakfast');
