import { glossary } from '#content/education/glossary.ts';
import { inLanguage, pathIn } from '#src/lib/language.ts';
import { publisherFacts, type Facts } from '#src/lib/structured-data.ts';
import { healthAddress } from './health-address.ts';

/** The glossary as a set of terms. */
export const glossaryFacts =
  (name: string): Facts =>
  (absolute, language) => ({
    '@type': 'DefinedTermSet',
    name,
    url: absolute(pathIn(language, healthAddress({ tab: 'glossary' }))),
    inLanguage: language,
    publisher: publisherFacts(absolute),
    hasDefinedTerm: glossary.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      url: absolute(pathIn(language, healthAddress({ tab: 'glossary' }, id))),
      name: inLanguage(term, language),
      description: inLanguage(definition, language),
    })),
  });
