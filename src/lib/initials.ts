/** The first letters of the first two words of a name; in Ethiopic the first sign of each. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
