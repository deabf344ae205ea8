import { and, eq } from 'drizzle-orm';
import { userProfiles } from '#db/schema.ts';
import { bodyMeasurements } from '#db/training-schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import { bmiOf } from '#src/lib/bmi.ts';
import { followNewest, keepMeasurement } from '#src/features/profile/measurements.server.ts';
import { profileMessages } from '#src/features/profile/messages.ts';
import { hasBegun, type Day } from '#src/lib/day.ts';
import { ownOf, type MemberContext, type OwnContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { readAims } from '#src/features/diary/known-eater.server.ts';
import { changePreferences } from '#src/features/profile/preferences/service.server.ts';
import { progressMessages } from './messages.ts';
import { mondaysOf, periodUntil, type Period } from './period.ts';
import { targetsFor, type Target } from './target.ts';
import {
  maxAssessments,
  measurementSchema,
  type Measured,
  type Measurement,
  type Progress,
  type ProgressQuestion,
  type WantedTarget,
  type Week,
} from './schema.ts';

export const refuse = refusals({
  not_found: [404, profileMessages.notFound],
  future: [422, progressMessages.future],
  changed_meanwhile: [409, progressMessages.changed, { current: measurementSchema }],
  no_target: [409, progressMessages.noTarget],
  target_low: [422, progressMessages.targetLow],
  target_high: [422, progressMessages.targetHigh],
});

/** What the member did and measured in some weeks, and what they tested. */
export async function readProgress(
  context: OwnContext,
  { until, weeks }: ProgressQuestion,
): Promise<Progress> {
  const period = periodUntil(until as Day, weeks);
  const [logged, body, assessments] = await Promise.all([
    readWeeks(context, period),
    readBody(context, period),
    readAssessments(context),
  ]);
  const byMonday = new Map(logged.map((week) => [week.start, week]));
  return {
    weeks: mondaysOf(period).map((start) => byMonday.get(start) ?? { start, ...nothing }),
    ...body,
    assessments,
  };
}

const nothing = { workouts: 0, sessions: 0, minutes: 0, calories: 0 };

/** The weeks with anything logged. A finished session of a plan is a workout among the activities. */
async function readWeeks({ sql, actor }: OwnContext, { first, last }: Period): Promise<Week[]> {
  return await sql<Week[]>`
    select (date - extract(isodow from date)::int + 1)::text as start,
           count(*) filter (where is_workout)::int as workouts,
           count(*) filter (where is_workout and session is not null)::int as sessions,
           coalesce(sum(duration) filter (where is_workout), 0) as minutes,
           coalesce(sum(kcal) filter (where is_workout), 0) as calories
    from (
      select activity.date, type = ${workoutType} as is_workout, session.id as session,
             case when jsonb_typeof(details->'duration') = 'number'
               then (details->>'duration')::float8 end as duration,
             case when jsonb_typeof(details->'calories') = 'number'
               then (details->>'calories')::float8 end as kcal
      from activities as activity
      left join workout_sessions as session
        on session.activity_id = activity.id and session.user_id = activity.user_id
      where activity.user_id = ${actor.userId} and activity.date between ${first} and ${last}
    ) as logged
    group by 1`;
}

/** The measurements of a period, the newest of all, and the first day with anything. */
async function readBody({ sql, actor }: OwnContext, { first, last }: Period) {
  const { userId } = actor;
  const measurement = sql`
    json_build_object('date', date, 'height', height, 'weight', weight, 'bmi', bmi)`;
  // What members do may lie on another machine than accounts do.
  const [[profile], [body]] = await Promise.all([
    sql<Pick<Progress, 'target'>[]>`
      select preferences->'weightTarget' as target from user_profiles where id = ${userId}`,
    sql<[Pick<Progress, 'measurements' | 'latest' | 'first_day'>]>`
    select
      (select coalesce(json_agg(${measurement} order by date), '[]') from body_measurements
       where user_id = ${userId} and date between ${first} and ${last}) as measurements,
      (select ${measurement} from body_measurements
       where user_id = ${userId} order by date desc limit 1) as latest,
      least(
        (select date from activities where user_id = ${userId} order by date limit 1),
        (select date from body_measurements where user_id = ${userId} order by date limit 1))::text as first_day`,
  ]);
  return { ...body, target: profile?.target ?? null };
}

async function readAssessments({ sql, actor }: OwnContext): Promise<Progress['assessments']> {
  return await sql<Progress['assessments']>`
    select id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, results
    from assessments where user_id = ${actor.userId}
    order by created_at desc, id desc
    limit ${maxAssessments}`;
}

/**
 * Keeps, or corrects, what the member weighed on a day. The profile goes with the newest.
 *
 * @param measured `before`: all that may stand for the day; over anything else nothing is written
 */
export async function measure(
  context: MemberContext,
  day: Day,
  { weight, height: given, before }: Measured & { readonly before?: readonly (number | null)[] | undefined },
): Promise<Measurement | { readonly current: Measurement } | 'future'> {
  if (!hasBegun(day, context.now())) return 'future';
  return await changeMeasurements(context, async (tx, knownHeight) => {
    const current = before && (await readMeasured(tx, context.actor.userId, day));
    if (current && ![...before, weight].includes(current.weight)) return { current };
    const height = given === undefined ? knownHeight : given;
    const measurement = {
      date: day,
      height,
      weight,
      bmi: height === null ? null : bmiOf({ height, weight }),
    };
    await keepMeasurement(tx, context.actor.userId, measurement);
    return measurement;
  });
}

async function readMeasured(tx: Transaction, userId: string, day: Day): Promise<Measurement | undefined> {
  const { date, height, weight, bmi } = bodyMeasurements;
  const [stored] = await tx
    .select({ date, height, weight, bmi })
    .from(bodyMeasurements)
    .where(and(eq(bodyMeasurements.userId, userId), eq(date, day)));
  return stored;
}

/** Takes a day's measurement away; one that is not there is gone all the same. */
export async function removeMeasurement(context: MemberContext, day: Day): Promise<void> {
  const isTheirs = and(eq(bodyMeasurements.userId, context.actor.userId), eq(bodyMeasurements.date, day));
  await changeMeasurements(context, (tx) => tx.delete(bodyMeasurements).where(isTheirs));
}

/** One change after the other, and the profile follows. @param change also gets the profile's height, in cm */
async function changeMeasurements<Result>(
  { db, actor, now }: MemberContext,
  change: (tx: Transaction, height: number | null) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ height: userProfiles.height })
      .from(userProfiles)
      .where(eq(userProfiles.id, actor.userId))
      .for('update');
    if (!profile) throw refuse('not_found');
    const result = await change(tx, profile.height);
    await followNewest(tx, actor.userId, profile.height, now());
    return result;
  });
}

/** Keeps what the member wants to weigh, where that is offered to them. */
export async function setTarget(
  context: MemberContext,
  { weight, day, from }: WantedTarget,
): Promise<Target | 'no_target' | 'target_low' | 'target_high'> {
  const { known } = await readAims(ownOf(context), day as Day);
  const { range } = targetsFor(known);
  if (!range || known.weight === null) return 'no_target';
  const wanted = Math.round(weight * 10) / 10;
  if (wanted < range.min) return 'target_low';
  if (wanted > range.max) return 'target_high';
  const target = { weight: wanted, from: from ?? { day, weight: known.weight } };
  await changePreferences(context, { weightTarget: target });
  return target;
}

export async function removeTarget(context: MemberContext): Promise<void> {
  await changePreferences(context, { weightTarget: null });
}
