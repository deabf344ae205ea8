import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client.ts';
import {
  copyKey,
  deliver,
  isOver,
  isPassing,
  keepCopy,
  parseCopy,
  type Delivered,
  type DeviceCopy,
} from './device-copy.tsx';
import type { Finished, WorkoutSet } from './schema.ts';
import { readOpenSession } from './training-client.tsx';
import { changesOf, isAhead, mergeSets } from './workout-sets.ts';

const retryMs = 10_000;

/** Where what was done is: with the server, on the way, or waiting here for a connection. */
export type Delivery = 'saved' | 'sending' | 'waiting';

export type Outcome =
  | { readonly kind: 'going' }
  | { readonly kind: 'finished'; readonly finished: Finished }
  /** Finished or dropped on another device, or in another window. */
  | { readonly kind: 'elsewhere' };

export interface Workout {
  readonly copy: DeviceCopy;
  readonly change: (update: (copy: DeviceCopy) => DeviceCopy) => void;
  readonly delivery: Delivery;
  readonly outcome: Outcome;
  /** Why the server did not take it; shown until the next try. */
  readonly refusal: unknown;
}

/** A copy with what another one knows of the sets. The same one where that is nothing new. */
const withSets = (copy: DeviceCopy, sets: readonly WorkoutSet[]): DeviceCopy =>
  isAhead(sets, copy.session.sets)
    ? { ...copy, session: { ...copy.session, sets: mergeSets(copy.session.sets, changesOf(sets)) } }
    : copy;

/**
 * The session that is gone through: kept on the device with every change, sent as soon as there is a connection, and
 * brought together with what other windows and devices did.
 *
 * @param known the sets as the server had them; null where it could not be asked
 */
export function useWorkout(userId: string, first: DeviceCopy, known: readonly WorkoutSet[] | null): Workout {
  const [copy, setCopy] = useState(first);
  const [confirmed, setConfirmed] = useState(known);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'going' });
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isOffline, setIsOffline] = useState(known === null);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const latest = useRef(first);

  const isGoing = outcome.kind === 'going';
  const { sets } = copy.session;
  const isUnsent =
    copy.finish !== null || (confirmed ? isAhead(sets, confirmed) : changesOf(sets).length > 0);

  useEffect(() => {
    latest.current = copy;
    if (isGoing) keepCopy(userId, copy);
  }, [userId, copy, isGoing]);

  const end = useCallback(
    (ended: Outcome) => {
      keepCopy(userId, null);
      setOutcome(ended);
    },
    [userId],
  );

  const take = useCallback(
    ({ session, finished }: Delivered) => {
      setIsOffline(false);
      if (finished) return end({ kind: 'finished', finished });
      if (session.finishedAt !== null) return end({ kind: 'elsewhere' });
      setConfirmed(session.sets);
      setCopy((now) => withSets(now, session.sets));
    },
    [end],
  );

  const refuse = useCallback(
    (error: unknown) => {
      if (isOver(error)) return end({ kind: 'elsewhere' });
      const isSignedOut = error instanceof ApiError && error.problem.status === 401;
      if (isPassing(error) || isSignedOut) return setIsOffline(true);
      setRefusal(error);
      setCopy((now) => ({ ...now, finish: null }));
    },
    [end],
  );

  const send = useCallback(
    (told: DeviceCopy) => {
      isSending.current = true;
      void deliver(told)
        .then(take, refuse)
        .finally(() => {
          isSending.current = false;
          setAttempt((count) => count + 1);
        });
    },
    [take, refuse],
  );

  // An attempt that failed waits for the next reason to try, not for its own end.
  const round = isOffline ? null : attempt;
  // One after the other: what was changed meanwhile follows when the answer is there.
  useEffect(() => {
    if (isGoing && isUnsent && !isSending.current) send(copy);
  }, [copy, isGoing, isUnsent, round, send]);

  const look = useCallback(async () => {
    if (isSending.current) return;
    const session = await readOpenSession().catch(() => undefined);
    if (session === undefined || isSending.current) return;
    // Another one goes on, or none: told what was done here, the server says how this one ended.
    if (session?.id !== first.session.id) return send(latest.current);
    take({ session, finished: null });
    setAttempt((count) => count + 1);
  }, [take, send, first.session.id]);

  useEffect(() => {
    if (!isGoing) return;
    const isLost = isOffline && isUnsent;
    const lookAgain = () => document.visibilityState === 'visible' && void look();
    const timer = isLost ? setInterval(lookAgain, retryMs) : undefined;
    addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isGoing, isOffline, isUnsent, look]);

  // Another window of this browser goes through the same session.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== copyKey(userId)) return;
      const other = parseCopy(newValue);
      if (!other) return void look();
      if (other.session.id !== first.session.id) return;
      // All but the sets is taken over as it is, so that two windows do not answer each other without end.
      setCopy((now) => withSets(other, now.session.sets));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [userId, look, first.session.id]);

  return {
    copy,
    change: useCallback((update) => {
      setRefusal(null);
      setCopy(update);
    }, []),
    delivery: !isUnsent ? 'saved' : isOffline ? 'waiting' : 'sending',
    outcome,
    refusal,
  };
}
