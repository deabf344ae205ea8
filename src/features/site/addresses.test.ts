import { expect, test } from 'vitest';
import { publicPages } from '#content/public-pages.ts';
import { isPlansPath } from '#src/features/plans/plans-choice.ts';
import { languages } from '#src/lib/language.ts';
import { canonicalAddress, isForSearch, publicPageAt, wayTo } from './addresses.ts';

const plans = '/services/fitness-and-nutrition-plans';
const at = (address: string) => new URL(address, 'http://localhost');
const canonical = (address: string) => canonicalAddress(at(address).pathname, at(address).searchParams);

test.each([
  ['/', '/'],
  ['/bmi?height=170&weight=60', '/bmi'],
  ['/nowhere', '/nowhere'],
  ['/login', '/login'],
  ['/services/fitness', plans],
  ['/services/fitness-nutrition-plans', plans],
  ['/services/nutrition', `${plans}?tab=nutrition`],
  ['/services/nutrition?tab=nutrition&category=health', `${plans}?tab=nutrition`],
  [`${plans}?category=weight-loss&level=beginner`, plans],
  [`${plans}?category=weight-loss&page=2`, plans],
  [`${plans}?page=2`, `${plans}?page=2`],
  [`${plans}?tab=nutrition&page=3`, `${plans}?tab=nutrition&page=3`],
  [`${plans}?q=shiro`, plans],
  ['/fitness-plans/a', '/services/fitness-plans/a'],
  ['/services/fitness-plans/a?day=3', '/services/fitness-plans/a'],
  ['/services/nutrition-plans/b?day=2', '/nutrition-plans/b'],
  ['/services/education', '/services/educational-content'],
  ['/services/motivation', '/services/motivational-content'],
  [
    '/services/educational-content/physical-fitness?tab=testing',
    '/services/educational-content/physical-fitness',
  ],
  ['/services/motivational-content/building-habits', '/services/motivational-content/building-habits'],
  ['/services/motivational-content/a/b', '/services/motivational-content/a/b'],
])('what %s shows is kept as %s', (address, kept) => {
  expect(canonical(address)).toBe(kept);
});

test('every address of a page leads to the first of them, which stands for itself', () => {
  for (const { address, also = [] } of publicPages)
    for (const each of [address, ...also])
      expect(canonical(each.replace(':id', 'x'))).toBe(address.replace(':id', 'x'));
});

test('no address is that of two pages, and each page has a name in every language', () => {
  const addresses = publicPages.flatMap(({ address, also = [] }) => [address, ...also]);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { name } of publicPages) for (const language of languages) expect(name[language]).not.toBe('');
});

test('the page of plans knows its own addresses', () => {
  const pages = publicPages.filter(({ address }) => address.startsWith(plans));
  for (const address of pages.flatMap(({ also = [] }) => also)) expect(isPlansPath(address)).toBe(true);
});

test.each([
  ['/', []],
  ['/about', ['Home']],
  [plans, ['Home', 'Services']],
  ['/services/fitness-plans/a', ['Home', 'Services', 'Fitness Plans']],
  ['/services/nutrition-plans/a', ['Home', 'Services', 'Nutrition Plans']],
  ['/services/educational-content/tools/bmi-calculator', ['Home', 'Services', 'Educational Content']],
])('the way to %s', (path, names) => {
  expect(wayTo(publicPageAt(path)!).map(({ name }) => name.en)).toEqual(names);
});

test.each([
  ['/', true],
  ['/login', true],
  ['/profile', false],
  ['/profile/security', false],
  ['/profiles', true],
  ['/set-new-password', false],
  ['/fitness-plans/a/try?day=2', false],
  ['/fitness-plans/a', true],
  [`${plans}?q=shiro`, false],
  [`${plans}?category=weight-loss`, true],
])('whether %s is for a search engine: %s', (address, kept) => {
  expect(isForSearch(at(address).pathname, at(address).searchParams)).toBe(kept);
});
