import { Hono } from 'hono';
import { describe, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { exerciseSchema } from './schema.ts';
import { listExercises } from './service.server.ts';

export const exercisesApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Plans',
    summary: 'The exercise library',
    answers: { 200: ['Every exercise', wholeListSchema(exerciseSchema)] },
  }),
  async (c) => c.json(wholeList(await listExercises(c.get('context'))), 200, publicCache),
);
