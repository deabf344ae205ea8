import { z } from 'zod';
import { foodSchema } from '#src/features/foods/schema.ts';
import { eatersLimits } from '#src/features/recipes/kinds.ts';
import { isDay } from '#src/lib/day.ts';
import { nutritionPlanSchema } from '../schema.ts';
import { aisles } from './market.ts';
import { maxWeeks, shoppingTables } from './shopping-address.ts';

export const shoppingQuerySchema = z.object({
  for: z.coerce
    .number()
    .int()
    .min(eatersLimits.min)
    .max(eatersLimits.max)
    .default(1)
    .describe('How many eat'),
  table: z
    .enum(shoppingTables)
    .default('regular')
    .describe('`fasts`: fasting food on the Orthodox fasting days of the week that begins `from`'),
  from: z
    .string()
    .refine(isDay)
    .optional()
    .meta({ format: 'date' })
    .describe(
      'The first day, from a month ago to a year from now; without it a week that begins on a Monday, with no fast of a season',
    ),
  week: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxWeeks)
    .default(1)
    .describe('Of the plan; beyond its last one comes the last one'),
});
export type ShoppingQuery = z.infer<typeof shoppingQuerySchema>;

const food = foodSchema.shape;

export const shoppingListSchema = z.object({
  plan: nutritionPlanSchema.pick({ id: true, title: true, mealTimes: true }),
  /** Weeks that the plan has. */
  weeks: z.int(),
  /** Which of them this is. */
  week: z.int(),
  days: z.array(z.object({ day: z.int(), isFasting: z.boolean() })),
  /** Whether any day has a table of fasting food. */
  hasFasting: z.boolean(),
  lines: z.array(
    z.object({
      aisle: z.enum(aisles),
      foodId: food.id,
      name: food.name,
      /** That are needed. */
      grams: z.number(),
      bought: z.object({
        unit: z.enum(['measure', 'kilo', 'litre', 'gram']),
        count: z.number(),
        /** By what the market counts, where it does. */
        measure: z.object({ en: z.string(), am: z.string().exactOptional() }).nullable(),
        grams: z.number(),
      }),
    }),
  ),
});
export type ShoppingList = z.infer<typeof shoppingListSchema>;
