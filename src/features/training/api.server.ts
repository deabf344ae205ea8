import { Hono, type Context } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problem } from '#src/api/problem.ts';
import { answerProblem, memberOf, validated } from '#src/api/respond.server.ts';
import { activityMessages } from '#src/features/activity/messages.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { trainingMessages } from './messages.ts';
import {
  finishedSchema,
  finishSchema,
  newSessionSchema,
  openSessionSchema,
  planStartSchema,
  setChangesSchema,
  startedPlanSchema,
  trainingLimits,
  trainingSchema,
  workoutSessionSchema,
  type WorkoutSession,
} from './schema.ts';
import { leavePlan, listStartedPlans, markDay, startOver, startPlan } from './started-plans.server.ts';
import {
  dropSession,
  findGoingOn,
  finishSession,
  readOpenSession,
  recordSets,
  startSession,
} from './workout-sessions.server.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const forMembers = { tags: ['Training'], security: [{ session: [] }] };
const notSignedIn = { 401: { description: 'Not signed in' } };
const invalid = { 422: { description: 'A field is wrong' } };
const noSuchPlan = { 404: { description: 'The member has no such started plan' } };
const noSuchSession = { 404: { description: 'The member has no such session' } };
const plan = json('How it stands now', startedPlanSchema);

const idSchema = z.object({ id: z.uuid() });
const numberIn = (max: number) => z.coerce.number().int().min(1).max(max);
const dayOfPlanSchema = z.object({
  id: z.uuid(),
  week: numberIn(trainingLimits.week),
  day: numberIn(trainingLimits.day),
});

const refusals = {
  not_found: [404, trainingMessages.planNotFound],
  too_many_plans: [409, trainingMessages.tooMany],
  going_on_again: [409, trainingMessages.goingOnAgain],
  no_such_day: [404, trainingMessages.noSuchDay],
  rest_day: [409, trainingMessages.restDay],
  session_not_found: [404, trainingMessages.sessionNotFound],
  session_going_on: [409, trainingMessages.sessionOfPlan],
  nothing_done: [409, trainingMessages.nothingDone],
  day_full: [409, activityMessages.dayFull],
} as const;

function refuse(c: Context<ApiEnvironment>, code: keyof typeof refusals) {
  const [status, message] = refusals[code];
  return answerProblem(c, problem(status, code, message.id));
}

/** Which session it is, without its sets. */
const headOf = ({ sets: _sets, ...head }: WorkoutSession) => head;

/** `/api/training`: the plans that a member follows, and the session that goes on. Nobody meets another one's. */
export const trainingApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describeRoute({
      ...forMembers,
      summary: 'The plans that the member has started, and the session that goes on',
      responses: { 200: json('All of them', trainingSchema), ...notSignedIn },
    }),
    async (c) => {
      const context = memberOf(c);
      const plans = await listStartedPlans(context);
      const goingOn = await findGoingOn(context.sql, context.actor.userId);
      return c.json({ plans, session: goingOn && headOf(goingOn) });
    },
  )
  .post(
    '/plans',
    describeRoute({
      ...forMembers,
      summary: 'Start a published fitness plan; one that goes on already goes on',
      responses: {
        200: plan,
        ...notSignedIn,
        404: { description: 'No such plan is published' },
        409: { description: 'The member follows as many plans as anyone may' },
        ...invalid,
      },
    }),
    validated('json', planStartSchema),
    async (c) => {
      const started = await startPlan(memberOf(c), c.req.valid('json').planId);
      if (typeof started === 'string') return refuse(c, started);
      return c.json(started);
    },
  )
  .patch(
    '/plans/:id',
    describeRoute({
      ...forMembers,
      summary: 'Leave a plan, or take it up again where it was left',
      responses: {
        200: plan,
        ...notSignedIn,
        ...noSuchPlan,
        409: {
          description:
            'A session of it goes on, it was started anew meanwhile, or the member follows as many plans as anyone may',
        },
        ...invalid,
      },
    }),
    validated('param', idSchema),
    validated('json', z.object({ left: z.boolean() })),
    async (c) => {
      const changed = await leavePlan(memberOf(c), c.req.valid('param').id, c.req.valid('json').left);
      if (typeof changed === 'string') return refuse(c, changed);
      return c.json(changed);
    },
  )
  .post(
    '/plans/:id/restart',
    describeRoute({
      ...forMembers,
      summary: 'Start a plan over; what was done of it so far stays in the history',
      responses: {
        200: plan,
        ...notSignedIn,
        404: { description: 'The member has no such started plan, or it is not published any more' },
        409: { description: 'A session of it goes on, or the member follows as many plans as anyone may' },
        ...invalid,
      },
    }),
    validated('param', idSchema),
    async (c) => {
      const started = await startOver(memberOf(c), c.req.valid('param').id);
      if (typeof started === 'string') return refuse(c, started);
      return c.json(started);
    },
  )
  .put(
    '/plans/:id/weeks/:week/days/:day',
    describeRoute({
      ...forMembers,
      summary: 'Mark a day as done without a session: a rest day, or one that is passed over',
      responses: {
        200: plan,
        ...notSignedIn,
        404: { description: 'The member has no such started plan, or the plan no such day' },
        ...invalid,
      },
    }),
    validated('param', dayOfPlanSchema),
    async (c) => {
      const { id, ...place } = c.req.valid('param');
      const marked = await markDay(memberOf(c), { id, place, done: true });
      if (typeof marked === 'string') return refuse(c, marked);
      return c.json(marked);
    },
  )
  .delete(
    '/plans/:id/weeks/:week/days/:day',
    describeRoute({
      ...forMembers,
      summary: 'Take the mark of a day away again; a day that was trained stays done',
      responses: {
        200: plan,
        ...notSignedIn,
        404: { description: 'The member has no such started plan, or the plan no such day' },
        ...invalid,
      },
    }),
    validated('param', dayOfPlanSchema),
    async (c) => {
      const { id, ...place } = c.req.valid('param');
      const marked = await markDay(memberOf(c), { id, place, done: false });
      if (typeof marked === 'string') return refuse(c, marked);
      return c.json(marked);
    },
  )
  .get(
    '/session',
    describeRoute({
      ...forMembers,
      summary: 'The session that goes on, with its exercises and what was done the last time',
      responses: {
        200: json('The session, or null', z.object({ session: openSessionSchema.nullable() })),
        ...notSignedIn,
      },
    }),
    async (c) => c.json({ session: await readOpenSession(memberOf(c)) }),
  )
  .post(
    '/session',
    describeRoute({
      ...forMembers,
      summary: 'Begin a day of a started plan; the same day goes on where it stands',
      responses: {
        200: json('The session', openSessionSchema),
        ...notSignedIn,
        404: { description: 'The member follows no such plan, or the plan has no such day' },
        409: { description: 'Another session goes on (`current`), or the day is a rest day' },
        ...invalid,
      },
    }),
    validated('json', newSessionSchema),
    async (c) => {
      const started = await startSession(memberOf(c), c.req.valid('json'));
      if (typeof started === 'string') return refuse(c, started);
      if ('goingOn' in started)
        return answerProblem(c, {
          ...problem(409, 'session_going_on', trainingMessages.sessionGoingOn.id),
          current: headOf(started.goingOn),
        });
      return c.json(started);
    },
  )
  .put(
    '/sessions/:id/sets',
    describeRoute({
      ...forMembers,
      summary: 'Tell what became of sets, of a finished session too; the record changed more often counts',
      responses: {
        200: json('The session as it stands then', workoutSessionSchema),
        ...notSignedIn,
        ...noSuchSession,
        ...invalid,
      },
    }),
    validated('param', idSchema),
    validated('json', setChangesSchema),
    async (c) => {
      const session = await recordSets(memberOf(c), c.req.valid('param').id, c.req.valid('json').sets);
      if (typeof session === 'string') return refuse(c, 'session_not_found');
      return c.json(session);
    },
  )
  .post(
    '/sessions/:id/finish',
    describeRoute({
      ...forMembers,
      summary: 'Finish a session: it becomes an activity, with an estimate of energy where a weight is known',
      responses: {
        200: json('Finished; asked for again, it is as it was', finishedSchema),
        ...notSignedIn,
        ...noSuchSession,
        409: { description: 'No set is done, or the day holds as many activities as it may' },
        ...invalid,
      },
    }),
    validated('param', idSchema),
    validated('json', finishSchema),
    async (c) => {
      const finished = await finishSession(memberOf(c), c.req.valid('param').id, c.req.valid('json'));
      if (finished === 'not_found') return refuse(c, 'session_not_found');
      if (typeof finished === 'string') return refuse(c, finished);
      return c.json(finished);
    },
  )
  .delete(
    '/sessions/:id',
    describeRoute({
      ...forMembers,
      summary: 'Drop the session that goes on',
      responses: { 204: { description: 'Dropped' }, ...notSignedIn, ...noSuchSession, ...invalid },
    }),
    validated('param', idSchema),
    async (c) => {
      if (await dropSession(memberOf(c), c.req.valid('param').id)) return c.body(null, 204);
      return refuse(c, 'session_not_found');
    },
  );
