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
