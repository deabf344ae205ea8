/** A row of a file, without its heading. */
export interface CsvRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** As it stands there. */
  readonly text: string;
}

/** What a cell of the export can hold. */
export type Cell = string | number | boolean | null;

/** Without it, spreadsheets take UTF-8 for an older encoding, and Ethiopic letters are lost. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would run as a formula: `=`, `+`, `-` and `@`, the wide forms of East Asian keyboards too, also
 * after blanks and invisible characters, which some programs skip; and a tab or a line's end, which can break the cell.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text that nothing begins to calculate: an apostrophe in front makes it text. @see OWASP, CSV Injection */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** What a defused text was; any other as it is. */
export const rearmed = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** A text always stands in quotation marks, so that no character in it can end its cell. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return `"${defused(cell).replaceAll('"', '""')}"`;
}

/** One record as RFC 4180 has it. */
export const csvRecord = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;
