import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cappedCount, maxCounted } from './capped-count.ts';
import { formatCursor, parseCursor, placeOfSort, sortedCursorSchema, uuidCursorSchema } from './paging.ts';

const { number: numberCursorSchema } = sortedCursorSchema;

test('a place is read as it was written', () => {
  const at = fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }).map(String);
  fc.assert(
    fc.property(at, fc.uuid(), (at, id) => {
      expect(parseCursor(formatCursor({ at, id }))).toEqual({ at, id });
    }),
  );
});

test('a place in a list that is sorted by a text is read as it was written, whatever the text', () => {
  const key = fc.string({ maxLength: 200, unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(key, fc.uuid(), (key, id) => {
      const place = formatCursor({ at: '12', id, key });
      expect(parseCursor(place)).toEqual({ at: '12', id, key });
      expect(sortedCursorSchema.uuid.safeParse(place).success).toBe(true);
      expect(uuidCursorSchema.safeParse(place).success).toBe(false);
    }),
  );
});

test.each([
  [{ after: '1_12' }, true],
  [{ sort: 'created', before: '1_12' }, true],
  [{ sort: 'name', after: '1_12_abebe' }, true],
  [{ sort: 'name', after: '1_12_' }, true],
  [{ sort: 'name' }, true],
  [{ sort: 'name', after: '1_12' }, false],
  [{ sort: 'created', before: '1_12_abebe' }, false],
  [{ after: '1_12_abebe' }, false],
])('the place of %j is one of a list that is sorted so: %j', (query, isOne) =>
  expect(placeOfSort('name')[0](query)).toBe(isOne),
);

test.each([
  '',
  '1',
  '_',
  '1_',
  '_a',
  '-1_a',
  '1.5_a',
  '1_a_b\0',
  '1_a b',
  `${'9'.repeat(17)}_a`,
  `1_${'a'.repeat(65)}`,
])('%j is no place', (text) => {
  expect(parseCursor(text)).toBeNull();
  expect(uuidCursorSchema.safeParse(text).success).toBe(false);
  expect(numberCursorSchema.safeParse(text).success).toBe(false);
});

const uuid = '4b6ee1a5-9f0e-4b57-8f3a-0c6d5a4f1e2b';
test.each([
  [`1_${uuid}`, { uuid: true, number: false }],
  ['1_12', { uuid: false, number: true }],
  ['1_abc', { uuid: false, number: false }],
  [`1_${uuid.replaceAll('-', '')}`, { uuid: false, number: false }],
  [`1_${'9'.repeat(19)}`, { uuid: false, number: false }],
  [undefined, { uuid: true, number: true }],
])('%j is the place of a row with such an id: %j', (text, taken) => {
  expect({
    uuid: uuidCursorSchema.safeParse(text).success,
    number: numberCursorSchema.safeParse(text).success,
  }).toEqual(taken);
});

test.each([
  [0, { count: 0, isCapped: false }],
  [maxCounted, { count: maxCounted, isCapped: false }],
  [maxCounted + 1, { count: maxCounted, isCapped: true }],
])('%d rows found count as %j', (counted, count) => expect(cappedCount(counted)).toEqual(count));
