import { Hono } from 'hono';
import { describe, refusals } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { answerPdf, pdfAnswers } from '../pdf/answer.server.ts';
import { nutritionPages } from '../pack/pages.ts';
import { packQuerySchema, packSchema } from '../pack/schema.ts';
import { readPack } from '../pack/service.server.ts';
import { pdfQuerySchema } from '../pdf/order.ts';
import {
  nutritionListQuerySchema,
  nutritionPlanDetailSchema,
  nutritionPlanPageSchema,
  nutritionPlanQuerySchema,
  onDay,
} from './listing.ts';
import { nutritionPlanMessages } from './messages.ts';
import { shoppingListSchema, shoppingQuerySchema } from './shopping/schema.ts';
import { readShoppingList } from './shopping/service.server.ts';
import { listNutritionPlans, readNutritionPlan } from './service.server.ts';

const tag = 'Plans';
const refuse = refusals({ not_found: [404, nutritionPlanMessages.notFound] });

export const nutritionPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Published nutrition plans, newest first',
      answers: { 200: ['One page of the list', nutritionPlanPageSchema] },
    }),
    validated('query', nutritionListQuerySchema),
    async (c) => c.json(await listNutritionPlans(c.get('context'), c.req.valid('query')), 200, publicCache),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A published nutrition plan with its foods and the sums of its days',
      answers: { 200: ['The plan', nutritionPlanDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('query', nutritionPlanQuerySchema),
    async (c) => {
      const found = await readNutritionPlan(c.get('context'), c.req.param('id'));
      if (!found) throw refuse('not_found');
      const { day } = c.req.valid('query');
      return c.json(day === undefined ? found : onDay(found, day), 200, publicCache);
    },
  )
  .get(
    '/:id/shopping',
    describe({
      tag,
      summary: 'What a week of a nutrition plan asks to be bought',
      answers: { 200: ['The list', shoppingListSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('query', shoppingQuerySchema),
    async (c) => {
      const list = await readShoppingList(c.get('context'), c.req.param('id'), c.req.valid('query'));
      if (!list) throw refuse('not_found');
      return c.json(list, 200, publicCache);
    },
  )
  .get(
    '/:id/pack',
    describe({
      tag,
      summary: 'What a published nutrition plan is read with where there is no connection, with its sizes',
      answers: { 200: ['Addresses to keep', packSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('query', packQuerySchema),
    async (c) => {
      const found = await readNutritionPlan(c.get('context'), c.req.param('id'));
      if (!found) throw refuse('not_found');
      const pages = nutritionPages(found.plan, c.req.valid('query').language);
      const addresses = [...pages, `/api/plans/nutrition/${found.plan.id}`];
      return c.json(await readPack(c.get('context'), addresses), 200, publicCache);
    },
  )
  .get(
    '/:id/pdf',
    describe({
      tag,
      summary: 'A published nutrition plan as a document to print',
      answers: pdfAnswers,
      refusals: refuse.of('not_found'),
    }),
    validated('query', pdfQuerySchema),
    async (c) => {
      const detail = await readNutritionPlan(c.get('context'), c.req.param('id'));
      if (!detail) throw refuse('not_found');
      return await answerPdf(c, { kind: 'nutrition', detail, ...c.req.valid('query') });
    },
  );
