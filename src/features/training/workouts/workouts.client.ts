import { ApiError, read, remove } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { recordSets } from '../training.client.ts';
import type { WorkoutSet } from '../schema.ts';
import type { Workout, WorkoutList, WorkoutPatch } from './schema.ts';
import { withState, type Done } from '../workout-sets.ts';

const api = () => memberApi().training.workouts;
const workoutApi = () => api()[':id'];

export const workoutPath = (id: string): string => `/profile/training/workouts/${id}`;

/** @throws {ApiError} as all of these */
export const readWorkouts = async (after?: string): Promise<WorkoutList> =>
  await read(api().$get({ query: after === undefined ? {} : { after } }));

export const readWorkout = async (id: string): Promise<Workout> =>
  await read(workoutApi().$get({ param: { id } }));

export const changeWorkout = async (id: string, json: WorkoutPatch): Promise<Workout> =>
  await read(workoutApi().$patch({ param: { id }, json }));

export const deleteWorkout = (id: string): Promise<void> => remove(workoutApi().$delete({ param: { id } }));

export const restoreWorkout = async (id: string): Promise<Workout> =>
  await read(workoutApi().restore.$post({ param: { id } }));

/** Corrects one set of a finished workout. @param done what was done of it; null where it was not done */
export async function correctSet(
  { id, sets, finishedAt }: Workout,
  set: WorkoutSet,
  done: Done | null,
): Promise<Workout> {
  const at = set.at ?? finishedAt;
  const changed = withState(sets, set.id, done ? 'done' : 'skipped', at, done ?? undefined);
  await recordSets(
    id,
    changed.filter((one) => one.id === set.id),
  );
  return await readWorkout(id);
}

/** What was read; null where there is none of that address. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.problem.status)) return null;
    throw error;
  }
}
