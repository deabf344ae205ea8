import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecord, defused, rearmed } from './csv.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+251 911', `'+251 911`],
  ['-3', `'-3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\rx', `'\rx`],
  ['\nx', `'\nx`],
  ['  =1', `'  =1`],
  ['\u200B\uFEFF=1', `'\u200B\uFEFF=1`],
  ['＝1', `'＝1`],
  ['ሰላም = hello', 'ሰላም = hello'],
  ['a@birtu.test', 'a@birtu.test'],
  [`'=1`, `'=1`],
  ['', ''],
])('%j stands in a spreadsheet as %j', (text, safe) => expect(defused(text)).toBe(safe));

test('a record has its cells between commas, texts in quotation marks, and ends as RFC 4180 asks', () => {
  expect(csvRecord(['Selam "the brave", T.', 5, true, null, 'two\nlines'])).toBe(
    '"Selam ""the brave"", T.",5,true,,"two\nlines"\r\n',
  );
});

test('whatever is written into records is read from them again, and nothing begins as a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a=+-@"\',;\t\r\n \u200Bሰ😀'.match(/./gsu)!) });
  const rows = fc.array(fc.tuple(text, text, text), { minLength: 1 });
  fc.assert(
    fc.property(rows, (table) => {
      const read = parse(table.map(csvRecord).join(''), { recordDelimiter: '\r\n' });
      expect(read).toEqual(table.map((cells) => cells.map(defused)));
      expect(read.map((cells: string[]) => cells.map(rearmed))).toEqual(
        table.map((cells) => cells.map(rearmed)),
      );
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
