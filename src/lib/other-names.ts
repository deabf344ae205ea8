export const otherNamesLimits = { name: 80, names: 12 } as const;

/** As one line to type in, with commas between them. */
export const otherNamesLine = (names: readonly string[] = []): string => names.join(', ');

/** What such a line names: commas of both scripts part it. */
export const otherNamesIn = (line: string): string[] =>
  line
    .split(/[,፣]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
