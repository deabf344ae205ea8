import { otherLanguage, type Language, type Localized } from './language.ts';

/** Told once on a page where something of it stands in the other language. */
const notes: Localized = {
  en: 'Not all of this is in English yet; what is missing stands here in Amharic.',
  am: 'ይህ ሁሉ ገና በአማርኛ አልተጻፈም፤ የጎደለው በእንግሊዝኛ ቀርቧል።',
};

/** Whether any text within is there in the other language only. */
function lacks(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { [language]: own, [otherLanguage(language)]: other } = value as Partial<Localized<unknown>>;
  if (typeof other === 'string' && other !== '') return typeof own !== 'string' || own === '';
  return Object.values(value).some((part) => lacks(part, language));
}

/** What a page says of the texts that it shows, where it shows any of them in the other language; else nothing. */
export const otherLanguageNote = (texts: unknown, language: Language): { readonly languageNote?: string } =>
  lacks(texts, language) ? { languageNote: notes[language] } : {};
