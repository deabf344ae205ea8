import { expect, test } from 'vitest';
import { listedAddresses, robotsText, sitemapXml } from './sitemap.ts';

const changed = '2026-11-21T08:00:00Z';

test('every page stands there once in each language, with its other languages beside it', () => {
  const xml = sitemapXml('https://birtu.example', [{ kind: 'nutrition', id: 'light-mesob', changed }]);
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toContain('https://birtu.example/am/services/fitness-and-nutrition-plans?tab=nutrition');
  expect(xml).toContain(
    `<url><loc>https://birtu.example/am/nutrition-plans/light-mesob</loc><lastmod>${changed}</lastmod>` +
      '<xhtml:link rel="alternate" hreflang="en" href="https://birtu.example/nutrition-plans/light-mesob"/>' +
      '<xhtml:link rel="alternate" hreflang="am" href="https://birtu.example/am/nutrition-plans/light-mesob"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://birtu.example/nutrition-plans/light-mesob"/></url>',
  );
});

test('kinds of pages are named by their items alone', () => {
  const addresses = listedAddresses([{ kind: 'motivational', id: 'building-habits', changed }]);
  expect(addresses.filter(({ address }) => address.includes(':id'))).toEqual([]);
  expect(addresses.at(-1)).toEqual({
    address: '/services/motivational-content/building-habits',
    changed,
  });
});

test('no id breaks out of its place', () => {
  const xml = sitemapXml('https://birtu.example', [{ kind: 'fitness', id: 'a&b</loc><x y="', changed }]);
  expect(xml).toContain('/services/fitness-plans/a%26b%3C%2Floc%3E%3Cx%20y%3D%22</loc>');
});

test('crawlers are led to the sitemap, and away from what is no page', () => {
  const text = robotsText('https://birtu.example');
  expect(text).toContain('Sitemap: https://birtu.example/sitemap.xml\n');
  for (const path of ['/api/', '/auth/', '/profile', '/am/profile', '/admin'])
    expect(text).toContain(`\nDisallow: ${path}\n`);
});
