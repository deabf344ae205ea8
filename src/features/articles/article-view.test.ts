import { expect, it } from 'vitest';
import { articleView } from './article-view.ts';
import type { ContentDetail } from './listing.ts';

const article: ContentDetail = {
  id: 'rest-well',
  type: 'educational',
  category: 'fitness',
  title: { en: 'Rest', am: 'ዕረፍት' },
  summary: { en: 'Why', am: 'ለምን' },
  icon: 'moon',
  image: null,
  author: { en: 'Birtu', am: 'ብርቱ' },
  publishedAt: '2026-11-20T21:30:00.000Z',
  updatedAt: '2026-11-20T21:30:00.000Z',
  readingMinutes: { en: 4, am: 5 },
  body: { en: 'Sleep.', am: 'ይተኙ።' },
  html: { en: '<p>Sleep.</p>', am: '<p>ይተኙ።</p>' },
  sources: [],
};

it('shows one language, with the day in Ethiopia in the calendar of its readers', () => {
  expect(articleView(article, 'en')).toMatchObject({
    title: 'Rest',
    html: '<p>Sleep.</p>',
    language: 'en',
    minutes: 4,
    categoryLabel: 'Fitness',
    published: '21 November 2026',
  });
  expect(articleView(article, 'am')).toMatchObject({
    title: 'ዕረፍት',
    language: 'am',
    minutes: 5,
    published: 'ኅዳር 12 ቀን 2019',
  });
});

it('is English, and says so, where there is no Amharic', () => {
  const { body, html, readingMinutes } = article;
  const untranslated = {
    ...article,
    body: { en: body.en },
    html: { en: html.en! },
    readingMinutes: { en: readingMinutes.en! },
  };
  expect(articleView(untranslated, 'am')).toMatchObject({
    html: '<p>Sleep.</p>',
    language: 'en',
    minutes: 4,
  });
});

it('is Amharic, and says so, where there is no English', () => {
  const { body, html, readingMinutes } = article;
  const alone = {
    ...article,
    title: { en: '', am: 'ዕረፍት' },
    body: { en: '', am: body.am! },
    html: { am: html.am! },
    readingMinutes: { am: readingMinutes.am! },
  };
  expect(articleView(alone, 'en')).toMatchObject({
    title: 'ዕረፍት',
    titleLanguage: 'am',
    html: html.am,
    language: 'am',
    isInBoth: false,
    minutes: 5,
  });
});
