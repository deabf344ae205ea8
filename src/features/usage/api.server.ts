import { Hono } from 'hono';
import { describe, found, refusals } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { UsedKind } from '#src/lib/usage.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { usageMessages } from './messages.ts';
import { isPerson, recordAt } from './openings.ts';
import { printSchema, recordUsageSchema, usageSchema } from './schema.ts';
import { readRecordUsage, readUsage } from './service.server.ts';

/** `/api/admin/usage`: what is read and done. */
export const usageApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Staff',
    summary: 'What is read and done week by week, and what was searched and not found',
    description: 'Days and totals: nothing is known of whoever did it, and no figure below five is told.',
    answers: { 200: ['How much', usageSchema] },
  }),
  async (c) => c.json(await readUsage(memberOf(c))),
);

const refuse = refusals({ not_found: [404, usageMessages.notFound] });

/** `/:id/usage`, below the address of the kind: how much one of them is read and done. */
export const recordUsageApi = (kind: UsedKind) =>
  new Hono<ApiEnvironment>().get(
    '/:id/usage',
    describe({
      tag: 'Staff',
      summary: 'How much it is read and done',
      description: 'Days and totals: nothing is known of whoever did it, and no figure below five is told.',
      answers: { 200: ['How much', recordUsageSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(found(await readRecordUsage(memberOf(c), kind, c.req.param('id')), refuse)),
  );

/** `/api/prints`: a browser says that it prints a page. */
export const printsApi = new Hono<ApiEnvironment>().post(
  '/',
  describe({
    tag: 'Site',
    summary: 'Counts a page that is printed',
    description:
      'Pages of what was opened before are counted, without anything of whoever prints; others are not.',
    answers: { 204: 'It was heard' },
  }),
  validated('query', printSchema),
  (c) => {
    const record = recordAt(c.req.valid('query').page);
    const isOwn = [undefined, 'same-origin'].includes(c.req.header('sec-fetch-site'));
    if (record && isOwn && isPerson((name) => c.req.header(name)))
      c.get('context').counter.count({ what: 'printed', ...record });
    return c.body(null, 204);
  },
);
