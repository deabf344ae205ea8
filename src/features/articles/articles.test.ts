import { describe, expect, it, test } from 'vitest';
import articles from '#content/articles/articles.json' with { type: 'json' };
import { languages } from '#src/lib/language.ts';
import { bundledArticles } from './bundled-articles.server.ts';
import { markdownHtml } from './markdown.server.ts';

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
/** Words of an article of real length; Amharic says the same in fewer. */
const length = { en: { min: 600, max: 1100 }, am: { min: 400, max: 900 } };

test('nothing is lost between the files and the schema', () => {
  const withoutTexts = bundledArticles().map((article) => {
    const { body: _, ...rest } = article;
    return rest;
  });
  expect(withoutTexts).toEqual(articles);
});

test('each id stands once', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

describe.each(bundledArticles().map((article) => [article.id, article] as const))('%s', (_, article) => {
  it.each(languages)('is of real length, in its own script (%s)', (language) => {
    const words = wordsOf(article.body[language] ?? '');
    expect(words.length).toBeGreaterThanOrEqual(length[language].min);
    expect(words.length).toBeLessThanOrEqual(length[language].max);
    const ethiopic = words.filter((word) => /\p{Script=Ethiopic}/u.test(word)).length / words.length;
    if (language === 'am') expect(ethiopic).toBeGreaterThan(0.9);
    else expect(ethiopic).toBe(0);
  });

  it('has title, summary and author in both languages', () => {
    for (const text of [article.title, article.summary, article.author])
      expect(text.am).toMatch(/^(?=.*\p{Script=Ethiopic})/u);
  });

  it('refers to each of its sources, and to no other, in both languages', () => {
    const numbers = article.sources.map((_source, index) => index + 1);
    expect(numbers.length).toBeGreaterThan(0);
    for (const language of languages) {
      const named = [...(article.body[language] ?? '').matchAll(/\[\^(\d+)\]/g)].map(([, n]) => Number(n));
      expect([...new Set(named)].toSorted((a, b) => a - b)).toEqual(numbers);
    }
  });

  it('says the same in both languages: as many headings, lists, links and references', () => {
    const shape = (language: 'en' | 'am') =>
      ['<h2>', '<h3>', '<li>', '<tr>', '<blockquote>', '<a href="/', '#source-'].map((mark) => {
        const html = markdownHtml(article.body[language] ?? '', language, article.sources.length);
        return `${mark} ${html.split(mark).length - 1}`;
      });
    expect(shape('am')).toEqual(shape('en'));
  });
});
