import { languageOf, withoutLanguage, type Language } from '#src/lib/language.ts';

/**
 * The language that a navigation chooses: it leads from a page to the same one in the other language. Null where it
 * chooses none, as a link to a page that somebody has sent.
 */
export function languageChosen(to: string, from: string): Language | null {
  if (from === '') return null;
  const [next, last] = [new URL(to), new URL(from)];
  const isSame =
    next.origin === last.origin && withoutLanguage(next.pathname) === withoutLanguage(last.pathname);
  const language = languageOf(next.pathname);
  return isSame && language !== languageOf(last.pathname) ? language : null;
}
