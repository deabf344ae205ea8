import { eq } from 'drizzle-orm';
import { userProfiles, users } from '#db/schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import { ProblemError } from '#src/api/problem.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import { keepName } from '#src/features/auth/account.server.ts';
import { nameSchema } from '#src/features/auth/schema.ts';
import { sessionChecks } from '#src/features/auth/sessions/actor.server.ts';
import { hasBegun, homeTimeZone, mondayOf, today, type Day } from '#src/lib/day.ts';
import { defaultRole } from '#src/lib/roles.ts';
import {
  ownOf,
  type Actor,
  type MemberContext,
  type OwnContext,
  type OwnRecord,
} from '#src/server/context.server.ts';
import type { Database, Sql } from '#src/server/database.server.ts';
import { followNewest, keepMeasurement } from './measurements.server.ts';
import { profileMessages } from './messages.ts';
import type { Profile, ProfileChange } from './schema.ts';

export const refuse = refusals({
  not_found: [404, profileMessages.notFound],
  profile_missing: [500, profileMessages.notRetrieved],
});

/** What is counted and found in what the member logged. */
interface Logged extends Pick<Profile, 'workouts' | 'calories' | 'this_week'> {
  readonly pressure:
    | (Omit<NonNullable<Profile['blood_pressure']>, 'gender'> & { readonly gender: string | null })
    | null;
}

/**
 * The caller's own profile. An account without one, such as an imported account, gets it now.
 *
 * @param day today, where the person is
 */
export async function readProfile(context: OwnContext, day?: Day): Promise<Profile> {
  const { sql, db, actor, now } = context;
  // What members log may lie on another machine than accounts do.
  const [asking, logged] = await Promise.all([
    context.admitted,
    readLogged(sql, actor.userId, dayThere(now(), day)),
  ]);
  if (asking?.record) return profileOf(asking, asking.record, logged);
  await createProfile(db, actor.userId);
  const created = await readAgain(context);
  if (!created.record) throw refuse('profile_missing');
  return profileOf(created, created.record, logged);
}

/** Who asks, after what was just written. */
async function readAgain(context: OwnContext): Promise<Actor> {
  const found = await sessionChecks.readSession(context, context.actor);
  if (found instanceof ProblemError) throw found;
  return found;
}

/** Workouts and calories are counted from what was logged up to a day (`countIn`), by the index on user and date. */
export async function readLogged(sql: Sql, userId: string, day: Day): Promise<Logged> {
  const monday = mondayOf(day);
  const [logged] = await sql<[Logged]>`
    select count(*) filter (where is_workout)::int as workouts,
           coalesce(sum(kcal), 0) as calories,
           jsonb_build_object('workouts', count(*) filter (where is_workout and date >= ${monday}),
             'calories', coalesce(sum(kcal) filter (where date >= ${monday}), 0)) as this_week,
           (select jsonb_build_object('reading', reading, 'from', origin, 'measured_at', measured_at, 'gender', gender)
              from (
                (select form->>'bloodPressure' as reading, form->>'gender' as gender, 'assessment' as origin,
                    to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as measured_at,
                    (created_at at time zone ${homeTimeZone}::text)::date as day, created_at
                  from assessments
                  where user_id = ${userId} and form->>'bloodPressure' is not null
                  order by created_at desc, id desc limit 1)
                union all
                (select concat(figures->>'systolic', '/', figures->>'diastolic'),
                    (select form->>'gender' from assessments where user_id = ${userId} order by created_at desc limit 1),
                    'measurement', day::text as measured_on, day, created_at
                  from measurements
                  where user_id = ${userId} and kind = 'blood_pressure' and deleted_at is null
                  order by day desc, time desc nulls last, created_at desc, id desc limit 1)
              ) as pressure
              order by day desc, created_at desc limit 1) as pressure
    from (
      select date, type = ${workoutType} as is_workout,
             case when jsonb_typeof(details->'calories') = 'number'
               then (details->>'calories')::float8 end as kcal
      from activities where user_id = ${userId} and date <= ${day}
    ) activity`;
  return logged;
}

function profileOf(
  { userId, role }: Actor,
  { sex, updated_at: updatedAt, ...measured }: OwnRecord,
  { pressure, ...counted }: Logged,
): Profile {
  return {
    id: userId,
    role,
    ...measured,
    ...counted,
    blood_pressure: pressure && { ...pressure, gender: pressure.gender ?? sex ?? '' },
    updated_at: new Date(updatedAt).toISOString(),
  };
}

/** @throws 404 where it was deleted meanwhile */
async function accountOf(db: Database, userId: string): Promise<typeof users.$inferSelect> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw refuse('not_found');
  return account;
}

/** From the account's own data; always as a plain user, whatever that data claims. Two at once make one. */
async function createProfile(db: Database, userId: string): Promise<void> {
  const account = await accountOf(db, userId);
  const given = nameSchema.safeParse(account.userMetadata['full_name']);
  const fullName = given.success ? given.data : account.email.split('@', 1)[0]!;
  await db
    .insert(userProfiles)
    .values({ id: userId, fullName, email: account.email, role: defaultRole })
    .onConflictDoNothing();
}

/**
 * Changes only what is given. Height and weight become the day's measurement, and the profile shows the newest: what a
 * device tells late of an earlier day takes nothing away from what was measured since.
 */
export async function changeProfile(
  context: MemberContext,
  { body, date, ...change }: ProfileChange,
): Promise<Profile> {
  const { db, actor, now } = context;
  await db.transaction(async (tx) => {
    if (change.fullName !== undefined) await keepName(tx, actor.userId, change.fullName);
    const [changed] = await tx
      .update(userProfiles)
      .set({ ...change, updatedAt: now() })
      .where(eq(userProfiles.id, actor.userId))
      .returning({ height: userProfiles.height });
    if (!changed) throw refuse('not_found');
    if (!body) return;
    await keepMeasurement(tx, actor.userId, { ...body, date: dayThere(now(), date) });
    await followNewest(tx, actor.userId, changed.height ?? body.height, now());
  });
  return await readProfile({ ...context, admitted: readAgain(ownOf(context)) });
}

/** Today where the person is, as the device says; one whose clock is ahead of the whole world does not know it. */
const dayThere = (now: Date, date: Day | undefined): Day =>
  date !== undefined && hasBegun(date, now) ? date : today(now, homeTimeZone);
