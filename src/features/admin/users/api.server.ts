import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { ZodType } from 'zod';
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
import { addUser, changeUser, deleteUser, listUsers, readUser } from './service.server.ts';

const json = (description: string, schema: ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forSuperAdmins = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: { description: 'Not signed in' },
  403: { description: 'The caller is not a super admin' },
};
const notFound = { 404: { description: 'There is no such user' } };
const invalid = { 422: { description: 'A field is wrong' } };

/** `/api/admin/users`: every account, for super admins. */
export const usersApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forSuperAdmins,
      summary: 'List users, newest first',
      description:
        'A search matches name, e-mail and role; of one or two letters, what name or e-mail begins with.',
      responses: { 200: json('A page', userListSchema), ...notAllowed, ...invalid },
    }),
    validated('query', userListQuerySchema),
    async (c) => c.json(await listUsers(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Add a user, who can log in at once',
      responses: {
        201: json('Added', userSchema),
        ...notAllowed,
        409: { description: 'The e-mail has an account already' },
        ...invalid,
      },
    }),
    validated('json', newUserSchema),
    async (c) => c.json(await addUser(memberOf(c), c.req.valid('json')), 201),
  )
  .get(
    '/:id',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Read a user, and how much belongs to them',
      responses: { 200: json('The user', userDetailSchema), ...notAllowed, ...notFound, ...invalid },
    }),
    validated('param', userIdSchema),
    async (c) => c.json(await readUser(memberOf(c), c.req.valid('param').id)),
  )
  .put(
    '/:id',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Change a user’s name and role',
      description: 'With another role, the person’s sessions end.',
      responses: {
        200: json('Changed', userSchema),
        ...notAllowed,
        ...notFound,
        409: { description: 'The caller’s own role, or that of the last super admin' },
        ...invalid,
      },
    }),
    validated('param', userIdSchema),
    validated('json', userChangeSchema),
    async (c) => c.json(await changeUser(memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Delete a user for good',
      description: 'All that is theirs goes with them. Feedback stays, without its author.',
      responses: {
        200: json('Deleted', userIdSchema),
        ...notAllowed,
        ...notFound,
        409: { description: 'The caller’s own account, or that of the last super admin' },
        ...invalid,
      },
    }),
    validated('param', userIdSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await deleteUser(memberOf(c), id);
      return c.json({ id });
    },
  );
