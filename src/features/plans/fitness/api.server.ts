import { Hono } from 'hono';
import { describe, refusals } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { answerPdf, pdfAnswers } from '../pdf/answer.server.ts';
import { pdfQuerySchema } from '../pdf/order.ts';
import { fitnessListQuerySchema, fitnessPlanDetailSchema, fitnessPlanPageSchema } from './listing.ts';
import { fitnessPlanMessages } from './messages.ts';
import { listFitnessPlans, readFitnessPlan } from './service.server.ts';

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
      summary: 'A published fitness plan with its exercises',
      answers: { 200: ['The plan', fitnessPlanDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      const found = await readFitnessPlan(c.get('context'), c.req.param('id'));
      if (!found) throw refuse('not_found');
      return c.json(found, 200, publicCache);
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
      const detail = await readFitnessPlan(c.get('context'), c.req.param('id'));
      if (!detail) throw refuse('not_found');
      return await answerPdf(c, { kind: 'fitness', detail, ...c.req.valid('query') });
    },
  );
