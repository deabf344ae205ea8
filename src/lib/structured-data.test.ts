import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddable } from './structured-data.ts';

test('nobody’s text ends the element that it stands in, or opens a comment there', () => {
  const text = embeddable({ name: '</script><script>alert(1)</script>', description: '<!-- <script>' });
  expect(text).not.toContain('<');
});

test('a reader of JSON gets back what was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(embeddable(value)))).toBe(JSON.stringify(value));
    }),
  );
});
