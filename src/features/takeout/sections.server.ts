import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  accountDeletions,
  activities,
  activityLog,
  assessments,
  bodyMeasurements,
  contentItems,
  factors,
  feedback,
  fitnessPlans,
  identities,
  mails,
  nutritionPlans,
  recoveryCodes,
  savedPlans,
  sessions,
  startedPlans,
  userProfiles,
  users,
  workoutSessions,
} from '#db/schema.ts';
import { writtenBy } from '#src/features/auth/deletion/account-deletion.server.ts';
import type { Takeout } from './schema.ts';

/** Whose data is asked for, and by which addresses mail to them is known. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /** E-mail addresses in lower case, and phone numbers. */
  readonly addresses: readonly string[];
}

/** What a person's rows of one table become in the export. */
export interface Section {
  readonly name: keyof Takeout;
  readonly table: PgTable;
  /** Those that are exported, under their own names, and in place of some what is said of them. */
  readonly columns: readonly PgColumn[];
  readonly instead: Readonly<Record<string, SQL>>;
  /** What the rows are ordered by; together it names one row. */
  readonly order: readonly PgColumn[];
  readonly isOf: (person: Person) => SQL | undefined;
  /** The person has one at most. */
  readonly isSingle: boolean;
}

type Columns<T extends PgTable> = T['_']['columns'];

interface Choice<T extends PgTable> {
  readonly columns: readonly (keyof Columns<T>)[];
  readonly order: readonly (keyof Columns<T>)[];
  readonly isOf: Section['isOf'];
  readonly instead?: Section['instead'];
  readonly isSingle?: true;
}

function section<T extends PgTable>(name: keyof Takeout, table: T, choice: Choice<T>): Section {
  const { columns, order, isOf, instead = {}, isSingle = false } = choice;
  const all: Columns<T> = getTableColumns(table);
  const named = (names: readonly (keyof Columns<T>)[]) => names.map((each) => all[each] as PgColumn);
  return { name, table, columns: named(columns), order: named(order), isOf, instead, isSingle };
}

const own = (column: PgColumn) => (person: Person) => eq(column, person.id);

/** The kind of thing that a table holds, for lists that several tables fill. */
const kindIn = (table: PgTable): Readonly<Record<string, SQL>> => ({
  kind: sql`${getTableName(table)}::text`,
});

/** In the order of the file; sections of one name follow each other and fill one list. */
export const sections: readonly Section[] = [
  section('account', users, {
    columns: [
      'id',
      'email',
      'emailConfirmedAt',
      'newEmail',
      'confirmationSentAt',
      'recoverySentAt',
      'emailChangeSentAt',
      'reauthenticationSentAt',
      'userMetadata',
      'lastSignInAt',
      'createdAt',
      'updatedAt',
    ],
    order: ['id'],
    isOf: own(users.id),
    isSingle: true,
  }),
  section('profile', userProfiles, {
    columns: [
      'fullName',
      'email',
      'role',
      'height',
      'weight',
      'bmi',
      'preferences',
      'createdAt',
      'updatedAt',
    ],
    order: ['id'],
    isOf: own(userProfiles.id),
    isSingle: true,
  }),
  section('deletion', accountDeletions, {
    columns: ['requestedAt', 'dueAt'],
    order: ['userId'],
    isOf: own(accountDeletions.userId),
    isSingle: true,
  }),
  section('activities', activities, {
    columns: ['id', 'date', 'type', 'details', 'createdAt'],
    order: ['date', 'createdAt', 'id'],
    isOf: own(activities.userId),
  }),
  section('body_measurements', bodyMeasurements, {
    columns: ['date', 'height', 'weight', 'bmi'],
    order: ['date'],
    isOf: own(bodyMeasurements.userId),
  }),
  section('assessments', assessments, {
    columns: ['id', 'form', 'results', 'createdAt'],
    order: ['createdAt', 'id'],
    isOf: own(assessments.userId),
  }),
  section('saved_plans', savedPlans, {
    columns: ['kind', 'planId', 'createdAt'],
    order: ['kind', 'planId'],
    isOf: own(savedPlans.userId),
  }),
  section('started_plans', startedPlans, {
    columns: ['id', 'planId', 'startedAt', 'endedAt', 'finishedAt'],
    order: ['startedAt', 'id'],
    isOf: own(startedPlans.userId),
  }),
  section('workout_sessions', workoutSessions, {
    columns: [
      'id',
      'planId',
      'startedPlanId',
      'week',
      'day',
      'sets',
      'startedAt',
      'finishedAt',
      'activityId',
    ],
    order: ['startedAt', 'id'],
    isOf: own(workoutSessions.userId),
  }),
  section('messages', feedback, {
    columns: [
      'id',
      'fullName',
      'email',
      'subject',
      'content',
      'rating',
      'language',
      'isResolved',
      'resolvedAt',
      'replyMessage',
      'repliedAt',
      'replies',
      'createdAt',
    ],
    order: ['createdAt', 'id'],
    isOf: writtenBy,
  }),
  section('logins', sessions, {
    columns: ['id', 'aal', 'amr', 'factorId', 'recovery', 'userAgent', 'ip', 'createdAt', 'refreshedAt'],
    order: ['createdAt', 'id'],
    isOf: own(sessions.userId),
  }),
  section('identities', identities, {
    columns: ['id', 'provider', 'providerId', 'identityData', 'lastSignInAt', 'createdAt'],
    order: ['createdAt', 'id'],
    isOf: own(identities.userId),
  }),
  section('second_factors', factors, {
    columns: ['id', 'factorType', 'status', 'friendlyName', 'phone', 'createdAt', 'updatedAt'],
    order: ['createdAt', 'id'],
    isOf: own(factors.userId),
  }),
  section('recovery_codes', recoveryCodes, {
    columns: ['id', 'usedAt', 'createdAt'],
    order: ['createdAt', 'id'],
    isOf: own(recoveryCodes.userId),
  }),
  section('mails', mails, {
    columns: ['id', 'channel', 'recipient', 'subject', 'language', 'createdAt', 'sentAt'],
    // One that was not sent yet carries its code still.
    instead: { subject: sql`regexp_replace(${mails.subject}, '[0-9]{6}', '······')` },
    order: ['createdAt', 'id'],
    isOf: ({ addresses }) => inArray(sql`lower(${mails.recipient})`, [...addresses]),
  }),
  section('written_for_the_site', fitnessPlans, {
    columns: ['id', 'title', 'status', 'createdAt'],
    instead: kindIn(fitnessPlans),
    order: ['id'],
    isOf: own(fitnessPlans.userId),
  }),
  section('written_for_the_site', nutritionPlans, {
    columns: ['id', 'title', 'status', 'createdAt'],
    instead: kindIn(nutritionPlans),
    order: ['id'],
    isOf: own(nutritionPlans.userId),
  }),
  section('written_for_the_site', contentItems, {
    columns: ['id', 'title', 'status', 'createdAt'],
    instead: kindIn(contentItems),
    order: ['id'],
    isOf: own(contentItems.authorId),
  }),
  section('done_as_staff', activityLog, {
    columns: ['id', 'timestamp', 'action', 'subjectKind', 'subjectId'],
    order: ['id'],
    isOf: own(activityLog.actorId),
  }),
  section('changed_by_staff', activityLog, {
    columns: ['id', 'timestamp', 'action', 'before', 'after'],
    order: ['id'],
    isOf: ({ id }) => and(eq(activityLog.subjectKind, 'user'), eq(activityLog.subjectId, id)),
  }),
];
