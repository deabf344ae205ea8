import { planPdfCounts, planPdfWords } from '#content/plan-pdf.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';

/** The words of a plan on paper, in one language. */
export function wordsIn(language: Language) {
  const number = (value: number) => value.toLocaleString(language);
  return {
    language,
    number,
    say: (word: keyof typeof planPdfWords, values: Readonly<Record<string, string | number>> = {}): string =>
      inLanguage(planPdfWords[word], language).replace(/\{(\w+)\}/g, (_, name: string) =>
        String(values[name]),
      ),
    /** @param upTo the upper end, where it is a range */
    count: (what: keyof typeof planPdfCounts, value: number, upTo: number | null = null): string =>
      inLanguage(planPdfCounts[what][value === 1 && upTo === null ? 'one' : 'other'], language).replace(
        '#',
        upTo === null ? number(value) : `${number(value)}–${number(upTo)}`,
      ),
  };
}

/**
 * Text whose lines break where a reader expects it. The old word space of Ethiopic joins words into one that no line
 * could break, so a plain space follows it; a number keeps its unit; and two spaces are one, since the layout takes
 * more for the inside of a word.
 */
export const breakable = (text: string): string =>
  text
    .replace(/፡(?=[^\s፡])/g, '፡ ')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=\d) (?=(?:%|g|kg|kcal|L|ግ)(?!\p{L}))/gu, '\u00a0');

/** Letters that stand on one sheet in any case, beside a figure. */
const maxLetters = 1500;

/** Whether texts may be too long for one sheet. */
export const isLong = (texts: readonly string[]): boolean => texts.join('').length > maxLetters;

/**
 * A text in letters that the fonts have: another one gives way to its plain form (₂ to 2, ā to a), else to a question
 * mark. Marks above letters are left away, since the library sets them beside; of Ethiopic ones these are the rare
 * signs of a long consonant, which everyday writing does without.
 *
 * @param has whether the fonts have a letter
 */
export function printable(text: string, has: (letter: string) => boolean): string {
  const plain = (letter: string) =>
    letter.normalize('NFKD').replace(/./gsu, (part) => (has(part) ? part : '')) || '?';
  return text
    .normalize('NFC')
    .replace(/[\p{M}\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu, '')
    .replace(/./gu, (letter) => (has(letter) ? letter : plain(letter)));
}
