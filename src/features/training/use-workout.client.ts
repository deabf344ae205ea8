import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { waits } from '#src/session/send-or-keep.client.ts';
import { begunAs, deliver, isOver, keepUntilSent, type Delivered } from './delivery.client.ts';
import { keepCopy, parseCopy, withSets, type DeviceCopy } from './device-copy.client.ts';
import type { Finished, WorkoutSet } from './schema.ts';
import { copyKey, readOpenSession } from './training.client.ts';
import { retryDelay } from '#src/lib/retry-delay.ts';
import { withExercises } from './session-exercises.client.ts';
import { changedSets, isAhead } from './workout-sets.ts';

/** Where what was done is: with the server, on the way, or here: waiting for a connection, or not taken. */
export type Delivery = 'saved' | 'sending' | 'waiting' | 'refused';

export type Outcome =
  | { readonly kind: 'going' }
  | { readonly kind: 'finished'; readonly finished: Finished }
  /** Finished here, and kept with all that waits for a connection. */
  | { readonly kind: 'kept'; readonly copy: DeviceCopy }
  /** Finished or dropped on another device, or in another window. */
  | { readonly kind: 'elsewhere' };

export interface Workout {
  readonly copy: DeviceCopy;
  readonly change: (update: (copy: DeviceCopy) => DeviceCopy) => void;
  readonly delivery: Delivery;
  readonly outcome: Outcome;
  /** Why the server did not take it; shown until the next try. */
  readonly refusal: unknown;
  /** Sends once more what was not taken. */
  readonly retry: () => void;
}

/** Whether two copies tell the server the same; a timer is this device's own. */
const tellSame = (a: DeviceCopy, b: DeviceCopy): boolean =>
  a.session.sets === b.session.sets && a.finish === b.finish && a.begun === b.begun;

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
  /** Attempts that failed one after the other, where it may help to wait. */
  const [failures, setFailures] = useState(known === null ? 1 : 0);
  /** What the server has looked at and does not take, and why: the same is not sent again unasked. */
  const [refused, setRefused] = useState<{ readonly copy: DeviceCopy; readonly error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** What is on its way, which never fails here; null while nothing is. */
  const sending = useRef<Promise<void>>(null);
  const latest = useRef(first);

  const isGoing = outcome.kind === 'going';
  const { id, sets } = copy.session;
  const isUnsent =
    copy.begun !== undefined ||
    copy.finish !== null ||
    (confirmed ? isAhead(sets, confirmed) : changedSets(sets).length > 0);

  const isRefused = refused !== null && tellSame(refused.copy, copy);

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
      setFailures(0);
      setRefused(null);
      if (finished) return end({ kind: 'finished', finished });
      if (session.finishedAt !== null) return end({ kind: 'elsewhere' });
      setConfirmed(session.sets);
      setCopy((now) => withSets(now.begun ? begunAs(now, session.id) : now, session.sets));
    },
    [end],
  );

  const keep = useCallback(
    async (told: DeviceCopy) => {
      const isKept = await keepUntilSent(userId, told);
      if (isKept && told.finish) return end({ kind: 'kept', copy: told });
      setFailures((count) => count + 1);
    },
    [userId, end],
  );

  const refuse = useCallback(
    (error: unknown, told: DeviceCopy) => {
      if (isOver(error)) return end({ kind: 'elsewhere' });
      if (isPassing(error)) return keep(told);
      const isSignedOut = error instanceof ApiError && error.problem.status === 401;
      if (isSignedOut) return setFailures((count) => count + 1);
      setFailures(0);
      setRefusal(error);
      setRefused({ copy: told, error });
      // Without the finish it is another copy: its sets may be taken.
      setCopy((now) => (now.finish ? { ...now, finish: null } : now));
    },
    [end, keep],
  );

  const send = useCallback(
    (told: DeviceCopy) => {
      sending.current = deliver(userId, told)
        .then(
          (delivered) => (delivered === waits ? keep(told) : take(delivered)),
          (error: unknown) => refuse(error, told),
        )
        .finally(() => {
          sending.current = null;
          setAttempt((count) => count + 1);
        });
    },
    [userId, take, keep, refuse],
  );

  // An attempt that failed waits for the next reason to try, not for its own end.
  const round = failures > 0 ? null : attempt;
  // One after the other: what was changed meanwhile follows when the answer is there.
  useEffect(() => {
    if (isGoing && isUnsent && !isRefused && !sending.current) send(copy);
  }, [copy, isRefused, isGoing, isUnsent, round, send]);

  // What was added or swapped here comes with what the server knows of it, once there is a connection.
  const unequipped = (confirmed ?? [])
    .flatMap(({ exerciseId }) => (exerciseId in copy.session.alternatives ? [] : exerciseId))
    .join(' ');
  useEffect(() => {
    if (!isGoing || unequipped === '') return;
    void readOpenSession().then(
      (session) =>
        session?.id === id && setCopy((now) => ({ ...now, session: withExercises(now.session, session) })),
      () => undefined,
    );
  }, [isGoing, unequipped, id]);

  const look = useCallback(async () => {
    // It may have gone before there was a line again, and is lost without being tried anew.
    await sending.current;
    const session = await readOpenSession().catch(() => undefined);
    if (sending.current) return;
    if (session === undefined) return setFailures((count) => count + 1);
    // Another one goes on, or none: told what was done here, the server says how this one ended.
    if (session?.id !== latest.current.session.id) return send(latest.current);
    take({ session, finished: null });
    setAttempt((count) => count + 1);
  }, [take, send]);

  useEffect(() => {
    if (!isGoing) return;
    const isLost = failures > 0 && isUnsent;
    const lookAgain = () => document.visibilityState === 'visible' && void look();
    const timer = isLost ? setTimeout(lookAgain, retryDelay(failures)) : undefined;
    addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isGoing, failures, isUnsent, look]);

  // Another window of this browser goes through the same session.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== copyKey(userId)) return;
      const other = parseCopy(newValue);
      if (!other) return void look();
      if (other.session.id !== id) return;
      // All but the sets is taken over as it is, so that two windows do not answer each other without end.
      setCopy((now) => withSets(other, now.session.sets));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [userId, look, id]);

  return {
    copy,
    change: useCallback((update) => {
      setRefusal(null);
      setCopy(update);
    }, []),
    delivery: !isUnsent ? 'saved' : isRefused ? 'refused' : failures > 0 ? 'waiting' : 'sending',
    outcome,
    refusal: isRefused ? refused.error : refusal,
    retry: useCallback(() => {
      setRefusal(null);
      setRefused(null);
    }, []),
  };
}
