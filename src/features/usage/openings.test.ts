import { describe, expect, test } from 'vitest';
import type { Counted } from '#src/lib/usage.ts';
import { isOpening, isWordsAlone, recordAt, searchedText } from './openings.ts';

test.each([
  ['/services/fitness-plans/back-and-desk', 'fitness-plan', 'back-and-desk'],
  ['/am/services/fitness-plans/back-and-desk', 'fitness-plan', 'back-and-desk'],
  ['/fitness-plans/back-and-desk.data', 'fitness-plan', 'back-and-desk'],
  ['/nutrition-plans/light-mesob', 'nutrition-plan', 'light-mesob'],
  ['/services/motivational-content/one-step', 'content-item', 'one-step'],
  ['/recipes/misir-wat', 'recipe', 'misir-wat'],
  ['/exercises/squat', 'exercise', 'squat'],
  ['/foods/teff', 'food', 'teff'],
])('%s shows a record', (path, kind, subject) => {
  expect(recordAt(path)).toEqual({ kind, subject });
});

test.each([
  '/',
  '/recipes',
  '/foods/compare',
  '/foods/plate',
  '/foods/sources',
  '/nutrition-plans/light-mesob/shopping',
  '/services/educational-content/health-education',
  '/services/educational-content/physical-fitness',
  '/services/educational-content/tools/bmi-calculator',
  '/admin/recipes/misir-wat',
  '/recipes/%00',
  '/recipes/a b',
  `/recipes/${'x'.repeat(101)}`,
])('%s shows none', (path) => {
  expect(recordAt(path)).toBeNull();
});

test.each([
  ['  Doro   WAT ', 'doro wat'],
  ['ሽሮ', 'ሽሮ'],
  ['5x5 squat', '5x5 squat'],
  // Nobody is to be known by what was searched.
  ['almaz@birtu.test', null],
  ['https://example.org', null],
  ['call +251 91 12', null],
  ['ab1234', null],
  ['123', null],
  ['x', null],
  ['two\0words', null],
  [`a${'b'.repeat(59)}`, `a${'b'.repeat(59)}`],
  [`a${'b'.repeat(60)}`, null],
])('%j is kept as %j', (typed, text) => {
  expect(searchedText(typed)).toBe(text);
});

test.each([
  ['q=shiro', true],
  ['q=shiro&group=&tab=nutrition', true],
  ['q=shiro&group=wat', false],
])('%s asks for words alone: %s', (asked, isAlone) => {
  expect(isWordsAlone(new URLSearchParams(asked))).toBe(isAlone);
});

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const recipe: Counted = { what: 'opened', kind: 'recipe', subject: 'misir-wat' };
const opens = (headers: Record<string, string>, path = '/recipes/misir-wat', counted: Counted = recipe) =>
  isOpening(counted, path, (name) => ({ 'user-agent': phone, ...headers })[name]);

describe('a page is opened', () => {
  test.each([
    ['by a browser', { 'sec-fetch-mode': 'navigate' }],
    ['through the service worker', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' }],
    ['by a browser that does not say how it asks', { accept: 'text/html,*/*' }],
    ['from a list', { 'sec-fetch-mode': 'navigate', referer: 'https://birtu.example/am/recipes' }],
    ['from nowhere that can be read', { 'sec-fetch-mode': 'navigate', referer: 'nowhere' }],
  ])('%s', (_, headers) => {
    expect(opens(headers)).toBe(true);
  });

  test('by the application, which loads what the page holds', () => {
    const headers = { 'sec-fetch-mode': 'cors', referer: 'https://birtu.example/recipes' };
    expect(opens(headers, '/recipes/misir-wat.data')).toBe(true);
  });
});

describe('a page is not opened', () => {
  test.each([
    ['ahead', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }],
    ['ahead by an older browser', { 'sec-fetch-mode': 'navigate', purpose: 'prefetch' }],
    [
      'for the device’s copy',
      { 'sec-fetch-mode': 'cors', referer: 'https://birtu.example/service-worker.js' },
    ],
    ['for the copy of an older device', { accept: '*/*' }],
    ['by who does not say who asks', { 'sec-fetch-mode': 'navigate', 'user-agent': '' }],
    ['by a search engine', { accept: 'text/html', 'user-agent': `${phone} (compatible; Googlebot/2.1)` }],
    ['by a program', { accept: 'text/html', 'user-agent': 'curl/8.5.0' }],
    [
      'again, in the other language',
      { 'sec-fetch-mode': 'navigate', referer: 'https://birtu.example/am/recipes/misir-wat' },
    ],
    [
      'again, for other eaters',
      { 'sec-fetch-mode': 'navigate', referer: 'https://birtu.example/recipes/misir-wat?for=6' },
    ],
  ])('%s', (_, headers) => {
    expect(opens(headers)).toBe(false);
  });

  test('where the same words are searched with another filter', () => {
    const search: Counted = { what: 'not-found', kind: 'recipes', subject: 'pizza' };
    const from = (q: string) => ({
      'sec-fetch-mode': 'navigate',
      referer: `https://birtu.example/recipes?q=${q}`,
    });
    expect(opens(from('Pizza'), '/recipes', search)).toBe(false);
    expect(opens(from('pasta'), '/recipes', search)).toBe(true);
  });
});
