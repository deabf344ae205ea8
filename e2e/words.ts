import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#src/lib/language.ts';

/** From the English text of a control or a note to the one that a page in a language shows. */
export type Words = (english: string) => string;

const read = new Map<Language, ReadonlyMap<string, string>>();

/** The words of a language, as its catalogues have them. @throws for a text that is in none */
export function wordsOf(language: Language): Words {
  const known = read.get(language) ?? wordsIn(new URL(`../content/locales/${language}/`, import.meta.url));
  read.set(language, known);
  return (english) => {
    const text = known.get(english);
    if (!text) throw new Error(`no catalogue has “${english}” in ${language}`);
    return text;
  };
}

const wordsIn = (folder: URL) =>
  new Map(readdirSync(folder).flatMap((catalogue) => textsIn(new URL(catalogue, folder))));

function textsIn(catalogue: URL): [string, string][] {
  const pairs = readFileSync(catalogue, 'utf8').matchAll(/^msgid (".+")\nmsgstr (".*")$/gm);
  return [...pairs].map(([, english, text]) => [JSON.parse(english!), JSON.parse(text!)]);
}
