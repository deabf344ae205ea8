import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, read, remove, whyFailed } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { About, Queue } from '#src/session/device/queue/waiting.ts';
import { sendOrKeep, waits } from '#src/session/send-or-keep.client.ts';
import { useWaiting } from '#src/session/writes.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import type { MeasurementKind } from './kinds.ts';
import { measurementMessages as messages } from './messages.ts';
import type { Measurement, Measurements, NewMeasurement } from './schema.ts';

const api = () => memberApi().measurements;

/** @throws {ApiError} as all of these */
export const readMeasurements = async (from: Day, to: Day): Promise<Measurements> =>
  await read(api().$get({ query: { from, to } }));

const path = '/measurements';

type Kept = Promise<Measurement | typeof waits>;

/** Keeps a new one. What was changed since it was sent first, and its answer lost, goes over what had been sent. */
export async function keepMeasurement(measurement: NewMeasurement): Kept {
  try {
    return await sendOrKeep({ method: 'POST', path, body: measurement, about: aboutOf(measurement) }, () =>
      read(api().$post({ json: measurement })),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'id_taken') throw error;
    const { version } = error.problem.current as Measurement;
    return await correctMeasurement({ ...measurement, version });
  }
}

/** Writes over the version that is named. */
export async function correctMeasurement({ id, ...json }: Measurement): Kept {
  return await sendOrKeep({ method: 'PUT', path: `${path}/${id}`, body: json, about: aboutOf(json) }, () =>
    read(api()[':id'].$put({ param: { id }, json })),
  );
}

async function removeMeasurement(measurement: Measurement): Promise<void> {
  const { id } = measurement;
  await sendOrKeep({ method: 'DELETE', path: `${path}/${id}`, about: aboutOf(measurement) }, () =>
    remove(api()[':id'].$delete({ param: { id } })),
  );
}

async function restoreMeasurement(measurement: Measurement): Promise<void> {
  const { id } = measurement;
  await sendOrKeep({ method: 'POST', path: `${path}/${id}/restore`, about: aboutOf(measurement) }, () =>
    read(api()[':id'].restore.$post({ param: { id } })),
  );
}

const aboutOf = (measurement: Omit<NewMeasurement, 'id'>): About => {
  const { kind, day, figures } = measurement as NewMeasurement;
  const value =
    kind === 'blood_pressure'
      ? `${figures.systolic}/${figures.diastolic}`
      : String(kind === 'pulse' ? figures.pulse : figures.waist);
  return { kind, day, value };
};

/** What waits of measurements, by their ids; null for what is to be removed. */
function keptOf(queue: Queue): ReadonlyMap<string, Measurement | null> {
  const kept = new Map<string, Measurement | null>();
  const removed = new Map<string, Measurement>();
  for (const { method, path: address, body = {} } of queue) {
    const [, first, id = String(body['id']), deed] = address.split('/');
    if (`/${first}` !== path) continue;
    const before = kept.get(id);
    if (method === 'DELETE') {
      if (before) removed.set(id, before);
      kept.set(id, null);
    } else if (deed === 'restore') {
      const back = removed.get(id);
      if (back) kept.set(id, back);
      else kept.delete(id);
    } else kept.set(id, { version: 0, ...body, id } as Measurement);
  }
  return kept;
}

/** As the page shows it: one that was removed stays in its place, so that it can be brought back. */
export interface Entry<Of extends Measurement = Measurement> {
  readonly measurement: Of;
  readonly isRemoved: boolean;
  /** It is on this device only, until there is a connection. */
  readonly isWaiting: boolean;
}

/** What the page has read of a kind, the newest first, and what is done with it; afterwards all is read again. */
export function useRemoving<Of extends Measurement>(stored: readonly Of[], kind: MeasurementKind) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlyMap<string, Of>>(new Map());
  const waiting = useWaiting();
  const kept = useMemo(() => keptOf(waiting), [waiting]);
  const known = useMemo(
    () =>
      [
        ...stored.filter(({ id }) => !kept.get(id)),
        ...[...kept.values()].filter((each) => each?.kind === kind),
      ] as Of[],
    [stored, kept, kind],
  );
  const putBack = (id: string) =>
    setRemoved((before) => new Map([...before].filter(([each]) => each !== id)));
  const takeAway = (measurement: Of) =>
    setRemoved((before) => new Map([...before, [measurement.id, measurement]]));
  return {
    entries: entriesOf(known, removed).map(({ measurement, isRemoved }) => ({
      measurement,
      isRemoved: isRemoved || kept.get(measurement.id) === null,
      isWaiting: kept.has(measurement.id),
    })),
    remove: async (measurement: Of) => {
      takeAway(measurement);
      try {
        await removeMeasurement(measurement);
      } catch (error) {
        putBack(measurement.id);
        return showToast('error', i18n._(whyFailed(error, messages.notRemoved)));
      }
      await revalidate();
    },
    restore: async (measurement: Of) => {
      putBack(measurement.id);
      try {
        await restoreMeasurement(measurement);
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
): readonly Omit<Entry<Of>, 'isWaiting'>[] {
  const kept = known.filter(({ id }) => !removed.has(id));
  return [
    ...kept.map((measurement) => ({ measurement, isRemoved: false })),
    ...[...removed.values()].map((measurement) => ({ measurement, isRemoved: true })),
  ].toSorted((a, b) => (placeInTime(a.measurement) < placeInTime(b.measurement) ? 1 : -1));
}
