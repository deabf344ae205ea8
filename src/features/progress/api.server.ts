import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { problem } from '#src/api/problem.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import type { Day } from '#src/lib/day.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { progressMessages } from './messages.ts';
import {
  measuredDaySchema,
  measuredSchema,
  measurementSchema,
  progressQuestionSchema,
  progressSchema,
} from './schema.ts';
import { measure, readProgress, removeMeasurement } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forMembers = { tags: ['Progress'], security: [{ session: [] }] };
const notSignedIn = { 401: { description: 'Not signed in' } };
const invalid = { 422: { description: 'A field is wrong, or the day has not come yet' } };

/** `/api/progress`: how a member goes on over time. Nobody sees or changes another one's. */
export const progressApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'Workouts week by week, weight and BMI over time, and assessments',
      responses: { 200: json('Some weeks', progressSchema), ...notSignedIn, ...invalid },
    }),
    validated('query', progressQuestionSchema),
    async (c) => c.json(await readProgress(memberOf(c), c.req.valid('query'))),
  )
  .put(
    '/measurements/:date',
    describeRoute({
      ...forMembers,
      summary:
        'Keep what was weighed on a day; the newest of a day counts, and the profile shows the newest day',
      responses: { 200: json('Kept', measurementSchema), ...notSignedIn, ...invalid },
    }),
    validated('param', measuredDaySchema),
    validated('json', measuredSchema),
    async (c) => {
      const kept = await measure(memberOf(c), c.req.valid('param').date as Day, c.req.valid('json'));
      if (kept === 'future') return answerProblem(c, problem(422, kept, progressMessages.future.id));
      return c.json(kept);
    },
  )
  .delete(
    '/measurements/:date',
    describeRoute({
      ...forMembers,
      summary: 'Remove a day’s measurement; without one the day stays as it is',
      responses: { 204: { description: 'Removed' }, ...notSignedIn, ...invalid },
    }),
    validated('param', measuredDaySchema),
    async (c) => {
      await removeMeasurement(memberOf(c), c.req.valid('param').date as Day);
      return c.body(null, 204);
    },
  );
