import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { retryDelay } from '#src/lib/retry-delay.ts';
import { isGone, isWorthWaiting, keepOutbox, readOutbox, tell, whatStands } from './diary.client.ts';
import { diaryMessages } from './messages.ts';
import {
  linesOf,
  without,
  withDeleted,
  withRestored,
  withWritten,
  type Line,
  type LocalEntry,
  type Outbox,
} from './outbox.ts';
import type { ShownEntry } from './schema.ts';

export interface Diary {
  readonly lines: readonly Line[];
  /** How many entries, of whichever day, the server has not taken yet. */
  readonly waiting: number;
  readonly write: (entry: LocalEntry, version: number | null) => void;
  readonly remove: (line: Line) => void;
  /** Brings back what was deleted. */
  readonly restore: (line: Line) => void;
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
  const [outbox, setOutbox] = useState(() => readOutbox(userId));
  const [known, setKnown] = useState(loaded);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const latest = useRef(outbox);

  const change = useCallback(
    (update: (outbox: Outbox) => Outbox) => {
      latest.current = update(latest.current);
      keepOutbox(userId, latest.current);
      setOutbox(latest.current);
    },
    [userId],
  );

  const show = useCallback((entries: readonly ShownEntry[]) => {
    setKnown((before) => {
      const ids = new Set(before.map(({ id }) => id));
      const changed = before.map((entry) => entries.find(({ id }) => id === entry.id) ?? entry);
      return [...changed, ...entries.filter(({ id }) => !ids.has(id))];
    });
  }, []);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const next = Object.entries(latest.current).find(
          ([, wanted]) => wanted.refusal === undefined && wanted.conflict === undefined,
        );
        if (!next) break;
        const [id, wanted] = next;
        try {
          const told = await tell(id, wanted);
          setFailures(0);
          if (told) show([told]);
          else setKnown((before) => before.filter((entry) => entry.id !== id));
          // What was changed meanwhile goes over the version that stands.
          change((now) => {
            const since = now[id];
            if (since === wanted || since === undefined) return without(now, id);
            return { ...now, [id]: { ...since, version: told?.version ?? since.version } };
          });
        } catch (error) {
          if (isWorthWaiting(error)) return setFailures((count) => count + 1);
          const conflict = whatStands(error);
          if (conflict) change((now) => ({ ...now, [id]: { ...wanted, conflict } }));
          else if (isGone(error) && wanted.version !== null && wanted.entry !== null)
            // Deleted elsewhere: what was changed here is new.
            change((now) => ({ ...now, [id]: { ...wanted, isRestored: true } }));
          else {
            const refusal = whyFailed(error, diaryMessages.notSaved);
            change((now) => ({ ...now, [id]: { ...wanted, refusal } }));
          }
        }
      }
    } finally {
      isSending.current = false;
    }
  }, [change, show]);

  useEffect(() => {
    if (Object.keys(outbox).length === 0) return;
    const timer = setTimeout(() => void send(), failures === 0 ? 0 : retryDelay(failures));
    return () => clearTimeout(timer);
  }, [outbox, failures, attempt, send]);

  useEffect(() => {
    const retry = () => {
      setFailures(0);
      setAttempt((count) => count + 1);
    };
    // Another window of the same member keeps its own there.
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.includes(userId)) {
        latest.current = readOutbox(userId);
        setOutbox(latest.current);
      }
    };
    addEventListener('online', retry);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('storage', onStorage);
    };
  }, [userId]);

  const lines = useMemo(() => linesOf(day, known, outbox), [day, known, outbox]);
  return {
    lines,
    waiting: Object.keys(outbox).length,
    write: (entry, version) => change((now) => withWritten(now, entry, version)),
    remove: ({ entry, version }) => change((now) => withDeleted(now, entry, version)),
    restore: (line) => change((now) => withRestored(now, line)),
    giveUp: (id) => {
      const conflict = latest.current[id]?.conflict;
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
    retry: () => {
      setFailures(0);
      setAttempt((count) => count + 1);
    },
  };
}
