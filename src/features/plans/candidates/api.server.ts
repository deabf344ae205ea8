import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { candidatesSchema } from './schema.ts';
import { findCandidates } from './service.server.ts';

/** `/api/plans/candidates`: what a plan is chosen from for somebody; nothing about that person is sent. */
export const candidatesApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Plans',
    summary: 'The newest published plans of each category and level, to choose one from',
    answers: { 200: ['At most eight of each', candidatesSchema] },
  }),
  async (c) => c.json(await findCandidates(c.get('context')), 200, publicCache),
);
