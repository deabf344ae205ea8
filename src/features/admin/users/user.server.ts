import { and, eq } from 'drizzle-orm';
import {
  activities,
  assessments,
  bodyMeasurements,
  factors,
  feedback,
  identities,
  savedPlans,
  startedPlans,
  userProfiles,
  users,
  workoutSessions,
} from '#db/schema.ts';
import type { Queries, UserRow } from '#src/features/auth/account.server.ts';
import { sessionsOf } from '#src/features/auth/security/service.server.ts';
import { suspensionAt } from '#src/features/auth/suspension/suspension.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { refuse } from './in-turn.server.ts';
import type { UserDetail } from './schema.ts';
import { userOf } from './service.server.ts';

/** Where what belongs to a person is kept. */
const belongingTables = {
  activities,
  assessments,
  saved_plans: savedPlans,
  started_plans: startedPlans,
  workouts: workoutSessions,
  measurements: bodyMeasurements,
  feedback,
} satisfies Record<keyof UserDetail['belongings'], unknown>;

/** Whether the person has turned on a second step. */
export async function hasSecondStep(db: Queries, userId: string): Promise<boolean> {
  const isTheirs = and(eq(factors.userId, userId), eq(factors.status, 'verified'));
  const found = await db.select({ id: factors.id }).from(factors).where(isTheirs).limit(1);
  return found.length > 0;
}

/** Whether an account has only been invited: nobody has chosen a password or come in another way. */
export async function isInvited(db: Queries, { id, passwordHash }: UserRow): Promise<boolean> {
  if (passwordHash !== null) return false;
  const own = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, id));
  return own.every(({ provider }) => provider === 'email');
}

/** What staff may know of somebody. @throws 404 */
export async function readUser(context: MemberContext, id: string): Promise<UserDetail> {
  const { db, actor, now, settings } = context;
  const [[row], logins, secondStep, ...counts] = await Promise.all([
    db
      .select({ profile: userProfiles, account: users })
      .from(userProfiles)
      .innerJoin(users, eq(users.id, userProfiles.id))
      .where(eq(userProfiles.id, id)),
    sessionsOf(db, id, actor.sessionId),
    hasSecondStep(db, id),
    ...Object.entries(belongingTables).map(
      async ([name, table]) => [name, await db.$count(table, eq(table.userId, id))] as const,
    ),
  ]);
  if (!row) throw refuse('not_found');
  const { profile, account } = row;
  const suspension = suspensionAt(account, now());
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...userOf(profile),
    belongings: Object.fromEntries(counts) as UserDetail['belongings'],
    email_confirmed_at: text(account.emailConfirmedAt),
    last_log_in_at: text(account.lastSignInAt),
    has_password: account.passwordHash !== null,
    invited_at: (await isInvited(db, account)) ? text(account.recoverySentAt) : null,
    has_second_step: secondStep,
    suspension: suspension && { reason: suspension.reason, until_day: suspension.until },
    logins: {
      items: logins.items.map(({ id: login, device, started, last_used }) => ({
        id: login,
        device,
        started,
        last_used,
      })),
      total: logins.total,
    },
    sends_mail: settings.smtpUrl !== undefined,
  };
}
