import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { logPageSchema, logPeopleSchema, logQuerySchema } from './schema.ts';
import { listLog, peopleInLog } from './service.server.ts';

const tag = 'Staff';

/** `/api/admin/log`: who changed what, from what to what, when. */
export const logApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Read the activity log, newest first, page by page',
      answers: { 200: ['A page', logPageSchema] },
    }),
    validated('query', logQuerySchema),
    async (c) => c.json(await listLog(memberOf(c), c.req.valid('query'))),
  )
  .get(
    '/people',
    describe({
      tag,
      summary: 'Everybody who has changed something',
      answers: { 200: ['By name', logPeopleSchema] },
    }),
    async (c) => c.json(await peopleInLog(memberOf(c))),
  );
