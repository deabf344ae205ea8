import { sessionState } from '#src/session/session.client.ts';
import type { NewSession } from './beginning.ts';
import { samePlace } from './plan-progress.ts';
import type { ComingSession } from './schema.ts';
import { readExercises } from './library.client.ts';
import { readRoutine } from './routines/routines.client.ts';
import { shownOf } from './shown-exercise.ts';
import { readComing } from './training.client.ts';
import { setsAgain, setsOfRoutine } from './workout-sets.ts';
import { readWorkout } from './workouts/workouts.client.ts';

/** What a workout begins with. */
type Coming = Omit<ComingSession, 'startedAt'>;

/** Begun without a plan: all of it is added while one trains. */
const free = (): Coming => ({
  planId: null,
  startedPlanId: null,
  routineId: null,
  title: null,
  name: null,
  week: null,
  day: null,
  sets: [],
  exercises: [],
  alternatives: {},
  last: {},
  proposals: [],
  notes: [],
  bodyWeight: sessionState().user?.weight ?? null,
});

/** What a workout begins with, as far as this device knows; null where it does not. */
export async function comingOf(asked: NewSession): Promise<Coming | null> {
  try {
    if (asked.repeatedId !== undefined) return await again(asked.repeatedId);
    if (asked.routineId !== undefined) return await ofRoutine(asked.routineId);
    return asked.startedPlanId === undefined ? free() : await ofPlan(asked);
  } catch {
    return null;
  }
}

async function ofPlan({ startedPlanId, week = 0, day = 0 }: NewSession): Promise<Coming | null> {
  const { session, following } = await readComing();
  const isThis = (each: ComingSession | null) =>
    each?.startedPlanId === startedPlanId && each !== null && samePlace(each, { week, day });
  return [session, ...(following ?? [])].find(isThis) ?? null;
}

async function ofRoutine(id: string): Promise<Coming | null> {
  const routine = await readRoutine(id);
  const library = await readExercises(routine.exercises.map(({ exerciseId }) => exerciseId));
  const sets = setsOfRoutine(routine, library);
  if (sets.length === 0) return null;
  const ids = new Set(sets.map(({ exerciseId }) => exerciseId));
  const exercises = library.filter((exercise) => ids.has(exercise.id)).map(shownOf);
  return { ...free(), routineId: id, name: routine.name, sets, exercises };
}

async function again(id: string): Promise<Coming | null> {
  const { planId, routineId, title, name, week, day, sets } = await readWorkout(id);
  const ids = new Set(sets.map(({ exerciseId }) => exerciseId));
  const library = await readExercises([...ids]);
  const exercises = library.filter((exercise) => ids.has(exercise.id)).map(shownOf);
  return { ...free(), planId, routineId, title, name, week, day, sets: setsAgain(sets), exercises };
}
