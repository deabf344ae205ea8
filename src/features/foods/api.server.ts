import { Hono } from 'hono';
import { describe, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { foodSchema } from './schema.ts';
import { listFoods } from './service.server.ts';

/** `/api/foods`: what plans are counted with, each figure with its grade and source. */
export const foodsApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Plans',
    summary: 'The table of foods',
    description:
      'Figures are per 100 g as eaten; null where no source states one. The grade says how sure they are.',
    answers: { 200: ['Every food', wholeListSchema(foodSchema)] },
  }),
  async (c) => c.json(wholeList(await listFoods(c.get('context'))), 200, publicCache),
);
