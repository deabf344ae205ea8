import type { TextFields } from '#src/lib/translations.ts';

/**
 * The words of a picture that somebody else changed meanwhile: own ones in a language in which one has written, theirs in
 * the other.
 *
 * @param before as both found them
 */
export function mergedWords(own: TextFields, before: TextFields, theirs: TextFields): TextFields {
  const meant = (language: keyof TextFields) =>
    own[language] === before[language] ? theirs[language] : own[language];
  return { en: meant('en'), am: meant('am') };
}
