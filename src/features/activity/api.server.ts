import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { activityMessages } from './messages.ts';
import {
  activitySchema,
  historyPageSchema,
  historySchema,
  newActivitySchema,
  rangeSchema,
} from './schema.ts';
import { listActivities, listHistory, logActivity, removeActivity } from './service.server.ts';

const tag = 'Activities';
const refuse = refusals({
  not_found: [404, activityMessages.notFound],
  id_taken: [409, activityMessages.idTaken],
  day_full: [409, activityMessages.dayFull],
});

/** `/api/activities`: what a member has logged. Nobody sees or changes another one's. */
export const activitiesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The member’s activities from one day to another',
      answers: { 200: ['By day', wholeListSchema(activitySchema)] },
    }),
    validated('query', rangeSchema),
    async (c) => c.json(wholeList(await listActivities(ownerOf(c), c.req.valid('query')))),
  )
  .get(
    '/history',
    describe({
      tag,
      summary: 'All of the member’s activities, newest first, page by page',
      answers: { 200: ['A page', historyPageSchema] },
    }),
    validated('query', historySchema),
    async (c) => c.json(await listHistory(ownerOf(c), c.req.valid('query').after)),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Log an activity',
      answers: { 201: ['Saved', activitySchema] },
      refusals: refuse.of('id_taken', 'day_full'),
    }),
    validated('json', newActivitySchema),
    async (c) => c.json(refuse.unless(await logActivity(memberOf(c), c.req.valid('json'))), 201),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Remove an activity',
      answers: { 204: 'Removed' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', z.object({ id: z.uuid() })),
    async (c) => {
      if (!(await removeActivity(memberOf(c), c.req.valid('param').id))) throw refuse('not_found');
      return c.body(null, 204);
    },
  );
