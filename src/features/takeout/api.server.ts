import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { lendPass, takePass } from '#src/api/download-pass.server.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { takeoutFileSchema, takeoutQuerySchema, takeoutSchema } from './schema.ts';
import { takeFromTakeouts, takeoutFile } from './service.server.ts';

const forMembers = { tags: ['Account'], security: [{ session: [] }] };
const text = { schema: { type: 'string' as const } };
const refused = {
  401: {
    description: 'Not signed in',
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  },
  422: {
    description: 'There is no such file',
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  },
  429: {
    description: 'The member has asked for many files in a short time',
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  },
};

/** `/api/takeout`: all that is stored about a member, for the member. */
export const takeoutApi = new Hono<ApiEnvironment>()
  .post(
    '/:file',
    describeRoute({
      ...forMembers,
      summary: 'Let the browser download a file',
      description:
        'Sets a cookie that stands for the token at the address of this one file, for a minute; the download itself has the browser drop it.',
      responses: {
        200: {
          description: 'The download may begin',
          content: {
            'application/json': {
              schema: resolver(z.object({ seconds: z.int().describe('Until the cookie expires') })),
            },
          },
        },
        ...refused,
      },
    }),
    validated('param', takeoutFileSchema),
    async (c) => {
      await takeFromTakeouts(memberOf(c));
      return c.json(lendPass(c, `/api/takeout/${c.req.valid('param').file}`));
    },
  )
  .get(
    '/:file',
    describeRoute({
      ...forMembers,
      summary: 'Take one’s data along: all of it, a table of it, or the activities as a calendar',
      description:
        '`everything.json` holds all that is stored about the member; its shape is counted by `version`. The tables are CSV (RFC 4180) in UTF-8 with a byte order mark, in which a text that a spreadsheet could take for a formula has an apostrophe in front. The calendar (RFC 5545) has each activity on its whole day, always under the same UID. Each is sent as it is made, however long.',
      responses: {
        200: {
          description: 'The file',
          content: {
            'application/json': { schema: resolver(takeoutSchema) },
            'text/csv': text,
            'text/calendar': text,
          },
        },
        ...refused,
      },
    }),
    validated('param', takeoutFileSchema),
    validated('query', takeoutQuerySchema),
    async (c) => {
      const member = memberOf(c);
      await takeFromTakeouts(member);
      const { file } = c.req.valid('param');
      const { body, headers } = takeoutFile(member, file, c.req.valid('query').lang ?? member.language);
      takePass(c, `/api/takeout/${file}`);
      return c.body(body, 200, headers);
    },
  );
