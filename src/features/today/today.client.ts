import { read } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import { waitingBodies } from '#src/session/writes.client.ts';
import type { Today } from './schema.ts';

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @throws {ApiError} as all of these */
export async function readToday(day: Day): Promise<Today> {
  const [today, { tsom }] = await Promise.all([
    read(memberApi().today.$get({ query: { day, timeZone: timeZone() } })),
    waitingBodies('/preferences'),
  ]);
  // Chosen without a connection.
  return { ...(today as Today), ...(tsom !== undefined && { tsom: tsom as Today['tsom'] }) };
}
