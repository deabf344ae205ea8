import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { ZodType } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { renameFactor } from '../factors/enrolment.server.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.server.ts';
import {
  accountSchema,
  factorNameFormSchema,
  idSchema,
  proofSchema,
  recoveryCodesSchema,
  sessionsSchema,
} from './schema.ts';
import {
  cancelEmailChange,
  endOwnSession,
  listSessions,
  provePassword,
  readAccount,
} from './service.server.ts';

const security = [{ session: [] }];
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(problemSchema) } },
});
const notSignedIn = { 401: { description: 'Not signed in' } };
const answered = (description: string, schema: ZodType) => ({
  200: { description, content: { 'application/json': { schema: resolver(schema) } } },
});

/** `/api/account`: what of a member's account the account protocol has no call for. */
export const accountApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      tags: ['Account'],
      summary: 'Read how the member’s own account is secured',
      security,
      responses: { ...answered('The member’s own account', accountSchema), ...notSignedIn },
    }),
    async (c) => c.json(await readAccount(memberOf(c))),
  )
  .get(
    '/sessions',
    describeRoute({
      tags: ['Account'],
      summary: 'List where the member is logged in',
      description: 'The session that asks first, then the one used last.',
      security,
      responses: { ...answered('The member’s own sessions', sessionsSchema), ...notSignedIn },
    }),
    async (c) => c.json(await listSessions(memberOf(c))),
  )
  .delete(
    '/sessions/:id',
    describeRoute({
      tags: ['Account'],
      summary: 'End one of the member’s own sessions',
      security,
      responses: {
        204: { description: 'Ended' },
        ...notSignedIn,
        404: { description: 'The member has no such session' },
      },
    }),
    validated('param', idSchema),
    async (c) => {
      await endOwnSession(memberOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .delete(
    '/new-email',
    describeRoute({
      tags: ['Account'],
      summary: 'Take back a change of e-mail that is not confirmed yet',
      security,
      responses: { 204: { description: 'No change is waiting' }, ...notSignedIn },
    }),
    async (c) => {
      await cancelEmailChange(memberOf(c));
      return c.body(null, 204);
    },
  )
  .post(
    '/proof',
    describeRoute({
      tags: ['Account'],
      summary: 'Give the password once more',
      description:
        'For ten minutes this session may then do what asks for a fresh proof, such as removing a second factor.',
      security,
      responses: {
        204: { description: 'It is the password of the account' },
        400: refused(
          'The password is wrong (`current_password_invalid`), or the account has none (`reauthentication_needed`)',
        ),
        ...notSignedIn,
        429: refused('Too many passwords were tried'),
      },
    }),
    validated('json', proofSchema),
    async (c) => {
      await provePassword(memberOf(c), c.req.valid('json').password);
      return c.body(null, 204);
    },
  )
  .post(
    '/recovery-codes',
    describeRoute({
      tags: ['Account'],
      summary: 'Make ten new recovery codes, shown this once',
      description: 'The ones made before count no more.',
      security,
      responses: {
        ...answered('The new codes', recoveryCodesSchema),
        ...notSignedIn,
        409: { description: 'The account has no second factor' },
      },
    }),
    async (c) => c.json({ codes: await makeRecoveryCodes(memberOf(c)) }),
  )
  .patch(
    '/factors/:id',
    describeRoute({
      tags: ['Account'],
      summary: 'Rename one of the member’s own second factors',
      security,
      responses: {
        204: { description: 'Renamed' },
        ...notSignedIn,
        404: { description: 'The member has no such factor' },
        409: { description: 'Another one has the name' },
      },
    }),
    validated('param', idSchema),
    validated('json', factorNameFormSchema),
    async (c) => {
      await renameFactor(memberOf(c), c.req.valid('param').id, c.req.valid('json').friendly_name);
      return c.body(null, 204);
    },
  );
