import { z } from 'zod';
import { isStorable, readable } from '#src/lib/text.ts';
import type { Day } from '#src/lib/day.ts';
import { daySchema, maxRangeDays, rangeOfDays } from '#src/lib/day-schema.ts';
import { calorieLimits, durationLimits, genericType, textLimits, workoutType } from './kinds.ts';
import { activityFieldMessages } from './messages.ts';

const defaultType = 'general';

const detailsLimits = { depth: 5, characters: 4000 } as const;

const must = ({ id: error }: { id: string }) => ({ error });

const textSchema = (maximum: number, message: { id: string }) =>
  z
    .string(must(message))
    .overwrite(readable)
    .max(maximum, must(message))
    .refine((text) => text.trim() !== '' && isStorable(text), must(message));

/** The depth is looked at first: what is nested without end would exhaust whoever walks through it. */
function isBounded(value: unknown, depth: number = detailsLimits.depth): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isBounded(part, depth - 1));
}

const isSmall = (value: unknown) => JSON.stringify(value).length <= detailsLimits.characters;

/** Whatever describes an activity; any kind may say how many kilocalories it took. */
const detailsSchema = z
  .record(z.string(), z.unknown(), must(activityFieldMessages.details))
  .refine((details) => isBounded(details) && isSmall(details), must(activityFieldMessages.details));

const caloriesSchema = z
  .number(must(activityFieldMessages.calories))
  .min(calorieLimits.min, must(activityFieldMessages.calories))
  .max(calorieLimits.max, must(activityFieldMessages.calories))
  .optional();

const commonDetailsSchema = z.object({ calories: caloriesSchema });

export const workoutDetailsSchema = z.object({
  name: textSchema(textLimits.name, activityFieldMessages.name),
  /** minutes */
  duration: z
    .int(must(activityFieldMessages.duration))
    .min(durationLimits.min, must(activityFieldMessages.duration))
    .max(durationLimits.max, must(activityFieldMessages.duration)),
  /** kcal, where the person knows them */
  calories: caloriesSchema,
});

export const genericDetailsSchema = z.object({
  description: textSchema(textLimits.description, activityFieldMessages.description),
  calories: caloriesSchema,
});

const detailsSchemas: Readonly<Record<string, z.ZodType>> = {
  [workoutType]: workoutDetailsSchema,
  [genericType]: genericDetailsSchema,
};

export const newActivitySchema = z
  .object({
    /** Chosen by the sender, so that what is sent twice is saved once. */
    id: z.uuid().optional(),
    date: daySchema,
    type: textSchema(textLimits.type, activityFieldMessages.type).default(defaultType),
    details: detailsSchema.default({}),
  })
  .superRefine(({ type, details }, context) => {
    const parsed = (detailsSchemas[type] ?? commonDetailsSchema).safeParse(details);
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['details', ...path], message });
  });
export type NewActivity = z.output<typeof newActivitySchema>;

export const activitySchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  date: z.iso.date(),
  type: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/** As the database has it; `date` is a day in the person's own calendar. */
export type Activity = Readonly<Omit<z.infer<typeof activitySchema>, 'date'>> & { readonly date: Day };

/** A page of the history. */
export const historyPageSchema = z.object({
  items: z.array(activitySchema),
  next: z.string().nullable().describe('Where the next page begins; null after the last one'),
});
export interface HistoryPage {
  readonly items: readonly Activity[];
  readonly next: string | null;
}

export const rangeSchema = rangeOfDays(maxRangeDays, activityFieldMessages.range.id);

/** The place of an activity in the history. */
export interface Cursor {
  readonly date: Day;
  /** When it was logged, in microseconds since 1970 */
  readonly logged: string;
  readonly id: string;
}

export const formatCursor = ({ date, logged, id }: Cursor): string => `${date}_${logged}_${id}`;

const placeSchema = z.object({ date: daySchema, logged: z.string().regex(/^\d{1,16}$/), id: z.uuid() });

/** Where a page of the history begins: after the last activity of the one before. */
export const historySchema = z.object({
  after: z
    .string()
    .refine((text) => parseCursor(text) !== null, must(activityFieldMessages.cursor))
    .optional()
    .describe('The `next` of the page before; none for the first page'),
});

/** What `formatCursor` wrote; null for anything else. */
export function parseCursor(text: string): Cursor | null {
  const [date, logged, id] = text.split('_');
  const place = placeSchema.safeParse({ date, logged, id });
  return place.success ? (place.data as Cursor) : null;
}
