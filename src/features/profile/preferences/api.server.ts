import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { problemSchema } from '#src/api/problem-schema.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { preferencesChangeSchema, preferencesSchema } from './schema.ts';
import { changePreferences, readPreferences } from './service.server.ts';

const thePreferences = {
  description: 'The member’s own choices; what was not chosen is not there',
  content: { 'application/json': { schema: resolver(preferencesSchema) } },
};
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(problemSchema) } },
});
const forMembers = { tags: ['Profile'], security: [{ session: [] }] };

/** `/api/preferences`: how a member fasts. Shown to nobody else. */
export const preferencesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'What the member chose: how they fast',
      responses: { 200: thePreferences, 401: refused('Not signed in') },
    }),
    async (c) => c.json(await readPreferences(memberOf(c))),
  )
  .put(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'Choose, or forget a choice',
      description: 'Changes what is named only; null forgets a choice. A name that is not known is refused.',
      responses: {
        200: thePreferences,
        401: refused('Not signed in'),
        404: refused('The account has no profile yet'),
        422: refused('A choice is not known'),
      },
    }),
    validated('json', preferencesChangeSchema),
    async (c) => c.json(await changePreferences(memberOf(c), c.req.valid('json'))),
  );
