import { Hono } from 'hono';
import { changedMeanwhile, describe, refusals, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { publishingRefusals } from '../../publishing/publishable.server.ts';
import { nutritionStaffMessages as messages } from './messages.ts';
import {
  nutritionPlanChangeSchema,
  nutritionPlanDraftSchema,
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
  storedPlan,
} from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedNutritionPlanSchema),
  ...publishingRefusals,
});

/** `/api/admin/nutrition-plans`: all nutrition plans, for those who write them. */
export const nutritionStaffApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Nutrition plans in every state, newest first',
      answers: { 200: ['One page of the list', staffPlanPageSchema] },
    }),
    validated('query', staffListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Make a nutrition plan',
      answers: { 201: ['The new plan', storedNutritionPlanSchema] },
      refusals: refuse.of('breaks_fast', 'not_publishable'),
    }),
    validated('json', nutritionPlanDraftSchema),
    async (c) => c.json(await createNutritionPlan(memberOf(c), c.req.valid('json')), 201),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A nutrition plan in whatever state',
      answers: { 200: ['The plan', storedNutritionPlanSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      const stored = await readForStaff(memberOf(c), c.req.param('id'));
      if (!stored) throw refuse('not_found');
      return c.json(stored);
    },
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Change a nutrition plan',
      description:
        'With the version that the change was made to. Where it is no longer that one, nothing is changed.',
      answers: { 200: ['The plan as it is now', storedNutritionPlanSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile', 'breaks_fast', 'not_publishable'),
    }),
    validated('json', nutritionPlanChangeSchema),
    async (c) => {
      const outcome = await changeNutritionPlan(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, storedPlan));
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a nutrition plan for good',
      answers: { 204: 'It is gone' },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      if (!(await deleteNutritionPlan(memberOf(c), c.req.param('id')))) throw refuse('not_found');
      return c.body(null, 204);
    },
  );
