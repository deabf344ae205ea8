import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStorable, readable } from './text.ts';

describe('a text as it is kept', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['blanks of all kinds', ' \t\u00a0\u2003\u3000\ufeff'],
    ['joiners alone', '\u200d\u200c\u2060'],
    ['a soft hyphen, a filler and a blank pattern', '\u00ad\u3164\u2800\u115f'],
    ['direction marks alone', '\u202e\u2066\u2069\u200f'],
    ['a variation selector alone', '\ufe0f'],
  ])('is empty where it is only %s', (_, text) => {
    expect(readable(text)).toBe('');
  });

  test.each([
    ['gpj.ebe\u202eann', 'gpj.ebeann'],
    ['\u2068+251 911 234567\u2069', '+251 911 234567'],
    ['\u202aHana\u202c', 'Hana'],
  ])('%j loses what turns its direction', (text, kept) => {
    expect(readable(text)).toBe(kept);
  });

  test.each([
    'ብርቱ ነው፤ 3 ቀን።',
    '👩🏾‍🍳 💪🏾 🇪🇹 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'نماز',
    'می\u200cخواهم',
    ' a b ',
    'a\n\nb',
    '–',
    '.',
  ])('%s stays as it is', (text) => {
    expect(readable(text)).toBe(text);
  });

  test('is cleaned once and for all, and stays storable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readable(readable(text))).toBe(readable(text));
        expect(isStorable(readable(text)) || !isStorable(text)).toBe(true);
      }),
    );
  });
});
