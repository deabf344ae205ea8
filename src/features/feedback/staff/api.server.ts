import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { lendPass, takePass, type Download } from '#src/api/download-pass.server.ts';
import { changedMeanwhile, problem, ProblemError } from '#src/api/problem.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { feedbackFile } from './export.server.ts';
import { staffFeedbackRefusals } from './messages.ts';
import {
  feedbackChoiceSchema,
  replySchema,
  resolutionSchema,
  staffFeedbackPageSchema,
  staffFeedbackQuerySchema,
  staffFeedbackSchema,
} from './schema.ts';
import { listStaffFeedback, readStaffFeedback, replyToFeedback, resolveFeedback } from './service.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forSuperAdmins = { tags: ['Staff'], security: [{ session: [] }] };
const notAllowed = {
  401: { description: 'Not signed in' },
  403: { description: 'The caller is not a super admin' },
};
const invalid = { 422: { description: 'A field is wrong' } };
const missing = { 404: { description: 'There is no such message' } };
const notFound = problem(404, 'not_found', staffFeedbackRefusals.notFound.id);
const noAddress = problem(409, 'no_address', staffFeedbackRefusals.noAddress.id);
const idSchema = z.object({ id: z.uuid() });

/** Where the browser finds the export. */
const exportPath: Download = '/api/admin/feedback.csv';

/** `/api/admin/feedback`: what people have written, for super admins. */
export const staffFeedbackApi = new Hono<ApiEnvironment>()
  .get(
    '/feedback',
    describeRoute({
      ...forSuperAdmins,
      summary: 'List messages, newest first',
      responses: { 200: json('A page', staffFeedbackPageSchema), ...notAllowed, ...invalid },
    }),
    validated('query', staffFeedbackQuerySchema),
    async (c) => c.json(await listStaffFeedback(memberOf(c), c.req.valid('query'))),
  )
  .get(
    '/feedback/:id',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Read a message',
      responses: { 200: json('The message', staffFeedbackSchema), ...notAllowed, ...missing, ...invalid },
    }),
    validated('param', idSchema),
    async (c) => {
      const found = await readStaffFeedback(memberOf(c), c.req.valid('param').id);
      if (!found) throw new ProblemError(notFound);
      return c.json(found);
    },
  )
  .patch(
    '/feedback/:id',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Mark a message as resolved, or as open again',
      description: 'One that is so already stays as it was, and is answered as it is.',
      responses: { 200: json('The message', staffFeedbackSchema), ...notAllowed, ...missing, ...invalid },
    }),
    validated('param', idSchema),
    validated('json', resolutionSchema),
    async (c) => {
      const { is_resolved: isResolved } = c.req.valid('json');
      const changed = await resolveFeedback(memberOf(c), c.req.valid('param').id, isResolved);
      if (!changed) throw new ProblemError(notFound);
      return c.json(changed);
    },
  )
  .post(
    '/feedback/:id/replies',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Answer a message by mail',
      responses: {
        201: json('The message with its reply', staffFeedbackSchema),
        ...notAllowed,
        ...missing,
        409: {
          description:
            'Nothing was sent: another reply went out first (`changed_meanwhile`, with the message as it is now as `current`), or the sender’s account is gone (`no_address`)',
        },
        ...invalid,
      },
    }),
    validated('param', idSchema),
    validated('json', replySchema),
    async (c) => {
      const reply = await replyToFeedback(memberOf(c), c.req.valid('param').id, c.req.valid('json'));
      if (reply.outcome === 'not_found') throw new ProblemError(notFound);
      if (reply.outcome === 'no_address') throw new ProblemError(noAddress);
      if (reply.outcome === 'changed_meanwhile') throw new ProblemError(changedMeanwhile(reply.current));
      return c.json(reply.current, 201);
    },
  )
  .post(
    '/feedback.csv',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Let the browser download the export',
      description:
        'Sets a cookie that stands for the token at the address of the export, for a minute; the download itself has the browser drop it.',
      responses: {
        200: json(
          'The download may begin',
          z.object({ seconds: z.int().describe('Until the cookie expires') }),
        ),
        ...notAllowed,
      },
    }),
    (c) => c.json(lendPass(c, exportPath)),
  )
  .get(
    '/feedback.csv',
    describeRoute({
      ...forSuperAdmins,
      summary: 'Export all messages that a filter shows, as CSV',
      description:
        'UTF-8 with a byte order mark, RFC 4180. A text that a spreadsheet could take for a formula has an apostrophe in front.',
      responses: {
        200: {
          description: 'A file, as long as there are messages',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...notAllowed,
        ...invalid,
      },
    }),
    validated('query', feedbackChoiceSchema),
    (c) => {
      const { body, headers } = feedbackFile(memberOf(c), c.req.valid('query'));
      takePass(c, exportPath);
      return c.body(body, 200, headers);
    },
  );
