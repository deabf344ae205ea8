import { listActivities } from '#src/features/activity/service.server.ts';
import { readAims } from '#src/features/diary/known-eater.server.ts';
import { countEntries, readDay } from '#src/features/diary/service.server.ts';
import type { AimsAnswer } from '#src/features/diary/schema.ts';
import { readLatest } from '#src/features/measurements/service.server.ts';
import { readNutritionPlan } from '#src/features/plans/nutrition/service.server.ts';
import { readNewest } from '#src/features/profile/measurements.server.ts';
import { readPreferences } from '#src/features/profile/preferences/service.server.ts';
import { readFollowedPlan } from '#src/features/training/started-plans.server.ts';
import type { StartedPlan } from '#src/features/training/schema.ts';
import { daysOfWeek } from '#src/features/training/plan-progress.ts';
import { findGoingOn } from '#src/features/training/workout-sessions.server.ts';
import { addDays, homeTimeZone, mondayOf, type Day } from '#src/lib/day.ts';
import type { OwnContext } from '#src/server/context.server.ts';
import { mealsOn } from './planned-meals.ts';
import type { Measured, PlannedMeals, Today, TodayQuery, TrainingOfDay, Waiting } from './schema.ts';
import { weekOf } from './week.ts';
import { readWeeks } from './streak.server.ts';
import { asksForReminder, meantIn, streakIn } from './streak.ts';
import { isWeighInDue } from './weigh-in.ts';

/** All that a member’s day is made of, in one answer. */
export async function readToday(context: OwnContext, asked: TodayQuery): Promise<Today> {
  const day = asked.day as Day;
  const timeZone = asked.timeZone ?? homeTimeZone;
  const week = { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const [
    plan,
    session,
    { tsom = null, reminderPassed = false },
    activities,
    diary,
    written,
    measured,
    newest,
    email,
    weeks,
    { aims, meals },
  ] = await Promise.all([
    readFollowedPlan(context),
    findGoingOn(context.sql, context.actor.userId),
    readPreferences(context),
    listActivities(context, week),
    readDay(context, day),
    countEntries(context, week),
    // One more than a week has days: the last one before it, too.
    readNewest(context, week.to, 8),
    readLatest(context),
    readNewEmail(context),
    readWeeks(context, day),
    readEating(context, day, timeZone),
  ]);
  const latest = measured.find(({ date }) => date <= day) ?? null;
  return {
    day,
    tsom,
    training: {
      session: session && headOf(session),
      plan: plan && planOf(plan),
    },
    activities: activities.filter(({ date }) => date === day),
    meals,
    diary,
    aims,
    weight: {
      latest: latest && { date: latest.date, weight: latest.weight, height: latest.height },
      isDue: isWeighInDue(latest?.date ?? null, day, aims.aims.none),
    },
    measured: measuredSince(addDays(day, -measuredDays), newest),
    streak: streakIn(weeks, day, plan, timeZone),
    meant: meantIn(weeks, plan),
    asksForReminder: asksForReminder(weeks, reminderPassed),
    week: weekOf(day, { activities, written, weighed: measured }),
    waiting: waitingOf(plan, email),
  };
}

/** Who measured a kind within so many days measures it. */
const measuredDays = 90;

const measuredSince = (first: Day, { blood_pressure: pressure, pulse, waist }: Measured): Measured => ({
  blood_pressure: isSince(first, pressure),
  pulse: isSince(first, pulse),
  waist: isSince(first, waist),
});

const isSince = <Each extends { readonly day: string }>(first: Day, measured: Each | null): Each | null =>
  measured && measured.day >= first ? measured : null;

type Going = NonNullable<Awaited<ReturnType<typeof findGoingOn>>>;
const headOf = ({ sets: _sets, ...head }: Going): TrainingOfDay['session'] => head;

function planOf({ id, planId, title, weeks, phase, blocks, next }: StartedPlan): TrainingOfDay['plan'] {
  const day = next && daysOfWeek(blocks, next.week).find((one) => one.day === next.day);
  return { id, planId, title, weeks, phase, next: next && day ? { ...day, ...next } : null };
}

/** What a day may stand beside, and what the nutrition plan that was saved last has for it. */
async function readEating(
  context: OwnContext,
  day: Day,
  timeZone: string,
): Promise<{ aims: AimsAnswer; meals: PlannedMeals | null }> {
  const aims = await readAims(context, day);
  const detail = aims.plan && (await readNutritionPlan(context, aims.plan.id));
  if (!aims.plan || !detail) return { aims, meals: null };
  return { aims, meals: mealsOn(detail, aims.plan.savedAt, day, timeZone) };
}

/** An address that the member is changing to and has not confirmed. */
async function readNewEmail({ sql, actor }: OwnContext): Promise<string | null> {
  const [row] = await sql<{ email: string | null }[]>`
    select new_email as email from auth.users where id = ${actor.userId}`;
  return row?.email ?? null;
}

const waitingOf = (plan: StartedPlan | null, email: string | null): Waiting[] => [
  ...(plan?.newer != null ? [{ kind: 'newer-plan' as const, title: plan.title }] : []),
  ...(email === null ? [] : [{ kind: 'new-email' as const, email }]),
];
