import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cappedCount, mostCounted } from './capped-count.ts';
import { formatPlace, numberPlaceSchema, parsePlace, uuidPlaceSchema } from './paging.ts';

test('a place is read as it was written', () => {
  const at = fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }).map(String);
  fc.assert(
    fc.property(at, fc.uuid(), (at, id) => {
      expect(parsePlace(formatPlace({ at, id }))).toEqual({ at, id });
    }),
  );
});

test.each([
  '',
  '1',
  '_',
  '1_',
  '_a',
  '-1_a',
  '1.5_a',
  '1_a_b',
  '1_a b',
  `${'9'.repeat(17)}_a`,
  `1_${'a'.repeat(65)}`,
])('%j is no place', (text) => {
  expect(parsePlace(text)).toBeNull();
  expect(uuidPlaceSchema.safeParse(text).success).toBe(false);
  expect(numberPlaceSchema.safeParse(text).success).toBe(false);
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
    uuid: uuidPlaceSchema.safeParse(text).success,
    number: numberPlaceSchema.safeParse(text).success,
  }).toEqual(taken);
});

test.each([
  [0, { count: 0, isCapped: false }],
  [mostCounted, { count: mostCounted, isCapped: false }],
  [mostCounted + 1, { count: mostCounted, isCapped: true }],
])('%d rows found count as %j', (counted, count) => expect(cappedCount(counted)).toEqual(count));
