import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { ZodType } from 'zod';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { logPageSchema, logPeopleSchema, logQuerySchema } from './schema.ts';
import { listLog, peopleInLog } from './service.server.ts';

const json = (description: string, schema: ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forSuperAdmins = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: { description: 'Not signed in' },
  403: { description: 'The caller is not a super admin' },
};

/** `/api/admin/log`: who changed what, from what to what, when. */
export const logApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Read the activity log, newest first, page by page',
      responses: {
        200: json('A page', logPageSchema),
        ...notAllowed,
        422: { description: 'A filter is wrong' },
      },
    }),
    validated('query', logQuerySchema),
    async (c) => c.json(await listLog(c.get('context'), c.req.valid('query'))),
  )
  .get(
    '/people',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Everybody who has changed something',
      responses: { 200: json('By name', logPeopleSchema), ...notAllowed },
    }),
    async (c) => c.json({ people: await peopleInLog(c.get('context')) }),
  );
