import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, read, remove, whyFailed } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { measurementMessages as messages } from './messages.ts';
import type { Measurement, Measurements, NewMeasurement } from './schema.ts';

const api = () => memberApi().measurements;

/** @throws {ApiError} as all of these */
export const readMeasurements = async (from: Day, to: Day): Promise<Measurements> =>
  await read(api().$get({ query: { from, to } }));

/** Keeps a new one. What was changed since it was sent first, and its answer lost, goes over what had been sent. */
export async function keepMeasurement(measurement: NewMeasurement): Promise<Measurement> {
  try {
    return await read(api().$post({ json: measurement }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'id_taken') throw error;
    const { version } = error.problem.current as Measurement;
    return await correctMeasurement({ ...measurement, version });
  }
}

/** Writes over the version that is named. */
export async function correctMeasurement({ id, ...json }: Measurement): Promise<Measurement> {
  return await read(api()[':id'].$put({ param: { id }, json }));
}

const removeMeasurement = (id: string): Promise<void> => remove(api()[':id'].$delete({ param: { id } }));

const restoreMeasurement = async (id: string): Promise<Measurement> =>
  await read(api()[':id'].restore.$post({ param: { id } }));

/** As the page shows it: one that was removed stays in its place, so that it can be brought back. */
export interface Entry<Of extends Measurement = Measurement> {
  readonly measurement: Of;
  readonly isRemoved: boolean;
}

/** What the page has read of a kind, the newest first, and what is done with it; afterwards all is read again. */
export function useRemoving<Of extends Measurement>(known: readonly Of[]) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlyMap<string, Of>>(new Map());
  const putBack = (id: string) =>
    setRemoved((before) => new Map([...before].filter(([each]) => each !== id)));
  const takeAway = (measurement: Of) =>
    setRemoved((before) => new Map([...before, [measurement.id, measurement]]));
  return {
    entries: entriesOf(known, removed),
    remove: async (measurement: Of) => {
      takeAway(measurement);
      try {
        await removeMeasurement(measurement.id);
      } catch (error) {
        putBack(measurement.id);
        return showToast('error', i18n._(whyFailed(error, messages.notRemoved)));
      }
      await revalidate();
    },
    restore: async (measurement: Of) => {
      putBack(measurement.id);
      try {
        await restoreMeasurement(measurement.id);
      } catch (error) {
        takeAway(measurement);
        return showToast('error', i18n._(whyFailed(error, messages.notSaved)));
      }
      await revalidate();
    },
  };
}

const placeInTime = ({ day, time }: Measurement) => `${day} ${time ?? ''}`;

function entriesOf<Of extends Measurement>(
  known: readonly Of[],
  removed: ReadonlyMap<string, Of>,
): readonly Entry<Of>[] {
  const kept = known.filter(({ id }) => !removed.has(id));
  return [
    ...kept.map((measurement) => ({ measurement, isRemoved: false })),
    ...[...removed.values()].map((measurement) => ({ measurement, isRemoved: true })),
  ].toSorted((a, b) => (placeInTime(a.measurement) < placeInTime(b.measurement) ? 1 : -1));
}
