import { readFileSync } from 'node:fs';
import type { Language } from '#src/lib/language.ts';

const areas = ['shell', 'site', 'plans', 'member'];

/** From the English text of a control or a note to the one that a page in a language shows. */
export type Words = (english: string) => string;

/** The words of a language, as its catalogues have them. @throws for a text that is in none */
export function wordsOf(language: Language): Words {
  const known = new Map(areas.flatMap((area) => textsIn(`../content/locales/${language}/${area}.po`)));
  return (english) => {
    const text = known.get(english);
    if (!text) throw new Error(`no catalogue has “${english}” in ${language}`);
    return text;
  };
}

function textsIn(catalogue: string): [string, string][] {
  const source = readFileSync(new URL(catalogue, import.meta.url), 'utf8');
  const pairs = source.matchAll(/^msgid (".+")\nmsgstr (".*")$/gm);
  return [...pairs].map(([, english, text]) => [JSON.parse(english!), JSON.parse(text!)]);
}
