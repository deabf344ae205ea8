import { Hono } from 'hono';
import { changedMeanwhile, describe, refusals, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { exerciseMessages as messages } from './messages.ts';
import {
  exerciseChangeSchema,
  exerciseDraftSchema,
  exerciseListQuerySchema,
  exercisePageSchema,
  storedExerciseSchema,
} from './schema.ts';
import {
  changeExercise,
  createExercise,
  deleteExercise,
  listForStaff,
  readForStaff,
} from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedExerciseSchema),
  in_use: [409, messages.inUse, { usedBy: storedExerciseSchema.shape.usedBy }],
});

/** `/api/admin/exercises`: the exercise library, for staff. */
export const staffExercisesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The exercise library, by name',
      answers: { 200: ['One page of it', exercisePageSchema] },
    }),
    validated('query', exerciseListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'An exercise with its version',
      answers: { 200: ['The exercise', storedExerciseSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      const stored = await readForStaff(memberOf(c), c.req.param('id'));
      if (!stored) throw refuse('not_found');
      return c.json(stored);
    },
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Add an exercise',
      answers: { 201: ['The exercise with its version', storedExerciseSchema] },
    }),
    validated('json', exerciseDraftSchema),
    async (c) => c.json(await createExercise(memberOf(c), c.req.valid('json')), 201),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Change an exercise; the version is the one that was read',
      answers: { 200: ['The exercise as it is now', storedExerciseSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile'),
    }),
    validated('json', exerciseChangeSchema),
    async (c) => {
      const outcome = await changeExercise(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, (exercise) => exercise));
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete an exercise that no plan uses',
      description: 'Plans that use it are named, though not always all of them.',
      answers: { 204: 'It is gone' },
      refusals: refuse.of('not_found', 'in_use'),
    }),
    async (c) => {
      const isGone = await deleteExercise(memberOf(c), c.req.param('id'), (usedBy) =>
        refuse('in_use', { usedBy }),
      );
      if (!isGone) throw refuse('not_found');
      return c.body(null, 204);
    },
  );
