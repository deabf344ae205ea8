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

const hasLetter = /[\p{L}\p{N}]/u;

/** What one word of a query asks for, as SQL's `like` or, as a regular expression, `~`. */
export interface WordPattern {
  readonly operator: 'like' | '~';
  readonly pattern: string;
}

/**
 * What all words of a query ask for. A word stands for itself wherever it is found. Where all words are of one or two
 * letters, which no trigram is made of, they are looked for where words begin: there the index knows them.
 */
export function searchPatterns(query: string): WordPattern[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const isShort = !words.some((word) => hasTrigram.test(word));
  return words.map((word) =>
    isShort && hasLetter.test(word.charAt(0))
      ? { operator: '~', pattern: `\\m${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}` }
      : { operator: 'like', pattern: `%${word.replace(/[\\%_]/g, '\\$&')}%` },
  );
}

function inEveryLanguage(text: Text): string[] {
  return languages.flatMap((language) => text[language] ?? []);
}
