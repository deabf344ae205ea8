import { z } from 'zod';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { timeZoneText } from '#src/lib/time-zone.ts';
import { weightUnits } from '#src/lib/weight.ts';
import { importLimits, sources, unreadReasons } from './exports.ts';
import { importMessages } from './messages.ts';

/** Rows that are not understood are listed up to so many, and all counted. */
export const maxUnreadShown = 1_000;
/** Imports of a member that are kept. */
export const maxImports = 50;

const exerciseId = exerciseSchema.shape.id;
const name = z.string().min(1).max(200);

export const importFileSchema = z.object({
  file: z
    .string()
    .max(importLimits.bytes, { error: importMessages.tooLarge.id })
    .describe('The CSV file as Strong or Hevy exported it'),
  timeZone: timeZoneText(importMessages.timeZone).describe(
    'Where the clocks of the file stood, such as `Africa/Addis_Ababa`',
  ),
});
export type ImportFile = z.infer<typeof importFileSchema>;

export const newImportSchema = importFileSchema.extend({
  /** Chosen by the sender, so that what is sent twice is brought once. */
  id: z.uuid(),
  unit: z.enum(weightUnits).optional().describe('Of its loads, where the file does not say it'),
  names: z
    .array(
      z.object({
        name,
        exerciseId: exerciseId.nullable().describe('Null: it is left out'),
        asOwn: z
          .boolean()
          .optional()
          .describe('In place of an exercise: it becomes one of the member’s own, called so'),
      }),
    )
    .max(importLimits.names)
    .describe('Of names that the library does not know, and of those that mean something else'),
});
export type NewImport = z.infer<typeof newImportSchema>;

const unreadSchema = z.object({
  line: z.int(),
  text: z.string(),
  why: z.enum(unreadReasons),
});

const countsSchema = {
  source: z.enum(sources),
  workouts: z.int(),
  sets: z.int(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  unread: z.object({
    total: z.int(),
    rows: z.array(unreadSchema).describe(`The first ${maxUnreadShown}`),
  }),
  unkept: z.object({
    dropSets: z.int(),
    failureSets: z.int(),
    distances: z.int().describe('Kept in the notes of the workout'),
    times: z.int().describe('Of sets that have repetitions too'),
    efforts: z.int().describe('Kept as planned ones'),
    beyond: z.int().default(0).describe('Sets of more exercises than one workout can have'),
    longNotes: z.int(),
  }),
};

export const previewSchema = z.object({
  ...countsSchema,
  already: z.int().describe('Workouts that were brought before'),
  needsUnit: z.boolean(),
  names: z.array(
    z.object({
      name: z.string(),
      sets: z.int(),
      exerciseId: exerciseId.nullable(),
      suggested: z.array(exerciseId).describe('What may be meant, where it is not known'),
    }),
  ),
  exercises: z
    .array(exerciseSchema.pick({ id: true, name: true }))
    .describe('Those of the library, and the member’s own'),
});
export type Preview = z.infer<typeof previewSchema>;

export const reportSchema = z.object({
  ...countsSchema,
  /** Those that it brought. */
  already: z.int().describe('Workouts that were there before'),
  leftOut: z.array(z.object({ name: z.string(), sets: z.int() })).describe('Exercises that were left out'),
  made: z.array(z.string()).optional().describe('Exercises that became the member’s own'),
  fullDays: z.array(z.iso.date()).describe('Days whose calendar holds no more: their workouts are not in it'),
});
export type Report = z.infer<typeof reportSchema>;

export const importSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  canBeUndone: z.boolean().describe('For a day'),
  report: reportSchema,
});
export type Import = z.infer<typeof importSchema>;

export const importListSchema = z.object({
  items: z.array(importSchema.omit({ report: true }).extend({ source: z.enum(sources), workouts: z.int() })),
});
export type ImportList = z.infer<typeof importListSchema>;
