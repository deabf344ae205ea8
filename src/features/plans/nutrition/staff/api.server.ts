import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { changedMeanwhile, problem, ProblemError } from '#src/api/problem.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { nutritionStaffMessages as messages } from './messages.ts';
import {
  changedNutritionPlanSchema,
  newNutritionPlanSchema,
  nutritionPlanChangeSchema,
  staffListQuerySchema,
  staffPlanPageSchema,
  storedNutritionPlanSchema,
} from './schema.ts';
import {
  changeNutritionPlan,
  createNutritionPlan,
  deleteNutritionPlan,
  listForStaff,
  readForStaff,
} from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forStaff = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: json('Not signed in', problemSchema),
  403: json('The caller may not change nutrition plans', problemSchema),
};
const invalid = { 422: json('What is wrong, field by field', problemSchema) };
const noPlan = { 404: json('There is no such plan', problemSchema) };
const notFound = () => new ProblemError(problem(404, 'not_found', messages.notFound.id));

/** `/api/admin/nutrition-plans`: all nutrition plans, for those who write them. */
export const nutritionStaffApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'Nutrition plans in every state, newest first',
      responses: { 200: json('One page of the list', staffPlanPageSchema), ...notAllowed, ...invalid },
    }),
    validated('query', staffListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'Make a nutrition plan',
      responses: { 201: json('The new plan', storedNutritionPlanSchema), ...notAllowed, ...invalid },
    }),
    validated('json', newNutritionPlanSchema),
    async (c) => c.json(await createNutritionPlan(memberOf(c), c.req.valid('json')), 201),
  )
  .get(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'A nutrition plan in whatever state',
      responses: { 200: json('The plan', storedNutritionPlanSchema), ...notAllowed, ...noPlan },
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
      summary: 'Change a nutrition plan',
      description:
        'With the version that the change was made to. Where it is no longer that one, nothing is changed, and the answer (409, `changed_meanwhile`) brings the plan as it is now.',
      responses: {
        200: json('The plan as it is now', storedNutritionPlanSchema),
        ...notAllowed,
        ...noPlan,
        409: json(
          'Somebody else has changed it meanwhile',
          z.object({ code: z.literal('changed_meanwhile'), current: changedNutritionPlanSchema }),
        ),
        ...invalid,
      },
    }),
    validated('json', nutritionPlanChangeSchema),
    async (c) => {
      const outcome = await changeNutritionPlan(memberOf(c), c.req.param('id'), c.req.valid('json'));
      if (!outcome) throw notFound();
      if (!('meanwhile' in outcome)) return c.json(outcome);
      return answerProblem(c, changedMeanwhile(outcome.meanwhile));
    },
  )
  .delete(
    '/:id',
    describeRoute({
      ...forStaff,
      summary: 'Delete a nutrition plan for good',
      responses: {
        200: json('It is gone', z.object({ deleted: z.literal(true) })),
        ...notAllowed,
        ...noPlan,
      },
    }),
    async (c) => {
      if (!(await deleteNutritionPlan(memberOf(c), c.req.param('id')))) throw notFound();
      return c.json({ deleted: true as const });
    },
  );
