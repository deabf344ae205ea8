import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import {
  loginIdSchema,
  newUserSchema,
  roleChangesDraftSchema,
  roleChangesSchema,
  sentMailSchema,
  suspensionChangeSchema,
  userChangeSchema,
  userDetailSchema,
  userIdSchema,
  userListQuerySchema,
  userListSchema,
  userMailSchema,
  userSchema,
} from './schema.ts';
import { refuse } from './in-turn.server.ts';
import { endLogins } from './logins.server.ts';
import { mailUser } from './mails.server.ts';
import { addUser, changeUser, deleteUser, listUsers } from './service.server.ts';
import { changeRoles, previewRoles } from './role-changes.server.ts';
import { reinstateUser, suspendUser } from './suspension.server.ts';
import { readUser } from './user.server.ts';

const tag = 'Staff';

/** `/api/admin/users`: every account, for super admins. */
export const usersApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'List users, newest first',
      description:
        'A search matches name, e-mail and role; of one or two letters, what name or e-mail begins with.',
      answers: { 200: ['A page', userListSchema] },
    }),
    validated('query', userListQuerySchema),
    async (c) => c.json(await listUsers(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Add a user, who can log in at once',
      answers: { 201: ['Added', userSchema] },
      refusals: refuse.of('forbidden', 'email_taken', 'weak_password'),
    }),
    validated('json', newUserSchema),
    async (c) => c.json(await addUser(memberOf(c), c.req.valid('json')), 201),
  )
  .post(
    '/roles/preview',
    describe({
      tag,
      summary: 'See what giving a role to many would do',
      answers: { 200: ['To each, what would be done', roleChangesSchema] },
      refusals: refuse.of('forbidden'),
    }),
    validated('json', roleChangesDraftSchema),
    async (c) => c.json(await previewRoles(memberOf(c), c.req.valid('json'))),
  )
  .post(
    '/roles',
    describe({
      tag,
      summary: 'Give a role to many',
      description: 'Who cannot be given it is left out, and said why; the sessions of the others end.',
      answers: { 200: ['To each, what was done', roleChangesSchema] },
      refusals: refuse.of('forbidden', 'too_many'),
    }),
    validated('json', roleChangesDraftSchema),
    async (c) => c.json(await changeRoles(memberOf(c), c.req.valid('json'))),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'Read how an account stands, and how much belongs to the person',
      description:
        'Never what they weigh, eat, do or were found to be: that is nobody’s business but theirs.',
      answers: { 200: ['The user', userDetailSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('param', userIdSchema),
    async (c) => c.json(await readUser(memberOf(c), c.req.valid('param').id)),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Change a user’s name and role',
      description: 'With another role, the person’s sessions end.',
      answers: { 200: ['Changed', userSchema] },
      refusals: refuse.of('forbidden', 'not_found', 'own_role', 'last_super_admin'),
    }),
    validated('param', userIdSchema),
    validated('json', userChangeSchema),
    async (c) => c.json(await changeUser(memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a user for good',
      description: 'All that is theirs goes with them. Feedback stays, without its author.',
      answers: { 204: 'Deleted' },
      refusals: refuse.of('forbidden', 'not_found', 'own_account', 'last_super_admin'),
    }),
    validated('param', userIdSchema),
    async (c) => {
      await deleteUser(memberOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .put(
    '/:id/suspension',
    describe({
      tag,
      summary: 'Suspend somebody, until a day or until it is lifted',
      description: 'Their sessions end at once, and a mail in their language tells them why and until when.',
      answers: { 200: ['How the account stands', userDetailSchema] },
      refusals: refuse.of(
        'forbidden',
        'not_found',
        'oneself',
        'last_super_admin',
        'changed_meanwhile',
        'until_past',
        'too_many',
      ),
    }),
    validated('param', userIdSchema),
    validated('json', suspensionChangeSchema),
    async (c) => c.json(await suspendUser(memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id/suspension',
    describe({
      tag,
      summary: 'Lift a suspension',
      description: 'A mail tells the person. Where there is none, nothing happens.',
      answers: { 204: 'Nothing keeps them out' },
      refusals: refuse.of('forbidden', 'not_found', 'oneself', 'too_many'),
    }),
    validated('param', userIdSchema),
    async (c) => {
      await reinstateUser(memberOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .delete(
    '/:id/logins',
    describe({
      tag,
      summary: 'Log somebody out everywhere',
      answers: { 204: 'They are logged in nowhere' },
      refusals: refuse.of('forbidden', 'not_found', 'oneself', 'too_many'),
    }),
    validated('param', userIdSchema),
    async (c) => {
      await endLogins(memberOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .delete(
    '/:id/logins/:login',
    describe({
      tag,
      summary: 'Log somebody out on one device',
      answers: { 204: 'Ended' },
      refusals: refuse.of('forbidden', 'not_found', 'login_ended', 'oneself', 'too_many'),
    }),
    validated('param', loginIdSchema),
    async (c) => {
      const { id, login } = c.req.valid('param');
      await endLogins(memberOf(c), id, login);
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/mails',
    describe({
      tag,
      summary: 'Have a mail sent to somebody: a link for a new password, the invitation again, a request',
      answers: { 201: ['What was sent', sentMailSchema] },
      refusals: refuse.of(
        'forbidden',
        'not_found',
        'oneself',
        'suspended',
        'has_entered',
        'not_staff',
        'has_second_step',
        'too_many_mails',
        'too_many',
      ),
    }),
    validated('param', userIdSchema),
    validated('json', userMailSchema),
    async (c) => c.json(await mailUser(memberOf(c), c.req.valid('param').id, c.req.valid('json').mail), 201),
  );
