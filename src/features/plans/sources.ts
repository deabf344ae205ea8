import { z } from 'zod';
import { eitherText } from '#src/lib/localized.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { sourceMessages as messages } from './staff/source-messages.ts';

/** Characters of a claim, of the publication and of its address. */
export const sourceLength = 2000;

export const maxSources = 30;

/** What is said, and the publication that says it. */
export const sourceSchema = z.object({
  claim: eitherText(sourceLength),
  citation: z
    .string()
    .overwrite(readable)
    .trim()
    .min(1, messages.citation.id)
    .max(sourceLength)
    .refine(isStorable, textMessages.unreadable.id),
  url: z.url({ protocol: /^https$/, error: messages.url.id }).max(sourceLength),
});
export type Source = z.infer<typeof sourceSchema>;

/** A source with its claim in the reader's language. */
export interface SaidSource extends Omit<Source, 'claim'> {
  readonly claim: string;
}
