import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { trainingLimits } from '../limits.ts';
import { trainingMessages } from '../messages.ts';
import { currentPlanSchema, replacingSchema, startedPlanSchema } from '../schema.ts';
import { beginWeekAgain, takeRoundBack } from './service.server.ts';

const tag = 'Training';
const answers = { 200: ['How the plan stands then', startedPlanSchema] } as const;

const roundSchema = z.object({
  id: z.uuid(),
  week: z.coerce.number().int().min(1).max(trainingLimits.week),
  round: z.uuid().describe('Chosen by the device: sent again it is the same one'),
});

const refuse = refusals({
  not_found: [404, trainingMessages.planNotFound],
  no_such_day: [404, trainingMessages.noSuchDay],
  session_going_on: [409, trainingMessages.sessionOfPlan],
  going_on_again: [409, trainingMessages.goingOnAgain],
  other_plan_going_on: [409, trainingMessages.otherPlan, { current: currentPlanSchema }],
  too_many_rounds: [409, trainingMessages.tooManyRounds],
});

/** Weeks of a started plan that are done once more. */
export const roundsApi = new Hono<ApiEnvironment>()
  .put(
    '/plans/:id/weeks/:week/rounds/:round',
    describe({
      tag,
      summary:
        'Do a week of a plan once more, from its first day on; what was done of it stays in the history',
      description: 'A plan that had ended goes on with it.',
      answers,
      refusals: refuse.of(
        'not_found',
        'no_such_day',
        'session_going_on',
        'going_on_again',
        'other_plan_going_on',
        'too_many_rounds',
      ),
    }),
    validated('param', roundSchema),
    validated('query', replacingSchema),
    async (c) => {
      const plan = refuse.unless(
        await beginWeekAgain(memberOf(c), c.req.valid('param'), c.req.valid('query').replace),
      );
      if ('inTheWay' in plan) throw refuse('other_plan_going_on', { current: plan.inTheWay });
      return c.json(plan);
    },
  )
  .delete(
    '/plans/:id/weeks/:week/rounds/:round',
    describe({
      tag,
      summary: 'Take that back: what was done of the week before is behind again; done again it stays done',
      answers,
      refusals: refuse.of('not_found'),
    }),
    validated('param', roundSchema),
    async (c) => c.json(refuse.unless(await takeRoundBack(memberOf(c), c.req.valid('param')))),
  );
