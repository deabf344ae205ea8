import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import { activityMessages } from '#src/features/activity/messages.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { trainingMessages } from '../messages.ts';
import { afterSchema, workoutListSchema, workoutPatchSchema, workoutSchema } from './schema.ts';
import { changeWorkout, deleteWorkout, listWorkouts, readWorkout, restoreWorkout } from './service.server.ts';

const tag = 'Training';
const idSchema = z.object({ id: z.uuid() });
const refuse = refusals({
  session_not_found: [404, trainingMessages.sessionNotFound],
  day_full: [409, activityMessages.dayFull],
});

/** `/api/training/workouts`: what was done. Nobody sees or changes another one's. */
export const workoutsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The finished workouts, the newest first, page by page',
      answers: { 200: ['A page', workoutListSchema] },
    }),
    validated('query', afterSchema),
    async (c) => c.json(await listWorkouts(ownerOf(c), c.req.valid('query').after)),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A finished workout, compared with what was done before it',
      answers: { 200: ['The workout', workoutSchema] },
      refusals: refuse.of('session_not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      const { sql, actor } = ownerOf(c);
      const workout = await readWorkout(sql, actor.userId, c.req.valid('param').id);
      return c.json(refuse.unless(workout ?? 'session_not_found'));
    },
  )
  .patch(
    '/:id',
    describe({
      tag,
      summary: 'Write the name, notes, effort or minutes of a finished workout; its activity goes along',
      description: 'Single sets are corrected at `PUT /training/sessions/{id}/sets`.',
      answers: { 200: ['The workout as it stands then', workoutSchema] },
      refusals: refuse.of('session_not_found'),
    }),
    validated('param', idSchema),
    validated('json', workoutPatchSchema),
    async (c) =>
      c.json(refuse.unless(await changeWorkout(memberOf(c), c.req.valid('param').id, c.req.valid('json')))),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a finished workout with its activity; for a day it can be brought back',
      answers: { 204: 'Deleted' },
      refusals: refuse.of('session_not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      if (!(await deleteWorkout(memberOf(c), c.req.valid('param').id))) throw refuse('session_not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/restore',
    describe({
      tag,
      summary: 'Bring back a deleted workout with its activity; one that is there stays as it is',
      answers: { 200: ['The workout', workoutSchema] },
      refusals: refuse.of('session_not_found', 'day_full'),
    }),
    validated('param', idSchema),
    async (c) => c.json(refuse.unless(await restoreWorkout(memberOf(c), c.req.valid('param').id))),
  );
