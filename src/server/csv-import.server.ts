import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { ZodType } from 'zod';
import { columnsNamed, readRow, type ImportKind, type Lookup, type ReadRow } from '#src/lib/csv-columns.ts';
import { importLimits } from '#src/lib/import-table.ts';
import type { ImportPreview, PreviewRow } from '#src/lib/csv-import.ts';
import type { MemberContext } from './context.server.ts';
import { readCsv, type CsvFault } from './csv-rows.server.ts';
import type { Database } from './database.server.ts';

/** A record by what it is called; what does not call it so, is empty. */
export interface Named {
  readonly id: string;
  readonly en: string | null;
  readonly am: string | null;
}

export interface NewRow<Draft> {
  readonly id: string;
  readonly draft: Draft;
}

/** A kind of record that a table can bring. */
export interface Importable<Draft> {
  readonly kind: ImportKind;
  /** The editor's own rules. */
  readonly schema: ZodType<Draft>;
  /** Those that have one of these names, in small letters, in either language, or one of these ids. */
  readonly named: (db: Pick<Database, 'execute'>, names: readonly string[]) => Promise<readonly Named[]>;
  /** Said of a cell that names a record which is not there, or its own row. */
  readonly lookupMessages?: { readonly gone: { readonly id: string }; readonly own: { readonly id: string } };
  /** Makes all of them in the order of their rows, or throws and makes none. */
  readonly create: (
    context: MemberContext,
    rows: readonly NewRow<Draft>[],
  ) => Promise<{ id: string; name: string }[]>;
}

/** Those of a table that are named so. @param name its column of localized names */
export const namedIn = async (
  db: Pick<Database, 'execute'>,
  table: SQL,
  name: SQL,
  names: readonly string[],
): Promise<readonly Named[]> =>
  await db.execute<Named & Record<string, unknown>>(sql`
    with wanted as (select jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb) as name)
    select id, ${name}->>'en' as en, ${name}->>'am' as am from ${table}
    where id in (select name from wanted)
      or lower(${name}->>'en') in (select name from wanted) or lower(${name}->>'am') in (select name from wanted)`);

interface MadeByName<Draft> {
  /** The id that a record has by its name. */
  readonly idOf: (draft: Draft) => string;
  readonly isReserved: (id: string) => boolean;
  /** Makes those whose id is free. @returns of each, whether it was made */
  readonly createAll: (rows: readonly NewRow<Draft>[]) => Promise<readonly boolean[]>;
  /** Makes one under another id that is like its name. @returns that id */
  readonly createNumbered: (draft: Draft) => Promise<string>;
}

/** Makes records that have their ids by their names, most of them in one go. @returns their ids in the order of the rows */
export async function madeByName<Draft>(
  drafts: readonly Draft[],
  { idOf, isReserved, createAll, createNumbered }: MadeByName<Draft>,
): Promise<string[]> {
  const seen = new Set<string>();
  const rows = drafts.map((draft) => {
    const id = idOf(draft);
    const isFirst = !isReserved(id) && !seen.has(id);
    seen.add(id);
    return { id, draft, isFirst };
  });
  const first = rows.filter(({ isFirst }) => isFirst);
  const isMade = await createAll(first);
  const made = new Set(first.filter((_, index) => isMade[index]));
  const ids: string[] = [];
  for (const row of rows) ids.push(made.has(row) ? row.id : await createNumbered(row.draft));
  return ids;
}

export type TableFault = CsvFault | 'no_columns' | 'too_many_rows';

export interface TableRow<Draft> extends ReadRow<Draft> {
  readonly id: string;
  readonly line: number;
  readonly isKnown: boolean;
}

export interface ReadTable<Draft> {
  readonly rows: readonly TableRow<Draft>[];
  readonly unknownColumns: readonly string[];
}

const small = (name: string) => name.trim().toLowerCase();
const namesOf = ({ en, am }: { readonly en: string | null; readonly am: string | null }) =>
  [en, am].flatMap((name) => (name?.trim() ? [small(name)] : []));

/** The rows of a table as they would be added; or why it is none. */
export async function readTable<Draft>(
  db: Pick<Database, 'execute'>,
  { kind, schema, named, lookupMessages }: Importable<Draft>,
  table: string,
): Promise<ReadTable<Draft> | TableFault> {
  const csv = readCsv(table, importLimits);
  if (typeof csv === 'string') return csv;
  const columns = columnsNamed(kind.columns, csv.heading);
  if (columns.every((column) => column === null)) return 'no_columns';
  if (csv.rows.length > importLimits.rows) return 'too_many_rows';
  if (csv.rows.length === 0) return 'empty';

  const cellsOf = (row: readonly string[], isWanted: (path: readonly string[]) => boolean) =>
    row.filter((_, place) => columns[place] && isWanted(columns[place].path));
  const own = csv.rows.map(({ cells }) => ({
    id: randomUUID() as string,
    names: cellsOf(cells, ([field]) => field === kind.naming).map(small),
  }));
  const referred = csv.rows.flatMap(({ cells }) =>
    cellsOf(cells, ([field]) =>
      kind.columns.some(({ path, isReference }) => isReference && path[0] === field),
    ),
  );
  const wanted = new Set([...own.flatMap(({ names }) => names), ...referred.map(small)].filter(Boolean));
  const there = await named(db, [...wanted]);

  /** What stands first goes: the id, then what is there, then what the table brings. */
  const ids = new Map<string, string>();
  const calls = (name: string, id: string) => void (name !== '' && !ids.has(name) && ids.set(name, id));
  for (const { id } of there) calls(small(id), id);
  for (const one of there) for (const name of namesOf(one)) calls(name, one.id);
  const known = new Set(there.flatMap(namesOf));
  for (const { id, names } of own) for (const name of names) calls(name, id);

  const rows = csv.rows.map(({ line, cells }, index): TableRow<Draft> => {
    const { id } = own[index]!;
    const lookup: Lookup = (given) => {
      const found = ids.get(small(given));
      if (found === undefined) return { message: lookupMessages!.gone.id };
      return found === id ? { message: lookupMessages!.own.id } : found;
    };
    const row = readRow(kind, schema, columns, cells, lookup);
    const names = namesOf(row.name);
    const isKnown = names.some((name) => known.has(name));
    for (const name of names) known.add(name);
    return { id, line, isKnown, ...row };
  });
  return { rows, unknownColumns: csv.heading.filter((name, place) => !columns[place] && name.trim() !== '') };
}

/** So much of a cell is shown. */
const maxShown = 200;
const shown = (text: string) => text.slice(0, maxShown).toWellFormed();

/** What is shown of a table before anything of it is added. */
export function previewOf<Draft>({ rows, unknownColumns }: ReadTable<Draft>): ImportPreview {
  const shownRows = rows.map(({ line, name, faults, cells, isKnown }): PreviewRow => ({
    line,
    name: { en: shown(name.en), am: shown(name.am) },
    state: isKnown ? 'known' : faults.length > 0 ? 'faulty' : 'new',
    faults: faults.map((fault) => ({ ...fault, given: fault.given === null ? null : shown(fault.given) })),
    cells: Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, shown(cell)])),
  }));
  const count = (state: PreviewRow['state']) => shownRows.filter((row) => row.state === state).length;
  return {
    rows: shownRows,
    counts: { new: count('new'), known: count('known'), faulty: count('faulty') },
    unknownColumns: unknownColumns.map(shown),
  };
}
