import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { Day } from '#src/lib/day.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import {
  measuredDaySchema,
  newMeasuredSchema,
  measurementSchema,
  progressQuestionSchema,
  progressSchema,
  targetSchema,
} from './schema.ts';
import {
  measure,
  readProgress,
  refuse,
  removeMeasurement,
  removeTarget,
  setTarget,
} from './service.server.ts';
import { weightTargetSchema } from '#src/features/profile/preferences/schema.ts';

const tag = 'Progress';

/** `/api/progress`: how a member goes on over time. Nobody sees or changes another one's. */
export const progressApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Workouts week by week, weight and BMI over time, and assessments',
      answers: { 200: ['Some weeks', progressSchema] },
    }),
    validated('query', progressQuestionSchema),
    async (c) => c.json(await readProgress(ownerOf(c), c.req.valid('query'))),
  )
  .put(
    '/measurements/:date',
    describe({
      tag,
      summary:
        'Keep what was weighed on a day; the newest of a day counts, and the profile shows the newest day',
      answers: { 200: ['Kept', measurementSchema] },
      refusals: refuse.of('not_found', 'future', 'changed_meanwhile'),
    }),
    validated('param', measuredDaySchema),
    validated('json', newMeasuredSchema),
    async (c) => {
      const day = c.req.valid('param').date as Day;
      const kept = refuse.unless(await measure(memberOf(c), day, c.req.valid('json')));
      if ('current' in kept) throw refuse('changed_meanwhile', { current: kept.current });
      return c.json(kept);
    },
  )
  .delete(
    '/measurements/:date',
    describe({
      tag,
      summary: 'Remove a day’s measurement; without one the day stays as it is',
      answers: { 204: 'Removed' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', measuredDaySchema),
    async (c) => {
      await removeMeasurement(memberOf(c), c.req.valid('param').date as Day);
      return c.body(null, 204);
    },
  )
  .put(
    '/target',
    describe({
      tag,
      summary: 'Set the weight that one wants to reach',
      description:
        'Never below a BMI of 18.5, and none for anybody under 18, pregnant, nursing, or not known to be neither.',
      answers: { 200: ['The target', weightTargetSchema] },
      refusals: refuse.of('not_found', 'no_target', 'target_low', 'target_high'),
    }),
    validated('json', targetSchema),
    async (c) => {
      const target = await setTarget(memberOf(c), c.req.valid('json'));
      if (target === 'target_low' || target === 'target_high') throw refuse.at(target, 'weight');
      return c.json(refuse.unless(target));
    },
  )
  .delete(
    '/target',
    describe({
      tag,
      summary: 'Have no target weight any more',
      answers: { 204: 'Removed' },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      await removeTarget(memberOf(c));
      return c.body(null, 204);
    },
  );
