import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleImport } from '#src/features/articles/staff/article-columns.ts';
import { foodImport } from '#src/features/foods/staff/food-columns.ts';
import { exerciseImport } from '#src/features/plans/exercises/staff/exercise-columns.ts';
import { importLimits } from '#src/lib/import-table.ts';
import type { ImportPreview } from '#src/lib/csv-import.ts';
import { itemsIn, type Column } from '#src/lib/csv-columns.ts';
import { byteOrderMark, csvRecord, rearmed } from '#src/lib/csv.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { readCsv } from '#src/server/csv-rows.server.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { formulas, hostileBodies, hostileCells } from '#test/hostile.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let staff: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  staff = await api.member('admin_super', 'Almaz');
});
afterAll(() => api.close());
beforeEach(() => api.sql`delete from rate_limits`);

const kinds = [
  { name: 'exercises', path: '/admin/exercises/import', table: 'exercises', columns: exerciseImport.columns },
  { name: 'foods', path: '/admin/foods/import', table: 'foods', columns: foodImport.columns },
  { name: 'articles', path: '/admin/content/import', table: 'content_items', columns: articleImport.columns },
] as const;
type Kind = (typeof kinds)[number];

/** Cells as they are sent, which no writer of ours has made harmless. */
const rawRecord = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
const headingOf = ({ columns }: Kind) => rawRecord(columns.map(({ name }) => name));

/** What stands for a letter that could not be read says that the file is written otherwise. */
const isText = (cell: string) => isStorable(cell) && !cell.includes('\ufffd');

let made = 0;
/** The row of the example under a name of its own, with one cell changed. */
function rowOf({ columns }: Kind, changed: Readonly<Record<string, string>> = {}): string {
  made += 1;
  const [naming, translated] = columns;
  const own = { [naming!.name]: `Brought ${made}`, [translated!.name]: '', ...changed };
  return rawRecord(columns.map(({ name, example }) => own[name] ?? example));
}
const tableOf = (kind: Kind, rows: readonly string[]) => headingOf(kind) + rows.join('');

const rowsOf = (tried: readonly { readonly row: string }[]) => tried.map(({ row }) => row);

const look = ({ path }: Kind, table: string) => staff.call('POST', `${path}/preview`, { table });
const add = ({ path }: Kind, table: string) =>
  staff.call('POST', path, { table, leaveOutKnown: false }, randomUUID());
const count = async ({ table }: Kind) =>
  (await api.sql<{ n: number }[]>`select count(*)::int as n from ${api.sql(table)}`)[0]!.n;

/** All that stands in a value, as text. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value).trim()];

/** The same of stored records, by id. */
async function keptIn({ table }: Kind, ids: readonly string[]) {
  const records = await api.sql<{ id: string; record: unknown }[]>`
    select id, to_jsonb(each) - 'search_text' as record from ${api.sql(table)} as each where id = any(${[...ids]})`;
  return new Map(records.map(({ id, record }) => [id, new Set(textsIn(record))]));
}

/** What a cell that was taken stands as in its record: a text as it is, a list as its items. */
function keptOf({ name, isList }: Column, cell: string): string[] {
  const typed = rearmed(cell);
  if (name === 'name_checked') return typed.trim() === '' ? [] : ['true'];
  const items = !isList
    ? [typed]
    : name === 'also_known'
      ? itemsIn(typed).join(',').split(',')
      : itemsIn(typed);
  return items.map((item) => readable(item).trim()).filter((item) => item !== '');
}

const inWords = { code: expect.any(String), title: expect.stringMatching(/./) };

describe.each(kinds)('a table of $name', (kind) => {
  test('keeps whatever stands in a cell as the text that it is, or says what is wrong with its row', async () => {
    const taken: { column: Column; cell: string; row: string }[] = [];
    for (const column of kind.columns) {
      const tried = [...hostileCells]
        .filter(isText)
        .map((cell) => ({ column, cell, row: rowOf(kind, { [column.name]: cell }) }));
      const { status, body } = await look(kind, tableOf(kind, rowsOf(tried)));
      expect({ column: column.name, status }).toEqual({ column: column.name, status: 200 });
      const { rows } = body as ImportPreview;
      expect(rows).toHaveLength(tried.length);
      for (const { faults } of rows) for (const { message } of faults) expect(message).not.toBe('');
      taken.push(...tried.filter((_, place) => rows[place]!.faults.length === 0));
    }

    const before = await count(kind);
    const nameless = rowOf(kind, { [kind.columns[0]!.name]: '' });
    const atOnce = importLimits.rows - 1;
    for (let from = 0; from < taken.length; from += atOnce) {
      const some = taken.slice(from, from + atOnce);
      const right = tableOf(kind, rowsOf(some));
      expect(await add(kind, right + nameless)).toMatchObject({ status: 422, body: { code: 'faulty_rows' } });
      expect(await count(kind)).toBe(before + from);

      const { status, body } = await add(kind, right);
      expect({ status, total: body.total }).toEqual({ status: 201, total: some.length });
      const ids = (body.items as { id: string }[]).map(({ id }) => id);
      const kept = await keptIn(kind, ids);
      const altered = some.filter(({ column, cell }, place) =>
        keptOf(column, cell).some((text) => !kept.get(ids[place]!)!.has(text)),
      );
      expect(altered.map(({ column, cell }) => [column.name, cell.slice(0, 80)])).toEqual([]);
    }
    expect(await count(kind)).toBe(before + taken.length);
  });

  test('that holds what is no text is refused as a whole, whichever cell it stands in', async () => {
    const before = await count(kind);
    for (const column of kind.columns)
      for (const cell of [...hostileCells].filter((text) => !isText(text))) {
        const table = tableOf(kind, [rowOf(kind), rowOf(kind, { [column.name]: cell })]);
        for (const answer of [await look(kind, table), await add(kind, table)])
          expect(answer).toMatchObject({ status: 422, body: { code: 'encoding' } });
        await api.sql`delete from rate_limits`;
      }
    expect(await count(kind)).toBe(before);
  });

  test('with formulas is the same when it is written again, and no cell of that is one', async () => {
    const [naming] = kind.columns;
    const table = tableOf(
      kind,
      formulas.map((name) => rowOf(kind, { [naming!.name]: name })),
    );
    const { rows } = (await look(kind, table)).body as ImportPreview;
    const names = rows.map(({ name }) => name.en);
    expect(names).toEqual(formulas.map(rearmed));
    const written = csvRecord([naming!.name]) + names.map((name) => csvRecord([name])).join('');
    const read = readCsv(written, importLimits);
    if (typeof read === 'string') throw new Error(read);
    for (const { cells } of read.rows) expect(cells[0]).not.toMatch(/^[\s\u200B]*[=+\-@＝]|^\t/u);
    const again = (await look(kind, written)).body as ImportPreview;
    expect(again.rows.map(({ name }) => name.en)).toEqual(names);
  });

  test.each<[string, (example: string) => string, number, string | null]>([
    ['a mark of its encoding', (table) => byteOrderMark + table, 200, null],
    ['two such marks', (table) => byteOrderMark + byteOrderMark + table, 200, null],
    ['old line ends', (table) => table.replaceAll('\r\n', '\r'), 200, null],
    ['lone quotation marks', (table) => `${table}a"b,"c"d",e""f\r\n`, 200, null],
    ['a quotation mark that stays open', (table) => `${table}"a,b,c`, 422, 'no_csv'],
    ['two bytes a letter', (table) => table.replaceAll(/./gs, '$&\0'), 422, 'encoding'],
    [
      'two bytes a letter, read as one',
      (table) => `\ufffd\ufffd${table.replaceAll(/./gs, '$&\0')}`,
      422,
      'encoding',
    ],
    ['a null character', (table) => `${table}\0`, 422, 'encoding'],
    ['a million letters in a cell', (table) => `${table}"${'x'.repeat(900_000)}"\r\n`, 422, 'no_csv'],
    ['more than a million', () => 'x'.repeat(importLimits.characters + 1), 422, 'invalid_input'],
    ['thousands of columns', (table) => `${'y,'.repeat(9_000)}${table}`, 200, null],
    ['half a million columns', (table) => `${','.repeat(500_000)}${table}`, 200, null],
    ['one column many times', (table) => `${table.split(',', 1)[0]},`.repeat(4_000) + table, 200, null],
    ['rows of thousands of cells', (table) => `${table}${'z,'.repeat(9_000)}\r\n`.repeat(20), 200, null],
    ['thousands of rows', (table) => table + 'a\r\n'.repeat(9_000), 422, 'too_many_rows'],
    ['thousands of empty rows', (table) => table + '\r\n'.repeat(90_000), 200, null],
    ['names of the prototype', (table) => `__proto__,constructor,toString,${table}`, 200, null],
    ['nothing but separators', () => ',;\t\r\n'.repeat(9_000), 422, 'no_columns'],
  ])(
    'with %s is read or refused in words, and adds nothing that was not looked at',
    async (_, odd, status, code) => {
      const before = await count(kind);
      const table = odd(tableOf(kind, [rowOf(kind)]));
      const answer = await look(kind, table);
      expect({ status: answer.status, code: answer.body.code ?? null }).toEqual({ status, code });
      if (status === 422)
        expect(await add(kind, table)).toMatchObject({ status, body: { ...inWords, code } });
      expect(await count(kind)).toBe(before);
    },
  );

  test.each<[string, (table: string) => string | object]>([
    ['the file itself', (table) => new TextEncoder().encode(table)],
    ['a file of two bytes a letter', (table) => new Uint8Array(Buffer.from(table, 'utf16le'))],
    ['the file itself, said to be JSON', (table) => table],
    ...Object.entries(hostileBodies).map(([what, body]): [string, () => string] => [what, () => body]),
  ])('is refused in words where %s comes in its place', async (_, sent) => {
    const body = sent(tableOf(kind, [rowOf(kind)]));
    for (const path of [kind.path, `${kind.path}/preview`]) {
      const answer = await staff.call('POST', path, body);
      expect([400, 413, 415, 422]).toContain(answer.status);
      expect(answer.body).toMatchObject(inWords);
    }
  });
});
