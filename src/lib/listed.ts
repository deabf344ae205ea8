import type { Language } from './language.ts';

export const commas: Readonly<Record<Language, string>> = { en: ', ', am: '፣ ' };

/** Between what announces and what is announced: `Wall: 3 sets`, `ግድግዳ፦ 3 ዙር`. */
export const colons: Readonly<Record<Language, string>> = { en: ': ', am: '፦ ' };

/** What ends a sentence. */
export const stops: Readonly<Record<Language, string>> = { en: '.', am: '።' };

/** Words one after the other, with the comma of the language. */
export const listed = (words: readonly string[], language: Language): string => words.join(commas[language]);
