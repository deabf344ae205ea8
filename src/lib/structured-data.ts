/** A value as JSON that may stand inside a script element, whatever people wrote into it. */
export const embeddable = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
