import { motivationPage } from '#content/motivation/page.ts';
import { quotes } from '#content/motivation/quotes.ts';
import type { Language } from '#src/lib/language.ts';
import { noteMarks } from '#src/lib/notes.ts';
import { translated } from '#src/lib/translated.ts';
import { quoteCategoryLabels } from './labels.ts';

/** What the motivation page shows in one language. */
export function motivationView(language: Language) {
  const page = translated(motivationPage, language);
  const mark = noteMarks();
  const marked = <T extends { sources: number[] }>({ sources, ...said }: T) => ({
    ...said,
    sources: sources.map(mark),
  });
  // In the order in which they are read.
  return {
    ...page,
    statistics: page.statistics.map(marked),
    ways: page.ways.map(marked),
    accountability: marked(page.accountability),
    mindset: marked(page.mindset),
    quotes: quotes.map((quote) => quoteView(quote, language)),
  };
}
export type MotivationView = ReturnType<typeof motivationView>;

type Quote = (typeof quotes)[number];

/** A saying of the country stands in its own words, with its meaning beside it for those who do not read them. */
function quoteView(quote: Quote, language: Language) {
  const { id, text, author, said, original, category, tags } = quote;
  const shown = { author, said, tags, categoryLabel: quoteCategoryLabels[category] };
  const isForeign = original === 'am' && language === 'en';
  return {
    id,
    ...translated(shown, language),
    text: isForeign ? text.am : text[language],
    language: isForeign ? ('am' as const) : language,
    meaning: isForeign ? text.en : null,
  };
}
export type QuoteView = ReturnType<typeof quoteView>;
