import { expect, test } from 'vitest';
import { sizeOf, toldTo } from './progress.ts';

const table = { schema: 'auth', name: 'users', columns: ['id'] };

test('a table is told of when it is done, and meanwhile every two seconds', () => {
  const told: string[] = [];
  let time = 0;
  const progress = toldTo(
    (line) => told.push(line),
    () => time,
  );
  for (time = 0; time <= 5_000; time += 500) progress.during(table, { rows: time, bytes: time * 1000 });
  progress.after(table, { rows: 5_001, bytes: 5_001_000 });
  progress.after(table, { rows: 1, bytes: 12 });
  progress.after(table, { rows: 0, bytes: 0 });
  expect(told).toEqual([
    'auth.users: 2,000 rows, 2 MB…',
    'auth.users: 4,000 rows, 4 MB…',
    'auth.users: 5,001 rows, 5 MB',
    'auth.users: 1 row, 12 bytes',
  ]);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [3_440, '3.4 kB'],
  [999_999, '1,000 kB'],
  [2_345_678_901, '2,345.7 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});
