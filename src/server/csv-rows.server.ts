import { parse, CsvError } from 'csv-parse/sync';
import type { CsvRow } from '#src/lib/csv.ts';

export type CsvFault = 'encoding' | 'empty' | 'no_csv';

/** Which of the separators the heading has most of: spreadsheets copy tabs, and where a comma is decimal export semicolons. */
const delimiterOf = (text: string): string => {
  const heading = /[^\n]*\S[^\n]*/.exec(text)?.[0] ?? '';
  const counted = [',', ';', '\t'].map((sign) => [sign, heading.split(sign).length] as const);
  return counted.toSorted((a, b) => b[1] - a[1])[0]![0];
};

/**
 * The rows of a file, each with its line; or why it is none.
 *
 * @param max `rowBytes`: more than any row has; a quote that is never closed would make the whole file one cell.
 *   `rows`: how many may be; of more than those only one is read, so that a file of short rows keeps nobody waiting
 */
export function readCsv(
  text: string,
  max: { readonly rowBytes: number; readonly rows: number },
): { readonly heading: readonly string[]; readonly rows: readonly CsvRow[] } | CsvFault {
  const plain = (text.startsWith('\ufeff') ? text.slice(1) : text).replace(/\r\n?/g, '\n');
  // Two bytes for each letter, read as if it were one.
  if (/[\0\ufffd]/u.test(plain) || !plain.isWellFormed()) return 'encoding';
  if (plain.trim() === '') return 'empty';
  try {
    const records = parse(plain, {
      delimiter: delimiterOf(plain),
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: max.rowBytes,
      to: max.rows + 2, // the heading, and the one too many
    }) as unknown as {
      readonly record: string[];
      readonly raw: string;
      readonly info: { readonly lines: number };
    }[];
    const rows = records.map(({ record, raw, info }): CsvRow => {
      const row = raw.trim();
      return { line: info.lines - (row.match(/\n/g)?.length ?? 0), cells: record, text: row };
    });
    const [heading, ...others] = rows;
    return heading ? { heading: heading.cells, rows: others } : 'empty';
  } catch (error) {
    if (error instanceof CsvError) return 'no_csv';
    throw error;
  }
}
