import type { Language } from './language.ts';

const commas: Readonly<Record<Language, string>> = { en: ', ', am: '፣ ' };

/** Words one after the other, with the comma of the language. */
export const listed = (words: readonly string[], language: Language): string => words.join(commas[language]);
