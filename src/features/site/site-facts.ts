import {
  inLanguage,
  languageOf,
  languages,
  pathIn,
  withoutLanguage,
  type Language,
  type Localized,
} from '#src/lib/language.ts';
import { plansAddress } from '#src/features/plans/plans-address.ts';
import { publicPageAt, wayTo } from './addresses.ts';
import type { SiteContact } from './schema.ts';

/** What the site calls itself. */
export const siteNames: Localized = { en: 'Birtu', am: 'ብርቱ' };

type Absolute = (path: string) => string;

/** The way from the home page to a page, itself last where it has a name of its own here; false where there is none. */
export function wayFacts(pathname: string, search: string) {
  const language = languageOf(pathname);
  const page = publicPageAt(withoutLanguage(pathname), new URLSearchParams(search));
  const way = page && wayTo(page);
  if (!way || way.length === 0) return false;
  const named = page.address.endsWith(':id') ? way : [...way, page];
  return (absolute: Absolute) => ({
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ address, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: inLanguage(name, language),
      item: absolute(pathIn(language, address)),
    })),
  });
}

/** Who stands behind the pages. Other facts name them by this. */
const publisher = (absolute: Absolute) => ({ '@id': `${absolute('/')}#birtu` });

/** The home page: who Birtu is, and that its plans can be searched. */
export const siteFacts = (language: Language, contact: SiteContact) => (absolute: Absolute) => ({
  '@graph': [
    {
      '@type': 'Organization',
      ...publisher(absolute),
      name: siteNames.en,
      alternateName: siteNames.am,
      url: absolute('/'),
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
      publisher: publisher(absolute),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(pathIn(language, plansAddress({ tab: 'fitness' })))}?q={words}`,
        'query-input': 'required name=words',
      },
    },
  ],
});
