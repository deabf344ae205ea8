import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problem } from '#src/api/problem.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { savedPlanMessages } from './messages.ts';
import { planReferenceSchema, savedPlanSchema } from './schema.ts';
import { isPlanSaved, listSavedPlans, removeSavedPlan, savePlan } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const whether = json('Whether the plan is saved', z.object({ saved: z.boolean() }));
const forMembers = { tags: ['Saved plans'], security: [{ session: [] }] };
const notSignedIn = { 401: { description: 'Not signed in' } };
const invalid = { 422: { description: 'The kind is none, or the id cannot be one' } };

/** `/api/saved-plans`: the plans that a member keeps. */
export const savedPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'The plans that the member has saved, newest first',
      responses: {
        200: json('All of them', z.object({ plans: z.array(savedPlanSchema) })),
        ...notSignedIn,
      },
    }),
    async (c) => c.json({ plans: await listSavedPlans(memberOf(c)) }),
  )
  .get(
    '/:kind/:planId',
    describeRoute({
      ...forMembers,
      summary: 'Whether the member has saved a plan',
      responses: {
        200: whether,
        ...notSignedIn,
        ...invalid,
      },
    }),
    validated('param', planReferenceSchema),
    async (c) => c.json({ saved: await isPlanSaved(memberOf(c), c.req.valid('param')) }),
  )
  .put(
    '/:kind/:planId',
    describeRoute({
      ...forMembers,
      summary: 'Save a plan; one that is saved already stays so',
      responses: {
        200: whether,
        ...notSignedIn,
        404: { description: 'No such plan is published' },
        409: { description: 'The member keeps as many plans as anyone may' },
        ...invalid,
      },
    }),
    validated('param', planReferenceSchema),
    async (c) => {
      const outcome = await savePlan(memberOf(c), c.req.valid('param'));
      if (outcome === 'not_found')
        return answerProblem(c, problem(404, outcome, savedPlanMessages.notFound.id));
      if (outcome === 'too_many_plans')
        return answerProblem(c, problem(409, outcome, savedPlanMessages.tooMany.id));
      return c.json({ saved: true });
    },
  )
  .delete(
    '/:kind/:planId',
    describeRoute({
      ...forMembers,
      summary: 'Remove a plan from the saved ones; one that is not among them stays so',
      responses: { 200: whether, ...notSignedIn, ...invalid },
    }),
    validated('param', planReferenceSchema),
    async (c) => {
      await removeSavedPlan(memberOf(c), c.req.valid('param'));
      return c.json({ saved: false });
    },
  );
