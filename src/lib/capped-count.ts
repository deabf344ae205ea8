/** How many rows are counted: above it, a count reads "1,000+". Counting all of a million takes longer than listing. */
export const maxCounted = 1000;

/** What a search has found is counted up to here: whoever has more before them narrows it down. */
export const maxFound = 200;

/** A count that went no further than {@link maxCounted}, or another cap. */
export interface CappedCount {
  readonly count: number;
  readonly isCapped: boolean;
}

/** @param counted rows found among the first `most + 1` */
export const cappedCount = (counted: number, most = maxCounted): CappedCount => ({
  count: Math.min(counted, most),
  isCapped: counted > most,
});
