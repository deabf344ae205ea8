import { z } from 'zod';
import { eitherText } from '#src/lib/localized.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { sourceLength } from './sources.ts';
import { sourceMessages as messages } from './staff/source-messages.ts';

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
