import { z } from 'zod';
import { historyMessages } from '#src/lib/record-history.ts';
import { idText } from '#src/lib/localized.ts';
import { versionRead } from '#src/lib/version.ts';
import { problemSchema } from './problem-schema.ts';

/** So many records are changed at once. */
export const maxBulk = 100;

const item = z.object({ id: idText, ...versionRead });

/** One thing that is done to many records. @param actions what can be done */
export const bulkChangeSchema = (actions: readonly [string, ...string[]]) =>
  z.object({
    action: z.enum(actions),
    items: z
      .array(item)
      .min(1)
      .max(maxBulk)
      .refine(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        historyMessages.namedTwice.id,
      ),
  });
export type BulkChange = z.output<ReturnType<typeof bulkChangeSchema>>;

export const bulkAnswerSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      version: z.int().nullable().describe('As it is now; null where it is not there'),
      refusal: problemSchema.nullable().describe('Why it was not done; null where it was'),
    }),
  ),
});
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
