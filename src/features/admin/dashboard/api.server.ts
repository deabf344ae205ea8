import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { memberOf } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { dashboardSchema } from './schema.ts';
import { readDashboard } from './service.server.ts';

/** `/api/admin/dashboard`: how the whole product stands. */
export const dashboardApi = new Hono<ApiEnvironment>().get(
  '/',
  describeRoute({
    tags: ['Staff'],
    security: [{ session: [] }],
    summary: 'Counts, six months of growth and the last changes by staff',
    responses: {
      200: {
        description: 'How it stands',
        content: { 'application/json': { schema: resolver(dashboardSchema) } },
      },
      401: { description: 'Not signed in' },
      403: { description: 'The caller is no admin' },
    },
  }),
  async (c) => c.json(await readDashboard(memberOf(c))),
);
