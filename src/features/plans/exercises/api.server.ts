import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { publicCache } from '#src/api/public-cache.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { exerciseSchema } from './schema.ts';
import { listExercises } from './service.server.ts';

export const exercisesApi = new Hono<ApiEnvironment>().get(
  '/',
  describeRoute({
    tags: ['Plans'],
    summary: 'The exercise library',
    responses: {
      200: {
        description: 'Every exercise',
        content: { 'application/json': { schema: resolver(z.array(exerciseSchema)) } },
      },
    },
  }),
  async (c) => c.json(await listExercises(c.get('context')), 200, publicCache),
);
