import { byteOrderMark, csvRecord, type Cell } from '#src/lib/csv.ts';

/** Hands a table to the reader as a file that every spreadsheet opens. */
export function downloadTable(name: string, rows: readonly (readonly Cell[])[]): void {
  const file = new Blob([byteOrderMark, ...rows.map(csvRecord)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
