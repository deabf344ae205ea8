import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastEnds, formatTsom, parseTsom, traditions } from './tsom.ts';

const anyTsom = fc.record({
  tradition: fc.constantFrom(...traditions),
  fish: fc.boolean(),
  honey: fc.boolean(),
  until: fc.constantFrom(...fastEnds),
});

test('what a device keeps is read as it was chosen', () => {
  fc.assert(
    fc.property(anyTsom, (tsom) => {
      expect(parseTsom(formatTsom(tsom))).toEqual(tsom);
    }),
  );
});

test('of anything else nothing is read', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tsom = parseTsom(text);
      if (tsom) expect(traditions).toContain(tsom.tradition);
    }),
  );
  for (const text of ['', 'null', '{"tradition":"orthodox"}', 'orthodox', 'orthodox 18:00', 'none orthodox'])
    expect(parseTsom(text)).toBeNull();
});
