import { and, eq, getTableColumns, getTableName, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import {
  accountDeletions,
  activities,
  activityLog,
  assessments,
  bodyMeasurements,
  contentItems,
  diaryEntries,
  factors,
  feedback,
  feedbackNotices,
  fitnessPlans,
  identities,
  mails,
  measurements,
  nutritionPlans,
  ownExercises,
  pushSubscriptions,
  recoveryCodes,
  reminders,
  reminderSends,
  savedPlans,
  sessions,
  routines,
  startedPlans,
  userProfiles,
  users,
  workoutImports,
  workoutSessions,
} from '#db/schema.ts';
import { writtenBy } from '#src/features/auth/deletion/account-deletion.server.ts';
import { wholeSets, type StoredSet } from '#src/features/training/workout-sets.ts';
import { takeoutSchema, type Takeout } from './schema.ts';

/** Whose data is asked for, and by which addresses mail to them is known. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /** E-mail addresses in lower case, and phone numbers. */
  readonly addresses: readonly string[];
}

/** A row as the export has it: what stands in the columns, by their names in the database. */
export type Row = Readonly<Record<string, unknown>>;

/** What a person's rows of one table become in the export. */
export interface Section {
  readonly name: SectionName;
  readonly table: PgTable;
  /** Those that the export's schema names. */
  readonly columns: readonly PgColumn[];
  /** What is said in place of some of them, or beside them. */
  readonly instead: Readonly<Record<string, SQL>>;
  /** What the rows are ordered by; together it names one row. */
  readonly order: readonly PgColumn[];
  readonly isOf: (person: Person) => SQL | undefined;
  /** A row as it is told, where it can be stored in an older form. */
  readonly told?: (row: Row) => Row;
  /** The person has one at most. */
  readonly isSingle: boolean;
}

type SectionName = Exclude<keyof Takeout, 'format' | 'version' | 'exported_at'>;

function section(
  name: SectionName,
  table: PgTable,
  isOf: Section['isOf'],
  order: Section['order'],
  instead: Section['instead'] = {},
): Section {
  const part = takeoutSchema.shape[name];
  const isSingle = !(part instanceof z.ZodArray);
  const { shape } =
    part instanceof z.ZodArray ? part.element : part instanceof z.ZodNullable ? part.unwrap() : part;
  const known = Object.values(getTableColumns(table));
  const columns = Object.keys(shape).flatMap((each) => {
    const column = known.find(({ name: its }) => its === each);
    if (!column && !(each in instead))
      throw new Error(`${name}: ${each} is no column, and nothing is told instead`);
    return column ?? [];
  });
  return { name, table, columns, instead, order, isOf, isSingle };
}

const own = (column: PgColumn) => (person: Person) => eq(column, person.id);

/** One of several tables that fill one list, whose rows tell which they stand in. */
const written = (table: PgTable, author: PgColumn, id: PgColumn) =>
  section('written_for_the_site', table, own(author), [id], { kind: sql`${getTableName(table)}::text` });

/** In the order of the file; sections of one name follow each other and fill one list. */
export const sections: readonly Section[] = [
  section('account', users, own(users.id), [users.id]),
  section('profile', userProfiles, own(userProfiles.id), [userProfiles.id]),
  section('deletion', accountDeletions, own(accountDeletions.userId), [accountDeletions.userId]),
  section('activities', activities, own(activities.userId), [
    activities.date,
    activities.createdAt,
    activities.id,
  ]),
  section('body_measurements', bodyMeasurements, own(bodyMeasurements.userId), [bodyMeasurements.date]),
  section('assessments', assessments, own(assessments.userId), [assessments.createdAt, assessments.id]),
  section('saved_plans', savedPlans, own(savedPlans.userId), [savedPlans.kind, savedPlans.planId]),
  section('started_plans', startedPlans, own(startedPlans.userId), [startedPlans.startedAt, startedPlans.id]),
  section('routines', routines, ({ id }) => and(eq(routines.userId, id), isNull(routines.deletedAt)), [
    routines.createdAt,
    routines.id,
  ]),
  section('own_exercises', ownExercises, own(ownExercises.userId), [ownExercises.createdAt, ownExercises.id]),
  section(
    'diary',
    diaryEntries,
    ({ id }) => and(eq(diaryEntries.userId, id), isNull(diaryEntries.deletedAt)),
    [diaryEntries.day, diaryEntries.createdAt, diaryEntries.id],
  ),
  section(
    'measurements',
    measurements,
    ({ id }) => and(eq(measurements.userId, id), isNull(measurements.deletedAt)),
    [measurements.day, measurements.createdAt, measurements.id],
  ),
  section('message_notices', feedbackNotices, own(feedbackNotices.userId), [feedbackNotices.userId]),
  section('reminders', reminders, own(reminders.userId), [reminders.kind]),
  section('reminders_sent', reminderSends, own(reminderSends.userId), [
    reminderSends.day,
    reminderSends.kind,
  ]),
  section(
    'reminded_browsers',
    pushSubscriptions,
    ({ id }) => and(eq(pushSubscriptions.userId, id), isNull(pushSubscriptions.goneAt)),
    [pushSubscriptions.createdAt, pushSubscriptions.id],
  ),
  section('workout_imports', workoutImports, own(workoutImports.userId), [
    workoutImports.createdAt,
    workoutImports.id,
  ]),
  {
    ...section('workout_sessions', workoutSessions, own(workoutSessions.userId), [
      workoutSessions.startedAt,
      workoutSessions.id,
    ]),
    told: (row) => ({ ...row, sets: wholeSets(row['sets'] as readonly StoredSet[]) }),
  },
  section('messages', feedback, writtenBy, [feedback.createdAt, feedback.id]),
  section('logins', sessions, own(sessions.userId), [sessions.createdAt, sessions.id]),
  section('identities', identities, own(identities.userId), [identities.createdAt, identities.id]),
  section('second_factors', factors, own(factors.userId), [factors.createdAt, factors.id]),
  section('recovery_codes', recoveryCodes, own(recoveryCodes.userId), [
    recoveryCodes.createdAt,
    recoveryCodes.id,
  ]),
  section(
    'mails',
    mails,
    ({ addresses }) => inArray(sql`lower(${mails.recipient})`, [...addresses]),
    [mails.createdAt, mails.id],
    // One that was not sent yet carries its code still.
    { subject: sql`regexp_replace(${mails.subject}, '[0-9]{6}', '······')` },
  ),
  section(
    'written_for_the_site',
    fitnessPlans,
    ({ id }) => and(eq(fitnessPlans.userId, id), ne(fitnessPlans.status, 'deleted')),
    [fitnessPlans.id],
    { kind: sql`${getTableName(fitnessPlans)}::text` },
  ),
  written(nutritionPlans, nutritionPlans.userId, nutritionPlans.id),
  written(contentItems, contentItems.authorId, contentItems.id),
  section('done_as_staff', activityLog, own(activityLog.actorId), [activityLog.id]),
  section(
    'changed_by_staff',
    activityLog,
    ({ id }) => and(eq(activityLog.subjectKind, 'user'), eq(activityLog.subjectId, id)),
    [activityLog.id],
  ),
];
