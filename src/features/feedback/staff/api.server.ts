import { Hono } from 'hono';
import { z } from 'zod';
import { describe } from '#src/api/describe.server.ts';
import { lendPass, takePass, type Download } from '#src/api/download-pass.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { feedbackFile } from './export.server.ts';
import { changeFeedback, changeMany } from './changed-feedback.server.ts';
import { noticePauseMinutes } from './notice/kinds.ts';
import { noticeChangeSchema, noticeSchema } from './notice/schema.ts';
import { setNotice } from './notice/service.server.ts';
import { refuse } from './refusals.server.ts';
import {
  changedFeedbackSchema,
  feedbackChangeSchema,
  feedbackChangesSchema,
  feedbackChoiceSchema,
  replySchema,
  staffFeedbackPageSchema,
  staffFeedbackQuerySchema,
  staffFeedbackSchema,
  waitingSchema,
} from './schema.ts';
import { listStaffFeedback, readStaffFeedback, replyToFeedback } from './service.server.ts';
import { countWaiting } from './waiting.server.ts';

const tag = 'Staff';
const idSchema = z.object({ id: z.uuid() });

/** Where the browser finds the export. */
const exportPath: Download = '/api/admin/feedback.csv';

/** `/api/admin/feedback`: what people have written, for super admins. */
export const staffFeedbackApi = new Hono<ApiEnvironment>()
  .get(
    '/feedback',
    describe({
      tag,
      summary: 'List messages, newest first unless they are sorted otherwise',
      description:
        'By `status` what is open comes before what is resolved, by `assigned` what nobody sees to before what somebody does; within that, the same way, by time.',
      answers: { 200: ['A page', staffFeedbackPageSchema] },
    }),
    validated('query', staffFeedbackQuerySchema),
    async (c) => c.json(await listStaffFeedback(memberOf(c), c.req.valid('query'))),
  )
  .get(
    '/waiting',
    describe({
      tag,
      summary: 'How many messages wait for an answer, and how many for whoever asks',
      answers: { 200: ['Both, as far as they are counted', waitingSchema] },
    }),
    async (c) => c.json(await countWaiting(memberOf(c))),
  )
  .get(
    '/feedback/:id',
    describe({
      tag,
      summary: 'Read a message',
      answers: { 200: ['The message', staffFeedbackSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => c.json(await readStaffFeedback(memberOf(c), c.req.valid('param').id)),
  )
  .patch(
    '/feedback/:id',
    describe({
      tag,
      summary: 'Resolve a message or open it again, assign it, put it aside as spam or bring it back',
      description: 'One that is so already stays as it was, and is answered as it is.',
      answers: { 200: ['The message', staffFeedbackSchema] },
      refusals: refuse.of('not_found', 'not_assignable'),
    }),
    validated('param', idSchema),
    validated('json', feedbackChangeSchema),
    async (c) => c.json(await changeFeedback(memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/feedback/changes',
    describe({
      tag,
      summary: 'Change many messages in the same way',
      answers: { 200: ['What became of each', changedFeedbackSchema] },
      refusals: refuse.of('not_assignable'),
    }),
    validated('json', feedbackChangesSchema),
    async (c) => c.json(await changeMany(memberOf(c), c.req.valid('json'))),
  )
  .post(
    '/feedback/:id/replies',
    describe({
      tag,
      summary: 'Answer a message by mail',
      answers: { 201: ['The message with its reply', staffFeedbackSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile', 'no_address'),
    }),
    validated('param', idSchema),
    validated('json', replySchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await replyToFeedback(memberOf(c), id, c.req.valid('json')), 201);
    },
  )
  .post(
    '/feedback.csv',
    describe({
      tag,
      summary: 'Let the browser download the export',
      description:
        'Sets a cookie that stands for the token at the address of the export, for a minute; the download itself has the browser drop it.',
      answers: {
        200: ['The download may begin', z.object({ seconds: z.int().describe('Until the cookie expires') })],
      },
    }),
    (c) => c.json(lendPass(c, exportPath)),
  )
  .put(
    '/feedback/notice',
    describe({
      tag,
      summary: 'Have a mail sent to whoever asks when messages arrive, or none any more',
      description: `At most one in ${noticePauseMinutes} minutes, of all that is still new; done again it stays so.`,
      answers: { 200: ['How it is now', noticeSchema] },
    }),
    validated('json', noticeChangeSchema),
    async (c) => c.json(await setNotice(memberOf(c), c.req.valid('json'))),
  )
  .get(
    '/feedback.csv',
    describe({
      tag,
      summary: 'Export all messages that a filter shows, as CSV',
      description:
        'UTF-8 with a byte order mark, RFC 4180. A text that a spreadsheet could take for a formula has an apostrophe in front.',
      answers: { 200: ['A file, as long as there are messages', { 'text/csv': z.string() }] },
    }),
    validated('query', feedbackChoiceSchema),
    (c) => {
      const { body, headers } = feedbackFile(memberOf(c), c.req.valid('query'));
      takePass(c, exportPath);
      return c.body(body, 200, headers);
    },
  );
