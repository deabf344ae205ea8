import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { changedMeanwhile, problem, ProblemError } from '#src/api/problem.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { staffFoodMessages } from './messages.ts';
import {
  changedFoodSchema,
  foodChangeSchema,
  foodListQuerySchema,
  staffFoodsSchema,
  storedFoodSchema,
} from './schema.ts';
import { changeFood, listForStaff, readForStaff } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forStaff = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: json('Not signed in', problemSchema),
  403: json('The caller may not change foods', problemSchema),
};
const invalid = { 422: json('What is wrong, field by field', problemSchema) };
const noFood = { 404: json('There is no such food', problemSchema) };
const notFound = () => new ProblemError(problem(404, 'not_found', staffFoodMessages.notFound.id));

/** `/api/admin/foods`: the table of foods, for those who better its figures. */
export const staffFoodsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'The table of foods with versions',
      responses: { 200: json('Every food that fits', staffFoodsSchema), ...notAllowed, ...invalid },
    }),
    validated('query', foodListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .get(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'A food with its version',
      responses: { 200: json('The food', storedFoodSchema), ...notAllowed, ...noFood },
    }),
    async (c) => {
      const stored = await readForStaff(memberOf(c), c.req.param('id'));
      if (!stored) throw notFound();
      return c.json(stored);
    },
  )
  .put(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Replace figures of a food by those of a better source, or change its name or note',
      description:
        'With the version that the change was made to. Where it is no longer that one, nothing is changed, and the answer (409, `changed_meanwhile`) brings the food as it is now. All seven figures together change the source of the whole food. What it said before stays in the activity log.',
      responses: {
        200: json('The food as it is now', storedFoodSchema),
        ...notAllowed,
        ...noFood,
        409: json(
          'Somebody else has changed it meanwhile',
          z.object({ code: z.literal('changed_meanwhile'), current: changedFoodSchema }),
        ),
        ...invalid,
      },
    }),
    validated('json', foodChangeSchema),
    async (c) => {
      const outcome = await changeFood(memberOf(c), c.req.param('id'), c.req.valid('json'));
      if (!outcome) throw notFound();
      if (!('meanwhile' in outcome)) return c.json(outcome);
      return answerProblem(c, changedMeanwhile(outcome.meanwhile));
    },
  );
