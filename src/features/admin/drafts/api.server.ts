import { Hono } from 'hono';
import { describe, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { draftMessages as messages } from './messages.ts';
import {
  draftAddressSchema,
  draftChangeSchema,
  draftSchema,
  foundDraftSchema,
  listedDraftSchema,
} from './schema.ts';
import { discardDraft, keepDraft, listDrafts, readDraft, takeFromKeeping } from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  changed_meanwhile: [409, messages.changed, { current: draftSchema }],
  too_many: [409, messages.tooMany],
  over_request_rate_limit: [429, messages.tooOften],
});

/** `/api/admin/drafts`: what somebody of the staff is writing and has not saved. Nobody meets another one's. */
export const draftsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'What the caller is writing, the latest first',
      answers: { 200: ['All drafts', wholeListSchema(listedDraftSchema)] },
    }),
    async (c) => c.json(wholeList(await listDrafts(memberOf(c)))),
  )
  .get(
    '/:area/:id',
    describe({
      tag,
      summary: 'The caller’s draft of a record, by the address of its editor',
      answers: { 200: ['The draft; null where nothing is kept', foundDraftSchema] },
    }),
    validated('param', draftAddressSchema),
    async (c) => c.json({ draft: await readDraft(memberOf(c), c.req.valid('param')) }),
  )
  .put(
    '/:area/:id',
    describe({
      tag,
      summary: 'Keep what the caller is writing, over the revision that they read',
      answers: { 200: ['The draft', draftSchema] },
      refusals: refuse.of('changed_meanwhile', 'too_many', 'over_request_rate_limit'),
    }),
    validated('param', draftAddressSchema),
    validated('json', draftChangeSchema),
    async (c) => {
      const context = memberOf(c);
      const taken = await takeFromKeeping(context);
      if (!taken.allowed) throw refuse('over_request_rate_limit', {}, taken.retryAfterSeconds);
      const kept = refuse.unless(await keepDraft(context, c.req.valid('param'), c.req.valid('json')));
      if ('current' in kept) throw refuse('changed_meanwhile', { current: kept.current });
      return c.json(kept);
    },
  )
  .delete(
    '/:area/:id',
    describe({
      tag,
      summary: 'Discard a draft; one that is not there is gone already',
      answers: { 204: 'Discarded' },
    }),
    validated('param', draftAddressSchema),
    async (c) => {
      await discardDraft(memberOf(c), c.req.valid('param'));
      return c.body(null, 204);
    },
  );
