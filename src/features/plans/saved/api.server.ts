import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { savedPlanMessages } from './messages.ts';
import { planReferenceSchema, savedPlanSchema } from './schema.ts';
import { isSaved, listSavedPlans, removeSavedPlan, savePlan } from './service.server.ts';

const tag = 'Saved plans';
const refuse = refusals({
  not_found: [404, savedPlanMessages.notFound],
  too_many_plans: [409, savedPlanMessages.tooMany],
});
const answers = { 200: ['Whether the plan is saved', z.object({ saved: z.boolean() })] } as const;

/** `/api/saved-plans`: the plans that a member keeps. */
export const savedPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The plans that the member has saved, newest first',
      answers: { 200: ['All of them', wholeListSchema(savedPlanSchema)] },
    }),
    async (c) => c.json(wholeList(await listSavedPlans(ownerOf(c)))),
  )
  .get(
    '/:kind/:planId',
    describe({
      tag,
      summary: 'Whether the member has saved a plan',
      answers,
    }),
    validated('param', planReferenceSchema),
    async (c) => c.json({ saved: await isSaved(ownerOf(c), c.req.valid('param')) }),
  )
  .put(
    '/:kind/:planId',
    describe({
      tag,
      summary: 'Save a plan; one that is saved already stays so',
      answers,
      refusals: refuse.of('not_found', 'too_many_plans'),
    }),
    validated('param', planReferenceSchema),
    async (c) => {
      const outcome = await savePlan(memberOf(c), c.req.valid('param'));
      if (outcome !== 'saved') throw refuse(outcome);
      return c.json({ saved: true });
    },
  )
  .delete(
    '/:kind/:planId',
    describe({
      tag,
      summary: 'Remove a plan from the saved ones; one that is not among them stays so',
      answers: { 204: 'It is not among them' },
    }),
    validated('param', planReferenceSchema),
    async (c) => {
      await removeSavedPlan(memberOf(c), c.req.valid('param'));
      return c.body(null, 204);
    },
  );
