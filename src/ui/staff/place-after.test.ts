import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

test('each of a list is found where it stands once one of them was moved', () => {
  const place = fc.nat({ max: 8 });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
      const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from]!);
      expect(before.map((_, at) => after[placeAfter(at, from, to)])).toEqual(before);
    }),
  );
});
