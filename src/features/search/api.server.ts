import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { foundSchema, searchQuerySchema } from './schema.ts';
import { searchEverything } from './service.server.ts';

/** `/api/search`: everything that is public, by words. What somebody looked for is kept by no cache. */
export const searchApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Site',
    summary: 'Plans, exercises, foods, recipes, articles, terms and pages, by words',
    description:
      'Each kind with what fits best of it; the lists of the kinds have all of it under the same `q`.',
    answers: { 200: ['What was found, kind by kind', foundSchema] },
  }),
  validated('query', searchQuerySchema),
  async (c) => {
    const { q, language } = c.req.valid('query');
    return c.json(await searchEverything(c.get('context'), q, language));
  },
);
