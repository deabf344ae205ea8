import { Hono } from 'hono';
import { describe, refusals } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { answerPdf, pdfAnswers } from '../pdf/answer.server.ts';
import { fitnessPages } from '../pack/pages.ts';
import { packQuerySchema, packSchema } from '../pack/schema.ts';
import { readPack } from '../pack/service.server.ts';
import { pdfQuerySchema } from '../pdf/order.ts';
import {
  fitnessListQuerySchema,
  fitnessPlanDetailSchema,
  fitnessPlanPageSchema,
  planWeekSchema,
} from './listing.ts';
import { fitnessPlanMessages } from './messages.ts';
import { blockDetails } from './schedule.ts';
import { listFitnessPlans, readFitnessPlan, readWholePlan } from './service.server.ts';

const tag = 'Plans';
const refuse = refusals({ not_found: [404, fitnessPlanMessages.notFound] });

export const fitnessPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Published fitness plans, newest first',
      answers: { 200: ['One page of the list', fitnessPlanPageSchema] },
    }),
    validated('query', fitnessListQuerySchema),
    async (c) => c.json(await listFitnessPlans(c.get('context'), c.req.valid('query')), 200, publicCache),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A published fitness plan in one of its weeks, with its exercises',
      answers: { 200: ['The plan', fitnessPlanDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('query', planWeekSchema),
    async (c) => {
      const found = await readFitnessPlan(c.get('context'), c.req.param('id'), c.req.valid('query').week);
      if (!found) throw refuse('not_found');
      return c.json(found, 200, publicCache);
    },
  )
  .get(
    '/:id/pack',
    describe({
      tag,
      summary: 'What a published fitness plan is read with where there is no connection, with its sizes',
      answers: { 200: ['Addresses to keep', packSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('query', packQuerySchema),
    async (c) => {
      const found = await readFitnessPlan(c.get('context'), c.req.param('id'));
      if (!found) throw refuse('not_found');
      const pages = fitnessPages(found.plan, c.req.valid('query').language);
      const addresses = [...pages, `/api/plans/fitness/${found.plan.id}`];
      return c.json(await readPack(c.get('context'), addresses), 200, publicCache);
    },
  )
  .get(
    '/:id/pdf',
    describe({
      tag,
      summary: 'A published fitness plan as a document to print',
      answers: pdfAnswers,
      refusals: refuse.of('not_found'),
    }),
    validated('query', pdfQuerySchema),
    async (c) => {
      const found = await readWholePlan(c.get('context'), c.req.param('id'));
      if (!found) throw refuse('not_found');
      const blocks = blockDetails(found.plan, found.exercises);
      return await answerPdf(c, { kind: 'fitness', detail: blocks[0]!, blocks, ...c.req.valid('query') });
    },
  );
