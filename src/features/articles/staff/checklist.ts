import { languages, type Language, type Localized } from '#src/lib/language.ts';
import type { ArticleFields } from './article-fields.ts';
import { missingSources, pointedTo } from '#src/lib/footnotes.ts';

/** What an editor looks at before an article is published, in the order in which one reads it. */
export const checkNames = ['english', 'amharic', 'sources', 'pointers', 'words', 'fasting'] as const;
export type CheckName = (typeof checkNames)[number];

export interface Check {
  readonly name: CheckName;
  readonly isMet: boolean;
  /** Where it is put right: the name of a field, or of a part of the form. */
  readonly field: string;
}

const inEveryLanguage = (of: (language: Language) => Check | null): Check | null =>
  languages.map(of).find((check) => check && !check.isMet) ?? languages.map(of).find(Boolean) ?? null;

const isWritten = (text: string) => text.trim() !== '';

/** `![words](address)` */
const pictureInText = /!\[([^\]]*)\]\(/g;
/** Whether a picture stands in a text and nothing is said of what is to be seen. */
export const hasWordlessPicture = (text: string): boolean =>
  [...text.matchAll(pictureInText)].some(([, said = '']) => !isWritten(said));
const fasting: Localized<RegExp> = { en: /\b(?:fast(?:s|ing|ed)?|tsom|ramadan|lent)\b/i, am: /[ጾጦ]ም/ };

/**
 * What of it holds. What has nothing to do with an article is left out. It warns: what readers need stands in
 * `articleDraftSchema`.
 *
 * @param pictureWords what is said of the article's picture; null for a drawing or none; undefined while it is not known
 */
export function checklist(
  { title, summary, body, sources, category }: ArticleFields,
  pictureWords: Partial<Localized> | null | undefined,
): Check[] {
  const whole = (name: CheckName, language: Language): Check => {
    const missing = Object.entries({ title, summary, body }).find(([, text]) => !isWritten(text[language]));
    return { name, isMet: !missing, field: `${missing?.[0] ?? 'title'}.${language}` };
  };
  const inTexts = (name: CheckName, holds: (text: string, language: Language) => boolean) =>
    inEveryLanguage((language) =>
      isWritten(body[language])
        ? { name, isMet: holds(body[language], language), field: `body.${language}` }
        : null,
    );
  const saysOfPicture = languages.every((language) => pictureWords?.[language]);
  const words = inTexts('words', (text) => !hasWordlessPicture(text));
  const hasPictures =
    Boolean(pictureWords) || languages.some((each) => body[each].search(pictureInText) >= 0);
  return [
    whole('english', 'en'),
    whole('amharic', 'am'),
    { name: 'sources' as const, isMet: sources.length > 0, field: 'sources' },
    sources.length > 0 &&
      inTexts(
        'pointers',
        (text) =>
          missingSources(text, sources.length).length === 0 && pointedTo(text).length === sources.length,
      ),
    hasPictures &&
      (pictureWords && !saysOfPicture
        ? { name: 'words' as const, isMet: false, field: 'image' }
        : (words ?? { name: 'words' as const, isMet: true, field: 'image' })),
    category === 'nutrition' && inTexts('fasting', (text, language) => fasting[language].test(text)),
  ].filter((check) => check !== null && check !== false);
}
