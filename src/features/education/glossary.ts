import { inLanguage, type Language } from '#src/lib/language.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { translated } from '#src/lib/translated.ts';
import type { Cited } from './cited.ts';
import type { GlossaryTerm } from './schema.ts';

/** The syllables of Ethiopic stand in families of eight: one consonant with its vowels. */
const familySize = 8;
const ethiopic = { first: 0x1200, last: 0x135a };

/** Families that sound alike in Amharic, by their first syllable: each is looked up under the one on the right. */
const soundsLike: Readonly<Record<string, string>> = { ሐ: 'ሀ', ኀ: 'ሀ', ሠ: 'ሰ', ዐ: 'አ', ፀ: 'ጸ' };
/** Families with rounded vowels belong to the plain ones before them. */
const roundedOf: Readonly<Record<string, string>> = { ቈ: 'ቀ', ኈ: 'ሀ', ኰ: 'ከ', ዀ: 'ኸ', ጐ: 'ገ' };
/** In these families the first and the fourth vowel sound alike, too. */
const withOneA: readonly string[] = ['ሀ', 'አ'];
const fourth = 3;

interface Syllable {
  /** The first syllable of its family, as the alphabet has it. */
  readonly family: string;
  /** 0 to 7. */
  readonly vowel: number;
}

/** Null for what is no syllable of Ethiopic. */
function syllableOf(character: string): Syllable | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < ethiopic.first || code > ethiopic.last) return null;
  const vowel = code % familySize;
  const family = String.fromCodePoint(code - vowel);
  return { family: soundsLike[family] ?? family, vowel };
}

/** A text as it sounds: without capitals and marks, and with one spelling for Amharic letters that sound alike. */
export function asItSounds(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return Array.from(plain, (character) => {
    const syllable = syllableOf(character);
    if (!syllable) return character;
    const { family, vowel } = syllable;
    const heard = vowel === fourth && withOneA.includes(family) ? 0 : vowel;
    return String.fromCodePoint(family.codePointAt(0)! + heard);
  }).join('');
}

/** The letter under which a word is looked up. Amharic letters that sound alike share one. */
export function letterOf(word: string): string {
  const first = asItSounds(word).charAt(0);
  const family = syllableOf(first)?.family ?? first.toUpperCase();
  return roundedOf[family] ?? family;
}

/** By the alphabet of the word's own script: Unicode has the Ethiopic letters in theirs. */
const before = (a: string, b: string): number => {
  const [x, y] = [asItSounds(a), asItSounds(b)];
  return x < y ? -1 : Number(x > y);
};

/** The terms in which every word that was typed occurs, in either language; where there are none, those that sound so. */
export function matchingTerms(terms: readonly GlossaryTerm[], typed: string): readonly GlossaryTerm[] {
  const words = asItSounds(typed).split(/\s+/).filter(Boolean);
  const found = terms.filter(({ term, definition }) => {
    const text = asItSounds([term.en, term.am, definition.en, definition.am].join('\n'));
    return words.every((word) => text.includes(word));
  });
  return found.length > 0 ? found : foundByName(terms, ({ term }) => [term.en, term.am], typed);
}

/** Terms letter by letter in the order of the reader's alphabet. `all` names those that others lead to. */
export function byLetter(
  terms: readonly GlossaryTerm[],
  language: Language,
  all: readonly GlossaryTerm[] = terms,
) {
  const nameOf = new Map(all.map(({ id, term }) => [id, inLanguage(term, language)]));
  const views = terms
    .map(({ see = [], ...term }) => ({
      ...translated(term, language),
      /** Its name in the other language. */
      other: term.term[language === 'en' ? 'am' : 'en'],
      /** What to read next. */
      see: see.map((id) => ({ id, term: nameOf.get(id) ?? id })),
    }))
    .toSorted((a, b) => before(a.term, b.term));
  return [...Map.groupBy(views, ({ term }) => letterOf(term))]
    .toSorted(([a], [b]) => before(a, b))
    .map(([letter, terms]) => ({ letter, anchor: `letter-${letter}`, terms }));
}
export type TermView = Cited<ReturnType<typeof byLetter>[number]['terms'][number]>;
