import { inLanguage, languages, type Language } from './language.ts';

/** The same shape with every text of several languages (`{ en, am }`) as the one text of a reader's language. */
export type Translated<T> = T extends { readonly en: infer Text extends string }
  ? Text
  : T extends readonly (infer Item)[]
    ? Translated<Item>[]
    : T extends object
      ? { [Key in keyof T]: Translated<T[Key]> }
      : T;

/** What a page needs of a value: its texts in one language, English where a translation is missing. */
export function translated<T>(value: T, language: Language): Translated<T> {
  return translatedValue(value, language) as Translated<T>;
}

function translatedValue(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => translatedValue(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return inLanguage(value, language);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, translatedValue(part, language)]),
  );
}

function isText(value: object): value is { en: string } {
  return (
    'en' in value &&
    Object.entries(value).every(
      ([key, text]) => languages.some((known) => known === key) && typeof text === 'string',
    )
  );
}
