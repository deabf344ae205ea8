import { z } from 'zod';

/** Where a page of a list that is ordered by time ends: exact to the microsecond, as the database keeps it. */
export interface Place {
  /** Microseconds since 1970. */
  readonly at: string;
  readonly id: string;
}

export const formatPlace = ({ at, id }: Place): string => `${at}_${id}`;

const place = z.object({
  at: z.string().regex(/^\d{1,16}$/),
  id: z.string().regex(/^[\da-z-]{1,64}$/i),
});

/** What `formatPlace` wrote; null for anything else. */
export function parsePlace(text: string): Place | null {
  const [at, id, ...rest] = text.split('_');
  const parsed = place.safeParse({ at, id });
  return parsed.success && rest.length === 0 ? parsed.data : null;
}

/** For `?after=` of a list: the `next` of the page before. */
export const afterSchema = z
  .string()
  .refine((text) => parsePlace(text) !== null, 'This page of the list cannot be found.')
  .optional();

/** How many rows are counted: above it, a count reads "1,000+". Counting all of a million takes longer than listing. */
export const mostCounted = 1000;

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
