import type { Day } from '#src/lib/day.ts';

/** What of an account says whether it is suspended. */
interface Suspendable {
  readonly bannedUntil: Date | null;
  readonly banReason: string | null;
}

export interface Suspension {
  /** The first day, in Addis Ababa, on which the person can log in again; null: not until somebody lifts it. */
  readonly until: Day | null;
  readonly reason: string;
}

/** Stands for a suspension without an end, as other clients of the protocol read a day far away. */
const never = new Date('9999-12-31T00:00:00Z');

/** Addis Ababa is three hours ahead of UTC, summer and winter. */
const offsetMs = 3 * 3_600_000;

/** When a suspension ends. */
export const endOf = ({ until }: Pick<Suspension, 'until'>): Date =>
  until === null ? never : new Date(Date.parse(until) - offsetMs);

/** How an account is suspended at a moment; null where it is not. */
export function suspensionAt({ bannedUntil, banReason }: Suspendable, now: Date): Suspension | null {
  if (bannedUntil === null || bannedUntil <= now) return null;
  const until =
    bannedUntil >= never
      ? null
      : (new Date(bannedUntil.getTime() + offsetMs).toISOString().slice(0, 10) as Day);
  return { until, reason: banReason ?? '' };
}
