/** How many rows are counted: above it, a count reads "1,000+". Counting all of a million takes longer than listing. */
export const mostCounted = 1000;

/** What a search has found is counted up to here: whoever has more before them narrows it down. */
export const mostFound = 200;

/** A count that went no further than {@link mostCounted}, or another cap. */
export interface CappedCount {
  readonly count: number;
  readonly isCapped: boolean;
}

/** @param counted rows found among the first `most + 1` */
export const cappedCount = (counted: number, most = mostCounted): CappedCount => ({
  count: Math.min(counted, most),
  isCapped: counted > most,
});
