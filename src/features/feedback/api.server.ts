import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { contactSchema, feedbackSchema } from './schema.ts';
import { leaveFeedback, refuse } from './service.server.ts';

/** `/api/feedback`: what visitors and members write to the people behind the site. */
export const feedbackApi = new Hono<ApiEnvironment>().post(
  '/',
  describe({
    tag: 'Feedback',
    summary: 'Send a message by the contact form, signed in or not',
    answers: { 201: ['The stored message', feedbackSchema] },
    refusals: refuse.of('over_request_rate_limit'),
  }),
  validated('json', contactSchema),
  async (c) => c.json(await leaveFeedback(c.get('context'), c.req.valid('json')), 201),
);
