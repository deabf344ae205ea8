import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { ExerciseHistory, TrainedExercise } from './schema.ts';

const exerciseApi = () => memberApi().training.exercises[':exerciseId'];

/** @throws {ApiError} as the other */
export const readTrainedExercise = async (exerciseId: string): Promise<TrainedExercise> =>
  await read(exerciseApi().$get({ param: { exerciseId } }));

export const readExerciseHistory = async (exerciseId: string, after?: string): Promise<ExerciseHistory> =>
  await read(
    exerciseApi().workouts.$get({ param: { exerciseId }, query: after === undefined ? {} : { after } }),
  );
