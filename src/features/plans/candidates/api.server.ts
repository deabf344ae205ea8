import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { candidatesSchema } from './schema.ts';
import { findCandidates } from './service.server.ts';

/** `/api/plans/candidates`: what a plan is chosen from for somebody; nothing about that person is sent. */
export const candidatesApi = new Hono<ApiEnvironment>().get(
  '/',
  describeRoute({
    tags: ['Plans'],
    summary: 'The newest published plans of each category and level, to choose one from',
    responses: {
      200: {
        description: 'At most four of each',
        content: { 'application/json': { schema: resolver(candidatesSchema) } },
      },
    },
  }),
  async (c) => c.json(await findCandidates(c.get('context')), 200, publicCache),
);
