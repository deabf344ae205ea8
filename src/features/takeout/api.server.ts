import { Hono } from 'hono';
import { z } from 'zod';
import { describe } from '#src/api/describe.server.ts';
import { lendPass, takePass } from '#src/api/download-pass.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { takeoutFileSchema, takeoutQuerySchema, takeoutSchema } from './schema.ts';
import { refuse, takeFromTakeouts, takeoutFile } from './service.server.ts';

const tag = 'Account';
const refused = refuse.of('over_request_rate_limit');

/** `/api/takeout`: all that is stored about a member, for the member. */
export const takeoutApi = new Hono<ApiEnvironment>()
  .post(
    '/:file',
    describe({
      tag,
      summary: 'Let the browser download a file',
      description:
        'Sets a cookie that stands for the token at the address of this one file, for a minute; the download itself has the browser drop it.',
      answers: {
        200: ['The download may begin', z.object({ seconds: z.int().describe('Until the cookie expires') })],
      },
      refusals: refused,
    }),
    validated('param', takeoutFileSchema),
    async (c) => {
      await takeFromTakeouts(memberOf(c));
      return c.json(lendPass(c, `/api/takeout/${c.req.valid('param').file}`));
    },
  )
  .get(
    '/:file',
    describe({
      tag,
      summary: 'Take one’s data along: all of it, a table of it, or the activities as a calendar',
      description:
        '`everything.json` holds all that is stored about the member; its shape is counted by `version`. The tables are CSV (RFC 4180) in UTF-8 with a byte order mark, in which a text that a spreadsheet could take for a formula has an apostrophe in front. The calendar (RFC 5545) has each activity on its whole day, always under the same UID. Each is sent as it is made, however long.',
      answers: {
        200: [
          'The file',
          { 'application/json': takeoutSchema, 'text/csv': z.string(), 'text/calendar': z.string() },
        ],
      },
      refusals: refused,
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
