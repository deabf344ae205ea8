import { z } from 'zod';

const text = z.string().trim().min(1).max(600);
/** Every text is written in both languages. */
const localized = z.strictObject({ en: text, am: text });

/** What stands below the fasts and feasts of a year. */
export const yearNotesSchema = z.strictObject({
  notes: z.array(z.strictObject({ title: localized, text: localized, sources: z.array(z.string()).min(1) })),
  /** By the names that the notes call them. As they were published. */
  sources: z.record(z.string(), z.strictObject({ citation: text, url: z.url({ protocol: /^https$/ }) })),
});
export type YearNotes = z.infer<typeof yearNotesSchema>;
