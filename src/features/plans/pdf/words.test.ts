import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planPdfCounts, planPdfWords } from '#content/plan-pdf.ts';
import { breakable, isLong, printable, wordsIn } from './words.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}|#/g) ?? []).toSorted();

describe('the words of a plan on paper', () => {
  const counts = Object.entries(planPdfCounts).flatMap(([name, { one, other }]) => [
    [`one of ${name}`, one] as const,
    [name, other] as const,
  ]);

  test.each([...Object.entries(planPdfWords), ...counts])('%s says the same in both languages', (_, text) => {
    expect(placeholders(text.am)).toEqual(placeholders(text.en));
    expect(text.en).not.toMatch(/\p{Script=Ethiopic}/u);
  });

  test('are filled in and counted', () => {
    const { say, count, number } = wordsIn('en');
    expect(say('weekRange', { from: 3, to: 5 })).toBe('Weeks 3–5');
    expect([count('weeks', 1), count('weeks', 12)]).toEqual(['1 week', '12 weeks']);
    expect(number(1500)).toBe('1,500');
    expect(wordsIn('en').count('repetitions', 1, 3)).toBe('1–3 repetitions');
    expect(wordsIn('am').count('repetitions', 8, 12)).toContain('8–12');
    expect(wordsIn('am').count('minutes', 45)).toBe('45 ደቂቃ');
  });
});

describe('lines can break', () => {
  test.each([
    ['ሰላም፡ለዓለም', 'ሰላም፡ ለዓለም'],
    ['ሰላም፡ ለዓለም', 'ሰላም፡ ለዓለም'],
    ['ለሁለት።', 'ለሁለት።'],
    ['up to 25 % more', 'up to 25\u00a0% more'],
    ['90 g bread', '90\u00a0g bread'],
    ['35 ግ', '35\u00a0ግ'],
    ['3 games', '3 games'],
    ['two  spaces', 'two spaces'],
  ])('%j', (text, expected) => expect(breakable(text)).toBe(expected));

  test('where nothing but spaces changes, and a second look changes nothing', () => {
    const text = fc.string({ unit: fc.constantFrom('ሀ', '፡', ' ', '3', 'g', '%', '።') });
    const letters = (value: string) => value.replace(/[ \u00a0]/g, '');
    fc.assert(
      fc.property(text, (value) => {
        expect(letters(breakable(value))).toBe(letters(value));
        expect(breakable(breakable(value))).toBe(breakable(value));
      }),
    );
  });
});

test('a text is long when all its parts together are', () => {
  expect(isLong(['a'.repeat(1500)])).toBe(false);
  expect(isLong(['a'.repeat(1500), 'b'])).toBe(true);
});

test.each([
  ['ሰላም ለዓለም፡ 5 kg', 'ሰላም ለዓለም፡ 5 kg'],
  ['ገና፝ ሰላም፟', 'ገና ሰላም'],
  ['VO₂', 'VO2'],
  ['ṣom', 'som'],
  ['cafe\u0301 – café', 'café – café'],
  ['≥ 5 😀', '? 5 ?'],
  ['two\nlines\u0000\u200b', 'two\nlines'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text, (letter) => /[ -ÿ–\p{Script=Ethiopic}]/u.test(letter))).toBe(shown);
});
