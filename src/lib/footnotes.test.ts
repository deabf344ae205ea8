import { expect, test } from 'vitest';
import { missingSources, withoutSource, withSourcesSwapped } from './footnotes.ts';

const text = 'Sleep.[^1] Eat.[^2][^3] Again.[^2]';

test('when a source goes, what pointed to it goes, and later ones move up', () => {
  expect(withoutSource(text, 2)).toBe('Sleep.[^1] Eat.[^2] Again.');
  expect(withoutSource(text, 1)).toBe('Sleep. Eat.[^1][^2] Again.[^1]');
});

test('when two sources change places, the text follows', () => {
  expect(withSourcesSwapped(text, 1, 2)).toBe('Sleep.[^2] Eat.[^1][^3] Again.[^1]');
});

test('numbers without a source are named once, in order', () => {
  expect(missingSources(`${text} [^9] [^0] [^9]`, 2)).toEqual([0, 3, 9]);
  expect(missingSources(text, 3)).toEqual([]);
});
