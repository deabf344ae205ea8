import { Hono } from 'hono';
import { describe, found, refusals, wholeList } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { draftLinkMessages as messages } from './messages.ts';
import {
  draftLinkSchema,
  draftLinksSchema,
  draftTokenSchema,
  newDraftLinkSchema,
  shownDraftSchema,
} from './schema.ts';
import { endLink, listLinks, makeLink, openLink, resumeLink } from './service.server.ts';

const refuse = refusals({
  not_found: [404, messages.notFound],
  is_published: [409, messages.isPublished],
  too_many: [409, messages.tooMany],
  over: [409, messages.over],
  unknown: [404, { id: 'There is no such link.' }],
  ended: [410, { id: 'This link has ended.' }],
  over_request_rate_limit: [429, { id: 'Too many requests. Please try again later.' }],
});

/** `/api/draft-links`: for whoever holds a link. */
export const draftLinksApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Content',
    summary: 'The draft that a link shows; for whoever holds it',
    answers: { 200: ['The draft as its readers would see it', shownDraftSchema] },
    refusals: refuse.of('unknown', 'ended', 'over_request_rate_limit'),
  }),
  validated('query', draftTokenSchema),
  async (c) => {
    const opened = refuse.unless(await openLink(c.get('context'), c.req.valid('query').token));
    if ('retryAfterSeconds' in opened) throw refuse('over_request_rate_limit', {}, opened.retryAfterSeconds);
    return c.json(opened);
  },
);

const tag = 'Staff';

/** `/api/admin/content/:id/draft-links`: who makes and ends them. */
export const staffDraftLinksApi = new Hono<ApiEnvironment>()
  .get(
    '/:id/draft-links',
    describe({
      tag,
      summary: 'The links that show a draft to people without an account',
      answers: { 200: ['Those that have not ended, the newest first', draftLinksSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(wholeList(found(await listLinks(memberOf(c), c.req.param('id')), refuse))),
  )
  .post(
    '/:id/draft-links',
    describe({
      tag,
      summary: 'Make a link that shows a draft for a week',
      description: 'Made again it is another one: nothing is kept by which the same could be told twice.',
      answers: { 201: ['The link, with its address, which is told this once', newDraftLinkSchema] },
      refusals: refuse.of('not_found', 'is_published', 'too_many'),
    }),
    async (c) => c.json(refuse.unless(await makeLink(memberOf(c), c.req.param('id'))), 201),
  )
  .delete(
    '/:id/draft-links/:linkId',
    describe({
      tag,
      summary: 'End a link to a draft at once',
      answers: { 204: 'It shows nothing any more' },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      if (!(await endLink(memberOf(c), c.req.param('id'), c.req.param('linkId')))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/draft-links/:linkId/restore',
    describe({
      tag,
      summary: 'Let a link to a draft that was ended go on until its week is over',
      description: 'One that goes on is answered as it is.',
      answers: { 200: ['The link, as it goes on', draftLinkSchema] },
      refusals: refuse.of('not_found', 'over', 'too_many'),
    }),
    async (c) =>
      c.json(refuse.unless(await resumeLink(memberOf(c), c.req.param('id'), c.req.param('linkId')))),
  );
