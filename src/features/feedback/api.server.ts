import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { problemSchema } from '#src/api/problem-schema.ts';
import { validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { contactSchema, feedbackSchema } from './schema.ts';
import { leaveFeedback } from './service.server.ts';

const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(problemSchema) } },
});

/** `/api/feedback`: what visitors and members write to the people behind the site. */
export const feedbackApi = new Hono<ApiEnvironment>().post(
  '/',
  describeRoute({
    tags: ['Feedback'],
    summary: 'Send a message by the contact form, signed in or not',
    responses: {
      201: {
        description: 'The stored message',
        content: { 'application/json': { schema: resolver(feedbackSchema) } },
      },
      422: refused('A field is missing or wrong'),
      429: refused('Too many messages from this sender or client'),
    },
  }),
  validated('json', contactSchema),
  async (c) => c.json(await leaveFeedback(c.get('context'), c.req.valid('json')), 201),
);
