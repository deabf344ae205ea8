import { z, type ZodType } from 'zod';
import { minShown, searchPlaces, usedKinds, type Use } from '#src/lib/usage.ts';
import { maxCounted } from '#src/lib/capped-count.ts';
import { mostOpened } from './kinds.ts';

/** Weeks that are shown, the present one among them. */
export const shownWeeks = { dashboard: 4, record: 8 };
/** Texts that are shown. */
export const maxSearches = 20;
/** Those who began a plan last: of so many it is told how it went. */
export const maxFollowers = 1_000;
/** Days without a workout after which somebody counts as having stopped. */
export const quietDays = 28;

const figure = z
  .union([z.int().min(minShown), z.enum(['few', 'withheld'])])
  .describe(
    '`few`: fewer than five. `withheld`: told, it would give away another one that is fewer than five.',
  );
export type Figure = z.infer<typeof figure>;

const week = <Shape extends Partial<Record<Use, ZodType<Figure>>>>(shape: Shape) =>
  z.object({
    from: z.string().describe('Its Monday, yyyy-MM-dd; days pass as in Addis Ababa'),
    ...shape,
  });

const logged = figure.describe(
  'How often members wrote it into their diaries; of foods and recipes, which alone stand there',
);

const place = z.object({ week: z.int(), day: z.int() });
export type Place = z.infer<typeof place>;

const course = z
  .object({
    of: figure.describe(`Members who began it, each once: of the last ${maxFollowers} beginnings`),
    isCapped: z.boolean().describe('There were more beginnings than that'),
    following: figure,
    finished: figure,
    stopped: figure.describe(`Left it, or did nothing of it for ${quietDays} days`),
    stoppedAfter: z
      .array(
        z.object({
          from: place.nullable().describe('Null: before the first day was done'),
          to: place.nullable(),
          members: z.int().min(minShown),
        }),
      )
      .describe('By the last day that was done; days are put together until there are five'),
  })
  .describe('How it goes for those who follow the plan');
export type Course = z.infer<typeof course>;

export const recordUsageSchema = z.object({
  weeks: z
    .array(week({ opened: figure, printed: figure, logged: logged.exactOptional() }))
    .describe('Newest first'),
  saved: z
    .object({ members: figure, isCapped: z.boolean().describe(`There are more than ${maxCounted}`) })
    .nullable()
    .describe('Members who keep it saved; null for what cannot be saved'),
  course: course.nullable().describe('Of a fitness plan'),
});
export type RecordUsage = z.infer<typeof recordUsageSchema>;

export const usageSchema = z.object({
  weeks: z
    .array(
      week({ opened: figure, printed: figure, started: figure, finished: figure, saved: figure, logged }),
    )
    .describe('Newest first; of all records together'),
  mostOpened: z
    .array(
      z.object({
        kind: z.enum(usedKinds),
        id: z.string(),
        title: z.object({ en: z.string().exactOptional(), am: z.string().exactOptional() }),
        opened: z.int().min(minShown),
      }),
    )
    .describe(`The records that were opened most in the last ${mostOpened.days} days`),
  searches: z
    .array(z.object({ place: z.enum(searchPlaces), text: z.string(), count: z.int().min(minShown) }))
    .describe('What was searched and not found in the last 90 days, the most frequent first'),
});
export type Usage = z.infer<typeof usageSchema>;

const maxAddress = 200;
export const printSchema = z.object({
  page: z.string().max(maxAddress).describe('The path of the page that is printed'),
});
