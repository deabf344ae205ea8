import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { read, remove, whyFailed } from '#src/api/client.ts';
import { memberApi, refreshProfile } from '#src/session/account.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { progressMessages } from './messages.ts';
import type { Measured, Measurement } from './schema.ts';

/** A measurement as the page shows it: one that was removed stays in its place, so that it can be brought back. */
export interface Entry {
  readonly measurement: Measurement;
  readonly isRemoved: boolean;
}

export interface Measurements {
  /** The newest first. */
  readonly entries: readonly Entry[];
  /** @throws {ApiError} */
  readonly save: (date: string, measured: Measured) => Promise<void>;
  readonly remove: (measurement: Measurement) => Promise<void>;
  readonly restore: (measurement: Measurement) => Promise<void>;
}

/** The measurements that the page has read, and what is done with them; afterwards all is read again. */
export function useMeasurements(known: readonly Measurement[]): Measurements {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlyMap<string, Measurement>>(new Map());

  const putBack = (date: string) =>
    setRemoved((before) => new Map([...before].filter(([day]) => day !== date)));
  const takeAway = (measurement: Measurement) =>
    setRemoved((before) => new Map([...before, [measurement.date, measurement]]));

  async function readAgain() {
    // The session knows the measures too; when this fails it learns them at the next visit.
    refreshProfile().catch(() => undefined);
    await revalidate();
  }
  async function save(date: string, measured: Measured) {
    await putOnServer(date, measured);
    putBack(date);
    await readAgain();
  }

  return {
    entries: entriesOf(known, removed),
    save,
    async remove(measurement) {
      takeAway(measurement);
      try {
        await removeOnServer(measurement.date);
      } catch (error) {
        putBack(measurement.date);
        return showToast('error', i18n._(whyFailed(error, progressMessages.notRemoved)));
      }
      await readAgain();
    },
    async restore(measurement) {
      const { date, weight, height } = measurement;
      putBack(date);
      try {
        await save(date, { weight, height });
      } catch (error) {
        takeAway(measurement);
        showToast('error', i18n._(whyFailed(error, progressMessages.notSaved)));
      }
    },
  };
}

function entriesOf(known: readonly Measurement[], removed: ReadonlyMap<string, Measurement>): Entry[] {
  const kept = known
    .filter(({ date }) => !removed.has(date))
    .map((measurement) => ({ measurement, isRemoved: false }));
  const gone = [...removed.values()].map((measurement) => ({ measurement, isRemoved: true }));
  return [...kept, ...gone].toSorted((a, b) => (a.measurement.date < b.measurement.date ? 1 : -1));
}

async function putOnServer(date: string, measured: Measured): Promise<void> {
  await read(memberApi().progress.measurements[':date'].$put({ param: { date }, json: measured }));
}

const removeOnServer = (date: string): Promise<void> =>
  remove(memberApi().progress.measurements[':date'].$delete({ param: { date } }));
