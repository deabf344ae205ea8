import { Hono } from 'hono';
import { z } from 'zod';
import { describe, found, refusals } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment, MemberContext } from '#src/server/context.server.ts';
import { importMessages } from './messages.ts';
import {
  importFileSchema,
  importListSchema,
  importSchema,
  newImportSchema,
  previewSchema,
} from './schema.ts';
import { listImports, readImport, undoImport } from './kept-imports.server.ts';
import { importWorkouts, previewImport, takeFromImports } from './service.server.ts';

const tag = 'Training';
const idSchema = z.object({ id: z.uuid() });
const refuse = refusals({
  encoding: [422, importMessages.encoding],
  empty: [422, importMessages.empty],
  no_csv: [422, importMessages.noCsv],
  unknown_format: [422, importMessages.unknownFormat],
  too_many: [422, importMessages.tooMany],
  unit_needed: [422, importMessages.unitNeeded],
  nothing: [422, importMessages.nothing],
  too_many_own: [409, importMessages.tooManyOwn],
  id_taken: [409, importMessages.idTaken],
  not_found: [404, importMessages.notFound],
  too_late: [409, importMessages.tooLate],
  too_often: [429, importMessages.tooOften],
});
const faults = ['encoding', 'empty', 'no_csv', 'unknown_format', 'too_many'] as const;

/** @throws 429 `too_often` */
async function mayImport(context: MemberContext): Promise<void> {
  const taken = await takeFromImports(context);
  if (!taken.allowed) throw refuse('too_often', {}, taken.retryAfterSeconds);
}

/** `/api/training/imports`: workouts of Strong and Hevy. */
export const importsApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'What the member imported, the newest first',
      answers: { 200: ['The imports', importListSchema] },
    }),
    async (c) => c.json(await listImports(ownerOf(c))),
  )
  .post(
    '/preview',
    describe({
      tag,
      summary: 'What an import of a file would bring, and the rows that are not understood; writes nothing',
      answers: { 200: ['The preview', previewSchema] },
      refusals: refuse.of(...faults, 'too_often'),
    }),
    validated('json', importFileSchema),
    async (c) => {
      const context = memberOf(c);
      await mayImport(context);
      return c.json(refuse.unless(await previewImport(context, c.req.valid('json'))));
    },
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Import the workouts of a file; those that were brought before stay as they are',
      answers: { 201: ['The import with its report', importSchema] },
      refusals: refuse.of(...faults, 'unit_needed', 'nothing', 'too_many_own', 'id_taken', 'too_often'),
    }),
    validated('json', newImportSchema),
    async (c) => {
      const context = memberOf(c);
      await mayImport(context);
      return c.json(refuse.unless(await importWorkouts(context, c.req.valid('json'))), 201);
    },
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'An import with its report',
      answers: { 200: ['The import', importSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema),
    async (c) => c.json(found(await readImport(ownerOf(c), c.req.valid('param').id), refuse)),
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Undo an import: all that it brought is deleted; its report stays',
      answers: { 200: ['The import', importSchema] },
      refusals: refuse.of('not_found', 'too_late'),
    }),
    validated('param', idSchema),
    async (c) => c.json(refuse.unless(await undoImport(memberOf(c), c.req.valid('param').id))),
  );
