/** `[^2]`, with its number. */
const footnote = /\[\^(\d{1,2})\]/g;

/** The text with each `[^n]` given its new number; null takes it away. */
const renumbered = (markdown: string, newNumber: (number: number) => number | null): string =>
  markdown.replaceAll(footnote, (_, digits: string) => {
    const number = newNumber(Number(digits));
    return number === null ? '' : `[^${number}]`;
  });

/** The text as it reads right once source number `removed` is gone: what pointed to it is gone, too. */
export const withoutSource = (markdown: string, removed: number): string =>
  renumbered(markdown, (number) => (number === removed ? null : number > removed ? number - 1 : number));

/** The text as it reads right once two sources have changed places. */
export const withSourcesSwapped = (markdown: string, one: number, other: number): string =>
  renumbered(markdown, (number) => (number === one ? other : number === other ? one : number));

/** The numbers that a text points to, in order and each once. */
export const pointedTo = (markdown: string): number[] =>
  [...new Set([...markdown.matchAll(footnote)].map(([, digits]) => Number(digits)))].toSorted(
    (a, b) => a - b,
  );

/** The numbers that a text points to though there are only so many sources, in order and each once. */
export const missingSources = (markdown: string, sources: number): number[] =>
  pointedTo(markdown).filter((number) => number < 1 || number > sources);
