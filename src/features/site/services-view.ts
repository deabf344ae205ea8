import { glossary } from '#content/education/glossary.ts';
import { quotes } from '#content/motivation/quotes.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';

const term = glossary.find(({ id }) => id === 'recovery')!;
const proverb = quotes.find(({ id }) => id === 'egg-walks')!;

/** What there is to learn and to keep, by an example of each, in one language. */
export const servicesView = (language: Language) => ({
  term: {
    id: term.id,
    name: inLanguage(term.term, language),
    meaning: inLanguage(term.definition, language),
  },
  proverb: {
    /** In its own words, whatever the language of the page. */
    words: proverb.text.am,
    meaning: language === 'am' ? null : proverb.text.en,
    author: inLanguage(proverb.author, language),
  },
});
