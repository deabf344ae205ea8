import { useLingui } from '@lingui/react';
import { useCallback, useRef, useState } from 'react';
import { read, remove, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Day } from '#src/lib/day.ts';
import { showToast } from '#src/ui/toast.tsx';
import { saveFailure } from './failure.client.ts';
import { activityMessages } from './messages.ts';
import type { Activity } from './schema.ts';

/** An activity as a page shows it: one that was removed stays in its place, so that it can be brought back. */
export interface Entry {
  readonly activity: Activity;
  readonly isRemoved: boolean;
}

export type NewActivity = Pick<Activity, 'date' | 'type' | 'details'> & { readonly id?: string };

export interface Logbook {
  readonly entries: readonly Entry[];
  /** Takes in what was read; what is there already gives way to it. */
  readonly merge: (activities: readonly Activity[]) => void;
  /** @throws {ApiError} */
  readonly save: (activity: NewActivity) => Promise<void>;
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
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(() => entriesOf(known, false));
  const put = useCallback(
    (activities: readonly Activity[], isRemoved: boolean) =>
      setEntries(
        (known) => new Map([...known, ...activities.map((a) => [a.id, { activity: a, isRemoved }] as const)]),
      ),
    [],
  );

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
    entries: [...entries.values()],
    merge: useCallback((activities) => put(activities, false), [put]),
    async save(activity) {
      const saved = await post(activity);
      put([saved], false);
      onCount?.(saved, 1);
    },
    remove: (activity) =>
      change(
        activity,
        true,
        () => inTurn(activity.id, () => removeOnServer(activity.id)),
        (i18n, error) => i18n._(whyFailed(error, activityMessages.notRemoved)),
      ),
    restore: (activity) =>
      change(
        activity,
        false,
        () => inTurn(activity.id, () => post(activity).then(() => undefined)),
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

const entriesOf = (activities: readonly Activity[], isRemoved: boolean): ReadonlyMap<string, Entry> =>
  new Map(activities.map((activity) => [activity.id, { activity, isRemoved }]));

const post = async ({ id, date, type, details }: NewActivity): Promise<Activity> =>
  (await read(
    memberApi().activities.$post({ json: { ...(id !== undefined && { id }), date, type, details } }),
  )) as Activity;

const removeOnServer = (id: string): Promise<void> =>
  remove(memberApi().activities[':id'].$delete({ param: { id } }));
