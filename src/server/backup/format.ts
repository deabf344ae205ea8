/**
 * What a backup is: gzipped text that people and other programs can read too. First a line that says what it holds;
 * for each table the `COPY` statement that PostgreSQL's own tools write, its rows, and `\.`; last a line with the
 * counts and the checksum of all before it.
 */
import { z } from 'zod';

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });
export type BackedUpTable = z.infer<typeof tableSchema>;

const contentsSchema = z.object({
  /** Of this file's form; a later one that cannot be read as this one counts up. */
  format: z.literal(1),
  /** ISO 8601 */
  made: z.iso.datetime(),
  /** The migrations that the database had had, oldest first: milliseconds since 1970, as Drizzle names them. */
  migrations: z.array(z.number().int()).min(1),
  tables: z.array(tableSchema),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) })),
});
export type Contents = z.infer<typeof contentsSchema>;

const sumsSchema = z.object({
  /** How many rows each table has, in the order of `tables`. */
  rows: z.array(z.number().int().nonnegative()),
  /** SHA-256, hexadecimal, of the text up to this line. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Sums = z.infer<typeof sumsSchema>;

const beginning = '-- birtu backup ';
const ending = '-- birtu backup ends ';
/** Ends the rows of a table. No row is this line: in them a backslash stands as two. */
export const endOfRows = '\\.\n';

export const formatContents = (contents: Contents): string => `${beginning}${JSON.stringify(contents)}\n`;
export const formatSums = (sums: Sums): string => `${ending}${JSON.stringify(sums)}\n`;

/** Null where the line is none of the form that this code knows. */
export const parseContents = (line: string): Contents | null => parse(line, beginning, contentsSchema);
export const parseSums = (line: string): Sums | null => parse(line, ending, sumsSchema);

function parse<Value>(line: string, before: string, schema: z.ZodType<Value>): Value | null {
  if (!line.startsWith(before)) return null;
  try {
    return schema.safeParse(JSON.parse(line.slice(before.length))).data ?? null;
  } catch {
    return null;
  }
}

/** `"auth"."users"` */
export const identifierOf = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const columnsOf = (table: BackedUpTable) => table.columns.map(quoted).join(', ');

/** What writes a table's rows as text. */
export const copyOut = (table: BackedUpTable): string =>
  `COPY ${identifierOf(table)} (${columnsOf(table)}) TO STDOUT`;

/** What reads them; with a semicolon the line before the rows. */
export const copyIn = (table: BackedUpTable): string =>
  `COPY ${identifierOf(table)} (${columnsOf(table)}) FROM stdin`;

/** How many rows a piece of text has: a line feed within a value stands as `\n`. */
export function rowsIn(text: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) count += 1;
  return count;
}
