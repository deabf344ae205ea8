import { read } from '#src/api/client.ts';
import { askedOf, deleting, saving } from '#src/api/screen-data.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import {
  exerciseListQuerySchema,
  type ExerciseDraft,
  type ExercisePage,
  type StoredExercise,
} from './schema.ts';

const exercisesApi = () => memberApi().admin.exercises;

/** The page of the library that an address asks for. @throws {ApiError} */
export const readExercises = async (asked: URLSearchParams): Promise<ExercisePage> =>
  await read(exercisesApi().$get({ query: askedOf(exerciseListQuerySchema, asked) }));

/** @throws {ApiError} */
export const readExercise = async (id: string): Promise<StoredExercise> =>
  await read(exercisesApi()[':id'].$get({ param: { id } }));

/** @param over what it is written over; null adds an exercise */
export const saveExercise = (
  draft: ExerciseDraft,
  over: StoredExercise | null,
  key: SaveKey,
): Promise<SaveResult<StoredExercise>> =>
  saving(
    over
      ? exercisesApi()[':id'].$put(
          { param: { id: over.exercise.id }, json: { ...draft, version: over.version } },
          key,
        )
      : exercisesApi().$post({ json: draft }, key),
  );

export const deleteExercise = (id: string) => deleting(exercisesApi()[':id'].$delete({ param: { id } }));
