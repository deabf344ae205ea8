import { glossary } from '#content/education/glossary.ts';
import type { Language } from '#src/lib/language.ts';
import { byLetter } from './glossary.ts';

/** Words that one is glad to have met, whatever one came for. */
const shownTerms = ['talk-test', 'anaemia', 'sleep'];

/** What the hub shows of the glossary, in one language. */
export function hubWords(language: Language) {
  const letters = byLetter(glossary, language);
  const other: Language = language === 'en' ? 'am' : 'en';
  return {
    count: glossary.length,
    letters: letters.map(({ letter, anchor }) => ({ letter, anchor })),
    terms: shownTerms
      .flatMap((wanted) => glossary.filter(({ id }) => id === wanted))
      .map(({ id, term, definition }) => ({
        id,
        term: term[language],
        other: term[other],
        otherLanguage: other,
        definition: definition[language],
      })),
  };
}
export type HubWords = ReturnType<typeof hubWords>;
