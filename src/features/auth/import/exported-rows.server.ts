import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { ArrayElements } from './array-elements.ts';
import type { Fault } from './exported-account.ts';

/** One row of a file, with the line where it begins: what it holds, or why it cannot be read. */
export type ExportedRow = { readonly line: number } & ({ readonly value: unknown } | Fault);

/** The rows of an export, one after the other: a JSON array, JSON lines, or CSV with a header. */
export async function* exportedRows(path: string): AsyncGenerator<ExportedRow> {
  const readers: Readonly<Record<string, typeof csvRows>> = { '[': arrayRows, '{': lineRows };
  yield* (readers[await firstCharacter(path)] ?? csvRows)(path);
}

async function firstCharacter(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024) });
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF?\s*/, '')
      .slice(0, 1);
  } finally {
    await file.close();
  }
}

const textOf = (path: string) => createReadStream(path, { encoding: 'utf8' });

function read(line: number, text: string): ExportedRow {
  try {
    return { line, value: JSON.parse(text) as unknown };
  } catch {
    return { line, fault: 'not JSON' };
  }
}

async function* lineRows(path: string): AsyncGenerator<ExportedRow> {
  let line = 0;
  for await (const text of createInterface({ input: textOf(path), crlfDelay: Infinity })) {
    line += 1;
    const row = text.replace(/^\uFEFF/, '').trim();
    if (row !== '') yield read(line, row);
  }
}

async function* arrayRows(path: string): AsyncGenerator<ExportedRow> {
  const elements = new ArrayElements();
  for await (const part of textOf(path) as AsyncIterable<string>)
    for (const { line, text } of elements.take(part)) yield read(line, text);
  if (!elements.isClosed) yield { line: elements.line, fault: 'the file ends before its array does' };
}

/** Longer records are no accounts but a quotation mark that was never closed. */
const maxRecordLength = 256 * 1024;

async function* csvRows(path: string): AsyncGenerator<ExportedRow> {
  const parser = parse({
    columns: true,
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n'],
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRecordLength,
  });
  const faults: ExportedRow[] = [];
  parser.on('skip', (error) => {
    if (error) faults.push({ line: Number(error['lines']), fault: error.message });
  });
  const records = createReadStream(path).pipe(parser) as AsyncIterable<CsvRecord>;
  for await (const { record, info } of records) {
    yield* faults.splice(0);
    yield { line: info.lines - lineBreaksIn(record), value: record };
  }
  yield* faults;
}

interface CsvRecord {
  readonly record: Readonly<Record<string, string>>;
  /** `lines`: the one where the record ends. */
  readonly info: { readonly lines: number };
}

const lineBreaksIn = (record: CsvRecord['record']): number =>
  Object.values(record).join('').split('\n').length - 1;
