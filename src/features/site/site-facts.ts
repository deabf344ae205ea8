import { plansPath } from '#src/features/plans/plans-address.ts';
import { inLanguage, languages, pathIn, type Localized } from '#src/lib/language.ts';
import { publisherFacts, type Facts } from '#src/lib/structured-data.ts';
import { publicPageAt, wayTo } from './addresses.ts';
import type { SiteContact } from './schema.ts';

/** What the site calls itself. */
export const siteNames: Localized = { en: 'Birtu', am: 'ብርቱ' };

/**
 * The way from the home page to a page, itself last where it has a name of its own here; false where there is none.
 *
 * @param path without language
 */
export function wayFacts(path: string, search: string): Facts | false {
  const page = publicPageAt(path, new URLSearchParams(search));
  const way = page && wayTo(page);
  if (!way || way.length === 0) return false;
  const named = page.address.endsWith(':id') ? way : [...way, page];
  return (absolute, language) => ({
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ address, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: inLanguage(name, language),
      item: absolute(pathIn(language, address)),
    })),
  });
}

/** The home page: who Birtu is, and that its plans can be searched. */
export const siteFacts =
  (contact: SiteContact): Facts =>
  (absolute, language) => ({
    '@graph': [
      {
        ...publisherFacts(absolute),
        alternateName: siteNames.am,
        logo: absolute('/icon-512.png'),
        ...(contact.email && { email: contact.email }),
        ...(contact.phone && { telephone: contact.phone }),
        ...(contact.address && { address: contact.address }),
      },
      {
        '@type': 'WebSite',
        name: siteNames[language],
        url: absolute(pathIn(language, '/')),
        inLanguage: languages,
        publisher: { '@id': publisherFacts(absolute)['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute(pathIn(language, plansPath))}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
