import { Hono } from 'hono';
import { z } from 'zod';
import { describe, found, refusals } from '#src/api/describe.server.ts';
import { ownerOf, validated } from '#src/api/respond.server.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { trainingMessages } from '../messages.ts';
import { afterSchema } from '../workouts/schema.ts';
import { exerciseHistorySchema, trainedExerciseSchema } from './schema.ts';
import { listExerciseWorkouts, readTrainedExercise } from './service.server.ts';

const tag = 'Training';
const idSchema = z.object({ exerciseId: exerciseSchema.shape.id });
const refuse = refusals({ not_found: [404, trainingMessages.exerciseNotFound] });

/** `/api/training/exercises`: what a member did of an exercise. */
export const trainedExercisesApi = new Hono<ApiEnvironment>()
  .get(
    '/:exerciseId',
    describe({
      tag,
      summary: 'What the member did of an exercise so far: figures over time, and records',
      answers: { 200: ['The exercise', trainedExerciseSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) =>
      c.json(found(await readTrainedExercise(ownerOf(c), c.req.valid('param').exerciseId), refuse)),
  )
  .get(
    '/:exerciseId/workouts',
    describe({
      tag,
      summary: 'The workouts in which the member did an exercise, the newest first, page by page',
      answers: { 200: ['A page', exerciseHistorySchema] },
    }),
    validated('param', idSchema),
    validated('query', afterSchema),
    async (c) =>
      c.json(
        await listExerciseWorkouts(ownerOf(c), c.req.valid('param').exerciseId, c.req.valid('query').after),
      ),
  );
