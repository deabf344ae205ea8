import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { ZodType } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { daysToThink, deletionRequestSchema, deletionSchema, ownDeletionSchema } from './schema.ts';
import { askForDeletion, readDeletion, takeBackDeletion } from './service.server.ts';

const forMembers = { tags: ['Account'], security: [{ session: [] }] };
const json = (description: string, schema: ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(problemSchema) } },
});
const notSignedIn = { 401: refused('Not signed in') };

/** `/api/account/deletion`: a member leaves, and may think again. */
export const deletionApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'Whether the member’s account is about to be deleted, and when',
      responses: { 200: json('Null where it stays', ownDeletionSchema), ...notSignedIn },
    }),
    async (c) => c.json({ deletion: await readDeletion(memberOf(c)) }),
  )
  .post(
    '/',
    describeRoute({
      ...forMembers,
      summary: `Have the account deleted in ${daysToThink} days`,
      description:
        'Every session ends, this one too. Until then the member can log in, take their data along and take it back; nothing else is answered.',
      responses: {
        201: json('When it will be deleted', deletionSchema),
        400: refused(
          'The password is wrong (`current_password_invalid`) or missing (`current_password_required`), or an account without one has not just logged in (`reauthentication_needed`)',
        ),
        ...notSignedIn,
        409: refused('This is the last super admin (`last_super_admin`)'),
        422: refused('The e-mail is not that of the account'),
        429: refused('Too many passwords were tried'),
      },
    }),
    validated('json', deletionRequestSchema),
    async (c) => c.json(await askForDeletion(memberOf(c), c.req.valid('json')), 201),
  )
  .delete(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'Keep the account after all',
      responses: { 204: { description: 'It stays, whether it was about to go or not' }, ...notSignedIn },
    }),
    async (c) => {
      await takeBackDeletion(memberOf(c));
      return c.body(null, 204);
    },
  );
