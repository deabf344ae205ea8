import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { openOutbox } from './kept-outbox.client.ts';
import {
  linesOf,
  without,
  withDeleted,
  withRestored,
  withWritten,
  type Line,
  type LocalEntry,
} from './outbox.ts';
import type { ShownEntry } from './schema.ts';

export interface Diary {
  readonly lines: readonly Line[];
  /** How many entries, of whichever day, the server has not taken yet. */
  readonly waiting: number;
  /** @returns whether it is kept, like those that follow: else it was said why */
  readonly write: (entry: LocalEntry, version: number | null) => boolean;
  readonly remove: (line: Line) => boolean;
  /** Brings back what was deleted. */
  readonly restore: (line: Line) => boolean;
  /** Leaves what the server has as it is. */
  readonly giveUp: (id: string) => void;
  /** Goes over what was changed elsewhere. */
  readonly insist: (line: Line) => void;
  /** Shows what the server has just said. */
  readonly show: (entries: readonly ShownEntry[]) => void;
  /** Sends at once what waits. */
  readonly retry: () => void;
}

/**
 * A day of the diary as it is written: each change is kept on the device, shown at once and sent as soon as there is a
 * connection, in the order in which it was made.
 *
 * @param loaded what the server has of the day
 */
export function useDiary(userId: string, day: string, loaded: readonly ShownEntry[]): Diary {
  const kept = useMemo(() => openOutbox(userId), [userId]);
  const outbox = useSyncExternalStore(kept.subscribe, kept.get, kept.get);
  const [known, setKnown] = useState(loaded);

  const show = useCallback((entries: readonly ShownEntry[]) => {
    setKnown((before) => {
      const ids = new Set(before.map(({ id }) => id));
      const changed = before.map((entry) => entries.find(({ id }) => id === entry.id) ?? entry);
      return [...changed, ...entries.filter(({ id }) => !ids.has(id))];
    });
  }, []);

  useEffect(() => {
    const end = kept.follow((id, told) => {
      if (told) show([told]);
      else setKnown((before) => before.filter((entry) => entry.id !== id));
    });
    void kept.send();
    return end;
  }, [kept, show]);

  const lines = useMemo(() => linesOf(day, known, outbox), [day, known, outbox]);
  const { change } = kept;
  return {
    lines,
    waiting: Object.keys(outbox).length,
    write: (entry, version) => change((now) => withWritten(now, entry, version)),
    remove: ({ entry, version }) => change((now) => withDeleted(now, entry, version)),
    restore: (line) => change((now) => withRestored(now, line)),
    giveUp: (id) => {
      const conflict = kept.get()[id]?.conflict;
      if (conflict) show([conflict]);
      change((now) => without(now, id));
    },
    insist: ({ entry, waiting }) =>
      change((now) => ({
        ...now,
        [entry.id]: {
          entry,
          day: entry.day,
          version: waiting?.conflict?.version ?? waiting?.version ?? null,
        },
      })),
    show,
    retry: () => void kept.send(),
  };
}
