import { publicPages } from '#content/public-pages.ts';
import { languages, pathIn } from '#src/lib/language.ts';

/** An item that has a page of its own. */
export interface ListedItem {
  readonly kind: ItemKind;
  readonly id: string;
  /** When it was last changed, as ISO 8601 has it. */
  readonly changed: string;
}

/** The addresses of the pages of each kind of items. */
const itemPages = {
  fitness: '/services/fitness-plans/:id',
  nutrition: '/nutrition-plans/:id',
  educational: '/services/educational-content/:id',
  motivational: '/services/motivational-content/:id',
  food: '/foods/:id',
  recipe: '/recipes/:id',
  exercise: '/exercises/:id',
} as const;
export type ItemKind = keyof typeof itemPages;

/** The addresses, without language, of every page that search engines shall know; `changed` where that is known. */
export function listedAddresses(items: readonly ListedItem[]): { address: string; changed?: string }[] {
  const single = publicPages.filter(({ address }) => !address.includes('/:id'));
  return [
    ...single.map(({ address }) => ({ address })),
    ...items.map(({ kind, id, changed }) => ({
      address: itemPages[kind].replace(':id', encodeURIComponent(id)),
      changed,
    })),
  ];
}

/** The sitemap (sitemaps.org): each page in every language, with the same page in the others beside it. */
export function sitemapXml(publicUrl: string, items: readonly ListedItem[]): string {
  const url = (address: string, language: (typeof languages)[number]) =>
    escaped(publicUrl + pathIn(language, address));
  const entries = listedAddresses(items).flatMap(({ address, changed }) => {
    const links = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(address, language)}"/>`,
    );
    const other = `<xhtml:link rel="alternate" hreflang="x-default" href="${url(address, 'en')}"/>`;
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return languages.map(
      (language) => `<url><loc>${url(address, language)}</loc>${lastmod}${links.join('')}${other}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What crawlers are asked to leave alone is no page, or one that only its member sees. */
export function robotsText(publicUrl: string): string {
  const screens = ['/profile', '/today', '/admin'].flatMap((path) =>
    languages.map((language) => `Disallow: ${pathIn(language, path)}`),
  );
  return [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /dev/',
    'Disallow: /metrics',
    ...screens,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
