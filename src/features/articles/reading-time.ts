import type { Language, Localized } from '#src/lib/language.ts';

/**
 * Words a minute, read in silence. English: 238 (Brysbaert 2019, J. Mem. Lang. 109, 104047). For Amharic no measurement
 * is at hand; its words carry article, preposition and pronoun within them, so an hour holds fewer of them.
 */
const pace: Localized<number> = { en: 238, am: 150 };

/** Whole minutes that a text takes, at least one. */
export function readingMinutes(markdown: string, language: Language): number {
  const words = markdown.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace[language]));
}
