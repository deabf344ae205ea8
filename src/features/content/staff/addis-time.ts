/** Addis Ababa is three hours ahead of UTC, summer and winter. */
const offset = '+03:00';
const offsetMs = 3 * 3_600_000;

/** The moment that a clock in Addis Ababa calls `yyyy-MM-ddTHH:mm`, as ISO 8601; null where there is none such. */
export function momentInAddis(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const moment = new Date(`${text}:00${offset}`);
  return Number.isNaN(moment.getTime()) || addisTime(moment.toISOString()) !== text
    ? null
    : moment.toISOString();
}

/** What a clock in Addis Ababa shows at a moment: `yyyy-MM-ddTHH:mm`. */
export const addisTime = (moment: string): string =>
  new Date(Date.parse(moment) + offsetMs).toISOString().slice(0, 16);

/** The parts of the day by which the Ethiopian clock counts, each of six hours, from midnight on. */
export const partsOfDay = ['night', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** What the Ethiopian clock, which begins at dawn, shows at `yyyy-MM-ddTHH:mm`: `09:30` is half past 3 in the morning. */
export function ethiopianClock(text: string): { readonly clock: string; readonly part: PartOfDay } {
  const hour = Number(text.slice(11, 13));
  const hours = (hour + 6) % 12 || 12;
  return { clock: `${hours}:${text.slice(14, 16)}`, part: partsOfDay[Math.floor(hour / 6)] ?? 'night' };
}
