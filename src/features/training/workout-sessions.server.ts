import type { TransactionSql } from 'postgres';
import { addActivity } from '#src/features/activity/service.server.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { MemberContext, OwnContext, Runtime } from '#src/server/context.server.ts';
import type { WeightUnit } from '#src/lib/weight.ts';
import type { Sql } from '#src/server/database.server.ts';
import { alternativesIn, type Comparable } from './alternatives.ts';
import { estimateEnergy } from './energy.ts';
import { loggedEstimate } from './logged-energy.ts';
import { writeFigures } from './exercise-figures.server.ts';
import { isOwn } from './own-exercises/as-exercise.ts';
import { readOwnAmong } from './own-exercises/own.server.ts';
import {
  shownExerciseSchema,
  type Finish,
  type Finished,
  type OpenSession,
  type SetChange,
  type SetNote,
  type ShownExercise,
  type WorkoutSession,
  type WorkoutSet,
} from './schema.ts';
import { trainingLimits } from './limits.ts';
import { readPastWorkouts } from './past-workouts.server.ts';
import { followed } from './followed.ts';
import { sessionNames } from './session-name.ts';
import { exercisesIn, readScheduledDay } from './scheduled-day.server.ts';
import { endAfterLastDay, withTrainingLocked, isoInstant } from './started-plans.server.ts';
import {
  endOfSets,
  mergeSets,
  notesOfDay,
  wholeSets,
  withoutDropped,
  type StoredSet,
} from './workout-sets.ts';

interface SessionRow extends Omit<WorkoutSession, 'startedAt' | 'finishedAt' | 'sets'> {
  readonly sets: readonly StoredSet[];
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

const readSessions = (sql: Sql | TransactionSql, userId: string) => sql`
  select session.id, session.plan_id as "planId", session.started_plan_id as "startedPlanId",
    session.routine_id as "routineId", plan.title, session.name, session.week, session.day, session.sets,
    session.started_at as "startedAt", session.finished_at as "finishedAt"
  from workout_sessions as session left join everywhere.fitness_plans as plan on plan.id = session.plan_id
  where session.user_id = ${userId}`;

const sessionOf = ({ startedAt, finishedAt, sets, ...row }: SessionRow): WorkoutSession => ({
  ...row,
  sets: wholeSets(sets),
  startedAt: isoInstant(startedAt),
  finishedAt: finishedAt && isoInstant(finishedAt),
});

/** One of the member's own, going on or finished. */
export async function findSession(
  sql: Sql | TransactionSql,
  userId: string,
  id: string,
): Promise<WorkoutSession | null> {
  const [row] = await sql<SessionRow[]>`${readSessions(sql, userId)} and session.id = ${id}`;
  if (row) return sessionOf(row);
  // Another device began it under an id of its own.
  const [joined] = await sql<SessionRow[]>`
    ${readSessions(sql, userId)} and session.joined is not null and ${id}::uuid = any(session.joined)`;
  return joined ? sessionOf(joined) : null;
}

/** The session that goes on; null where there is none. */
export async function findGoingOn(sql: Sql | TransactionSql, userId: string): Promise<WorkoutSession | null> {
  const [row] = await sql<SessionRow[]>`${readSessions(sql, userId)} and session.finished_at is null`;
  return row ? sessionOf(row) : null;
}

/** The session that goes on, with all that is needed to go through it; null where there is none. */
export async function readOpenSession(context: OwnContext): Promise<OpenSession | null> {
  const { sql, actor } = context;
  const session = await findGoingOn(sql, actor.userId);
  return session && (await equipped(context, sql, actor.userId, session));
}

/** What a session needs beside itself to be gone through. */
type Equipment = Omit<OpenSession, keyof WorkoutSession>;

type Equippable = Pick<WorkoutSession, 'sets' | 'startedAt' | 'startedPlanId' | 'week' | 'day'>;

/** A session with all that is needed to go through it. @param sql may be a transaction */
export async function equipped<Session extends Equippable>(
  { memory }: Pick<Runtime, 'memory'>,
  sql: Sql | TransactionSql,
  userId: string,
  session: Session,
): Promise<Session & Equipment> {
  const ids = [...new Set(session.sets.map(({ exerciseId }) => exerciseId))];
  // Of all exercises, which are too many to be read for each workout.
  const alternativesOf = await memory.recall('alternatives', async () =>
    alternativesIn(await readComparables(sql)),
  );
  const candidates = ids.map((id) => [id, alternativesOf(id)] as const);
  const [exercises, past, { bodyWeight, unit }] = [
    await readExercises(sql, userId, [...new Set([...ids, ...candidates.flatMap(([, others]) => others)])]),
    await readPastWorkouts(sql, userId, ids),
    await readWeighing(sql, userId),
  ];
  // One may have been deleted a moment ago.
  const isThere = new Set(exercises.map(({ id }) => id));
  const alternatives = Object.fromEntries(
    candidates
      .filter(([id]) => isThere.has(id))
      .map(([id, others]) => [id, others.filter((other) => isThere.has(other))]),
  );
  const shown = exercises.map(
    (exercise) => Object.fromEntries(shownParts.map((part) => [part, exercise[part]])) as ShownExercise,
  );
  const relatives = await readRelatives(sql, exercises);
  return {
    ...session,
    exercises: shown,
    alternatives,
    ...followed(session, past, exercises, relatives, unit),
    bodyWeight,
    notes: await readNotes(sql, userId, session),
  };
}

/** What the plan says to the sets of its day. */
async function readNotes(
  sql: Sql | TransactionSql,
  userId: string,
  { startedPlanId, week, day }: Equippable,
): Promise<SetNote[]> {
  if (startedPlanId === null || week === null || day === null) return [];
  const scheduled = await readScheduledDay(sql, userId, { startedPlanId, week, day }, true);
  if (typeof scheduled === 'string') return [];
  return notesOfDay(scheduled.day, await readExercises(sql, userId, exercisesIn(scheduled)), scheduled.swaps);
}

const readComparables = (sql: Sql | TransactionSql) => sql<Comparable[]>`
  select id, data->>'pattern' as pattern, data->'gear' as gear, data->>'muscleGroup' as "muscleGroup",
    data->>'difficulty' as difficulty
  from exercises`;

const shownParts = Object.keys(shownExerciseSchema.shape) as (keyof ShownExercise)[];

/** Of the library, and of the member's own. */
export async function readExercises(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<Exercise[]> {
  const rows = await sql<{ data: Exercise }[]>`
    select data from exercises where id = any(${[...ids]}::text[])`;
  return [...rows.map(({ data }) => data), ...(await readOwnAmong(sql, userId, ids))];
}

/** The names of those that are harder and easier. */
async function readRelatives(
  sql: Sql | TransactionSql,
  exercises: readonly Exercise[],
): Promise<ReadonlyMap<string, Exercise['name']>> {
  const ids = exercises.flatMap(({ harderId, easierId }) => [harderId, easierId]).filter((id) => id !== null);
  const rows = await sql<Pick<Exercise, 'id' | 'name'>[]>`
    select id, data->'name' as name from exercises where id = any(${ids}::text[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the member weighs, and the unit of what they lift. */
async function readWeighing(sql: Sql | TransactionSql, userId: string) {
  const [profile] = await sql<{ weight: number | null; unit: string | null }[]>`
    select weight, preferences->>'weightUnit' as unit from user_profiles where id = ${userId}`;
  const unit: WeightUnit = profile?.unit === 'lb' ? 'lb' : 'kg';
  return { bodyWeight: profile?.weight ?? null, unit };
}

/**
 * Takes in what a device tells of the sets, and answers how they stand then: of a finished session, too, since a device
 * without a connection may have done sets that the one that finished did not know. Its minutes and energy stay.
 */
export async function recordSets(
  context: MemberContext,
  id: string,
  changes: readonly SetChange[],
): Promise<WorkoutSession | 'session_not_found' | 'no_such_exercise' | 'too_many_sets'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const session = await findSession(transaction, userId, id);
    if (!session) return 'session_not_found';
    const told = await setsTold(transaction, userId, session.sets, changes);
    return told ? await takeIn(transaction, userId, session, told) : 'no_such_exercise';
  });
}

/** A session with what is told of its sets. */
export async function takeIn(
  transaction: TransactionSql,
  userId: string,
  session: WorkoutSession,
  told: readonly WorkoutSet[],
): Promise<WorkoutSession | 'too_many_sets'> {
  const { id } = session;
  const sets = mergeSets(session.sets, told);
  const isMore = sets.length > session.sets.length;
  if (isMore && (sets.length > trainingLimits.setsKept || withoutDropped(sets).length > trainingLimits.sets))
    return 'too_many_sets';
  await transaction`
    update workout_sessions set sets = ${JSON.stringify(sets)}::text::jsonb
    where user_id = ${userId} and id = ${id}`;
  if (session.finishedAt !== null) await writeFigures(transaction, userId, id, sets);
  return { ...session, sets };
}

/**
 * What is told, as whole sets; of what kind an exercise is says the library. Null where it has no such exercise.
 *
 * @param otherwise the kind of one that the library has no more, where what was done of it is kept all the same
 */
export async function setsTold(
  transaction: TransactionSql,
  userId: string,
  sets: readonly WorkoutSet[],
  changes: readonly SetChange[],
  otherwise?: WorkoutSet['category'],
): Promise<WorkoutSet[] | null> {
  const byId = new Map(sets.map((set) => [set.id, set]));
  // An exercise that was deleted since stays in the workout that has it.
  const categories = new Map(sets.map(({ exerciseId, category }) => [exerciseId, category]));
  const unknown = changes.flatMap(({ exerciseId }) =>
    exerciseId !== undefined && !categories.has(exerciseId) ? [exerciseId] : [],
  );
  for (const { id, category } of unknown.length > 0 ? await readExercises(transaction, userId, unknown) : [])
    categories.set(id, category);
  const told: WorkoutSet[] = [];
  for (const change of changes) {
    const { position, changes: count, state, reps, seconds, weight, at, ...whole } = change;
    const record = { changes: count, state, reps, seconds, weight, at };
    if (whole.id === undefined) {
      const set = byId.get(String(position));
      if (set) told.push({ ...set, ...record });
      continue;
    }
    const { exerciseId = '' } = whole;
    // One of the member's own may be told of later than what was done of it.
    const unlessKnown = isOwn(exerciseId) ? 'strength' : otherwise;
    const category = categories.get(exerciseId) ?? unlessKnown;
    // Of a set with an id, the schema asks for all.
    if (category) told.push({ ...whole, ...record, category, setNumber: 1 } as WorkoutSet);
    else if (state !== 'dropped') return null;
  }
  return told;
}

/**
 * Ends a session: its activity appears in the calendar, with the energy where a weight is known. Asked for again, as
 * after a lost answer, it is as it was.
 */
export async function finishSession(
  context: MemberContext,
  id: string,
  asked: Finish,
): Promise<Finished | 'session_not_found' | 'nothing_done' | 'day_full'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const session = await findSession(transaction, userId, id);
    return session ? await finish(context, transaction, session, asked) : 'session_not_found';
  });
}

/** @param session as it stands; it may be over already */
export async function finish(
  context: MemberContext,
  transaction: TransactionSql,
  session: WorkoutSession,
  { minutes, date, bodyWeight, name, effort }: Finish,
): Promise<Finished | 'nothing_done' | 'day_full'> {
  const { userId } = context.actor;
  const { id } = session;
  const logged = session.finishedAt === null ? null : await readLogged(transaction, userId, id);
  if (logged) return { session, ...logged };
  const weight = bodyWeight ?? (await readWeighing(transaction, userId)).bodyWeight;
  const estimate = estimateEnergy(session.sets, weight, minutes);
  // Its activity was taken from the calendar since: nobody knows its minutes any more.
  if (session.finishedAt !== null) return { session, minutes, estimate };
  if (!session.sets.some(({ state }) => state === 'done')) return 'nothing_done';
  const named = { ...session, name: name ?? session.name };
  const names = sessionNames(named);
  const activity = await addActivity(transaction, userId, {
    date,
    type: workoutType,
    details: {
      name: names[context.language],
      names,
      duration: minutes,
      ...(estimate && { calories: estimate.calories, met: estimate.met, bodyWeight: estimate.bodyWeight }),
      ...(session.week !== null && { plan: session.planId, week: session.week, day: session.day }),
      workout: id,
      finishedAt: endOfSets(session.sets) ?? context.now().toISOString(),
    },
  });
  if (activity === 'day_full') return activity;
  if (activity === 'id_taken') throw new Error('A new activity met another one of its id');
  const finishedAt = context.now().toISOString();
  await transaction`
    update workout_sessions set finished_at = ${finishedAt}, activity_id = ${activity.id}, date = ${date},
      minutes = ${minutes}, name = ${named.name}, effort = ${effort ?? null}
    where user_id = ${userId} and id = ${id}`;
  await writeFigures(transaction, userId, id, session.sets);
  if (session.startedPlanId !== null) await endAfterLastDay(context, transaction, session.startedPlanId);
  return { session: { ...named, finishedAt }, minutes, estimate };
}

/** What a finished session was logged with; null where its activity is there no more. */
async function readLogged(
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<Pick<Finished, 'minutes' | 'estimate'> | null> {
  const [logged] = await transaction<[{ minutes: number | null; details: unknown }?]>`
    select session.minutes, activity.details
    from workout_sessions as session
    join activities as activity on (activity.user_id, activity.id) = (session.user_id, session.activity_id)
    where session.user_id = ${userId} and session.id = ${id}`;
  if (!logged || logged.minutes === null) return null;
  return { minutes: logged.minutes, estimate: loggedEstimate(logged.details) };
}

/** Drops a session that goes on, as if it had not been started. @returns false where none of that id goes on */
export async function dropSession(context: MemberContext, id: string): Promise<boolean> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const session = await findSession(transaction, userId, id);
    const { count } = await transaction`
      delete from workout_sessions where id = ${session?.id ?? id} and user_id = ${userId} and finished_at is null`;
    return count > 0;
  });
}
