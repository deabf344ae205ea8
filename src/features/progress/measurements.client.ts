import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import { useWaiting } from '#src/session/writes.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { progressMessages } from './messages.ts';
import type { Period } from './period.ts';
import type { Measured, Measurement, Progress } from './schema.ts';
import { keptWeights, removeWeight, weigh } from './weighing.client.ts';

/** A measurement as the page shows it: one that was removed stays in its place, so that it can be brought back. */
export interface Entry {
  readonly measurement: Measurement;
  readonly isRemoved: boolean;
  /** It is on this device only, until there is a connection. */
  readonly isWaiting: boolean;
}

export interface Measurements {
  /** The newest first. */
  readonly entries: readonly Entry[];
  /** @returns whether it waits for a connection. @throws {ApiError} */
  readonly save: (date: string, measured: Measured) => Promise<boolean>;
  readonly remove: (measurement: Measurement) => Promise<void>;
  readonly restore: (measurement: Measurement) => Promise<void>;
}

/** The measurements that the page has read, and what is done with them; afterwards all is read again. */
export function useMeasurements(
  { measurements: stored, latest }: Pick<Progress, 'measurements' | 'latest'>,
  { first, last }: Period,
): Measurements {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlyMap<string, Measurement>>(new Map());

  const waiting = useWaiting();
  const height = latest?.height ?? null;
  const kept = useMemo(() => keptWeights(waiting, height), [waiting, height]);
  const known = useMemo(
    () =>
      [
        ...stored.filter(({ date }) => !kept.get(date)),
        ...[...kept.values()].filter((each) => each !== null && first <= each.date && each.date <= last),
      ] as Measurement[],
    [stored, kept, first, last],
  );

  const putBack = (date: string) =>
    setRemoved((before) => new Map([...before].filter(([day]) => day !== date)));
  const takeAway = (measurement: Measurement) =>
    setRemoved((before) => new Map([...before, [measurement.date, measurement]]));

  async function save(date: string, measured: Measured) {
    const before = known.find((each) => each.date === date)?.weight ?? null;
    const isKept = await weigh(date, measured, before);
    putBack(date);
    await revalidate();
    return isKept;
  }

  return {
    entries: entriesOf(known, removed).map(({ measurement, isRemoved }) => ({
      measurement,
      isRemoved: isRemoved || kept.get(measurement.date) === null,
      isWaiting: kept.has(measurement.date),
    })),
    save,
    async remove(measurement) {
      takeAway(measurement);
      try {
        await removeWeight(measurement);
      } catch (error) {
        putBack(measurement.date);
        return showToast('error', i18n._(whyFailed(error, progressMessages.notRemoved)));
      }
      await revalidate();
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

function entriesOf(
  known: readonly Measurement[],
  removed: ReadonlyMap<string, Measurement>,
): Omit<Entry, 'isWaiting'>[] {
  const kept = known
    .filter(({ date }) => !removed.has(date))
    .map((measurement) => ({ measurement, isRemoved: false }));
  const gone = [...removed.values()].map((measurement) => ({ measurement, isRemoved: true }));
  return [...kept, ...gone].toSorted((a, b) => (a.measurement.date < b.measurement.date ? 1 : -1));
}
