import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { todayQuerySchema, todaySchema } from './schema.ts';
import { readToday } from './service.server.ts';

/** `/api/today`: all of a member’s day in one answer. */
export const todayApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Today',
    summary: 'The member’s day: what is trained, eaten and weighed, the week around it, and what waits',
    description:
      'What is done goes to the endpoints of training, activities, diary and progress. Fasts and feasts are computed on the device.',
    answers: { 200: ['The day', todaySchema] },
  }),
  validated('query', todayQuerySchema),
  async (c) => c.json(await readToday(ownerOf(c), c.req.valid('query'))),
);
