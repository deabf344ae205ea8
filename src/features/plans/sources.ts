import type { Source } from './source-schema.ts';

/** Characters of a claim, of the publication and of its address. */
export const sourceLength = 2000;

export const maxSources = 30;

/** A source with its claim in the reader's language. */
export interface SaidSource extends Omit<Source, 'claim'> {
  readonly claim: string;
}
