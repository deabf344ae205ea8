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

/** The patterns for SQL's `like`, all of which must match: one for each word, which stands for itself. */
export function searchPatterns(query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function inEveryLanguage(text: Text): string[] {
  return languages.flatMap((language) => text[language] ?? []);
}
