import type { Day } from '#src/lib/day.ts';
import { toEthiopian } from '#src/lib/ethiopian-date.ts';

/** Width and height of a day in the picture of a year, and what is left free of it. */
export const cell = { width: 9, height: 14, gap: 1 } as const;

/** Where the middle of a day stands: thirty columns, a line for each month. */
export function placeOf(date: Day): { readonly x: number; readonly y: number } {
  const { month, day } = toEthiopian(date);
  return { x: (day - 1) * cell.width, y: (month - 1) * cell.height };
}
