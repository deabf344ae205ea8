import { randomUUID } from 'node:crypto';
import type { PendingQuery, Row, TransactionSql } from 'postgres';
import { ofWeek, placedBlocks, weeksOf } from '#src/features/plans/fitness/schedule.ts';
import type { WrittenPlan } from '#src/features/plans/fitness/schema.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { RoutineDraft } from './routines/schema.ts';
import { trainingLimits } from './limits.ts';
import type { ComingSession, NewSession, OpenSession, Place, WorkoutSession, WorkoutSet } from './schema.ts';
import { courseOf, isThere, readFollowedPlan, withTrainingLocked } from './started-plans.server.ts';
import { equipped, findGoingOn, findSession, readExercises } from './workout-sessions.server.ts';
import { setsOfDay, setsOfRoutine } from './workout-sets.ts';

type Refused = 'id_taken' | 'not_found' | 'no_such_day' | 'rest_day' | 'no_such_routine' | 'no_exercises';

/** What a session begins with. */
interface Beginning extends Partial<
  Pick<WorkoutSession, 'planId' | 'startedPlanId' | 'routineId' | 'name' | 'week' | 'day'>
> {
  readonly sets: readonly WorkoutSet[];
  /** The finished workout that is done once more. */
  readonly repeatedId?: string;
  readonly id?: string | undefined;
  /** Left out, it is now. */
  readonly startedAt?: string | undefined;
}

/**
 * Begins a day of a plan that the member follows, with its sets as the plan has them now; a routine; or a workout without
 * either. Only one session goes on at a time: the same goes on, another one is answered with the one that does. One that
 * a device began by itself is begun in any case: what was done in it is told as sets.
 */
export async function startSession(
  context: MemberContext,
  asked: NewSession,
): Promise<OpenSession | { readonly goingOn: WorkoutSession } | Refused> {
  const { id, startedAt } = asked;
  return await withTrainingLocked(context, async (transaction, userId) => {
    const own = id === undefined ? null : await findSession(transaction, userId, id);
    if (own) return await equipped(transaction, userId, own);
    const goingOn = await findGoingOn(transaction, userId);
    if (goingOn) {
      const isThis = await isAsked(transaction, goingOn, asked);
      return isThis ? await equipped(transaction, userId, goingOn) : { goingOn };
    }
    const beginning = await beginningOf(transaction, userId, asked);
    if (typeof beginning !== 'string')
      return await begin(context, transaction, { ...beginning, id, startedAt });
    if (startedAt === undefined) return beginning;
    return await begin(context, transaction, { sets: [], id, startedAt });
  });
}

/** What the member would begin with now: the day that is next in the plan that they follow; null where none is, or it is a rest. */
export async function readComing(context: OwnContext): Promise<ComingSession | null> {
  const plan = await readFollowedPlan(context);
  if (!plan?.next) return null;
  const { sql, actor } = context;
  const day = await dayOfPlan(sql, actor.userId, { startedPlanId: plan.id, ...plan.next });
  if (typeof day === 'string') return null;
  const { planId, startedPlanId, week, day: number, sets } = day;
  const coming = {
    planId,
    startedPlanId,
    routineId: null,
    title: plan.title,
    name: null,
    week,
    day: number,
    sets: [...sets],
    startedAt: context.now().toISOString(),
  };
  return await equipped<typeof coming>(sql, actor.userId, coming);
}

/** Whether the session that goes on is the one that is to begin: the answer to an earlier request may be lost. */
async function isAsked(transaction: TransactionSql, goingOn: WorkoutSession, asked: NewSession) {
  const { startedPlanId, week, day, routineId } = asked;
  if (startedPlanId !== undefined)
    return goingOn.startedPlanId === startedPlanId && goingOn.week === week && goingOn.day === day;
  if (routineId !== undefined) return goingOn.routineId === routineId;
  // One of a plan, a routine or an earlier workout that was deleted since is not free.
  const [free] = await transaction`
    select from workout_sessions
    where id = ${goingOn.id} and week is null and routine_id is null and repeated_id is null and name is null`;
  return free !== undefined;
}

type DayOfPlan = Required<Pick<Beginning, 'planId' | 'startedPlanId' | 'week' | 'day' | 'sets'>>;

async function beginningOf(
  transaction: TransactionSql,
  userId: string,
  { startedPlanId, week = 0, day = 0, routineId }: NewSession,
): Promise<Beginning | Refused> {
  if (startedPlanId !== undefined)
    return await dayOfPlan(
      transaction,
      userId,
      { startedPlanId, week, day },
      transaction`for key share of plan`,
    );
  if (routineId === undefined) return { sets: [] };
  const [routine] = await transaction<RoutineDraft[]>`
    select name, exercises from routines
    where id = ${routineId} and user_id = ${userId} and deleted_at is null for key share`;
  if (!routine) return 'no_such_routine';
  const ids = routine.exercises.map(({ exerciseId }) => exerciseId);
  const sets = setsOfRoutine(routine, await readExercises(transaction, ids));
  return sets.length === 0 ? 'no_exercises' : { routineId, name: routine.name, sets };
}

/** @param lock of the plan, which staff may delete meanwhile */
async function dayOfPlan(
  sql: Sql | TransactionSql,
  userId: string,
  { startedPlanId, week, day }: Place & { readonly startedPlanId: string },
  lock: PendingQuery<Row[]> = sql``,
): Promise<DayOfPlan | Refused> {
  const [plan] = await sql<
    (Pick<WrittenPlan, 'blocks' | 'duration' | 'durationUnit'> & {
      planId: string;
      swaps: Readonly<Record<string, string>>;
    })[]
  >`
    select plan.id as "planId", course->'blocks' as blocks, started.swaps,
      course->'duration' as duration, course->'durationUnit' as "durationUnit"
    from started_plans as started
    join fitness_plans as plan on plan.id = started.plan_id and ${isThere(sql)}
    cross join lateral (select ${courseOf(sql)} as course) as gone_through
    where started.id = ${startedPlanId} and started.user_id = ${userId} and started.ended_at is null
    ${lock}`;
  if (!plan) return 'not_found';
  const { planId, swaps } = plan;
  const { schedule } = ofWeek(placedBlocks(plan), week);
  const scheduled = schedule.find((one) => one.day === day);
  if (!scheduled || week > weeksOf(plan)) return 'no_such_day';
  const ids = scheduled.exercises.flatMap(({ exerciseId }) => [exerciseId, swaps[exerciseId] ?? exerciseId]);
  const sets = setsOfDay(scheduled, await readExercises(sql, ids), swaps);
  return sets.length === 0 ? 'rest_day' : { planId, startedPlanId, week, day, sets };
}

const msOfDay = 24 * 60 * 60 * 1000;

/** When a session began, by a device's clock, which may be wrong: not after now, nor too long ago. */
function beginOf(startedAt: string, now: Date): Date {
  const earliest = now.getTime() - trainingLimits.begunDaysAgo * msOfDay;
  return new Date(Math.min(Math.max(Date.parse(startedAt), earliest), now.getTime()));
}

/** The session that goes on from here, with all that is needed to go through it. */
export async function begin(
  { actor, now }: MemberContext,
  transaction: TransactionSql,
  { sets, id = randomUUID(), startedAt, ...more }: Beginning,
): Promise<OpenSession | 'id_taken'> {
  const begunAt = startedAt === undefined ? now() : beginOf(startedAt, now());
  const [started] = await transaction<[{ id: string }?]>`
    insert into workout_sessions (id, user_id, plan_id, started_plan_id, routine_id, name, week, day, repeated_id, sets,
      started_at)
    values (${id}, ${actor.userId}, ${more.planId ?? null}, ${more.startedPlanId ?? null}, ${more.routineId ?? null},
      ${more.name ?? null}, ${more.week ?? null}, ${more.day ?? null}, ${more.repeatedId ?? null},
      ${JSON.stringify(sets)}::text::jsonb, ${begunAt.toISOString()})
    on conflict (id) do nothing returning id`;
  if (!started) return 'id_taken';
  const session = await findSession(transaction, actor.userId, id);
  if (!session) throw new Error(`Session ${id} is gone within its own transaction`);
  return await equipped(transaction, actor.userId, session);
}
