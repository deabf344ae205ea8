import type { TransactionSql } from 'postgres';
import type { WrittenPlan } from '#src/features/plans/fitness/schema.ts';
import {
  dayMinutes,
  focusOf,
  libraryOf,
  ofWeek,
  placedBlocks,
  weeksOf,
} from '#src/features/plans/fitness/schedule.ts';
import { isScheduled } from '#src/features/plans/fitness/service.server.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { withNamedSwaps, type LibrarySwap } from './own-exercises/named-swaps.server.ts';
import { hasPlace, nextPlace, samePlace, workoutsMeant } from './plan-progress.ts';
import type { CurrentPlan, Place, PlanLeaving, PlanStart, StartedPlan, Whereabouts } from './schema.ts';

/** Plans that are listed: those going on, and of the others the newest. */
const maxListed = 30;

interface StartedRow extends Pick<
  StartedPlan,
  'id' | 'planId' | 'title' | 'level' | 'published' | 'version' | 'newer' | 'done'
> {
  readonly swaps: readonly LibrarySwap[];
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly written: Pick<WrittenPlan, 'duration' | 'durationUnit' | 'blocks'>;
  readonly exercises: readonly Pick<Exercise, 'id' | 'muscleGroup'>[];
}

/** What a started plan (`started`) goes through: the version of its plan (`plan`) that was started. */
export const courseOf = (sql: Sql | TransactionSql) => sql`coalesce(
  (select course from everywhere.fitness_plan_versions where plan_id = plan.id and version = started.plan_version),
  plan_course(plan.data))`;

/** A deleted plan (`plan`) stays for a day, to be brought back: until then nobody goes through it. */
export const isThere = (sql: Sql | TransactionSql) => sql`plan.status <> 'deleted'`;

/** Whether a workout (`workout_sessions`) of a started plan (`started`) is of no week that is done once more since. */
export const isCounted = (sql: Sql | TransactionSql) => sql`
  not started.rounds @> jsonb_build_array(jsonb_build_object('sessions', jsonb_build_array(workout_sessions.id)))`;

/** Each table of members is asked for the member by a value: only so the machine is known, where they are spread. */
const columns = (sql: Sql | TransactionSql, userId: string) => sql`
  started.id, started.plan_id as "planId", plan.title, plan.level, plan.status = 'published' as published,
  started.started_at as "startedAt", started.ended_at as "endedAt",
  started.plan_version as version, ${courseOf(sql)} as written,
  (select max(version) from everywhere.fitness_plan_versions
    where plan_id = plan.id and plan.status = 'published' and version > started.plan_version) as newer,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'muscleGroup', data->>'muscleGroup')), '[]')
    from everywhere.exercises as exercise where ${isScheduled(sql, courseOf(sql))}) as exercises,
  (select coalesce(jsonb_agg(jsonb_build_object('exerciseId', planned.id, 'name', planned.data->'name',
      'insteadId', swap.value, 'insteadName', instead.data->'name') order by planned.id), '[]')
    from jsonb_each_text(started.swaps) as swap
    join everywhere.exercises as planned on planned.id = swap.key
    left join everywhere.exercises as instead on instead.id = swap.value) as swaps,
  (select coalesce(json_agg(json_build_object(
      'week', week, 'day', day, 'trained', sets <> '[]',
      'finishedAt', to_char(finished_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by finished_at), '[]')
    from workout_sessions
    where user_id = ${userId} and started_plan_id = started.id and finished_at is not null
      and ${isCounted(sql)}) as done`;

/** The driver hands instants on as PostgreSQL writes them. */
export const isoInstant = (instant: string): string => new Date(instant).toISOString();

const startedPlans = async (sql: Sql | TransactionSql, userId: string, rows: readonly StartedRow[]) =>
  (await withNamedSwaps(sql, userId, rows)).map(startedPlan);

type NamedRow = Omit<StartedRow, 'swaps'> & Pick<StartedPlan, 'swaps'>;

function startedPlan({ written, exercises, ...row }: NamedRow): StartedPlan {
  const library = libraryOf(exercises);
  const placed = placedBlocks(written);
  const blocks = placed.map(({ fromWeek, toWeek, schedule }) => ({
    fromWeek,
    toWeek,
    days: schedule.map((day) => ({
      day: day.day,
      restDay: day.restDay,
      minutes: dayMinutes(day),
      exercises: day.exercises.length,
      focusAreas: focusOf(day, library),
      notes: day.notes ?? null,
    })),
  }));
  const next = nextPlace(blocks, row.done);
  const { title, text } = ofWeek(placed, next?.week ?? 1);
  return {
    ...row,
    startedAt: isoInstant(row.startedAt),
    endedAt: row.endedAt && isoInstant(row.endedAt),
    weeks: weeksOf(written),
    blocks,
    next,
    phase: next && title && text ? { title, text } : null,
  };
}

/** The plans that the member follows, then those that ended: of each plan only how it stands now. */
export async function listStartedPlans({ sql, actor }: OwnContext): Promise<StartedPlan[]> {
  const rows = await sql<StartedRow[]>`
    select ${columns(sql, actor.userId)}
    from (
      select distinct on (plan_id) * from started_plans where user_id = ${actor.userId}
      order by plan_id, ended_at is null desc, started_at desc
    ) as started
    join everywhere.fitness_plans as plan on plan.id = started.plan_id and ${isThere(sql)}
    order by started.ended_at is null desc, started.started_at desc
    limit ${maxListed}`;
  return await startedPlans(sql, actor.userId, rows);
}

/** One of the member's started plans; null where there is none of that id. */
async function findStartedPlan(
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<StartedPlan | null> {
  const [row] = await transaction<StartedRow[]>`
    select ${columns(transaction, userId)}
    from started_plans as started
    join everywhere.fitness_plans as plan on plan.id = started.plan_id and ${isThere(transaction)}
    where started.id = ${id} and started.user_id = ${userId}`;
  return row ? (await startedPlans(transaction, userId, [row]))[0]! : null;
}

/**
 * The same, to be changed: staff who delete its plan meanwhile wait for the change; where they were first, there is
 * none.
 */
export const lockStartedPlan = async (
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<StartedPlan | null> =>
  (await holdPlan(transaction, userId, id)) ? await findStartedPlan(transaction, userId, id) : null;

/** Where staff write it, which may be another machine than the member's. @returns false where its plan is there no more */
export async function holdPlan(transaction: TransactionSql, userId: string, id: string): Promise<boolean> {
  const [started] = await transaction<{ planId: string }[]>`
    select plan_id as "planId" from started_plans where user_id = ${userId} and id = ${id}`;
  if (!started) return false;
  const held = await transaction`
    select from fitness_plans as plan where id = ${started.planId} and ${isThere(transaction)} for key share`;
  return held.length > 0;
}

/** One change of a member's training after the other, however many devices send them. */
export const withTrainingLocked = async <Result>(
  { sql, actor }: MemberContext,
  change: (transaction: TransactionSql, userId: string) => Promise<Result>,
): Promise<Result> =>
  (await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`training ${actor.userId}`}, 0))`;
    return await change(transaction, actor.userId);
  })) as Result;

/** The one plan that the member follows, with all that its page tells; null where they follow none. */
export async function readFollowedPlan({ sql, actor }: OwnContext): Promise<StartedPlan | null> {
  const [row] = await sql<StartedRow[]>`
    select ${columns(sql, actor.userId)}
    from started_plans as started
    join everywhere.fitness_plans as plan on plan.id = started.plan_id and ${isThere(sql)}
    where started.user_id = ${actor.userId} and started.ended_at is null`;
  return row ? (await startedPlans(sql, actor.userId, [row]))[0]! : null;
}

/** The one plan that the member follows, and those that they left on the way. */
export async function readWhereabouts(context: OwnContext): Promise<Pick<Whereabouts, 'plan' | 'left'>> {
  const {
    sql,
    actor: { userId },
  } = context;
  const [plan, left] = await Promise.all([
    readFollowedPlan(context),
    sql<{ planId: string }[]>`
      select plan_id as "planId"
      from (select distinct on (plan_id) * from started_plans where user_id = ${userId}
        order by plan_id, ended_at is null desc, started_at desc) as newest
      where ended_at is not null and finished_at is null
        and exists (select from everywhere.fitness_plans as plan where plan.id = plan_id and ${isThere(sql)})
      order by started_at desc limit ${maxListed}`,
  ]);
  return { plan: plan && currentPlan(plan), left: left.map(({ planId }) => planId) };
}

const currentPlan = (plan: StartedPlan): CurrentPlan => ({
  id: plan.id,
  planId: plan.planId,
  title: plan.title,
  weeks: plan.weeks,
  next: plan.next,
  workoutsAWeek: workoutsMeant(plan),
});

/** Why a plan cannot go on: another one does, which nobody said is to be left. */
export interface InTheWay {
  readonly inTheWay: CurrentPlan;
}

/**
 * Begins a published plan, or takes it up again where it was left. One that goes on already goes on. Another one that
 * does is left where it is, if it is the one that the member means to leave.
 */
export async function startPlan(
  context: MemberContext,
  { planId, replace }: PlanStart,
): Promise<StartedPlan | InTheWay | 'not_found' | 'session_going_on'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const [newest] = await transaction<{ id: string }[]>`
      select id from started_plans where user_id = ${userId} and plan_id = ${planId}
      order by ended_at is null desc, started_at desc limit 1`;
    const earlier = newest ? await lockStartedPlan(transaction, userId, newest.id) : null;
    if (earlier?.endedAt === null) return earlier;
    const published = await transaction`
      select from fitness_plans where id = ${planId} and status = 'published' for key share`;
    if (published.length === 0) return 'not_found';
    const obstacle = await makeRoom(context, transaction, replace);
    if (obstacle) return obstacle;
    if (!earlier?.next) return await begin(context, transaction, planId);
    await transaction`update started_plans set ended_at = null where user_id = ${userId} and id = ${earlier.id}`;
    return await startedOf(transaction, userId, earlier.id);
  });
}

/** Ends what was done of a plan so far, and begins it anew; not while a session of it goes on. */
export async function startOver(
  context: MemberContext,
  id: string,
  replace?: string,
): Promise<StartedPlan | InTheWay | 'not_found' | 'session_going_on'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const earlier = await lockStartedPlan(transaction, userId, id);
    if (!earlier?.published) return 'not_found';
    if (await hasSession(transaction, userId, earlier.planId)) return 'session_going_on';
    await transaction`
      update started_plans set ended_at = ${context.now().toISOString()}
      where user_id = ${userId} and plan_id = ${earlier.planId} and ended_at is null`;
    const obstacle = await makeRoom(context, transaction, replace);
    return obstacle ?? (await begin(context, transaction, earlier.planId));
  });
}

/**
 * Leaves the plan that goes on for another one, where the member said so of this very plan; not while a session of it
 * goes on.
 */
export async function makeRoom(
  { actor: { userId }, now }: MemberContext,
  transaction: TransactionSql,
  replace: string | undefined,
): Promise<InTheWay | 'session_going_on' | null> {
  const [going] = await transaction<{ id: string }[]>`
    select id from started_plans where user_id = ${userId} and ended_at is null`;
  const other = going && (await lockStartedPlan(transaction, userId, going.id));
  if (!going) return null;
  // What staff have deleted is in nobody's way.
  if (other) {
    if (other.id !== replace) return { inTheWay: currentPlan(other) };
    if (await hasSession(transaction, userId, other.planId)) return 'session_going_on';
  }
  await transaction`update started_plans set ended_at = ${now().toISOString()}
    where user_id = ${userId} and id = ${going.id}`;
  return null;
}

/**
 * Leaves a plan, not while a session of it goes on; or takes it up again where it was left. One that was gone through
 * stays so.
 */
export async function leavePlan(
  context: MemberContext,
  id: string,
  { left, replace }: PlanLeaving,
): Promise<StartedPlan | InTheWay | 'not_found' | 'session_going_on' | 'going_on_again'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const plan = await lockStartedPlan(transaction, userId, id);
    if (!plan) return 'not_found';
    if (left === (plan.endedAt !== null)) return plan;
    if (left) {
      if (await hasSession(transaction, userId, plan.planId)) return 'session_going_on';
      await transaction`update started_plans set ended_at = ${context.now().toISOString()}
        where user_id = ${userId} and id = ${id}`;
    } else {
      if (plan.next === null) return plan;
      if (await isGoingOn(transaction, userId, plan.planId)) return 'going_on_again';
      const obstacle = await makeRoom(context, transaction, replace);
      if (obstacle) return obstacle;
      await transaction`update started_plans set ended_at = null where user_id = ${userId} and id = ${id}`;
    }
    return await startedOf(transaction, userId, id);
  });
}

/** Marks a day as done without a session: a rest day, or one that is passed over. Takes the mark away again, too. */
export async function markDay(
  context: MemberContext,
  { id, place, done }: { readonly id: string; readonly place: Place; readonly done: boolean },
): Promise<StartedPlan | 'not_found' | 'no_such_day'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const plan = await lockStartedPlan(transaction, userId, id);
    if (!plan) return 'not_found';
    const { week, day } = place;
    if (!hasPlace(plan.blocks, place)) return 'no_such_day';
    const isDone = plan.done.some((one) => samePlace(one, place));
    if (done && !isDone)
      await transaction`
        insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, started_at, finished_at)
        values (${userId}, ${plan.planId}, ${id}, ${week}, ${day}, ${context.now().toISOString()}, ${context.now().toISOString()})`;
    if (!done)
      await transaction`
        delete from workout_sessions using started_plans as started
        where (started.user_id, started.id) = (${userId}, ${id}) and workout_sessions.user_id = ${userId}
          and started_plan_id = ${id} and (week, day) = (${week}, ${day})
          and sets = '[]' and workout_sessions.finished_at is not null and ${isCounted(transaction)}`;
    await endAfterLastDay(context, transaction, id);
    const marked = await startedOf(transaction, userId, id);
    const isOpenAgain = plan.next === null && marked.next !== null && marked.endedAt !== null;
    if (!isOpenAgain) return marked;
    if (await isGoingOn(transaction, userId)) return marked;
    await transaction`update started_plans set ended_at = null where user_id = ${userId} and id = ${id}`;
    return { ...marked, endedAt: null };
  });
}

/** A plan ends with its last day, and is finished for as long as none is open. */
export async function endAfterLastDay(
  { actor, now, counter }: MemberContext,
  transaction: TransactionSql,
  id: string,
): Promise<void> {
  const plan = await findStartedPlan(transaction, actor.userId, id);
  if (!plan) return;
  const ended = now().toISOString();
  if (plan.next !== null) {
    await transaction`update started_plans set finished_at = null
      where user_id = ${actor.userId} and id = ${id} and finished_at is not null`;
    return;
  }
  const { count } = await transaction`
    update started_plans
    set ended_at = coalesce(ended_at, ${ended}), finished_at = coalesce(finished_at, ${ended})
    where user_id = ${actor.userId} and id = ${id} and (ended_at is null or finished_at is null)`;
  if (count > 0) counter.count({ what: 'finished', kind: 'fitness-plan', subject: plan.planId });
}

/** Whether a plan goes on: of one plan, or any. */
export async function isGoingOn(
  transaction: TransactionSql,
  userId: string,
  planId?: string,
): Promise<boolean> {
  const ofPlan = planId === undefined ? transaction`` : transaction`and plan_id = ${planId}`;
  const found = await transaction`
    select from started_plans where user_id = ${userId} and ended_at is null ${ofPlan}`;
  return found.length > 0;
}

/** Whether a session of a plan goes on. */
export async function hasSession(
  transaction: TransactionSql,
  userId: string,
  planId: string,
): Promise<boolean> {
  const found = await transaction`
    select from workout_sessions where user_id = ${userId} and plan_id = ${planId} and finished_at is null`;
  return found.length > 0;
}

/** From the first day on. What the member does instead of exercises of the plan stays from one time to the next. */
async function begin(
  { actor, now, counter }: MemberContext,
  transaction: TransactionSql,
  planId: string,
): Promise<StartedPlan> {
  const [known] = await transaction<[{ version: number | null; swaps: string | null }]>`
    select (select max(version) from everywhere.fitness_plan_versions where plan_id = ${planId}) as version,
      (select swaps::text from started_plans where user_id = ${actor.userId} and plan_id = ${planId}
        order by started_at desc limit 1) as swaps`;
  const [started] = await transaction<[{ id: string }]>`
    insert into started_plans (user_id, plan_id, plan_version, swaps, started_at)
    values (${actor.userId}, ${planId}, ${known.version}, ${known.swaps ?? '{}'}::text::jsonb, ${now().toISOString()})
    returning id`;
  counter.count({ what: 'started', kind: 'fitness-plan', subject: planId });
  return await startedOf(transaction, actor.userId, started.id);
}

export async function startedOf(
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<StartedPlan> {
  const plan = await findStartedPlan(transaction, userId, id);
  if (!plan) throw new Error(`Started plan ${id} is gone within its own transaction`);
  return plan;
}
