import { Hono } from 'hono';
import { importMessages as messages } from '#src/lib/import-table.ts';
import { importedSchema, importPreviewSchema, newImportSchema, tableSchema } from '#src/lib/csv-import.ts';
import type { ApiEnvironment, MemberContext } from '#src/server/context.server.ts';
import { previewOf, readTable, type Importable, type ReadTable } from '#src/server/csv-import.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { describe, refusals } from './describe.server.ts';
import { memberOf, validated } from './respond.server.ts';

const limit: Limit = { name: 'staff-import:member', max: 60, windowSeconds: 900 };

const refuse = refusals({
  encoding: [422, messages.encoding],
  empty: [422, messages.empty],
  no_csv: [422, messages.noCsv],
  no_columns: [422, messages.noColumns],
  too_many_rows: [422, messages.tooManyRows],
  faulty_rows: [422, messages.faultyRows],
  nothing_new: [422, messages.nothingNew],
  too_often: [429, messages.tooOften],
});
const tableFaults = ['encoding', 'empty', 'no_csv', 'no_columns', 'too_many_rows'] as const;
/** So many rows that are not right are told of. */
const maxFaultsTold = 100;

/** `/import` of a resource of the staff: a table is looked at, then all of it is added or nothing. @param names what its records are called */
export function staffImport<Draft>(names: string, importable: Importable<Draft>) {
  const tag = 'Staff';

  /** @throws why the table cannot be read, and 429 `too_often` */
  async function read(context: MemberContext, table: string): Promise<ReadTable<Draft>> {
    const taken = await takeFromLimit(context.sql, limit, context.actor.userId);
    if (!taken.allowed) throw refuse('too_often', {}, taken.retryAfterSeconds);
    return refuse.unless(await readTable(context.db, importable, table));
  }

  return new Hono<ApiEnvironment>()
    .post(
      '/import/preview',
      describe({
        tag,
        summary: `What a table of ${names} would add, row by row, and what is wrong with it; writes nothing`,
        answers: { 200: ['The preview', importPreviewSchema] },
        refusals: refuse.of(...tableFaults, 'too_often'),
      }),
      validated('json', tableSchema),
      async (c) => c.json(previewOf(await read(memberOf(c), c.req.valid('json').table))),
    )
    .post(
      '/import',
      describe({
        tag,
        summary: `Add all ${names} of a table, or none of them`,
        answers: { 201: ['What was added', importedSchema] },
        refusals: refuse.of(...tableFaults, 'faulty_rows', 'nothing_new', 'too_often'),
      }),
      validated('json', newImportSchema),
      async (c) => {
        const context = memberOf(c);
        const { table, leaveOutKnown } = c.req.valid('json');
        const { rows } = await read(context, table);
        const wanted = rows.filter(({ isKnown }) => !(isKnown && leaveOutKnown));
        if (wanted.length === 0) throw refuse('nothing_new');
        const errors = wanted.flatMap(({ line, faults }) =>
          faults.map(({ column, message, given }) => ({
            path: column === null ? [line] : [line, column],
            message: message.replace('{given}', () => given ?? ''),
          })),
        );
        if (errors.length > 0) throw refuse('faulty_rows', { errors: errors.slice(0, maxFaultsTold) });
        const whole = wanted.flatMap(({ id, draft }) => (draft === null ? [] : [{ id, draft }]));
        const items = await importable.create(context, whole);
        return c.json({ items, total: items.length, leftOut: rows.length - wanted.length }, 201);
      },
    );
}
