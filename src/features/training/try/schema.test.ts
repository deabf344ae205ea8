import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { blockDetails } from '#src/features/plans/fitness/schedule.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import type { StepTimer } from '../course.ts';
import { shownOf } from '../shown-exercise.ts';
import { withState } from '../workout-sets.ts';
import { triedDay, type TriedBeginning } from './day.ts';
import { triedLimits } from './kept.ts';
import { triedIn } from './schema.ts';

const library = exerciseSchema.array().parse(bundledExercises);
const details = writtenPlanSchema
  .array()
  .parse(bundledFitnessPlans)
  .flatMap((plan) => blockDetails(plan, library));
const days = details.flatMap((detail) =>
  detail.plan.schedule.map(({ day, restDay }) => ({ restDay, tried: triedDay(detail, day, library, 'am') })),
);
const now = Date.parse('2026-11-27T12:00:00Z');
const at = new Date(now).toISOString();

/** With all that a timer can say. */
const timer: Required<StepTimer> = {
  of: 'rest',
  seconds: 30,
  run: { endsAt: now + 30_000 },
  setId: '0',
  side: 2,
  walks: true,
  goesOn: true,
};

const copyOf = (beginning: TriedBeginning) => ({
  session: { ...beginning, id: crypto.randomUUID(), startedAt: at, finishedAt: null },
  begunAt: now,
  pausedAt: null,
  pausedFor: 0,
  timer,
  finish: null,
});
const textOf = (copy: object, savedAt = now) => JSON.stringify({ savedAt, copy });
const beginning = days.find(({ tried }) => tried.beginning)!.tried.beginning!;
const copy = copyOf(beginning);

describe('a day of any plan', () => {
  it('says first what its plan says, and is tried as it is written; a day of rest is none', () => {
    for (const { restDay, tried } of days) {
      expect(tried.prerequisites.length, tried.title).toBeGreaterThan(0);
      expect(tried.beginning === null, `${tried.title} ${tried.week} ${tried.day}`).toBe(restDay);
    }
  });

  it('comes back whole from the device, with all that can take the place of its exercises', () => {
    for (const { tried } of days) {
      if (!tried.beginning) continue;
      const { alternatives } = tried.beginning;
      const ids = new Set([...Object.keys(alternatives), ...Object.values(alternatives).flat()]);
      const exercises = library.filter(({ id }) => ids.has(id)).map(shownOf);
      const whole = copyOf({ ...tried.beginning, exercises });
      expect(triedIn(textOf(whole), now)).toEqual(whole);
      expect(textOf(whole).length).toBeLessThan(triedLimits.length / 2);
    }
  });
});

const finish = { minutes: 28, date: '2026-11-27' };
const done = withState(beginning.sets, '0', 'done', at, { reps: null, seconds: 300, weight: null });

test('what was done, how it ended and a pause come back', () => {
  const ended = { ...copy, session: { ...copy.session, sets: done }, timer: null, pausedAt: now, finish };
  expect(triedIn(textOf(ended), now)).toEqual(ended);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a member’s copy', JSON.stringify(copy)],
  ['no moment', JSON.stringify({ copy })],
  ['one that is too old', textOf(copy, now - (triedLimits.days + 1) * 24 * 60 * 60 * 1000)],
  ['more than a device keeps', textOf({ ...copy, more: 'x'.repeat(triedLimits.length) })],
  ['sets that are none', textOf({ ...copy, session: { ...copy.session, sets: [{}] } })],
  ['no sets', textOf({ ...copy, session: { ...copy.session, sets: null } })],
  ['another’s plan', textOf({ ...copy, session: { ...copy.session, startedPlanId: crypto.randomUUID() } })],
  ['no plan', textOf({ ...copy, session: { ...copy.session, planId: null } })],
  ['an id that leads elsewhere', textOf({ ...copy, session: { ...copy.session, planId: '../admin' } })],
  ['an exercise of a place that is none', textOf({ ...copy, session: { ...copy.session, week: 0 } })],
  ['a timer that runs nowhere', textOf({ ...copy, timer: { of: 'rest', seconds: 1, run: {} } })],
  ['a finish without minutes', textOf({ ...copy, finish: { date: '2026-11-27' } })],
])('spoilt, and so nothing: %s', (_what, text) => {
  expect(triedIn(text, now)).toBeNull();
});

test('whatever stands there, it is a workout or nothing', () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => triedIn(text, now) === null));
});
