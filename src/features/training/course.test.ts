import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { bundledExercises } from '#content/exercises.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import {
  afterRest,
  afterSet,
  caughtUp,
  courseOf,
  goesByItself,
  minutesOfCourse,
  ownWays,
  setTimer,
  signalsOf,
  wordOf,
  type Going,
} from './course.ts';
import { lengthenTimer, pauseTimer, resumeTimer } from './rest-timer.ts';
import type { WorkoutSet } from './schema.ts';
import { currentSet, setsOfDay, withState } from './workout-sets.ts';

const library = exerciseSchema.array().parse(bundledExercises);
const weekOf = (id: string) =>
  writtenPlanSchema.parse(bundledFitnessPlans.find((plan) => plan.id === id)).blocks[0]!.schedule;
const begunAt = Date.UTC(2026, 10, 27, 4);

const goingThrough = (sets: WorkoutSet[]): Going => ({
  session: { sets, last: {}, proposals: [], exercises: library },
  timer: null,
});
const runDay = goingThrough(setsOfDay(weekOf('first-run')[0]!, library));
const strengthDay = goingThrough(setsOfDay(weekOf('jerrycan-strength')[0]!, library));

/** The set that is next, started. */
function started(going: Going, at = begunAt): Going {
  const set = currentSet(going.session.sets)!;
  return { ...going, timer: setTimer(set.id, set.targetSeconds!, at) };
}
const upTo = (going: Going, seconds: number) => caughtUp(going, begunAt + seconds * 1000, 'moving', null);
const doneIn = ({ session }: Going) => session.sets.filter(({ state }) => state === 'done');
const wholeRun = 330 + 8 * 150 + 65 + 15 + 65;

describe('the first run, started once', () => {
  const run = started(runDay);

  test('goes to its end: a walk, eight runs each with a walk after it, two stretches of both sides', () => {
    const { steps, following } = courseOf(run, 'moving', null);
    expect(following).toBe(null);
    const lasts = steps.map(({ from, to }) => (to - from) / 1000);
    const eight = Array.from({ length: 8 }, () => [60, 90]).flat();
    expect(lasts).toEqual([300, 30, ...eight, 30, 5, 30, 15, 30, 5, 30]);
    const words = steps.map((step) =>
      wordOf(step, run.session.sets.find(({ id }) => id === step.setId) ?? null, run.session),
    );
    expect(words.slice(0, 6)).toEqual(['name', 'rest', 'run', 'walk', 'run', 'walk']);
    expect(words.slice(-4)).toEqual(['rest', 'name', 'sides', 'name']);
    expect(minutesOfCourse(run, 'moving', null)).toBe(28);
  });

  test.each([
    ['the walk before it', 299, { of: 'set', done: 0, left: 1 }],
    ['the rest after that', 300, { of: 'rest', done: 1, left: 30 }],
    ['the first run', 330, { of: 'set', done: 1, left: 60 }],
    ['the walk after it', 391, { of: 'rest', walks: true, done: 2, left: 89 }],
    ['the last run', 330 + 7 * 150 + 59, { of: 'set', done: 8, left: 1 }],
    ['the change of sides', 330 + 1200 + 32, { of: 'rest', side: 2, done: 9, left: 3 }],
    ['the other side', 330 + 1200 + 36, { of: 'set', side: 2, done: 9, left: 29 }],
  ])('is at %s by the clock', (_what, after, { done, left, ...timer }) => {
    const now = upTo(run, after);
    expect(now.timer).toMatchObject(timer);
    expect((now.timer!.run.endsAt! - begunAt) / 1000 - after).toBe(left);
    expect(doneIn(now)).toHaveLength(done);
  });

  test('is recorded whole, however long the page slept, each set at its own end with its own time', () => {
    const now = upTo(run, 10 * 3600);
    expect(now.timer).toBe(null);
    expect(doneIn(now).map(({ seconds }) => seconds)).toEqual([300, ...Array(8).fill(60), 30, 30]);
    const [walk, first, second] = doneIn(now).map(({ at }) => (Date.parse(at!) - begunAt) / 1000);
    expect([walk, first, second]).toEqual([300, 390, 540]);
    expect(doneIn(now).every(({ changes }) => changes === 1)).toBe(true);
  });

  test('is signalled: work, rest, the half, the end, each once and at the moment it happens', () => {
    const signals = signalsOf(courseOf(run, 'moving', null), run.session.sets);
    const at = (one: string) =>
      signals.flatMap(({ kind, at: moment }) => (kind === one ? [(moment - begunAt) / 1000] : []));
    expect(at('work').slice(0, 3)).toEqual([0, 330, 480]);
    expect(at('rest').slice(0, 3)).toEqual([300, 390, 540]);
    expect(at('end')).toEqual([wholeRun]);
    expect(at('half')).toEqual([wholeRun - (330 + 1200 + 75 + 60) / 2]);
    expect(at('work')).toHaveLength(1 + 8 + 4);
  });
});

const moments = fc.array(fc.integer({ min: 0, max: 2 * wholeRun }), { maxLength: 8 });

test('it is the same whether somebody looks often or once', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 2 * wholeRun }), (looks, last) => {
      const run = started(runDay);
      const often = looks
        .filter((look) => look < last)
        .toSorted((a, b) => a - b)
        .reduce(upTo, run);
      expect(upTo(often, last)).toEqual(upTo(run, last));
    }),
  );
});

test('what runs at a moment is the step of the course that the moment is in', () => {
  const run = started(runDay);
  const { steps } = courseOf(run, 'moving', null);
  for (const [index, step] of steps.entries()) expect(step.from).toBe(steps[index - 1]?.to ?? begunAt);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: wholeRun - 1 }), (after) => {
      const moment = begunAt + after * 1000;
      const step = steps.find(({ from, to }) => from <= moment && moment < to)!;
      expect(upTo(run, after).timer).toMatchObject({ of: step.of, run: { endsAt: step.to } });
    }),
  );
});

test('a pause moves all that is to come, and nothing that was', () => {
  const second = fc.integer({ min: 1, max: wholeRun - 1 });
  fc.assert(
    fc.property(second, fc.integer({ min: 0, max: 100_000 }), second, (at, pause, more) => {
      const before = upTo(started(runDay), at);
      const moment = begunAt + at * 1000;
      const held = { ...before, timer: { ...before.timer!, run: pauseTimer(before.timer!.run, moment) } };
      expect(caughtUp(held, moment + pause, 'moving', null)).toBe(held);
      expect(courseOf(held, 'moving', null).steps).toEqual([]);
      const run = resumeTimer(held.timer.run, moment + pause);
      const resumed = { ...held, timer: { ...held.timer, run } };
      const [a, b] = [
        upTo(before, at + more),
        caughtUp(resumed, moment + pause + more * 1000, 'moving', null),
      ];
      expect(b.session.sets.map(({ state }) => state)).toEqual(a.session.sets.map(({ state }) => state));
      expect(b.timer?.run.endsAt).toBe(a.timer ? a.timer.run.endsAt! + pause : undefined);
      expect(doneIn(b).slice(0, doneIn(before).length)).toEqual(doneIn(before));
    }),
  );
});

describe('a hand may come in at any time', () => {
  const inRun = upTo(started(runDay), 340);
  const [walk, run] = runDay.session.sets as [WorkoutSet, WorkoutSet];
  const entry = { reps: null, seconds: 60, weight: null };

  test('a set that is ended early is recorded with what ran, and the walk begins', () => {
    const now = afterSet(inRun, run, 'done', entry, begunAt + 342_000, 'moving');
    expect(doneIn(now).at(-1)).toMatchObject({ id: run.id, seconds: 12 });
    expect(now.timer).toMatchObject({ of: 'rest', walks: true, goesOn: true });
    expect(upTo(now, 342 + 90).timer).toMatchObject({ of: 'set' });
  });

  test('a run that is passed over is walked after, all the same', () => {
    const now = afterSet(inRun, run, 'skipped', entry, begunAt + 342_000, 'moving');
    expect(now.timer).toMatchObject({ of: 'rest', walks: true });
    expect(doneIn(upTo(now, 342 + 90 + 60))).toHaveLength(2);
  });

  test('a set that is passed over in the rest before it leaves that rest as it is', () => {
    const resting = upTo(started(runDay), 310);
    const now = afterSet(resting, run, 'skipped', entry, begunAt + 312_000, 'moving');
    expect(now.timer).toBe(resting.timer);
    expect(upTo(now, 330).timer?.setId).toBe(runDay.session.sets[2]!.id);
  });

  test('a rest can be cut short, or made longer', () => {
    const resting = upTo(started(runDay), 310);
    expect(afterRest(resting, begunAt + 312_000, 'moving', null).timer).toMatchObject({
      of: 'set',
      setId: run.id,
      run: { endsAt: begunAt + 372_000 },
    });
    const longer = lengthenTimer(resting.timer!.run, 15, begunAt + 312_000);
    const later = { ...resting, timer: { ...resting.timer!, run: longer } };
    expect(upTo(later, 344).timer).toMatchObject({ of: 'rest' });
    expect(upTo(later, 345).timer).toMatchObject({ of: 'set', setId: run.id });
  });

  test('what is taken back is open again, and nothing records it once more', () => {
    const now = upTo(started(runDay), 400);
    const sets = withState(now.session.sets, run.id, 'open', null);
    const undone: Going = { ...now, timer: null, session: { ...now.session, sets } };
    expect(upTo(undone, 4000)).toBe(undone);
    expect(upTo(started(undone, begunAt + 500_000), 560).session.sets[1]).toMatchObject({
      state: 'done',
      changes: 3,
    });
  });

  test('a set that another device has done meanwhile is not recorded again', () => {
    const sets = withState(inRun.session.sets, run.id, 'done', '2026-11-27T05:00:00.000Z', entry);
    const now = upTo({ ...inRun, session: { ...inRun.session, sets } }, 4000);
    expect(now).toMatchObject({ timer: null, session: { sets } });
  });

  test('the form counts for the set that it stands at, and for no other', () => {
    const form = { setId: walk.id, entry: { ...entry, seconds: 240 } };
    const now = caughtUp(started(runDay), begunAt + 400_000, 'moving', form);
    expect(doneIn(now).map(({ seconds }) => seconds)).toEqual([240, 60]);
  });
});

describe('which sets go by themselves', () => {
  const set = (exerciseId: string) => strengthDay.session.sets.find((one) => one.exerciseId === exerciseId)!;
  test.each([
    ['a march', set('march-in-place'), ['moving', 'all']],
    ['a plank', set('plank'), ['all']],
    ['what is counted in repetitions', set('goblet-squat'), []],
    ['a run', runDay.session.sets[1]!, ['moving', 'all']],
    ['a stretch', runDay.session.sets.at(-1)!, ['moving', 'all']],
  ] as const)('%s', (_what, one, ways) => {
    expect(ownWays.filter((each) => goesByItself(one, { exercises: library }, each))).toEqual(ways);
  });

  test('a hold stands at its end until the person says that it was held', () => {
    const sets = strengthDay.session.sets.filter(({ exerciseId }) => exerciseId === 'plank');
    const held = started(goingThrough(sets));
    expect(upTo(held, 4000)).toBe(held);
    expect(courseOf(held, 'moving', null)).toMatchObject({
      steps: [{ of: 'set' }],
      following: { id: sets[0]!.id },
    });
    expect(signalsOf(courseOf(held, 'moving', null), sets).map(({ kind }) => kind)).toEqual(['work', 'rest']);
  });

  test('nothing begins by itself after what was done by hand, or before repetitions', () => {
    const [march, ...others] = strengthDay.session.sets;
    const marched = upTo(started(strengthDay), 4000);
    expect(marched.timer).toBe(null);
    expect(doneIn(marched)).toEqual([expect.objectContaining({ id: march!.id, state: 'done' })]);
    expect(others[0]!.targetSeconds).toBe(null);
    const byHand = afterSet(
      runDay,
      runDay.session.sets[0]!,
      'done',
      { reps: null, seconds: 300, weight: null },
      begunAt,
      'moving',
    );
    expect(byHand.timer).toMatchObject({ of: 'rest' });
    expect(upTo(byHand, 4000).timer).toBe(null);
    expect(doneIn(upTo(byHand, 4000))).toHaveLength(1);
  });
});
