import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { foodSchema } from './schema.ts';
import { listFoods } from './service.server.ts';

/** `/api/foods`: what plans are counted with, each figure with its grade and source. */
export const foodsApi = new Hono<ApiEnvironment>().get(
  '/',
  describeRoute({
    tags: ['Plans'],
    summary: 'The table of foods',
    description:
      'Figures are per 100 g as eaten; null where no source states one. The grade says how sure they are.',
    responses: {
      200: {
        description: 'Every food',
        content: { 'application/json': { schema: resolver(z.array(foodSchema)) } },
      },
    },
  }),
  async (c) => c.json(await listFoods(c.get('context')), 200, publicCache),
);
