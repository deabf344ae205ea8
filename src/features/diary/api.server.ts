import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { Day } from '#src/lib/day.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { readAims } from './known-eater.server.ts';
import { diaryMessages as messages } from './messages.ts';
import {
  aimsSchema,
  copySchema,
  dayFiguresSchema,
  dayQuerySchema,
  daySchemaAnswer,
  daysQuerySchema,
  entryChangeSchema,
  newEntrySchema,
  oftenSchema,
  shownEntrySchema,
} from './schema.ts';
import {
  changeEntry,
  copyEntries,
  createEntry,
  deleteEntry,
  readDay,
  readDays,
  readOften,
  restoreEntry,
} from './service.server.ts';

const tag = 'Diary';
const idSchema = z.object({ id: z.uuid() });
const refuse = refusals({
  not_found: [404, messages.notFound],
  too_many: [409, messages.tooMany],
  id_taken: [409, messages.idTaken],
  no_such_food: [409, messages.noSuchFood],
  changed_meanwhile: [409, messages.changed, { current: shownEntrySchema }],
  future: [422, messages.future],
});

type Saved = Awaited<ReturnType<typeof createEntry | typeof changeEntry>>;

/** @throws what stands in its way */
function saved(outcome: Saved) {
  const record = refuse.unless(outcome);
  if ('current' in record) throw refuse('changed_meanwhile', { current: record.current });
  return record;
}

/** `/api/diary`: what members ate. Nobody meets another one's. */
export const diaryApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'What the member ate on a day',
      description:
        'Figures are computed from the table of foods as it stands: a food that is corrected there is corrected here. Of what is in no table they are its member’s own.',
      answers: { 200: ['The day', daySchemaAnswer] },
    }),
    validated('query', dayQuerySchema),
    async (c) => c.json(await readDay(ownerOf(c), c.req.valid('query').day as Day)),
  )
  .get(
    '/days',
    describe({
      tag,
      summary: 'What the days of a week or a month come to',
      answers: { 200: ['The days of which something was written down', wholeListSchema(dayFiguresSchema)] },
    }),
    validated('query', daysQuerySchema),
    async (c) => c.json(wholeList(await readDays(ownerOf(c), c.req.valid('query')))),
  )
  .get(
    '/often',
    describe({
      tag,
      summary: 'What the member eats at each meal most often, in the eight weeks up to a day',
      answers: { 200: ['By meal, the most frequent first', oftenSchema] },
    }),
    validated('query', dayQuerySchema),
    async (c) => c.json(await readOften(ownerOf(c), c.req.valid('query').day as Day)),
  )
  .get(
    '/aims',
    describe({
      tag,
      summary: 'What a day may stand beside, and what that follows from',
      description:
        'By a named formula or the saved nutrition plan; none for anybody under 18, pregnant or nursing.',
      answers: { 200: ['The aims', aimsSchema] },
    }),
    validated('query', dayQuerySchema),
    async (c) => c.json(await readAims(ownerOf(c), c.req.valid('query').day as Day)),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Keep what was eaten; sent again under its id it is kept once',
      answers: { 201: ['The entry', shownEntrySchema] },
      refusals: refuse.of('id_taken', 'too_many', 'no_such_food', 'changed_meanwhile', 'future'),
    }),
    validated('json', newEntrySchema),
    async (c) => c.json(saved(await createEntry(memberOf(c), c.req.valid('json'))), 201),
  )
  .post(
    '/copy',
    describe({
      tag,
      summary: 'Write down once more what was eaten on a day, or at one of its meals',
      answers: { 201: ['What was written down', wholeListSchema(shownEntrySchema)] },
      refusals: refuse.of('too_many', 'future'),
    }),
    validated('json', copySchema),
    async (c) => c.json(wholeList(refuse.unless(await copyEntries(memberOf(c), c.req.valid('json')))), 201),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Write an entry over the version that was read',
      answers: { 200: ['The entry as it stands then', shownEntrySchema] },
      refusals: refuse.of('not_found', 'too_many', 'no_such_food', 'changed_meanwhile', 'future'),
    }),
    validated('param', idSchema),
    validated('json', entryChangeSchema),
    async (c) => c.json(saved(await changeEntry(memberOf(c), c.req.valid('param').id, c.req.valid('json')))),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete an entry; for a day it can be brought back',
      answers: { 204: 'Deleted' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      if (!(await deleteEntry(memberOf(c), c.req.valid('param').id))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/restore',
    describe({
      tag,
      summary: 'Bring back a deleted entry; one that is there stays as it is',
      answers: { 200: ['The entry', shownEntrySchema] },
      refusals: refuse.of('not_found', 'too_many'),
    }),
    validated('param', idSchema),
    async (c) => c.json(refuse.unless(await restoreEntry(memberOf(c), c.req.valid('param').id))),
  );
