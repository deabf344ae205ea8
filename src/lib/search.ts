import { languages, type Localized } from './language.ts';

type Text = { readonly en: string } & Partial<Localized>;

interface Searched {
  readonly title: Text;
  readonly description: Text;
  readonly category: string;
  readonly categoryLabel: Text;
  readonly goals?: readonly Text[];
  readonly tags: readonly Text[];
}

/** What a search looks through: all of it in lower case and in every language, the category as code and as label. */
export function searchText({
  title,
  description,
  category,
  categoryLabel,
  goals = [],
  tags,
}: Searched): string {
  return [category, ...[title, description, categoryLabel, ...goals, ...tags].flatMap(inEveryLanguage)]
    .join('\n')
    .toLowerCase();
}

const maxWords = 8;

/** Trigrams are made of letters and digits only. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** A text as part of a pattern for `like`: what stands for something else there stands for itself. */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What stands before a word, as a pattern. A regular expression would know them all, and take thirty times as long. */
const wordBeginnings = ['', '% ', '%\n', '%-', '%/', '%('];

/**
 * The patterns for SQL's `like`: of each word, one must match. A word stands for itself wherever it is found. Where all
 * words are of one or two letters, which no trigram is made of, they are looked for where words begin: there the index
 * knows them.
 */
export function searchPatterns(query: string): string[][] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const befores = words.some((word) => hasTrigram.test(word)) ? ['%'] : wordBeginnings;
  return words.map((word) => {
    return befores.map((before) => `${before}${literal(word)}%`);
  });
}

function inEveryLanguage(text: Text): string[] {
  return languages.flatMap((language) => text[language] || []);
}

/** What somebody typed to find people or their messages, in the form that the indexes serve. */
export type PersonSearch =
  | { readonly kind: 'all' }
  /** Patterns for SQL's `like`, all of which must match somewhere in the text; at least one of them uses trigrams. */
  | { readonly kind: 'contains'; readonly patterns: readonly string[] }
  /** Too short for trigrams: the pattern of what a name or an e-mail begins with. */
  | { readonly kind: 'begins'; readonly pattern: string };

/** The patterns keep the case of what was typed: the database lowers both sides alike. */
export function personSearch(text: string): PersonSearch {
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return { kind: 'all' };
  if (words.some((word) => hasTrigram.test(word)))
    return { kind: 'contains', patterns: words.map((word) => `%${literal(word)}%`) };
  return { kind: 'begins', pattern: `${literal(words.join(' '))}%` };
}
