import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth-schema.ts';
import { fitnessPlans, fitnessPlanVersions } from './plans-schema.ts';
import { createdAt, instant, ofMember, updatedAt } from './columns.ts';

const id = () =>
  uuid('id')
    .notNull()
    .default(sql`gen_random_uuid()`);
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const activities = pgTable(
  'activities',
  {
    id: id(),
    userId: userId(),
    /** The person's own calendar day, never an instant. */
    date: date('date', { mode: 'string' }).notNull(),
    type: text('type').notNull().default('general'),
    details: jsonb('details').notNull().default({}).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    ...ofMember('activities', t),
    index('activities_user_date').on(t.userId, t.date, t.createdAt, t.id),
  ],
);

/** A plan that a member began to follow. Its next day is the first that is not done, whatever the date. */
/** A week of a started plan that is done once more. */
interface Round {
  readonly id: string;
  readonly week: number;
  /** Workouts and marks of the time before: they stay where they are, and are behind in the plan no longer. */
  readonly sessions: readonly string[];
}

export const startedPlans = pgTable(
  'started_plans',
  {
    id: id(),
    userId: userId(),
    planId: text('plan_id')
      .notNull()
      .references(() => fitnessPlans.id, { onDelete: 'cascade' }),
    /** Of `fitness_plan_versions`; null where it was never published: then as it stands. */
    planVersion: integer('plan_version'),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** When its last day was done, or the member left it. */
    endedAt: instant('ended_at'),
    /** Since when all of its days are done. */
    finishedAt: instant('finished_at'),
    /** By exercise of the plan: the one that the member does in its place. */
    swaps: jsonb('swaps').notNull().default({}).$type<Readonly<Record<string, string>>>(),
    /** Weeks that are done once more: the workouts of each that count no longer, the oldest first. */
    rounds: jsonb('rounds').notNull().default([]).$type<readonly Round[]>(),
  },
  (t) => [
    ...ofMember('started_plans', t),
    foreignKey({
      name: 'started_plans_version',
      columns: [t.planId, t.planVersion],
      foreignColumns: [fitnessPlanVersions.planId, fitnessPlanVersions.version],
    }),
    index('started_plans_user').on(t.userId, t.startedAt),
    // Lists of plans count members by these, each once.
    index('started_plans_members').on(t.planId, t.userId),
    index('started_plans_finished')
      .on(t.planId, t.userId)
      .where(sql`finished_at is not null`),
    // How it went for those who began a plan last.
    index('started_plans_newest').on(t.planId, t.startedAt, t.id),
    // One is followed at a time.
    uniqueIndex('started_plans_going_on')
      .on(t.userId)
      .where(sql`ended_at is null`),
  ],
);

/** A workout that a member put together to be done again and again. */
export const routines = pgTable(
  'routines',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    exercises: jsonb('exercises').notNull().$type<unknown[]>(),
    /** Counts up with each change, so that two devices never overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When its member deleted it; for a day that can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    ...ofMember('routines', t),
    index('routines_user').on(t.userId, t.updatedAt),
    index('routines_expiry')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Exercises that a member made, where the library has none such. Those that are retired keep their names in what was done. */
export const ownExercises = pgTable(
  'own_exercises',
  {
    /** `own-` and a UUID: it stands in routines and sets where ids of the library do. */
    id: text('id').notNull(),
    userId: userId(),
    name: text('name').notNull(),
    /** `reps` or `seconds` */
    measure: text('measure').notNull(),
    isLoaded: boolean('is_loaded').notNull(),
    muscleGroup: text('muscle_group'),
    /** Counts up with each change, so that two devices never overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    retiredAt: instant('retired_at'),
  },
  (t) => [primaryKey({ name: 'own_exercises_pkey', columns: [t.userId, t.id] })],
);

/** Files of other products whose workouts were brought over, with what was told of each. */
export const workoutImports = pgTable(
  'workout_imports',
  {
    id: id(),
    userId: userId(),
    report: jsonb('report').notNull().$type<unknown>(),
    createdAt: createdAt(),
    /** When all that it brought was taken away again. */
    undoneAt: instant('undone_at'),
  },
  (t) => [...ofMember('workout_imports', t), index('workout_imports_user').on(t.userId, t.createdAt)],
);

export const workoutSessions = pgTable(
  'workout_sessions',
  {
    id: id(),
    userId: userId(),
    planId: text('plan_id').references(() => fitnessPlans.id, { onDelete: 'set null' }),
    startedPlanId: uuid('started_plan_id'),
    routineId: uuid('routine_id'),
    /** Of the plan; null without one. */
    week: smallint('week'),
    day: smallint('day'),
    /** Its own, as the member wrote it; else it is called after its plan. */
    name: text('name'),
    /** The product that it was imported from. */
    source: text('source'),
    importId: uuid('import_id'),
    /** Sets done: reps, weight (kg) and time of each. */
    sets: jsonb('sets').notNull().default([]).$type<unknown[]>(),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    /** No foreign key: what is taken from the calendar and brought back there has the same id again. */
    activityId: uuid('activity_id'),
    /** Of the workout, where the person was; known once it is finished, as are the minutes. */
    date: date('date', { mode: 'string' }),
    minutes: smallint('minutes'),
    notes: text('notes'),
    /** How hard it was, from 1 to 10. */
    effort: smallint('effort'),
    /** The workout whose sets are done once more. */
    repeatedId: uuid('repeated_id'),
    /** Ids under which other devices began it by themselves. */
    joined: uuid('joined').array(),
  },
  (t) => [
    ...ofMember('workout_sessions', t),
    // Where one goes, the migration empties its own column alone, for which there is no word here.
    foreignKey({
      name: 'workout_sessions_own_started_plan',
      columns: [t.userId, t.startedPlanId],
      foreignColumns: [startedPlans.userId, startedPlans.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'workout_sessions_own_routine',
      columns: [t.userId, t.routineId],
      foreignColumns: [routines.userId, routines.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'workout_sessions_own_import',
      columns: [t.userId, t.importId],
      foreignColumns: [workoutImports.userId, workoutImports.id],
    }).onDelete('set null'),
    index('workout_sessions_user').on(t.userId, t.startedAt, t.id),
    index('workout_sessions_plan').on(t.planId),
    index('workout_sessions_started_plan').on(t.startedPlanId),
    index('workout_sessions_routine').on(t.routineId),
    index('workout_sessions_import').on(t.importId),
    index('workout_sessions_activity').on(t.activityId),
    // One is gone through at a time.
    uniqueIndex('workout_sessions_going_on')
      .on(t.userId)
      .where(sql`finished_at is null`),
    index('workout_sessions_joined')
      .on(t.userId)
      .where(sql`joined is not null`),
    // Not the days that were only marked as done: they have no sets.
    index('workout_sessions_history')
      .on(t.userId, t.startedAt, t.id)
      .where(sql`finished_at is not null and sets <> '[]'`),
  ],
);

/**
 * What the sets done of an exercise come to in a finished workout (`training/exercise-figures.ts`): history, charts and
 * records of an exercise are read from here, not from the sets of five years.
 */
export const workoutExercises = pgTable(
  'workout_exercises',
  {
    workoutId: uuid('workout_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    userId: userId(),
    /** Of the workout. */
    startedAt: instant('started_at').notNull(),
    /** Sets done. */
    sets: smallint('sets').notNull(),
    /** Of the best set. */
    weight: real('weight'),
    reps: smallint('reps'),
    seconds: integer('seconds'),
    /** Of all sets: kg × repetitions, repetitions, seconds. */
    volume: doublePrecision('volume').notNull(),
    totalReps: integer('total_reps').notNull(),
    totalSeconds: integer('total_seconds').notNull(),
    /** kg, estimated; null where no set tells it. */
    oneRepMax: real('one_rep_max'),
  },
  (t) => [
    primaryKey({ name: 'workout_exercises_pkey', columns: [t.userId, t.workoutId, t.exerciseId] }),
    foreignKey({
      name: 'workout_exercises_own_workout',
      columns: [t.userId, t.workoutId],
      foreignColumns: [workoutSessions.userId, workoutSessions.id],
    }).onDelete('cascade'),
    // By which the release before finds them; to be taken away by the next one.
    uniqueIndex('workout_exercises_id').on(t.workoutId, t.exerciseId).concurrently(),
    index('workout_exercises_history').on(t.userId, t.exerciseId, t.startedAt, t.workoutId),
  ],
);

/** Workouts that were deleted, with their activities, for as long as that can be undone. */
export const deletedWorkouts = pgTable(
  'deleted_workouts',
  {
    id: uuid('id').notNull(),
    userId: userId(),
    workout: jsonb('workout').notNull().$type<unknown>(),
    activity: jsonb('activity').$type<unknown>(),
    deletedAt: instant('deleted_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'deleted_workouts_pkey', columns: [t.userId, t.id] }),
    index('deleted_workouts_user').on(t.userId),
    index('deleted_workouts_expiry').on(t.deletedAt),
  ],
);

/** What a member weighed on a day, with the height known then; the newest of a day counts. */
export const bodyMeasurements = pgTable(
  'body_measurements',
  {
    userId: userId(),
    /** The person's own calendar day. */
    date: date('date', { mode: 'string' }).notNull(),
    /** cm */
    height: real('height'),
    /** kg */
    weight: real('weight').notNull(),
    /** kg/m², one decimal */
    bmi: real('bmi'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.date] })],
);

/** Accounts that go once the days are over in which the owner may think again. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [index('account_deletions_due').on(t.dueAt)],
);
