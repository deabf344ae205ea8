import { formatDate } from '#src/lib/dates.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { languages, shownIn, type Language } from '#src/lib/language.ts';
import { pictureIn } from '#src/lib/picture.ts';
import { translated } from '#src/lib/translated.ts';
import { categoryLabels } from './labels.ts';
import type { ContentCard, ContentDetail } from './listing.ts';

/** What a row of a list shows of an article, in one language. */
export function articleRow(card: ContentCard, language: Language) {
  const { id, type, icon, title, summary, category, readingMinutes } = card;
  const shown = { id, type, icon, title, summary, categoryLabel: categoryLabels[category] };
  return {
    ...translated(shown, language),
    titleLanguage: shownIn(title, language),
    summaryLanguage: shownIn(summary, language),
    minutes: readingMinutes[language] ?? readingMinutes.en ?? readingMinutes.am ?? 1,
  };
}
export type ArticleRow = ReturnType<typeof articleRow>;

/** What the page of an article shows, in one language; the other one where it is not translated. */
export function articleView(article: ContentDetail, language: Language) {
  const { author, image, html, sources, publishedAt, updatedAt } = article;
  const bodyLanguage = shownIn(html, language);
  return {
    ...articleRow(article, language),
    ...translated({ author, image }, language),
    html: html[bodyLanguage] ?? '',
    picture: pictureIn(image, article.picture, language),
    sources,
    /** Of the text itself, which may not be that of the page. */
    language: bodyLanguage,
    isInBoth: languages.every((each) => html[each] !== undefined),
    published: writtenDay(publishedAt, language),
    publishedAt,
    updatedAt,
  };
}
export type ArticleView = ReturnType<typeof articleView>;

/** The day in Ethiopia, in the calendar that readers of the language live by. */
export function writtenDay(instant: string, language: Language): string {
  const day = today(new Date(instant), homeTimeZone);
  return formatDate(day, language === 'am' ? 'ethiopian' : 'gregorian', language);
}
