import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { proofRefusals } from '../changes/proof.server.ts';
import { renameFactor } from '../factors/enrolment.server.ts';
import { makeRecoveryCodes, refuseFactor } from '../factors/recovery-codes.server.ts';
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
  refuse,
} from './service.server.ts';

const tag = 'Account';

/** `/api/account`: what of a member's account the account protocol has no call for. */
export const accountApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Read how the member’s own account is secured',
      answers: { 200: ['The member’s own account', accountSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(await readAccount(memberOf(c))),
  )
  .get(
    '/sessions',
    describe({
      tag,
      summary: 'List where the member is logged in',
      description: 'The session that asks first, then the one used last.',
      answers: { 200: ['The member’s own sessions', sessionsSchema] },
    }),
    async (c) => c.json(await listSessions(memberOf(c))),
  )
  .delete(
    '/sessions/:id',
    describe({
      tag,
      summary: 'End one of the member’s own sessions',
      answers: { 204: 'Ended' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      await endOwnSession(memberOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .delete(
    '/new-email',
    describe({
      tag,
      summary: 'Take back a change of e-mail that is not confirmed yet',
      answers: { 204: 'No change is waiting' },
    }),
    async (c) => {
      await cancelEmailChange(memberOf(c));
      return c.body(null, 204);
    },
  )
  .post(
    '/proof',
    describe({
      tag,
      summary: 'Give the password once more',
      description:
        'For ten minutes this session may then do what asks for a fresh proof, such as removing a second factor.',
      answers: { 204: 'It is the password of the account' },
      refusals: { ...proofRefusals, ...refuse.of('not_found') },
    }),
    validated('json', proofSchema),
    async (c) => {
      await provePassword(memberOf(c), c.req.valid('json').password);
      return c.body(null, 204);
    },
  )
  .post(
    '/recovery-codes',
    describe({
      tag,
      summary: 'Make ten new recovery codes, shown this once',
      description: 'The ones made before count no more.',
      answers: { 201: ['The new codes', recoveryCodesSchema] },
      refusals: refuseFactor.of('no_second_factor'),
    }),
    async (c) => c.json({ codes: await makeRecoveryCodes(memberOf(c)) }, 201),
  )
  .patch(
    '/factors/:id',
    describe({
      tag,
      summary: 'Rename one of the member’s own second factors',
      answers: { 200: ['The name that it has', factorNameFormSchema] },
      refusals: refuseFactor.of('not_found', 'mfa_factor_name_conflict'),
    }),
    validated('param', idSchema),
    validated('json', factorNameFormSchema),
    async (c) => {
      const named = c.req.valid('json');
      await renameFactor(memberOf(c), c.req.valid('param').id, named.friendly_name);
      return c.json(named);
    },
  );
