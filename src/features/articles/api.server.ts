import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { validated } from '#src/api/respond.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { contentDetailSchema, contentListQuerySchema, contentPageSchema } from './listing.ts';
import { contentMessages } from './messages.ts';
import { listContent, readContent } from './service.server.ts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

export const contentApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      tags: ['Content'],
      summary: 'Published articles, newest first',
      responses: { 200: { description: 'One page of the list', content: json(contentPageSchema) } },
    }),
    validated('query', contentListQuerySchema),
    async (c) => c.json(await listContent(c.get('context'), c.req.valid('query')), 200, publicCache),
  )
  .get(
    '/:id',
    describeRoute({
      tags: ['Content'],
      summary: 'A published article, as Markdown and as HTML, with its sources',
      responses: {
        200: { description: 'The article', content: json(contentDetailSchema) },
        404: { description: 'There is no such article', content: json(problemSchema) },
      },
    }),
    async (c) => {
      const found = await readContent(c.get('context'), c.req.param('id'));
      if (!found) throw new ProblemError(problem(404, 'not_found', contentMessages.notFound.id));
      return c.json(found, 200, publicCache);
    },
  );
