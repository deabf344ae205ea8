import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { preferencesChangeSchema, preferencesSchema } from './schema.ts';
import { changePreferences, readPreferences, refuse } from './service.server.ts';

const tag = 'Profile';
const answers = {
  200: ['The member’s own choices; what was not chosen is not there', preferencesSchema],
} as const;

/** `/api/preferences`: how a member fasts, and in which unit loads are shown. Shown to nobody else. */
export const preferencesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'What the member chose: how they fast, in which unit loads are shown',
      answers,
    }),
    async (c) => c.json(await readPreferences(ownerOf(c))),
  )
  .put(
    '/',
    describe({
      tag,
      summary: 'Choose, or forget a choice',
      description: 'Changes what is named only; null forgets a choice. A name that is not known is refused.',
      answers,
      refusals: refuse.of('not_found'),
    }),
    validated('json', preferencesChangeSchema),
    async (c) => c.json(await changePreferences(memberOf(c), c.req.valid('json'))),
  );
