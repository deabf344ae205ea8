import { languages, type Localized } from '#src/lib/language.ts';

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

const mostWords = 8;

/** Trigrams are made of letters and digits only. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** What stands before a word, as a pattern. A regular expression would know them all, and take thirty times as long. */
const wordBeginnings = ['', '% ', '%\n', '%-', '%/', '%('];

/**
 * The patterns for SQL's `like`: of each word, one must match. A word stands for itself wherever it is found. Where all
 * words are of one or two letters, which no trigram is made of, they are looked for where words begin: there the index
 * knows them.
 */
export function searchPatterns(query: string): string[][] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const befores = words.some((word) => hasTrigram.test(word)) ? ['%'] : wordBeginnings;
  return words.map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    return befores.map((before) => `${before}${literal}%`);
  });
}

function inEveryLanguage(text: Text): string[] {
  return languages.flatMap((language) => text[language] ?? []);
}
