/** What somebody typed to find people or their messages, in the form that the indexes serve. */
export type PersonSearch =
  | { readonly kind: 'all' }
  /** Patterns for SQL's `like`, all of which must match somewhere in the text; at least one of them uses trigrams. */
  | { readonly kind: 'contains'; readonly patterns: readonly string[] }
  /** Too short for trigrams: the pattern of what a name or an e-mail begins with. */
  | { readonly kind: 'begins'; readonly pattern: string };

const mostWords = 8;
/** Trigrams are made of letters and digits only. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** What stands for something else in a pattern stands for itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The patterns keep the case of what was typed: the database lowers both sides alike. */
export function personSearch(text: string): PersonSearch {
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return { kind: 'all' };
  if (words.some((word) => hasTrigram.test(word)))
    return { kind: 'contains', patterns: words.map((word) => `%${literal(word)}%`) };
  return { kind: 'begins', pattern: `${literal(words.join(' '))}%` };
}
