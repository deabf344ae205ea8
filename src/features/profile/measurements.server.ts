import { sql } from 'drizzle-orm';
import { bodyMeasurements } from '#db/training-schema.ts';
import { today, type Day } from '#src/lib/day.ts';
import type { Database } from '#src/server/database.server.ts';

/** What a member weighed on a day. */
export interface Measurement {
  readonly date: Day;
  /** cm; null where it was not known */
  readonly height: number | null;
  /** kg */
  readonly weight: number;
  /** kg/m², one decimal; null without a height */
  readonly bmi: number | null;
}

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a day begins first. */
const easternmostTimeZone = 'Pacific/Kiritimati';

/** Whether it is this day, or later, somewhere on earth. */
export const hasBegun = (day: Day, now: Date): boolean => day <= today(now, easternmostTimeZone);

/** Keeps what a member weighed; the newest of a day counts. The profile's row is to be locked before. */
export async function keepMeasurement(
  tx: Transaction,
  userId: string,
  { date, ...body }: Measurement,
): Promise<void> {
  await tx
    .insert(bodyMeasurements)
    .values({ userId, date, ...body })
    .onConflictDoUpdate({ target: [bodyMeasurements.userId, bodyMeasurements.date], set: body });
}

/** The profile shows what was measured last; nothing where nothing is left. */
export async function followNewest(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update user_profiles as profile
    set height = newest.height, weight = newest.weight, bmi = newest.bmi, updated_at = ${now.toISOString()}
    from (select) as always
    left join lateral (
      select height, weight, bmi from body_measurements
      where user_id = ${userId} order by date desc limit 1
    ) as newest on true
    where profile.id = ${userId}`);
}
