import { read, remove } from '#src/api/client.ts';
import { bmiOf } from '#src/lib/bmi.ts';
import { memberApi, refreshProfile } from '#src/session/account.client.ts';
import type { Queue } from '#src/session/device/queue/waiting.ts';
import { sendOrKeep, waits } from '#src/session/send-or-keep.client.ts';
import type { Measured, Measurement } from './schema.ts';

const path = '/progress/measurements';
const ofDay = () => memberApi().progress.measurements[':date'];

/**
 * Keeps what was weighed on a day.
 *
 * @param before what was known of the day; where it waits, it goes over nothing else
 * @returns whether it waits for a connection
 * @throws {ApiError}
 */
export async function weigh(date: string, measured: Measured, before: number | null): Promise<boolean> {
  const write = {
    method: 'PUT',
    path: `${path}/${date}`,
    body: { ...measured, before: [before] },
    about: { kind: 'weight', value: String(measured.weight), day: date },
  } as const;
  const kept = await sendOrKeep(write, () => read(ofDay().$put({ param: { date }, json: measured })));
  // The session knows the measures too; where this fails it learns them at the next visit.
  refreshProfile().catch(() => undefined);
  return kept === waits;
}

/** @throws {ApiError} */
export async function removeWeight({ date, weight }: Pick<Measurement, 'date' | 'weight'>): Promise<void> {
  const about = { kind: 'weight', value: String(weight), day: date } as const;
  await sendOrKeep({ method: 'DELETE', path: `${path}/${date}`, about }, () =>
    remove(ofDay().$delete({ param: { date } })),
  );
  refreshProfile().catch(() => undefined);
}

/** What waits of weights, by their days; null for what is to be removed. @param height where none was written, in cm */
export function keptWeights(queue: Queue, height: number | null): ReadonlyMap<string, Measurement | null> {
  const kept = new Map<string, Measurement | null>();
  for (const { method, path: address, body } of queue) {
    if (!address.startsWith(`${path}/`)) continue;
    const date = address.slice(path.length + 1);
    const { weight, height: given = height } = (body ?? {}) as Partial<Measured>;
    const bmi = given !== null && weight !== undefined ? bmiOf({ height: given, weight }) : null;
    kept.set(date, method === 'DELETE' || weight === undefined ? null : { date, weight, height: given, bmi });
  }
  return kept;
}
