import { read } from '#src/api/client.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Today } from './schema.ts';

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @throws {ApiError} as all of these */
export const readToday = async (day: Day): Promise<Today> =>
  (await read(memberApi().today.$get({ query: { day, timeZone: timeZone() } }))) as Today;

export async function logActivity(
  activity: Pick<Activity, 'id' | 'date' | 'type' | 'details'>,
): Promise<void> {
  const { id, date, type, details } = activity;
  await read(memberApi().activities.$post({ json: { id, date, type, details } }));
}
