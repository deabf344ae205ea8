import { sql } from 'drizzle-orm';
import {
  date,
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
import { createdAt, instant } from './columns.ts';

const id = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const activities = pgTable(
  'activities',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's own calendar day, never an instant. */
    date: date('date', { mode: 'string' }).notNull(),
    type: text('type').notNull().default('general'),
    details: jsonb('details').notNull().default({}).$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [index('activities_user_date').on(t.userId, t.date, t.createdAt, t.id)],
);

/** A plan that a member began to follow. Its next day is the first that is not done, whatever the date. */
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
  },
  (t) => [
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
    uniqueIndex('started_plans_going_on')
      .on(t.userId, t.planId)
      .where(sql`ended_at is null`),
  ],
);

export const workoutSessions = pgTable(
  'workout_sessions',
  {
    id: id(),
    userId: userId(),
    planId: text('plan_id').references(() => fitnessPlans.id, { onDelete: 'set null' }),
    startedPlanId: uuid('started_plan_id').references(() => startedPlans.id, { onDelete: 'set null' }),
    week: smallint('week').notNull(),
    day: smallint('day').notNull(),
    /** Sets done: reps, weight (kg) and time of each. */
    sets: jsonb('sets').notNull().default([]).$type<unknown[]>(),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    activityId: uuid('activity_id').references(() => activities.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('workout_sessions_user').on(t.userId, t.startedAt),
    index('workout_sessions_plan').on(t.planId),
    index('workout_sessions_started_plan').on(t.startedPlanId),
    index('workout_sessions_activity').on(t.activityId),
    // One is gone through at a time.
    uniqueIndex('workout_sessions_going_on')
      .on(t.userId)
      .where(sql`finished_at is null`),
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
