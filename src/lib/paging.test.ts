import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterSchema, cappedCount, formatPlace, mostCounted, parsePlace } from './paging.ts';

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
  expect(afterSchema.safeParse(text).success).toBe(false);
});

test.each([
  [0, { count: 0, isCapped: false }],
  [mostCounted, { count: mostCounted, isCapped: false }],
  [mostCounted + 1, { count: mostCounted, isCapped: true }],
])('%d rows found count as %j', (counted, count) => expect(cappedCount(counted)).toEqual(count));
