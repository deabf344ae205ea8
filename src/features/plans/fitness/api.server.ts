import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { answerPdf, pdfContent } from '../pdf/answer.server.ts';
import { pdfQuerySchema } from '../pdf/order.ts';
import { fitnessListQuerySchema, fitnessPlanDetailSchema, fitnessPlanPageSchema } from './listing.ts';
import { fitnessPlanMessages } from './messages.ts';
import { listFitnessPlans, readFitnessPlan } from './service.server.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

export const fitnessPlansApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      tags: ['Plans'],
      summary: 'Published fitness plans, newest first',
      responses: { 200: { description: 'One page of the list', content: json(fitnessPlanPageSchema) } },
    }),
    validated('query', fitnessListQuerySchema),
    async (c) => c.json(await listFitnessPlans(c.get('context'), c.req.valid('query')), 200, publicCache),
  )
  .get(
    '/:id',
    describeRoute({
      tags: ['Plans'],
      summary: 'A published fitness plan with its exercises',
      responses: {
        200: { description: 'The plan', content: json(fitnessPlanDetailSchema) },
        404: { description: 'There is no such plan', content: json(problemSchema) },
      },
    }),
    async (c) => {
      const found = await readFitnessPlan(c.get('context'), c.req.param('id'));
      if (!found) throw new ProblemError(problem(404, 'not_found', fitnessPlanMessages.notFound.id));
      return c.json(found, 200, publicCache);
    },
  )
  .get(
    '/:id/pdf',
    describeRoute({
      tags: ['Plans'],
      summary: 'A published fitness plan as a document to print',
      responses: {
        200: { description: 'The document, A4', content: pdfContent },
        404: { description: 'There is no such plan', content: json(problemSchema) },
      },
    }),
    validated('query', pdfQuerySchema),
    async (c) => {
      const detail = await readFitnessPlan(c.get('context'), c.req.param('id'));
      if (!detail) throw new ProblemError(problem(404, 'not_found', fitnessPlanMessages.notFound.id));
      return await answerPdf(c, { kind: 'fitness', detail, ...c.req.valid('query') });
    },
  );
