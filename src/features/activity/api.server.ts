import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problem } from '#src/api/problem.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { activityMessages } from './messages.ts';
import { activitySchema, historySchema, newActivitySchema, rangeSchema } from './schema.ts';
import { listActivities, listHistory, logActivity, removeActivity } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forMembers = { tags: ['Activities'], security: [{ session: [] }] };
const notSignedIn = { 401: { description: 'Not signed in' } };
const invalid = { 422: { description: 'A field is wrong' } };

/** `/api/activities`: what a member has logged. Nobody sees or changes another one's. */
export const activitiesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'The member’s activities from one day to another',
      responses: {
        200: json('By day', z.object({ activities: z.array(activitySchema) })),
        ...notSignedIn,
        ...invalid,
      },
    }),
    validated('query', rangeSchema),
    async (c) => c.json({ activities: await listActivities(memberOf(c), c.req.valid('query')) }),
  )
  .get(
    '/history',
    describeRoute({
      ...forMembers,
      summary: 'All of the member’s activities, newest first, page by page',
      responses: {
        200: json('A page', z.object({ activities: z.array(activitySchema), next: z.string().nullable() })),
        ...notSignedIn,
        ...invalid,
      },
    }),
    validated('query', historySchema),
    async (c) => c.json(await listHistory(memberOf(c), c.req.valid('query').after)),
  )
  .post(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'Log an activity',
      responses: {
        201: json('Saved', activitySchema),
        ...notSignedIn,
        409: { description: 'Another activity has this id' },
        ...invalid,
      },
    }),
    validated('json', newActivitySchema),
    async (c) => {
      const saved = await logActivity(memberOf(c), c.req.valid('json'));
      if (saved === 'day_full') return answerProblem(c, problem(422, saved, activityMessages.dayFull.id));
      if (saved === 'id_taken') return answerProblem(c, problem(409, saved, activityMessages.idTaken.id));
      return c.json(saved, 201);
    },
  )
  .delete(
    '/:id',
    describeRoute({
      ...forMembers,
      summary: 'Remove an activity',
      responses: {
        204: { description: 'Removed' },
        ...notSignedIn,
        404: { description: 'The member has no such activity' },
        ...invalid,
      },
    }),
    validated('param', z.object({ id: z.uuid() })),
    async (c) => {
      if (await removeActivity(memberOf(c), c.req.valid('param').id)) return c.body(null, 204);
      return answerProblem(c, problem(404, 'not_found', activityMessages.notFound.id));
    },
  );
