import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { RoutineDraft } from './routines/schema.ts';
import { trainingLimits } from './limits.ts';
import type { NewSession } from './beginning.ts';
import { samePlace, trainingDaysFrom } from './plan-progress.ts';
import type {
  ComingDays,
  ComingSession,
  OpenSession,
  Place,
  StartedPlan,
  WorkoutSession,
  WorkoutSet,
} from './schema.ts';
import { exercisesIn, readScheduledDay } from './scheduled-day.server.ts';
import { holdPlan, readFollowedPlan, withTrainingLocked } from './started-plans.server.ts';
import { equipped, findGoingOn, findSession, readExercises } from './workout-sessions.server.ts';
import { setsAgain, setsOfDay, setsOfRoutine, withoutDropped } from './workout-sets.ts';

type Refused =
  | 'id_taken'
  | 'not_found'
  | 'no_such_day'
  | 'rest_day'
  | 'no_such_routine'
  | 'no_exercises'
  | 'session_not_found';

/** What a session begins with. */
export interface Beginning extends Partial<
  Pick<WorkoutSession, 'planId' | 'startedPlanId' | 'routineId' | 'name' | 'week' | 'day'>
> {
  readonly sets: readonly WorkoutSet[];
  /** The finished workout that is done once more. */
  readonly repeatedId?: string;
  readonly id?: string | undefined;
  /** Left out, it is now. */
  readonly startedAt?: string | undefined;
  /** Where it begins beside another one that goes on, which only what is over can do. */
  readonly finishedAt?: string | undefined;
}

/**
 * Begins a day of a plan that the member follows, with its sets as the plan has them now; a routine; an earlier workout
 * once more; or a workout without any of them. Only one session goes on at a time: the same goes on, another one is answered with the one that does. One that
 * a device began by itself is begun in any case: what was done in it is told as sets.
 */
export async function startSession(
  context: MemberContext,
  asked: NewSession,
): Promise<OpenSession | { readonly goingOn: WorkoutSession } | Refused> {
  const { id, startedAt } = asked;
  return await withTrainingLocked(context, async (transaction, userId) => {
    const own = id === undefined ? null : await findSession(transaction, userId, id);
    if (own) return await equipped(context, transaction, userId, own);
    const goingOn = await findGoingOn(transaction, userId);
    if (goingOn) {
      const isThis = await isAsked(transaction, userId, goingOn, asked);
      return isThis ? await equipped(context, transaction, userId, goingOn) : { goingOn };
    }
    const beginning = await beginningOf(transaction, userId, asked);
    if (typeof beginning === 'string' && startedAt === undefined) return beginning;
    const begun = await begin(context, transaction, {
      ...(typeof beginning === 'string' ? { sets: [] } : beginning),
      id,
      startedAt,
    });
    return begun === 'id_taken' ? begun : await equipped(context, transaction, userId, begun);
  });
}

/** Days of training that a device knows ahead. */
const daysAhead = 3;

/**
 * What the member would begin with now, and after that: the days that are next in the plan that they follow. None where
 * there is no plan; of a rest day nothing is begun.
 */
export async function readComing(context: OwnContext): Promise<ComingDays> {
  const plan = await readFollowedPlan(context);
  const places = plan?.next ? trainingDaysFrom(plan.blocks, plan.done, daysAhead) : [];
  const days: ComingSession[] = [];
  for (const place of places) {
    const day = await comingDay(context, plan!, place);
    if (day) days.push(day);
  }
  const isNext = days[0] !== undefined && samePlace(days[0], plan!.next!);
  return { session: isNext ? days[0]! : null, following: days.slice(isNext ? 1 : 0) };
}

async function comingDay(
  context: OwnContext,
  plan: Pick<StartedPlan, 'id' | 'title'>,
  place: Place,
): Promise<ComingSession | null> {
  const { sql, actor } = context;
  const day = await dayOfPlan(sql, actor.userId, { startedPlanId: plan.id, ...place });
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
  return await equipped<typeof coming>(context, sql, actor.userId, coming);
}

/** Whether the session that goes on is the one that is to begin: the answer to an earlier request may be lost. */
export async function isAsked(
  transaction: TransactionSql,
  userId: string,
  goingOn: WorkoutSession,
  asked: Asked,
): Promise<boolean> {
  const { startedPlanId, week, day, routineId, repeatedId } = asked;
  if (startedPlanId !== undefined)
    return goingOn.startedPlanId === startedPlanId && goingOn.week === week && goingOn.day === day;
  if (routineId !== undefined) return goingOn.routineId === routineId;
  if (repeatedId !== undefined) {
    const [same] = await transaction`
      select from workout_sessions
      where user_id = ${userId} and id = ${goingOn.id} and repeated_id = ${repeatedId}`;
    return same !== undefined;
  }
  // One of a plan, a routine or an earlier workout that was deleted since is not free.
  const [free] = await transaction`
    select from workout_sessions
    where user_id = ${userId} and id = ${goingOn.id} and week is null and routine_id is null and repeated_id is null
      and name is null`;
  return free !== undefined;
}

type DayOfPlan = Required<Pick<Beginning, 'planId' | 'startedPlanId' | 'week' | 'day' | 'sets'>>;

/** Which workout is to begin. */
type Asked = Omit<NewSession, 'id' | 'startedAt'>;

async function beginningOf(
  transaction: TransactionSql,
  userId: string,
  { startedPlanId, week = 0, day = 0, routineId, repeatedId }: Asked,
  isOver = false,
): Promise<Beginning | Refused> {
  if (startedPlanId !== undefined) {
    // Staff may delete the plan meanwhile.
    if (!(await holdPlan(transaction, userId, startedPlanId))) return 'not_found';
    return await dayOfPlan(transaction, userId, { startedPlanId, week, day }, isOver);
  }
  if (repeatedId !== undefined) return await onceMore(transaction, userId, repeatedId);
  if (routineId === undefined) return { sets: [] };
  const [routine] = await transaction<RoutineDraft[]>`
    select name, exercises from routines
    where id = ${routineId} and user_id = ${userId} and deleted_at is null for key share`;
  if (!routine) return 'no_such_routine';
  const ids = routine.exercises.map(({ exerciseId }) => exerciseId);
  const sets = setsOfRoutine(routine, await readExercises(transaction, userId, ids));
  return sets.length === 0 ? 'no_exercises' : { routineId, name: routine.name, sets };
}

/** As a device began it, whatever became of its day since: of a plan that was left or ended, too. */
export async function keptBeginning(
  transaction: TransactionSql,
  userId: string,
  asked: Asked,
): Promise<Beginning> {
  const beginning = await beginningOf(transaction, userId, asked, true);
  return typeof beginning === 'string' ? { sets: [] } : beginning;
}

/** A finished workout once more: what was done of each set is its target. It counts for no plan. */
async function onceMore(
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<Beginning | Refused> {
  const workout = await findSession(transaction, userId, id);
  if (!workout || workout.finishedAt === null || workout.sets.length === 0) return 'session_not_found';
  const { planId, routineId, name, week, day, sets } = workout;
  return { planId, routineId, name, week, day, sets: setsAgain(withoutDropped(sets)), repeatedId: id };
}

/** @param isOver whether the plan may have been left or ended */
async function dayOfPlan(
  sql: Sql | TransactionSql,
  userId: string,
  { startedPlanId, week, day }: Place & { readonly startedPlanId: string },
  isOver = false,
): Promise<DayOfPlan | Refused> {
  const scheduled = await readScheduledDay(sql, userId, { startedPlanId, week, day }, isOver);
  if (typeof scheduled === 'string') return scheduled;
  const { planId, swaps } = scheduled;
  const sets = setsOfDay(scheduled.day, await readExercises(sql, userId, exercisesIn(scheduled)), swaps);
  return sets.length === 0 ? 'rest_day' : { planId, startedPlanId, week, day, sets };
}

const msOfDay = 24 * 60 * 60 * 1000;

/** When a session began, by a device's clock, which may be wrong: not after now, nor too long ago. */
function beginOf(startedAt: string, now: Date): Date {
  const earliest = now.getTime() - trainingLimits.begunDaysAgo * msOfDay;
  return new Date(Math.min(Math.max(Date.parse(startedAt), earliest), now.getTime()));
}

/** The session that goes on from here, or is over. */
export async function begin(
  { actor, now }: MemberContext,
  transaction: TransactionSql,
  { sets, id = randomUUID(), startedAt, ...more }: Beginning,
): Promise<WorkoutSession | 'id_taken'> {
  const begunAt = startedAt === undefined ? now() : beginOf(startedAt, now());
  const [started] = await transaction<[{ id: string }?]>`
    insert into workout_sessions (id, user_id, plan_id, started_plan_id, routine_id, name, week, day, repeated_id, sets,
      started_at, finished_at)
    values (${id}, ${actor.userId}, ${more.planId ?? null}, ${more.startedPlanId ?? null}, ${more.routineId ?? null},
      ${more.name ?? null}, ${more.week ?? null}, ${more.day ?? null}, ${more.repeatedId ?? null},
      ${JSON.stringify(sets)}::text::jsonb, ${begunAt.toISOString()}, ${more.finishedAt ?? null})
    on conflict do nothing returning id`;
  if (!started) return 'id_taken';
  const session = await findSession(transaction, actor.userId, id);
  if (!session) throw new Error(`Session ${id} is gone within its own transaction`);
  return session;
}
