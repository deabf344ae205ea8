import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAfter } from './page-place.ts';

it('is in the month that holds the row, as many rows after its end as are left', () => {
  const months = [
    { end: '2026-12-01', rows: 3 },
    { end: '2026-10-01', rows: 5 },
  ];
  expect(placeAfter(0, months)).toEqual({ before: '2026-12-01', skip: 0 });
  expect(placeAfter(2, months)).toEqual({ before: '2026-12-01', skip: 2 });
  expect(placeAfter(3, months)).toEqual({ before: '2026-10-01', skip: 0 });
  expect(placeAfter(7, months)).toEqual({ before: '2026-10-01', skip: 4 });
  expect(placeAfter(8, months)).toBeNull();
  expect(placeAfter(0, [])).toBeNull();
});

it('skips fewer rows than one month has, and together with the later months as many as were asked for', () => {
  const list = fc.array(fc.nat(50), { maxLength: 40 });
  fc.assert(
    fc.property(list, fc.nat(500), (counts, rows) => {
      const months = counts.map((count, i) => ({ end: String(i), rows: count }));
      const place = placeAfter(rows, months);
      const sum = (part: readonly number[]) => part.reduce((total, count) => total + count, 0);
      if (!place) {
        expect(rows).toBeGreaterThanOrEqual(sum(counts));
        return;
      }
      expect(place.skip).toBeLessThan(counts[Number(place.before)]!);
      expect(sum(counts.slice(0, Number(place.before))) + place.skip).toBe(rows);
    }),
  );
});
