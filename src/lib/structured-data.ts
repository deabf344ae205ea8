import type { Language } from './language.ts';

/**
 * What a page in a language says of its subject, in the words of schema.org; `absolute` makes the whole address of a
 * path of the site.
 */
export type Facts = (
  absolute: (path: string) => string,
  language: Language,
) => Readonly<Record<string, unknown>>;

/** Who makes what the site shows. */
export const publisherFacts = (absolute: (path: string) => string) => ({
  '@type': 'Organization',
  '@id': absolute('/#birtu'),
  name: 'Birtu',
  url: absolute('/'),
});

/** A value as JSON that may stand inside a script element, whatever people wrote into it. */
export const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
