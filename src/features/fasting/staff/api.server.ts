import { Hono } from 'hono';
import { describe, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import { staffVersions } from '#src/api/staff-versions.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { feastMessages } from './messages.ts';
import {
  announcementSchema,
  feastKeySchema,
  feastsQuerySchema,
  staffFeastsSchema,
  storedFeastSchema,
  type StoredFeast,
} from './schema.ts';
import {
  announceFeast,
  forgetAnnouncement,
  listForStaff,
  records,
  refuse,
  savingRefusals,
} from './service.server.ts';

const tag = 'Staff';

/** `/api/admin/feasts`: the days of Islamic feasts, estimated and announced. */
export const staffFeastsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The Islamic feasts of a Hijri year',
      answers: { 200: ['The feasts, in the order of the year', staffFeastsSchema] },
    }),
    validated('query', feastsQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query').year)),
  )
  .put(
    '/:feast/:year',
    describe({
      tag,
      summary: 'Write down the day that was announced',
      answers: { 200: ['The feast as it is now', storedFeastSchema] },
      refusals: refuse.of('changed_meanwhile', 'too_far'),
    }),
    validated('param', feastKeySchema),
    validated('json', announcementSchema),
    async (c) => {
      const outcome = await announceFeast(memberOf(c), c.req.valid('param'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, (feast: StoredFeast) => feast));
    },
  )
  .delete(
    '/:feast/:year',
    describe({
      tag,
      summary: 'Let the estimate hold again',
      answers: { 204: 'It holds' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', feastKeySchema),
    async (c) => {
      if (!(await forgetAnnouncement(memberOf(c), c.req.valid('param')))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .route(
    '/',
    staffVersions({
      name: 'announced day',
      at: '/:feast/:year',
      keyOf: (parameters) => feastKeySchema.safeParse(parameters).data ?? null,
      records,
      draftOf: ({ date, source }) => ({ date, source }),
      change: announcementSchema,
      save: announceFeast,
      stored: storedFeastSchema,
      notFound: feastMessages.notFound,
      saving: savingRefusals,
    }),
  );
