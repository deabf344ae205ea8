import { languages, type Language } from './language.ts';
import type { TextFields } from './translations.ts';

const copyWords = { en: 'copy', am: 'ቅጂ' } as const satisfies Record<Language, string>;

/** What a copy is called: `Long run (copy)`, and a copy of that `Long run (copy 2)`. @param max letters at most */
export function copyName(text: string, language: Language, max: number): string {
  const name = text.trim();
  if (name === '') return '';
  const word = copyWords[language];
  const [whole, count] = new RegExp(String.raw` \(${word}(?: ([1-9]\d{0,3}))?\)$`, 'u').exec(name) ?? [];
  const sign = whole === undefined ? ` (${word})` : ` (${word} ${Number(count ?? 1) + 1})`;
  const stem = whole === undefined ? name : name.slice(0, -whole.length);
  // Half of a sign at the end would be none.
  return (
    stem
      .slice(0, max - sign.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + sign
  );
}

/** The same in both languages; what is not translated stays so. */
export const copyNames = (names: TextFields, max: number): TextFields => {
  const [en, am] = languages.map((language) => copyName(names[language], language, max));
  return { en: en!, am: am! };
};
