import { z } from 'zod';
import { conditions } from '../exercises/cautions.ts';
import { goals } from './answers.ts';
import { dayChoices, gearAsked, minuteChoices } from './questions.ts';

/** The answers to the three questions, as a member keeps them; what was left open is not there. */
export const keptAnswersSchema = z.strictObject({
  goal: z.enum(goals).optional(),
  days: z.literal(dayChoices).optional().describe('A week'),
  minutes: z.literal(minuteChoices).optional().describe('Of a workout'),
  gear: z.array(z.enum(gearAsked)).max(gearAsked.length).describe('Beside what a home has'),
  minds: z.array(z.enum(conditions)).max(conditions.length).describe('What is to be minded'),
});
