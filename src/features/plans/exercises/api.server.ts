import { Hono } from 'hono';
import { describe, found, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { exerciseDetailSchema, exercisesQuerySchema } from './listing.ts';
import { libraryMessages } from './messages.ts';
import { exerciseSchema } from './schema.ts';
import { findExercises, readExercise } from './service.server.ts';

const tag = 'Plans';
const refuse = refusals({ not_found: [404, libraryMessages.notFound] });

/** `/api/exercises`: the exercise library. */
export const exercisesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The exercise library, by name',
      description: 'Where something is looked for, what has it in its name comes first.',
      answers: { 200: ['Every exercise of the choice', wholeListSchema(exerciseSchema)] },
    }),
    validated('query', exercisesQuerySchema),
    async (c) => {
      const { ids, ...choice } = c.req.valid('query');
      const exercises = await findExercises(c.get('context'), choice, 'en');
      const asked = ids ? exercises.filter(({ id }) => ids.includes(id)) : exercises;
      return c.json(wholeList(asked), 200, publicCache);
    },
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'An exercise with its easier and harder relatives and the plans that use it',
      answers: { 200: ['The exercise', exerciseDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) =>
      c.json(found(await readExercise(c.get('context'), c.req.param('id')), refuse), 200, publicCache),
  );
