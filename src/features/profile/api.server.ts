import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { Day } from '#src/lib/day.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { profileChangeSchema, profileQuestionSchema, profileSchema } from './schema.ts';
import { changeProfile, readProfile, refuse } from './service.server.ts';

const shared = {
  tag: 'Profile',
  answers: { 200: ['The member’s own profile', profileSchema] },
  refusals: refuse.of('not_found', 'profile_missing'),
} as const;

/** `/api/profile`: a member's own record. */
export const profileApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({ ...shared, summary: 'Read the member’s own profile' }),
    validated('query', profileQuestionSchema),
    async (c) => c.json(await readProfile(ownerOf(c), c.req.valid('query').today as Day | undefined)),
  )
  .patch(
    '/',
    describe({ ...shared, summary: 'Change the name, or height and weight' }),
    validated('json', profileChangeSchema),
    async (c) => c.json(await changeProfile(memberOf(c), c.req.valid('json'))),
  );
