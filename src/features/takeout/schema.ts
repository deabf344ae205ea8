import { z } from 'zod';
import { newEntrySchema } from '#src/features/diary/schema.ts';
import { measurementKinds } from '#src/features/measurements/kinds.ts';
import { preferencesSchema } from '#src/features/profile/preferences/schema.ts';
import { reminderKinds } from '#src/features/reminders/kinds.ts';
import { reportSchema } from '#src/features/training/import/schema.ts';
import { ownIdSchema, ownMeasures } from '#src/features/training/own-exercises/schema.ts';
import { routineDraftSchema } from '#src/features/training/routines/schema.ts';
import { workoutSetSchema } from '#src/features/training/schema.ts';
import { languages } from '#src/lib/language.ts';

/** Everything that can be taken along, each a file of its own. */
export const takeoutFiles = [
  'everything.json',
  'activities.csv',
  'measurements.csv',
  'assessments.csv',
  'workout-sets.csv',
  'diary.csv',
  'health-measures.csv',
  'activities.ics',
] as const;
export type TakeoutFile = (typeof takeoutFiles)[number];

export const takeoutFileSchema = z.object({ file: z.enum(takeoutFiles) });

export const takeoutQuerySchema = z.object({
  lang: z.enum(languages).optional().describe('Of the words in a calendar; else as the request asks'),
});

/** Counts up when what is written changes so that a reader of the older form would go wrong. */
export const takeoutVersion = 1;

const instant = z.iso.datetime();
const never = instant.nullable();
const id = z.uuid();
const words = z.record(z.string(), z.unknown());

/** What `everything.json` holds. Moments are in UTC, days the person's own; lengths in cm, weights in kg. */
export const takeoutSchema = z.strictObject({
  format: z.literal('birtu-export'),
  version: z.literal(takeoutVersion),
  exported_at: instant,
  account: z.strictObject({
    id,
    email: z.string(),
    email_confirmed_at: never,
    new_email: z.string().nullable().describe('An address that waits to be confirmed'),
    confirmation_sent_at: never.describe('When each of the four was mailed last'),
    recovery_sent_at: never,
    email_change_sent_at: never,
    reauthentication_sent_at: never,
    user_metadata: words.describe(
      'What was given at registration, or by the provider of a login, and what clients keep with the account',
    ),
    last_sign_in_at: never,
    language: z.string().nullable().describe('Of mails about the account'),
    banned_until: never.describe('Until when the account is suspended'),
    ban_reason: z.string().nullable(),
    created_at: instant,
    updated_at: instant,
  }),
  profile: z
    .strictObject({
      full_name: z.string(),
      email: z.string(),
      role: z.string(),
      height: z.number().nullable(),
      weight: z.number().nullable(),
      bmi: z.number().nullable(),
      preferences: preferencesSchema,
      created_at: instant,
      updated_at: instant,
    })
    .nullable(),
  deletion: z
    .strictObject({ requested_at: instant, due_at: instant })
    .nullable()
    .describe('Null where the account stays'),
  activities: z.array(
    z.strictObject({ id, date: z.iso.date(), type: z.string(), details: words, created_at: instant }),
  ),
  body_measurements: z.array(
    z.strictObject({
      date: z.iso.date(),
      height: z.number().nullable(),
      weight: z.number(),
      bmi: z.number().nullable(),
    }),
  ),
  assessments: z.array(z.strictObject({ id, form: words, results: z.array(words), created_at: instant })),
  saved_plans: z.array(
    z.strictObject({ kind: z.enum(['fitness', 'nutrition']), plan_id: z.string(), created_at: instant }),
  ),
  started_plans: z.array(
    z.strictObject({
      id,
      plan_id: z.string(),
      plan_version: z.int().nullable(),
      started_at: instant,
      ended_at: never,
      finished_at: never,
      swaps: z.record(z.string(), z.string()),
      rounds: z
        .array(z.strictObject({ id, week: z.int(), sessions: z.array(id) }))
        .describe('Weeks that are done once more, with the workouts that are behind no longer'),
    }),
  ),
  diary: z
    .array(z.strictObject({ ...newEntrySchema.shape, created_at: instant }))
    .describe('What was eaten; figures are computed from the table of foods'),
  measurements: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(measurementKinds),
        day: z.iso.date(),
        time: z.string().nullable(),
        figures: words,
        created_at: instant,
      }),
    )
    .describe('Blood pressure in mmHg, pulse at rest in beats a minute, waist in cm'),
  message_notices: z
    .array(z.strictObject({ language: z.string(), sent_at: instant.nullable(), created_at: instant }))
    .describe('Whether a member of the staff wants a mail when messages arrive'),
  reminders: z
    .array(
      z.strictObject({
        kind: z.enum(reminderKinds),
        days: z.array(z.int()),
        time: z.string(),
        zone: z.string(),
        language: z.string(),
        calendar: z.string(),
        next_at: never,
        paused_at: never.describe('Since when it is silent'),
        created_at: instant,
        updated_at: instant,
      }),
    )
    .describe('What the person is reminded of; days of the week, Monday being 0'),
  reminders_sent: z.array(
    z.strictObject({
      kind: z.enum(reminderKinds),
      day: z.iso.date(),
      due_at: instant,
      channel: z.string().nullable(),
      sent_at: never,
      opened_at: never,
    }),
  ),
  reminded_browsers: z
    .array(z.strictObject({ session_id: id, language: z.string(), created_at: instant }))
    .describe('In which browsers, by their logins'),
  workout_imports: z.array(
    z.strictObject({ id, report: reportSchema, created_at: instant, undone_at: instant.nullable() }),
  ),
  routines: z.array(
    z.strictObject({
      id,
      ...routineDraftSchema.shape,
      created_at: instant,
      updated_at: instant,
    }),
  ),
  own_exercises: z
    .array(
      z.strictObject({
        id: ownIdSchema.describe('As routines and sets name it'),
        name: z.string(),
        measure: z.enum(ownMeasures),
        is_loaded: z.boolean(),
        muscle_group: z.string().nullable(),
        created_at: instant,
        updated_at: instant,
        retired_at: never,
      }),
    )
    .describe('Exercises that the library does not have'),
  workout_sessions: z.array(
    z.strictObject({
      id,
      plan_id: z.string().nullable(),
      started_plan_id: id.nullable(),
      routine_id: id.nullable(),
      import_id: id.nullable(),
      week: z.int().nullable(),
      day: z.int().nullable(),
      name: z.string().nullable(),
      source: z.string().nullable(),
      sets: z.array(workoutSetSchema),
      started_at: instant,
      finished_at: never,
      activity_id: id.nullable(),
      date: z.iso.date().nullable(),
      minutes: z.int().nullable(),
      notes: z.string().nullable(),
      effort: z.int().nullable(),
      repeated_id: id.nullable(),
    }),
  ),
  messages: z
    .array(
      z.strictObject({
        id,
        full_name: z.string(),
        email: z.string(),
        subject: z.string().nullable(),
        content: z.string(),
        rating: z.int().nullable(),
        language: z.string().nullable(),
        is_resolved: z.boolean(),
        resolved_at: never,
        reply_message: z.string().nullable(),
        replied_at: never,
        replies: z.int(),
        created_at: instant,
      }),
    )
    .describe('What was sent by the contact form while logged in, and the newest reply'),
  logins: z.array(
    z.strictObject({
      id,
      aal: z.string(),
      amr: z.array(words),
      factor_id: id.nullable(),
      recovery: z.boolean(),
      user_agent: z.string().nullable(),
      ip: z.string().nullable(),
      created_at: instant,
      refreshed_at: instant,
    }),
  ),
  identities: z.array(
    z.strictObject({
      id,
      provider: z.string(),
      provider_id: z.string(),
      identity_data: words,
      last_sign_in_at: never,
      created_at: instant,
    }),
  ),
  second_factors: z.array(
    z.strictObject({
      id,
      factor_type: z.string(),
      status: z.string(),
      friendly_name: z.string().nullable(),
      phone: z.string().nullable(),
      created_at: instant,
      updated_at: instant,
    }),
  ),
  recovery_codes: z
    .array(z.strictObject({ id, used_at: never, created_at: instant }))
    .describe('Which there are, never what they read'),
  mails: z
    .array(
      z.strictObject({
        id,
        channel: z.string(),
        recipient: z.string(),
        subject: z.string().describe('Without the code that it may have carried'),
        language: z.string(),
        created_at: instant,
        sent_at: never,
      }),
    )
    .describe('Mails and text messages to the person that are still known of'),
  written_for_the_site: z
    .array(
      z.strictObject({
        kind: z.string(),
        id: z.string(),
        title: words,
        status: z.string(),
        created_at: instant,
      }),
    )
    .describe('Plans and articles of which the person is the author, as staff'),
  done_as_staff: z.array(
    z.strictObject({
      id: z.int(),
      timestamp: instant,
      action: z.string(),
      subject_kind: z.string(),
      subject_id: z.string(),
    }),
  ),
  changed_by_staff: z
    .array(
      z.strictObject({
        id: z.int(),
        timestamp: instant,
        action: z.string(),
        before: words.nullable(),
        after: words.nullable(),
      }),
    )
    .describe('What staff did with the account'),
});
export type Takeout = z.infer<typeof takeoutSchema>;
