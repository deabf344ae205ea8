import { z } from 'zod';
import { eaterSchema } from '#src/features/diary/schema.ts';
import { fastEnds, traditions } from '#src/features/fasting/tsom.ts';
import { keptAnswersSchema } from '#src/features/plans/finder/schema.ts';
import { weightUnits } from '#src/lib/weight.ts';

/** How somebody fasts, as the API takes and tells it. */
export const tsomSchema = z.strictObject({
  tradition: z.enum(traditions),
  fish: z.boolean().describe('Whether fish is eaten on fasting days'),
  honey: z.boolean().describe('Whether honey is eaten on fasting days'),
  until: z.enum(fastEnds).describe('Until when nothing is eaten: not at all, noon, or the ninth hour'),
});

/** What somebody wants to weigh, and what they weighed when they said so first; in kg. */
export const weightTargetSchema = z.strictObject({
  weight: z.number(),
  from: z.strictObject({ day: z.iso.date(), weight: z.number() }),
});

/** What a member chose; what they did not choose is not there. It is the member's own, and nobody else is shown it. */
export const preferencesSchema = z
  .strictObject({
    tsom: tsomSchema,
    finder: keptAnswersSchema.describe('The answers that lead to a plan'),
    finderPassed: z.literal(true).describe('The three questions that lead to a plan are not to be asked'),
    reminderPassed: z
      .literal(true)
      .describe('Whether to be reminded of training is not to be asked any more'),
    eater: eaterSchema.describe('What an aim of the food diary follows from'),
    mindsCarbs: z.literal(true).describe('Carbohydrate is shown beside energy and protein in the food diary'),
    weightUnit: z
      .enum(weightUnits)
      .describe('In which loads are shown and typed; kilograms are sent all the same'),
    weightTarget: weightTargetSchema.describe(
      'Set by `PUT /progress/target`, which knows who is offered one',
    ),
  })
  .partial();
export type Preferences = z.infer<typeof preferencesSchema>;

/** A change of some of them: `null` forgets a choice, and what is not named stays. */
export const preferencesChangeSchema = z
  .strictObject({
    tsom: preferencesSchema.shape.tsom.unwrap().nullable(),
    finder: preferencesSchema.shape.finder.unwrap().nullable(),
    finderPassed: preferencesSchema.shape.finderPassed.unwrap().nullable(),
    reminderPassed: preferencesSchema.shape.reminderPassed.unwrap().nullable(),
    eater: preferencesSchema.shape.eater.unwrap().nullable(),
    mindsCarbs: preferencesSchema.shape.mindsCarbs.unwrap().nullable(),
    weightUnit: preferencesSchema.shape.weightUnit.unwrap().nullable(),
  })
  .partial();
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;
