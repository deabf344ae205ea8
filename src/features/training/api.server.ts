import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import { activityMessages } from '#src/features/activity/messages.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { roundsApi } from './rounds/api.server.ts';
import { routinesApi } from './routines/api.server.ts';
import { trainedExercisesApi } from './exercises/api.server.ts';
import { importsApi } from './import/api.server.ts';
import { ownExercisesApi } from './own-exercises/api.server.ts';
import { keptWorkoutSchema, newSessionSchema, storedWorkoutSchema } from './beginning.ts';
import { storeWorkout } from './kept-workouts.server.ts';
import { trainingMessages } from './messages.ts';
import {
  currentPlanSchema,
  finishedSchema,
  finishSchema,
  comingDaysSchema,
  openSessionSchema,
  planDifferencesSchema,
  planLeavingSchema,
  planStartSchema,
  replacingSchema,
  setChangesSchema,
  swapSchema,
  startedPlanSchema,
  trainingSchema,
  versionTakenSchema,
  whereaboutsSchema,
  workoutSessionSchema,
  type StartedPlan,
  type WorkoutSession,
} from './schema.ts';
import { trainingLimits } from './limits.ts';
import { readComing, startSession } from './begin-session.server.ts';
import { readDifferences, takeVersion } from './plan-versions.server.ts';
import {
  leavePlan,
  listStartedPlans,
  markDay,
  readWhereabouts,
  startOver,
  startPlan,
  type InTheWay,
} from './started-plans.server.ts';
import { swapFromNowOn, takeSwapBack } from './swaps.server.ts';
import {
  dropSession,
  findGoingOn,
  finishSession,
  readOpenSession,
  recordSets,
} from './workout-sessions.server.ts';

import { workoutsApi } from './workouts/api.server.ts';

const tag = 'Training';
const answers = { 200: ['How it stands then', startedPlanSchema] } as const;

const idSchema = z.object({ id: z.uuid() });
const numberIn = (max: number) => z.coerce.number().int().min(1).max(max);
const dayOfPlanSchema = z.object({
  id: z.uuid(),
  week: numberIn(trainingLimits.week),
  day: numberIn(trainingLimits.day),
});

const refuse = refusals({
  not_found: [404, trainingMessages.planNotFound],
  other_plan_going_on: [409, trainingMessages.otherPlan, { current: currentPlanSchema }],
  no_such_version: [404, trainingMessages.noSuchVersion],
  going_on_again: [409, trainingMessages.goingOnAgain],
  no_such_day: [404, trainingMessages.noSuchDay],
  session_not_found: [404, trainingMessages.sessionNotFound],
  session_going_on: [409, trainingMessages.sessionOfPlan],
  nothing_done: [409, trainingMessages.nothingDone],
  day_full: [409, activityMessages.dayFull],
  no_such_routine: [404, trainingMessages.routineNotFound],
  no_such_exercise: [409, trainingMessages.noSuchExercise],
  nothing_to_change: [409, trainingMessages.nothingToChange],
  too_many_sets: [409, trainingMessages.tooManySets],
});

/** Where a day cannot begin; the session in its way is named. */
const refuseBegin = refusals({
  rest_day: [409, trainingMessages.restDay],
  no_exercises: [409, trainingMessages.noExercises],
  id_taken: [409, trainingMessages.idTaken],
  session_going_on: [
    409,
    trainingMessages.sessionGoingOn,
    { current: workoutSessionSchema.omit({ sets: true }) },
  ],
});

/** The plan that goes on then. @throws the refusals, that of another plan with which one it is */
function goingOn(outcome: StartedPlan | InTheWay | Parameters<typeof refuse>[0]): StartedPlan {
  const done = refuse.unless(outcome);
  if ('inTheWay' in done) throw refuse('other_plan_going_on', { current: done.inTheWay });
  return done;
}

/** Which session it is, without its sets. */
const headOf = ({ sets: _sets, ...head }: WorkoutSession) => head;

/** `/api/training`: the plans that a member follows, and the session that goes on. Nobody meets another one's. */
export const trainingApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The plans that the member has started, and the session that goes on',
      answers: { 200: ['All of them', trainingSchema] },
    }),
    async (c) => {
      const context = ownerOf(c);
      const [plans, goingOn] = await Promise.all([
        listStartedPlans(context),
        findGoingOn(context.sql, context.actor.userId),
      ]);
      return c.json({ plans, session: goingOn && headOf(goingOn) });
    },
  )
  .get(
    '/whereabouts',
    describe({
      tag,
      summary: 'The plan that the member follows with its next day, and the session that goes on',
      answers: { 200: ['Where they are', whereaboutsSchema] },
    }),
    async (c) => {
      const context = ownerOf(c);
      const [plans, session] = await Promise.all([
        readWhereabouts(context),
        findGoingOn(context.sql, context.actor.userId),
      ]);
      return c.json({ ...plans, session: session && headOf(session) });
    },
  )
  .post(
    '/plans',
    describe({
      tag,
      summary: 'Start a published fitness plan, or take it up where it was left',
      description: 'A member follows one plan at a time. One that goes on already goes on.',
      answers: { 201: ['How it stands', startedPlanSchema] },
      refusals: refuse.of('not_found', 'other_plan_going_on', 'session_going_on'),
    }),
    validated('json', planStartSchema),
    async (c) => c.json(goingOn(await startPlan(memberOf(c), c.req.valid('json'))), 201),
  )
  .patch(
    '/plans/:id',
    describe({
      tag,
      summary: 'Leave a plan, or take it up again where it was left',
      answers,
      refusals: refuse.of('not_found', 'session_going_on', 'going_on_again', 'other_plan_going_on'),
    }),
    validated('param', idSchema),
    validated('json', planLeavingSchema),
    async (c) => c.json(goingOn(await leavePlan(memberOf(c), c.req.valid('param').id, c.req.valid('json')))),
  )
  .get(
    '/plans/:id/differences',
    describe({
      tag,
      summary: 'What the newest version of a plan changes against the one that the member follows',
      answers: { 200: ['What is done otherwise', planDifferencesSchema] },
      refusals: refuse.of('not_found', 'no_such_version'),
    }),
    validated('param', idSchema),
    async (c) => c.json(refuse.unless(await readDifferences(memberOf(c), c.req.valid('param').id))),
  )
  .put(
    '/plans/:id/version',
    describe({
      tag,
      summary: 'Go on with another version of the plan; days that were done stay done',
      answers,
      refusals: refuse.of('not_found', 'no_such_version', 'session_going_on'),
    }),
    validated('param', idSchema),
    validated('json', versionTakenSchema),
    async (c) =>
      c.json(
        refuse.unless(await takeVersion(memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
      ),
  )
  .post(
    '/plans/:id/restart',
    describe({
      tag,
      summary: 'Start a plan over; what was done of it so far stays in the history',
      answers: { 201: ['The one that begins', startedPlanSchema] },
      refusals: refuse.of('not_found', 'session_going_on', 'other_plan_going_on'),
    }),
    validated('param', idSchema),
    validated('query', replacingSchema),
    async (c) =>
      c.json(
        goingOn(await startOver(memberOf(c), c.req.valid('param').id, c.req.valid('query').replace)),
        201,
      ),
  )
  .put(
    '/plans/:id/weeks/:week/days/:day',
    describe({
      tag,
      summary: 'Mark a day as done without a session: a rest day, or one that is passed over',
      answers,
      refusals: refuse.of('not_found', 'no_such_day'),
    }),
    validated('param', dayOfPlanSchema),
    async (c) => {
      const { id, ...place } = c.req.valid('param');
      return c.json(refuse.unless(await markDay(memberOf(c), { id, place, done: true })));
    },
  )
  .delete(
    '/plans/:id/weeks/:week/days/:day',
    describe({
      tag,
      summary: 'Take the mark of a day away again; a day that was trained stays done',
      answers,
      refusals: refuse.of('not_found', 'no_such_day'),
    }),
    validated('param', dayOfPlanSchema),
    async (c) => {
      const { id, ...place } = c.req.valid('param');
      return c.json(refuse.unless(await markDay(memberOf(c), { id, place, done: false })));
    },
  )
  .delete(
    '/plans/:id/swaps/:exerciseId',
    describe({
      tag,
      summary: 'Do the exercise of the plan again, which another one was done in place of',
      answers,
      refusals: refuse.of('not_found'),
    }),
    validated('param', idSchema.extend({ exerciseId: exerciseSchema.shape.id })),
    async (c) => {
      const { id, exerciseId } = c.req.valid('param');
      return c.json(refuse.unless(await takeSwapBack(memberOf(c), id, exerciseId)));
    },
  )
  .get(
    '/session',
    describe({
      tag,
      summary: 'The session that goes on, with its exercises and what was done the last time',
      answers: { 200: ['The session, or null', z.object({ session: openSessionSchema.nullable() })] },
    }),
    async (c) => c.json({ session: await readOpenSession(ownerOf(c)) }),
  )
  .get(
    '/session/coming',
    describe({
      tag,
      summary: 'What a workout would begin with now, for a device that may have no connection when it does',
      answers: {
        200: ['The day that is next, and those after it', comingDaysSchema],
      },
    }),
    async (c) => c.json(await readComing(ownerOf(c))),
  )
  .post(
    '/session',
    describe({
      tag,
      summary:
        'Begin a day of a started plan, a routine, an earlier workout once more, or one without; the same goes on where it stands',
      answers: { 201: ['The session', openSessionSchema] },
      refusals: {
        ...refuse.of('not_found', 'no_such_day', 'no_such_routine', 'session_not_found'),
        ...refuseBegin.of('rest_day', 'no_exercises', 'session_going_on', 'id_taken'),
      },
    }),
    validated('json', newSessionSchema),
    async (c) => {
      const started = await startSession(memberOf(c), c.req.valid('json'));
      if (started === 'rest_day' || started === 'no_exercises' || started === 'id_taken')
        throw refuseBegin(started);
      const session = refuse.unless(started);
      if ('goingOn' in session) throw refuseBegin('session_going_on', { current: headOf(session.goingOn) });
      return c.json(session, 201);
    },
  )
  .put(
    '/sessions/:id',
    describe({
      tag,
      summary: 'Tell all of a workout that a device has gone through without a connection',
      description:
        'Told as often as a device likes. The day of a plan that goes on is the same workout, unless both did the same set. Finished, it is stored beside another one that goes on.',
      answers: { 200: ['How it stands then', storedWorkoutSchema] },
      refusals: {
        ...refuse.of('too_many_sets', 'nothing_done', 'day_full'),
        ...refuseBegin.of('session_going_on', 'id_taken'),
      },
    }),
    validated('param', idSchema),
    validated('json', keptWorkoutSchema),
    async (c) => {
      const stored = await storeWorkout(memberOf(c), c.req.valid('param').id, c.req.valid('json'));
      if (stored === 'id_taken') throw refuseBegin(stored);
      const workout = refuse.unless(stored);
      if ('goingOn' in workout) throw refuseBegin('session_going_on', { current: headOf(workout.goingOn) });
      return c.json(workout);
    },
  )
  .put(
    '/sessions/:id/sets',
    describe({
      tag,
      summary: 'Tell what became of sets, of a finished session too; the record changed more often counts',
      answers: { 200: ['The session as it stands then', workoutSessionSchema] },
      refusals: refuse.of('session_not_found', 'no_such_exercise', 'too_many_sets'),
    }),
    validated('param', idSchema),
    validated('json', setChangesSchema),
    async (c) => {
      const session = await recordSets(memberOf(c), c.req.valid('param').id, c.req.valid('json').sets);
      return c.json(refuse.unless(session));
    },
  )
  .put(
    '/sessions/:id/swaps/:exerciseId',
    describe({
      tag,
      summary: 'Do another exercise in place of one from now on, in the plan or the routine of the session',
      answers: { 204: 'It is kept; the sets of the session are changed as sets' },
      refusals: refuse.of('session_not_found', 'no_such_exercise', 'nothing_to_change'),
    }),
    validated('param', idSchema.extend({ exerciseId: exerciseSchema.shape.id })),
    validated('json', swapSchema),
    async (c) => {
      const { id, exerciseId } = c.req.valid('param');
      const refused = await swapFromNowOn(memberOf(c), id, exerciseId, c.req.valid('json').exerciseId);
      if (refused) throw refuse(refused);
      return c.body(null, 204);
    },
  )
  .post(
    '/sessions/:id/finish',
    describe({
      tag,
      summary: 'Finish a session: it becomes an activity, with an estimate of energy where a weight is known',
      answers: { 200: ['Finished; asked for again, it is as it was', finishedSchema] },
      refusals: refuse.of('session_not_found', 'nothing_done', 'day_full'),
    }),
    validated('param', idSchema),
    validated('json', finishSchema),
    async (c) => {
      const finished = await finishSession(memberOf(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json(refuse.unless(finished));
    },
  )
  .delete(
    '/sessions/:id',
    describe({
      tag,
      summary: 'Drop the session that goes on',
      answers: { 204: 'Dropped' },
      refusals: refuse.of('session_not_found'),
    }),
    validated('param', idSchema),
    async (c) => {
      if (!(await dropSession(memberOf(c), c.req.valid('param').id))) throw refuse('session_not_found');
      return c.body(null, 204);
    },
  )
  .route('/', roundsApi)
  .route('/imports', importsApi)
  .route('/workouts', workoutsApi)
  .route('/routines', routinesApi)
  .route('/exercises', trainedExercisesApi)
  .route('/own-exercises', ownExercisesApi);
