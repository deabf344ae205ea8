import { languages, type Language } from '#src/lib/language.ts';
import type { SavedReply } from './schema.ts';

/** Stands in a saved reply for the name of whoever is answered. */
export const namePlaceholder = '{name}';

/** In which language a saved reply is there for a mail: in that of the mail, else in the other one. */
export const languageOf = ({ text }: Pick<SavedReply, 'text'>, wanted: Language): Language =>
  [wanted, ...languages].find((language) => text[language]) ?? wanted;

/** A saved reply as it is inserted for somebody. @param name as they wrote it, whatever it holds */
export const insertedText = (
  { text }: Pick<SavedReply, 'text'>,
  { language, name }: { readonly language: Language; readonly name: string },
): string => (text[languageOf({ text }, language)] ?? '').replaceAll(namePlaceholder, () => name.trim());
