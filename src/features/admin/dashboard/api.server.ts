import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { dashboardSchema } from './schema.ts';
import { readDashboard } from './service.server.ts';

/** `/api/admin/dashboard`: how the whole product stands. */
export const dashboardApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Staff',
    summary: 'Counts, six months of growth and the last changes by staff',
    answers: { 200: ['How it stands', dashboardSchema] },
  }),
  async (c) => c.json(await readDashboard(memberOf(c))),
);
