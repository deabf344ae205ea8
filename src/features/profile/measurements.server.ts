import { desc, eq } from 'drizzle-orm';
import { userProfiles } from '#db/schema.ts';
import { bodyMeasurements } from '#db/training-schema.ts';
import { bmiOf } from '#src/lib/bmi.ts';
import type { Day } from '#src/lib/day.ts';
import type { OwnContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';

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

/** What a member weighed last up to a day, the newest first. */
export const readNewest = async (
  { sql, actor }: OwnContext,
  until: Day,
  count: number,
): Promise<readonly Measurement[]> =>
  await sql<Measurement[]>`
    select date::text as date, height, weight, bmi from body_measurements
    where user_id = ${actor.userId} and date <= ${until}
    order by date desc limit ${count}`;

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

/**
 * The profile shows what was measured last; nothing where nothing is left. A height stays until there is another.
 *
 * @param knownHeight the profile's so far, in cm
 */
export async function followNewest(
  tx: Transaction,
  userId: string,
  knownHeight: number | null,
  now: Date,
): Promise<void> {
  const [newest] = await tx
    .select({ height: bodyMeasurements.height, weight: bodyMeasurements.weight })
    .from(bodyMeasurements)
    .where(eq(bodyMeasurements.userId, userId))
    .orderBy(desc(bodyMeasurements.date))
    .limit(1);
  const weight = newest?.weight ?? null;
  const height = newest?.height ?? knownHeight;
  const bmi = height === null || weight === null ? null : bmiOf({ height, weight });
  await tx
    .update(userProfiles)
    .set({ height, weight, bmi, updatedAt: now })
    .where(eq(userProfiles.id, userId));
}
