import { z } from 'zod';
import { fastEnds, traditions } from '#src/features/fasting/tsom.ts';

/** How somebody fasts, as the API takes and tells it. */
export const tsomSchema = z.strictObject({
  tradition: z.enum(traditions),
  fish: z.boolean().describe('Whether fish is eaten on fasting days'),
  honey: z.boolean().describe('Whether honey is eaten on fasting days'),
  until: z.enum(fastEnds).describe('Until when nothing is eaten: not at all, noon, or the ninth hour'),
});

/** What a member chose; what they did not choose is not there. It is the member's own, and nobody else is shown it. */
export const preferencesSchema = z
  .strictObject({
    tsom: tsomSchema,
  })
  .partial();
export type Preferences = z.infer<typeof preferencesSchema>;

/** A change of some of them: `null` forgets a choice, and what is not named stays. */
export const preferencesChangeSchema = z
  .strictObject({
    tsom: preferencesSchema.shape.tsom.unwrap().nullable(),
  })
  .partial();
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;
