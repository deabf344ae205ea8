import { Hono } from 'hono';
import { describe, found, refusals } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { contentDetailSchema, contentListQuerySchema, contentPageSchema } from './listing.ts';
import { contentMessages } from './messages.ts';
import { listContent, readContent } from './service.server.ts';

const tag = 'Content';
const refuse = refusals({ not_found: [404, contentMessages.notFound] });

export const contentApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Published articles, newest first',
      answers: { 200: ['One page of the list', contentPageSchema] },
    }),
    validated('query', contentListQuerySchema),
    async (c) => c.json(await listContent(c.get('context'), c.req.valid('query')), 200, publicCache),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'A published article, as Markdown and as HTML, with its sources',
      answers: { 200: ['The article', contentDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) =>
      c.json(found(await readContent(c.get('context'), c.req.param('id')), refuse), 200, publicCache),
  );
