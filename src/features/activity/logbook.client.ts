import { useLingui } from '@lingui/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { waits } from '#src/session/send-or-keep.client.ts';
import { useWaiting } from '#src/session/writes.client.ts';
import type { Day } from '#src/lib/day.ts';
import { showToast } from '#src/ui/toast.tsx';
import { saveFailure } from './failure.client.ts';
import { activityMessages } from './messages.ts';
import type { Activity } from './schema.ts';
import { asKept, keptOf, logActivity, removeActivity, type NewActivity } from './writing.client.ts';

/** An activity as a page shows it: one that was removed stays in its place, so that it can be brought back. */
export interface Entry {
  readonly activity: Activity;
  readonly isRemoved: boolean;
  /** It is on this device only, until there is a connection. */
  readonly isWaiting: boolean;
}

export interface Logbook {
  readonly entries: readonly Entry[];
  /** Takes in what was read; what is there already gives way to it. */
  readonly merge: (activities: readonly Activity[]) => void;
  /** @returns whether it waits for a connection. @throws {ApiError} */
  readonly save: (activity: NewActivity) => Promise<boolean>;
  readonly remove: (activity: Activity) => Promise<void>;
  readonly restore: (activity: Activity) => Promise<void>;
}

/**
 * The activities that a page knows of, in the order in which it came to know them.
 *
 * @param onCount told of each one more or less, as soon as the page shows it
 */
export function useLogbook(
  onCount?: (activity: Activity, sign: 1 | -1) => void,
  known: readonly Activity[] = [],
): Logbook {
  const { i18n } = useLingui();
  const [entries, setEntries] = useState<ReadonlyMap<string, Listed>>(() => entriesOf(known, false));
  const put = useCallback(
    (activities: readonly Activity[], isRemoved: boolean) =>
      setEntries(
        (known) => new Map([...known, ...activities.map((a) => [a.id, { activity: a, isRemoved }] as const)]),
      ),
    [],
  );

  // What was written without a connection, also before this page came.
  const waiting = useWaiting();
  const kept = useMemo(() => keptOf(waiting), [waiting]);
  const [seen, setSeen] = useState<typeof kept>(new Map());
  if (seen !== kept) {
    setSeen(kept);
    put(
      [...kept.values()].filter((each) => each !== null),
      false,
    );
  }

  /** The last change of each that was sent: what undoes it must not overtake it on its way. */
  const sent = useRef(new Map<string, Promise<void>>());
  const inTurn = (id: string, send: () => Promise<void>): Promise<void> => {
    const next = (sent.current.get(id) ?? Promise.resolve()).then(send, send);
    sent.current.set(id, next);
    return next;
  };

  /** Shows a change at once, and takes it back when the server refuses it. */
  async function change(
    activity: Activity,
    isRemoved: boolean,
    request: () => Promise<void>,
    failure: typeof saveFailure,
  ) {
    const sign = isRemoved ? -1 : 1;
    put([activity], isRemoved);
    onCount?.(activity, sign);
    try {
      await request();
    } catch (error) {
      put([activity], !isRemoved);
      onCount?.(activity, sign === 1 ? -1 : 1);
      showToast('error', failure(i18n, error));
    }
  }

  return {
    entries: [...entries.values()].map(({ activity, isRemoved }) => {
      const isWaiting = kept.has(activity.id);
      return { activity, isRemoved: isRemoved || kept.get(activity.id) === null, isWaiting };
    }),
    merge: useCallback((activities) => put(activities, false), [put]),
    async save(activity) {
      const saved = await logActivity(activity);
      const shown = saved === waits ? asKept(activity) : saved;
      put([shown], false);
      onCount?.(shown, 1);
      return saved === waits;
    },
    remove: (activity) =>
      change(
        activity,
        true,
        () => inTurn(activity.id, () => removeActivity(activity)),
        (i18n, error) => i18n._(whyFailed(error, activityMessages.notRemoved)),
      ),
    restore: (activity) =>
      change(
        activity,
        false,
        () => inTurn(activity.id, () => logActivity(activity).then(() => undefined)),
        saveFailure,
      ),
  };
}

/** In the order in which they come. */
export function groupByDay(entries: readonly Entry[]): ReadonlyMap<Day, readonly Entry[]> {
  const days = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const { date } = entry.activity;
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return days;
}

type Listed = Omit<Entry, 'isWaiting'>;

const entriesOf = (activities: readonly Activity[], isRemoved: boolean): ReadonlyMap<string, Listed> =>
  new Map(activities.map((activity) => [activity.id, { activity, isRemoved }]));
