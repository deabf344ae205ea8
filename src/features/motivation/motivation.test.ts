import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { motivationPage } from '#content/motivation/page.ts';
import { quotes } from '#content/motivation/quotes.ts';
import { motivationView } from './motivation-view.ts';
import { quoteRotationMs } from './quote-rotation.ts';
import { motivationPageSchema, quoteCategories, quoteSchema } from './schema.ts';

describe('the quotations', () => {
  it('are twelve, each whole and each once', () => {
    expect(z.array(quoteSchema).parse(quotes)).toEqual(quotes);
    expect(quotes).toHaveLength(12);
    expect(new Set(quotes.map(({ id }) => id)).size).toBe(12);
  });

  it('are of all six categories', () => {
    expect(new Set(quotes.map(({ category }) => category))).toEqual(new Set(quoteCategories));
  });

  it('are Ethiopic in Amharic, and never in English', () => {
    for (const { text, author, said, tags } of quotes)
      for (const { en, am } of [text, author, said, ...tags]) {
        expect(en).not.toMatch(/\p{Script=Ethiopic}/u);
        expect(am).toMatch(/\p{Script=Ethiopic}/u);
        expect(am).not.toMatch(/\p{Script=Latin}/u);
      }
  });

  it('of another tongue than English name who translated them', () => {
    const translated = ['Epictetus', 'Seneca', 'Marcus Aurelius', 'Lao Tzu', 'Juvenal'];
    for (const { author, said } of quotes)
      if (translated.includes(author.en)) expect(said.en).toMatch(/translated (by|for) [A-Z]/);
  });

  it('that are the country’s own stand in their own words, with their meaning for who reads English', () => {
    const shown = (language: 'en' | 'am') =>
      motivationView(language).quotes.find(({ id }) => id === 'egg-walks');
    expect(shown('en')).toMatchObject({
      text: 'ቀስ በቀስ እንቁላል በእግሩ ይሄዳል።',
      language: 'am',
      meaning: 'Slowly, slowly, the egg will walk on its own legs.',
    });
    expect(shown('am')).toMatchObject({ text: 'ቀስ በቀስ እንቁላል በእግሩ ይሄዳል።', language: 'am', meaning: null });
  });

  it('stand for five seconds each', () => {
    expect(quoteRotationMs).toBe(5000);
  });
});

describe('the page', () => {
  it('is whole in both languages', () => {
    expect(motivationPageSchema.parse(motivationPage)).toEqual(motivationPage);
  });

  it('has the specified figures, each with what is known of it and from where', () => {
    const told = motivationPage.statistics.map(({ figure, claim }) => `${figure} ${claim.en}`);
    expect(told).toEqual([
      '85% quit within weeks',
      '3x more likely to succeed with proper habits',
      '21 days to form a habit',
    ]);
  });

  test('each reference has its source, and each source is referred to', () => {
    const { statistics, ways, accountability, mindset, sources } = motivationPage;
    const numbers = [...statistics, ...ways, accountability, mindset].flatMap((part) => part.sources);
    expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(sources.map((_, index) => index + 1));
  });

  it.each(['en', 'am'] as const)('shows one language only (%s)', (language) => {
    const { quotes: _, sources: __, ...words } = motivationView(language);
    const other = language === 'en' ? /\p{Script=Ethiopic}/u : /\p{Script=Latin}{2}/u;
    const shown = { ...words, ways: words.ways.map(({ title, text }) => ({ title, text })) };
    const texts = JSON.stringify(shown, (key, value: unknown) => (key === 'sources' ? undefined : value));
    const withoutKeys = texts.replaceAll(/"\w+":/g, '');
    expect(withoutKeys).not.toMatch(other);
  });
});
