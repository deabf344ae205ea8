import { expect, test } from 'vitest';
import { numberColumn } from './csv-columns.ts';

test.each([
  ['1,250', 1250],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['much', Number.NaN],
])('a cell with %j is %d', (cell, number) => {
  const fields = {};
  numberColumn({ name: 'Grams', path: ['grams'], example: '80' }).put(fields, cell, () => '');
  expect(fields).toEqual({ grams: number });
});
