/** How many rows of a list are of one month. */
export interface MonthOfRows {
  /** The first day after it. */
  readonly end: string;
  readonly rows: number;
}

/** Where a page begins in a list that is ordered by time, the newest first. */
export interface PagePlace {
  /** The day before which all rows of the page were made. */
  readonly before: string;
  /** How many rows made before that day come before the page. */
  readonly skip: number;
}

/** Finds the place after so many rows; null where there is nothing any more. @param months the newest first */
export function placeAfter(rows: number, months: readonly MonthOfRows[]): PagePlace | null {
  let skip = rows;
  for (const month of months) {
    if (skip < month.rows) return { before: month.end, skip };
    skip -= month.rows;
  }
  return null;
}
