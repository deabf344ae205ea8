import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ArrayElements } from './array-elements.ts';

const jsonText = fc.tuple(fc.array(fc.jsonValue()), fc.constantFrom(0, 2));

test('an array is cut into its elements, however its text arrives', () => {
  fc.assert(
    fc.property(jsonText, fc.integer({ min: 1, max: 9 }), ([values, indent], length) => {
      const elements = new ArrayElements();
      const text = JSON.stringify(values, null, indent);
      const parts = text.match(new RegExp(`[^]{1,${length}}`, 'g'))!;
      const found = parts.flatMap((part) => [...elements.take(part)]);
      expect(found.map((element): unknown => JSON.parse(element.text))).toEqual(
        JSON.parse(JSON.stringify(values)),
      );
      expect(elements.isClosed).toBe(true);
      const lines = text.split('\n');
      for (const element of found) expect(lines[element.line - 1]).toContain(element.text.split('\n', 1)[0]);
    }),
  );
});

test('an array that was cut off is not closed', () => {
  const elements = new ArrayElements();
  expect([...elements.take('[{"a": "]"}, {"b"')]).toEqual([{ line: 1, text: '{"a": "]"}' }]);
  expect(elements.isClosed).toBe(false);
});
