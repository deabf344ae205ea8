import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { Day } from '#src/lib/day.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { profileChangeSchema, profileQuestionSchema, profileSchema } from './schema.ts';
import { changeProfile, readProfile } from './service.server.ts';

const theProfile = {
  description: 'The member’s own profile',
  content: { 'application/json': { schema: resolver(profileSchema) } },
};

/** `/api/profile`: a member's own record. */
export const profileApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      tags: ['Profile'],
      summary: 'Read the member’s own profile',
      security: [{ session: [] }],
      responses: {
        200: theProfile,
        401: { description: 'Not signed in' },
        422: { description: 'The day is none' },
      },
    }),
    validated('query', profileQuestionSchema),
    async (c) => c.json(await readProfile(memberOf(c), c.req.valid('query').today as Day | undefined)),
  )
  .patch(
    '/',
    describeRoute({
      tags: ['Profile'],
      summary: 'Change the name, or height and weight',
      security: [{ session: [] }],
      responses: {
        200: theProfile,
        401: { description: 'Not signed in' },
        422: { description: 'A field is wrong' },
      },
    }),
    validated('json', profileChangeSchema),
    async (c) => c.json(await changeProfile(memberOf(c), c.req.valid('json'))),
  );
