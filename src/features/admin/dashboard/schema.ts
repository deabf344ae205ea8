import { z } from 'zod';
import { logEntrySchema } from '../log/schema.ts';
import { writtenKinds, type WrittenKind } from './kinds.ts';

/** Months of growth that are shown, the present one among them. */
export const growthMonths = 6;
/** Entries of the activity log that are shown. */
export const lastEntries = 4;

const capped = z.object({ count: z.int(), isCapped: z.boolean() }).describe('Counted up to 1,000');
export type Counted = z.infer<typeof capped>;

/** How many came in this month and in the whole one before. */
const change = z.object({ thisMonth: capped, monthBefore: capped });
export type Change = z.infer<typeof change>;

const month = z.object({
  month: z.string().describe('Its first day, yyyy-MM-dd; months begin as in Addis Ababa'),
  joined: z.int().describe('Who joined in it and is still a member'),
  members: z.int().describe('Of today’s members those who had joined by its end'),
});
export type GrowthMonth = z.infer<typeof month>;

const plans = z.object({ published: capped, draft: capped, archived: capped, change });

const missing = z.object({
  kind: z.enum(Object.keys(writtenKinds) as [WrittenKind, ...WrittenKind[]]),
  am: capped,
  en: capped,
});

export const dashboardSchema = z.object({
  members: z.int(),
  growth: z.array(month).describe('Oldest first; the last is the present month'),
  fitnessPlans: plans,
  nutritionPlans: plans,
  content: z.object({ published: capped, draft: capped, change }),
  feedback: z.object({ open: capped, change }),
  missing: z.array(missing).describe('Of each kind, how many are not all there in a language'),
  lastChanges: z.array(logEntrySchema).describe('Of what the caller may open'),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
