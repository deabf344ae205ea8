import { useEffect, useState } from 'react';
import { withSets, type DeviceCopy } from '../device-copy.client.ts';
import { readExercises } from '../library.client.ts';
import { withShown } from '../session-exercises.client.ts';
import { shownOf } from '../shown-exercise.ts';
import type { Workout } from '../use-workout.client.ts';
import { triedSummary } from './later-part.client.ts';
import { followTried, keepTried, loadSchema } from './tried-copy.client.ts';

/**
 * A visitor's workout: kept on the device with every change, brought together with what other windows did, told to
 * nobody.
 *
 * @param onForgotten another window has left it
 */
export function useTriedWorkout(first: DeviceCopy, onForgotten: () => void): Workout {
  const [copy, setCopy] = useState(first);
  useEffect(() => keepTried(copy), [copy]);
  const { id, exercises, alternatives } = copy.session;
  const isGoing = copy.finish === null;
  useEffect(
    () =>
      followTried((other) => {
        if (other?.session.id === id) setCopy((now) => withSets(other, now.session.sets));
        else onForgotten();
      }),
    [id, onForgotten],
  );

  // Asked for with the first touch, as what a workout may need when there is no connection any more.
  const known = new Set(exercises.map((exercise) => exercise.id));
  const missing = Object.values(alternatives)
    .flat()
    .filter((other) => !known.has(other))
    .join();
  useEffect(() => {
    if (!isGoing) return;
    const load = () => {
      for (const part of [loadSchema(), triedSummary.load()]) part.catch(() => undefined);
      if (missing === '') return;
      readExercises(missing.split(',')).then(
        (others) =>
          setCopy((now) => ({
            ...now,
            session: { ...now.session, exercises: withShown(now.session.exercises, others.map(shownOf)) },
          })),
        () => undefined,
      );
    };
    addEventListener('pointerdown', load, { once: true });
    addEventListener('keydown', load, { once: true });
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, [missing, isGoing]);

  return {
    copy,
    change: setCopy,
    delivery: 'saved',
    outcome: isGoing ? { kind: 'going' } : { kind: 'kept', copy },
    refusal: null,
    retry: () => undefined,
  };
}
