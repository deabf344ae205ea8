import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { changedMeanwhile, problem, ProblemError } from '#src/api/problem.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import { idText } from '#src/lib/localized.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { exerciseMessages } from './messages.ts';
import {
  exerciseChangeSchema,
  exerciseDraftSchema,
  exerciseListQuerySchema,
  exercisePageSchema,
  keptExerciseSchema,
} from './schema.ts';
import {
  changeExercise,
  createExercise,
  deleteExercise,
  findExercises,
  readExercise,
} from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forStaff = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: json('Not signed in', problemSchema),
  403: json('The caller may not change exercises', problemSchema),
};
const unknownExercise = { 404: json('There is no such exercise', problemSchema) };
const invalid = { 422: json('What is wrong, field by field', problemSchema) };

const idOf = z.object({ id: idText });
const notFound = () => new ProblemError(problem(404, 'not_found', exerciseMessages.notFound.id));

/** `/api/admin/exercises`: the exercise library, for staff. */
export const staffExercisesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'The exercise library, by name',
      responses: { 200: json('One page of it', exercisePageSchema), ...notAllowed, ...invalid },
    }),
    validated('query', exerciseListQuerySchema),
    async (c) => c.json(await findExercises(memberOf(c), c.req.valid('query'))),
  )
  .get(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'An exercise with its version',
      responses: {
        200: json('The exercise', keptExerciseSchema),
        ...notAllowed,
        ...unknownExercise,
        ...invalid,
      },
    }),
    validated('param', idOf),
    async (c) => {
      const found = await readExercise(memberOf(c), c.req.valid('param').id);
      if (!found) throw notFound();
      return c.json(found);
    },
  )
  .post(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'Add an exercise',
      responses: { 201: json('The exercise as it is stored', keptExerciseSchema), ...notAllowed, ...invalid },
    }),
    validated('json', exerciseDraftSchema),
    async (c) => c.json(await createExercise(memberOf(c), c.req.valid('json')), 201),
  )
  .put(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Change an exercise; the version is the one that was read',
      responses: {
        200: json('The exercise as it is stored now', keptExerciseSchema),
        ...notAllowed,
        ...unknownExercise,
        409: json('Somebody else has changed it: `current` is what stands', problemSchema),
        ...invalid,
      },
    }),
    validated('param', idOf),
    validated('json', exerciseChangeSchema),
    async (c) => {
      const context = memberOf(c);
      const { id } = c.req.valid('param');
      const outcome = await changeExercise(context, id, c.req.valid('json'));
      const current = outcome === 'not_found' ? null : await readExercise(context, id);
      if (!current) throw notFound();
      if (outcome === 'changed_meanwhile') throw new ProblemError(changedMeanwhile(current));
      return c.json(current);
    },
  )
  .delete(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Delete an exercise that no plan uses',
      responses: {
        200: json('It is gone', z.object({ deleted: z.literal(true) })),
        ...notAllowed,
        ...unknownExercise,
        409: json('Plans use it: `usedBy` names them', problemSchema),
        ...invalid,
      },
    }),
    validated('param', idOf),
    async (c) => {
      const outcome = await deleteExercise(memberOf(c), c.req.valid('param').id);
      if (outcome === 'not_found') throw notFound();
      if (outcome === 'deleted') return c.json({ deleted: true as const });
      return answerProblem(c, { ...problem(409, 'in_use', exerciseMessages.inUse.id), ...outcome });
    },
  );
