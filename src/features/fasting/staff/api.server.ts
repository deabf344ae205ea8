import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { changedMeanwhile, problem, ProblemError } from '#src/api/problem.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { feastMessages as messages } from './messages.ts';
import {
  announcementSchema,
  feastKeySchema,
  feastsQuerySchema,
  staffFeastSchema,
  staffFeastsSchema,
} from './schema.ts';
import { announceFeast, forgetAnnouncement, listStaffFeasts } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forStaff = { tags: ['Staff'], security: [{ session: [] }] };
const refused = {
  401: { description: 'Not signed in' },
  403: { description: 'Not for this role' },
  422: json('What is wrong, field by field', problemSchema),
};
const tooFar = problem(422, 'invalid_input', messages.tooFar.id, [
  { path: ['date'], message: messages.tooFar.id },
]);

/** `/api/admin/feasts`: the days of Islamic feasts, estimated and announced. */
export const staffFeastsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forStaff,
      summary: 'The Islamic feasts of a Hijri year',
      responses: { 200: json('The feasts, in the order of the year', staffFeastsSchema), ...refused },
    }),
    validated('query', feastsQuerySchema),
    async (c) => c.json(await listStaffFeasts(c.get('context'), c.req.valid('query').year)),
  )
  .put(
    '/:feast/:year',
    describeRoute({
      ...forStaff,
      summary: 'Write down the day that was announced',
      responses: {
        200: json('The feast', staffFeastSchema),
        409: json(
          'Somebody else has saved since (`changed_meanwhile`, with what stands now as `current`)',
          problemSchema,
        ),
        ...refused,
      },
    }),
    validated('param', feastKeySchema),
    validated('json', announcementSchema),
    async (c) => {
      const announced = await announceFeast(memberOf(c), c.req.valid('param'), c.req.valid('json'));
      if (announced.outcome === 'too_far') throw new ProblemError(tooFar);
      if (announced.outcome === 'changed_meanwhile')
        throw new ProblemError(changedMeanwhile(announced.current));
      return c.json(announced.feast);
    },
  )
  .delete(
    '/:feast/:year',
    describeRoute({
      ...forStaff,
      summary: 'Let the estimate hold again',
      responses: {
        204: { description: 'It holds' },
        404: json('It held already', problemSchema),
        ...refused,
      },
    }),
    validated('param', feastKeySchema),
    async (c) => {
      if (!(await forgetAnnouncement(memberOf(c), c.req.valid('param'))))
        throw new ProblemError(problem(404, 'not_found', messages.notFound.id));
      return c.body(null, 204);
    },
  );
