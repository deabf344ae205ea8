import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import {
  newUserSchema,
  userChangeSchema,
  userDetailSchema,
  userIdSchema,
  userListQuerySchema,
  userListSchema,
  userSchema,
} from './schema.ts';
import { addUser, changeUser, deleteUser, listUsers, readUser, refuse } from './service.server.ts';

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
  .get(
    '/:id',
    describe({
      tag,
      summary: 'Read a user, and how much belongs to them',
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
  );
