import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicPages } from '#content/public-pages.ts';
import { idText } from '#src/lib/localized.ts';
import { contentTypes } from '../kinds.ts';
import { sectionPath } from '../article-path.ts';
import { freeSlug, reservedSlugs, slugOf } from './slug.ts';

test.each([
  ['Sleep, the cheapest training', 'sleep-the-cheapest-training'],
  ['Eat & rest: 7 ways', 'eat-rest-7-ways'],
  ["Don't skip légumes", 'dont-skip-legumes'],
  ['  --  ', 'article'],
  ['እንቅልፍ', 'article'],
  ['እንቅልፍ and sleep', 'and-sleep'],
])('the title %j makes the address %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a long title is cut between words', () => {
  const slug = slugOf('twelve '.repeat(20));
  expect(slug).toBe(Array.from({ length: 8 }, () => 'twelve').join('-'));
});

test('every title makes a valid address, also where it is taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat(3), (title, others) => {
      const slug = slugOf(title);
      const taken = new Set<string>();
      for (let i = 0; i <= others; i += 1) {
        const free = freeSlug(slug, taken);
        expect(idText.safeParse(free).success, free).toBe(true);
        expect(taken.has(free)).toBe(false);
        taken.add(free);
      }
    }),
  );
});

test('an address that is taken gets a number', () => {
  expect(freeSlug('sleep', new Set(['sleep', 'sleep-2']))).toBe('sleep-3');
  expect(freeSlug('physical-fitness', new Set())).toBe('physical-fitness-2');
});

test('no article can take the place of a page', () => {
  const pages = publicPages.flatMap(({ address, also = [] }) => [address, ...also]);
  const below = contentTypes.flatMap((type) =>
    pages
      .filter((page) => page.startsWith(`${sectionPath(type)}/`))
      .map((page) => page.slice(sectionPath(type).length + 1).split(/[/?]/)[0]!),
  );
  for (const name of below.filter((part) => part !== ':id')) expect(reservedSlugs).toContain(name);
});
