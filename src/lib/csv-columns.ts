import type { ZodType } from 'zod';
import { importMessages } from './import-table.ts';
import type { RowFault } from './csv-import.ts';
import { rearmed } from './csv.ts';
import { languages, type Language, type Localized } from './language.ts';
import { numberTyped } from './number-typed.ts';
import { noText, withoutEmptyTranslations, type TextFields } from './translations.ts';

/** What a form holds, to be filled in. */
type Fields = Record<string, unknown>;
type Fault = Pick<RowFault, 'message'> & Partial<Pick<RowFault, 'given' | 'item'>>;

/** What a cell means that names another record: its id, or what is wrong with it. */
export type Lookup = (given: string) => string | Fault;

/** A column of a table that staff bring: it fills in a field of the editor's form. */
export interface Column {
  readonly name: string;
  /** Where its field stands in what is saved, without the numbers of items. */
  readonly path: readonly string[];
  /** Writes a cell that is not empty into the form. @returns what is wrong with it */
  readonly put: (fields: Fields, cell: string, lookup: Lookup) => Fault | undefined;
  /** What can stand there, by code. */
  readonly choices?: Readonly<Record<string, Localized>>;
  readonly isList?: boolean;
  /** It names another record. */
  readonly isReference?: boolean;
  readonly language?: Language;
  readonly example: string;
}

/** What parts the items of a list in one cell; a line's end does so too. */
export const listSeparator = '|';

/** The items of a cell. Of two languages the places count: an empty one within stays. */
export function itemsIn(cell: string): string[] {
  const items = cell.split(/[|\n]/).map((item) => item.trim());
  return items.slice(0, items.findLastIndex((item) => item !== '') + 1);
}

/** However it is written: `Muscle group`, `muscle_group` and `muscleGroup` are one. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @returns nothing that is wrong */
function setAt(fields: Fields, path: readonly string[], value: unknown): undefined {
  const parent = path.slice(0, -1).reduce((part, key) => part[key] as Fields, fields);
  parent[path.at(-1)!] = value;
}

const getAt = (fields: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Fields)[key], fields);

type Said = Pick<Column, 'name' | 'path' | 'example'>;

export const textColumn = (said: Said): Column => ({
  ...said,
  put: (fields, cell) => setAt(fields, said.path, cell),
});

/** A number, as staff type it. */
export const numberColumn = (said: Said): Column => ({
  ...said,
  put: (fields, cell) => setAt(fields, said.path, numberTyped(cell)),
});

const yes: readonly string[] = ['yes', 'true', '1', 'x', 'አዎ'];
const no: readonly string[] = ['no', 'false', '0', 'አይ', 'አይደለም'];

export const flagColumn = (said: Said): Column => ({
  ...said,
  put(fields, cell) {
    const typed = bare(cell);
    if (!yes.includes(typed) && !no.includes(typed)) return { message: importMessages.yesOrNo.id };
    setAt(fields, said.path, yes.includes(typed));
  },
});

type Choices = Readonly<Record<string, Localized>>;

/** The code that is meant, by itself or by what it is called in either language. */
const chosen = (choices: Choices, typed: string): string | undefined =>
  Object.entries(choices).find(([code, label]) =>
    [code, ...languages.map((language) => label[language])].some((word) => bare(word) === bare(typed)),
  )?.[0];

const noChoice = (given: string): Fault => ({ message: importMessages.noChoice.id, given });

export const choiceColumn = (said: Said, choices: Choices): Column => ({
  ...said,
  choices,
  put(fields, cell) {
    const code = chosen(choices, cell);
    if (code === undefined) return noChoice(cell);
    setAt(fields, said.path, code);
  },
});

export const choicesColumn = (said: Said, choices: Choices): Column => ({
  ...said,
  choices,
  isList: true,
  put(fields, cell) {
    const items = itemsIn(cell);
    const codes = items.map((item) => chosen(choices, item));
    const wrong = codes.indexOf(undefined);
    if (wrong !== -1) return { ...noChoice(items[wrong]!), item: wrong + 1 };
    setAt(fields, said.path, [...new Set(codes)]);
  },
});

/** The name or the id of another record. */
export const referenceColumn = (said: Said): Column => ({
  ...said,
  isReference: true,
  put(fields, cell, lookup) {
    const found = lookup(cell);
    if (typeof found !== 'string') return found;
    setAt(fields, said.path, found);
  },
});

type SaidTwice = Omit<Said, 'example'> & { readonly example: Localized };

const inBoth = (
  said: SaidTwice,
  of: (language: Language) => Omit<Column, 'name' | 'path' | 'example' | 'language'>,
) =>
  languages.map((language): Column => ({
    ...of(language),
    language,
    name: `${said.name}_${language}`,
    path: [...said.path, language],
    example: said.example[language],
  }));

/** A text in both languages: two columns. */
export const textColumns = (said: SaidTwice): Column[] =>
  inBoth(said, (language) => ({
    put: (fields, cell) => setAt(fields, [...said.path, language], cell),
  }));

/** A list of such texts: two columns, whose items belong together by their places. */
export const listColumns = (said: SaidTwice): Column[] =>
  inBoth(said, (language) => ({
    isList: true,
    put(fields, cell) {
      const items = itemsIn(cell);
      const before = getAt(fields, said.path) as TextFields[];
      const length = Math.max(before.length, items.length);
      const list = Array.from({ length }, (_, index) => ({
        ...(before[index] ?? noText),
        ...(items[index] !== undefined && { [language]: items[index] }),
      }));
      setAt(fields, said.path, list);
    },
  }));

/** What a table can bring: the editor's form, filled in by rows. */
export interface ImportKind {
  readonly columns: readonly Column[];
  /** What the form begins with; an empty cell leaves that. */
  readonly blank: () => object;
  /** What is saved of what the form holds, right or wrong. */
  readonly draftOf: (fields: never) => unknown;
  /** The field that names a record. */
  readonly naming: 'name' | 'title';
}

export interface ReadRow<Draft> {
  readonly name: TextFields;
  readonly cells: Readonly<Record<string, string>>;
  readonly faults: RowFault[];
  /** Null where anything is wrong. */
  readonly draft: Draft | null;
}

/** Which columns a first line names, by their places; null where one is not known, or named before. */
export function columnsNamed(columns: readonly Column[], heading: readonly string[]): (Column | null)[] {
  const left = new Map(columns.map((column) => [bare(column.name), column]));
  return heading.map((name) => {
    const column = left.get(bare(name)) ?? null;
    if (column) left.delete(bare(name));
    return column;
  });
}

/** A row as the form would have it, judged by the form's own rules. @param schema those rules */
export function readRow<Draft>(
  { columns, blank, draftOf, naming }: ImportKind,
  schema: ZodType<Draft>,
  named: readonly (Column | null)[],
  row: readonly string[],
  lookup: Lookup,
): ReadRow<Draft> {
  // Not a structured clone, in which texts that are one object stay one.
  const fields = JSON.parse(JSON.stringify(blank())) as Fields;
  const cells: Record<string, string> = {};
  const faults: RowFault[] = [];
  for (const [index, column] of named.entries()) {
    const cell = rearmed(row[index] ?? '');
    if (!column || cell.trim() === '') continue;
    cells[column.name] = cell;
    const fault = column.put(fields, cell, lookup);
    if (fault) faults.push({ column: column.name, item: null, given: null, ...fault });
  }
  const name = { ...noText, ...(fields[naming] as TextFields) };
  const judged = schema.safeParse(withoutEmptyTranslations(draftOf(fields as never)));
  if (judged.success) return { name, cells, faults, draft: faults.length > 0 ? null : judged.data };
  // What a cell says wrongly is told once.
  const told = new Set<string | null>(faults.map(({ column }) => column));
  for (const { path, message } of judged.error.issues) {
    const column = columnAt(columns, path);
    if (column !== null && told.has(column)) continue;
    told.add(column);
    const item = path.find((key) => typeof key === 'number');
    faults.push({ column, message, item: item === undefined ? null : item + 1, given: null });
  }
  const placeOf = ({ column }: RowFault) => columns.findIndex((each) => each.name === column);
  return { name, cells, draft: null, faults: faults.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

/** The column whose field stands at a place of what is saved, or nearest to it; null where none is near. */
function columnAt(columns: readonly Column[], place: readonly PropertyKey[]): string | null {
  const wanted = place.filter((key) => typeof key === 'string');
  const near = ({ path }: Column) => {
    const differs = wanted.findIndex((key, index) => path[index] !== key);
    return differs === -1 ? wanted.length : differs;
  };
  const [nearest] = columns.toSorted((a, b) => near(b) - near(a));
  return nearest && near(nearest) > 0 ? nearest.name : null;
}
