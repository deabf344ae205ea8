import { describe, expect, test } from 'vitest';
import { cautionAdvice } from '#content/exercise-cautions.ts';
import { bundledExercises } from '#content/exercises.ts';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import type { Caution, Condition } from '../exercises/cautions.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import { gentleExercises, gentleRpe, isGentle } from './gentle.ts';
import { dayMinutes, libraryOf } from './schedule.ts';
import { writtenPlanSchema, type ScheduleDay, type ScheduledExercise } from './schema.ts';

/** What the bundled plans ask of their people is what their own words, and the cautions of the exercises, allow. */

const library = libraryOf(exerciseSchema.array().parse(bundledExercises));
const plans = new Map(bundledFitnessPlans.map((plan) => [plan.id, writtenPlanSchema.parse(plan)]));
const planOf = (id: string) => plans.get(id)!;

type Week = readonly ScheduleDay[];
const weeksOf = (id: string): Week[] => planOf(id).blocks.map(({ schedule }) => schedule);
const doneIn = (week: Week) => week.flatMap((day) => day.exercises);
const working = ({ sets }: ScheduledExercise) => sets.filter(({ setType }) => setType !== 'warm-up');
const idsOf = (id: string) =>
  new Set(
    weeksOf(id)
      .flatMap(doneIn)
      .map(({ exerciseId }) => exerciseId),
  );
const minutesOf = (week: Week, ...ids: string[]) =>
  doneIn(week)
    .filter(({ exerciseId }) => ids.includes(exerciseId))
    .flatMap(({ sets }) => sets)
    .reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0) / 60, 0);

const cautionsFor = (condition: Condition) =>
  (Object.keys(cautionAdvice) as Caution[]).filter((caution) =>
    cautionAdvice[caution].some((advice) => advice.condition === condition),
  );

describe('no exercise warns of what the plan’s people live with', () => {
  test.each<[string, readonly Caution[]]>([
    ['expecting', cautionsFor('pregnancy')],
    ['expecting', ['jumping', 'heavy-load']],
    ['after-birth', cautionsFor('after-birth')],
    ['gentle-on-the-heart', cautionsFor('blood-pressure')],
    ['gentle-on-the-heart', ['jumping']],
    ['back-and-desk', cautionsFor('back')],
    ['back-and-desk', ['straining-the-belly', 'jumping']],
    ['kind-to-the-knees', cautionsFor('knee')],
    ['kind-to-the-knees', cautionsFor('back')],
    ['kind-to-the-knees', cautionsFor('sixty-and-over')],
    ['strong-at-sixty', ['bending-under-load', 'rounding-the-back', 'heavy-load', 'jumping']],
    ['three-days-fifteen-minutes', ['jumping', 'heavy-load']],
  ])('%s: %j', (id, cautions) => {
    expect(cautions.length).toBeGreaterThan(0);
    for (const exerciseId of idsOf(id))
      expect(
        library.get(exerciseId)?.cautions.filter((caution) => cautions.includes(caution)),
        exerciseId,
      ).toEqual([]);
  });

  test('sixty and over: where the balance may be lost there is something to hold', () => {
    for (const { exerciseId, sets } of weeksOf('strong-at-sixty').flatMap(doneIn))
      if (library.get(exerciseId)?.cautions.includes('losing-balance'))
        for (const { notes } of sets) expect(notes?.en, exerciseId).toContain('that you can hold');
  });
});

test('strong at sixty: balance and strength on three days of every week', () => {
  for (const week of weeksOf('strong-at-sixty')) {
    const days = (pattern: string) =>
      week.filter(({ exercises }) =>
        exercises.some(({ exerciseId }) => library.get(exerciseId)?.pattern === pattern),
      ).length;
    expect([days('balance'), days('squat')]).toEqual([3, 3]);
  }
});

test('gentle on the heart is gentle by the rule for a high blood pressure; no other bundled plan is', () => {
  const gentle = [...plans.values()].filter((plan) => {
    const efforts = plan.blocks.flatMap(({ schedule }) => doneIn(schedule)).flatMap(working);
    const known = efforts.every(({ rpe }) => rpe !== undefined);
    const hardest = known ? Math.max(...efforts.map(({ rpe }) => rpe ?? 0)) : null;
    return isGentle({ intensity: plan.intensity, hardest, exerciseIds: [...idsOf(plan.id)] });
  });
  expect(gentle.map(({ id }) => id)).toEqual(['gentle-on-the-heart']);
  expect(gentleRpe).toBe(4);
  expect(gentleExercises).toContain('brisk-walk');
});

describe('minutes of walking and running are those of the words', () => {
  test.each([
    ['strong-at-sixty', [60, 75, 105, 135]],
    ['gentle-on-the-heart', [85, 110, 135, 160]],
    ['expecting', [100, 125, 150]],
    ['after-birth', [75, 100, 125, 150]],
  ])('%s walks for %j minutes', (id, minutes) => {
    expect(weeksOf(id).map((week) => minutesOf(week, 'brisk-walk'))).toEqual(minutes);
    for (const [at, { text }] of planOf(id).blocks.entries()) {
      // The last blocks of some name the amount that is advised instead.
      expect(text?.en).toMatch(new RegExp(`\\b(${minutes[at]} minutes|the ${minutes[at]} that)`));
      expect(text?.am).toContain(`${minutes[at]}`);
    }
  });

  test('strong at sixty reaches 150 minutes with its warm-ups', () => {
    expect(minutesOf(weeksOf('strong-at-sixty').at(-1)!, 'brisk-walk', 'march-in-place')).toBe(150);
  });

  test('the first run goes from eight runs of a minute to one of thirty, three times a week', () => {
    const runs = weeksOf('first-run').map((week) =>
      week.flatMap(({ exercises }) =>
        exercises
          .filter(({ exerciseId }) => exerciseId === 'easy-run')
          .map(({ sets }) => [sets.length, sets[0]!.durationSeconds! / 60, sets[0]!.restTime / 60]),
      ),
    );
    const wanted = [
      [8, 1, 1.5],
      [6, 1.5, 2],
      [6, 2, 1.5],
      [5, 3, 1.5],
      [4, 5, 2],
      [3, 8, 2],
      [2, 12, 2],
      [2, 15, 1],
      [1, 30, 1],
    ];
    expect(runs).toEqual(wanted.map((run) => [run, run, run]));
    const spoken = (minutes: number) => (minutes < 2 ? `${minutes * 60} seconds` : `${minutes} minutes`);
    for (const [at, { text }] of planOf('first-run').blocks.entries()) {
      const [count, run, walk] = wanted[at]!;
      expect(text?.en).toContain(`for ${spoken(run!)}`);
      if (count! > 1) expect(text?.en).toContain(`Run ${count} times`);
      if (count! > 1) expect(text?.en).toContain(`walking for ${spoken(walk!)}`);
    }
  });
});

test.each([
  ['three-days-fifteen-minutes', 12, 15],
  ['back-and-desk', 9, 11],
])('%s: every day takes %i to %i minutes', (id, from, to) => {
  for (const day of weeksOf(id).flat()) {
    if (day.restDay) continue;
    expect(dayMinutes(day)).toBeGreaterThanOrEqual(from);
    expect(dayMinutes(day)).toBeLessThanOrEqual(to);
  }
});

/** Working sets, repetitions, seconds and rest of an exercise in each block, on the first day that has it. */
const courseOf = (id: string, exerciseId: string) =>
  weeksOf(id).map((week) => {
    const done = working(doneIn(week).find((exercise) => exercise.exerciseId === exerciseId)!);
    return [done.length, done[0]!.reps ?? `${done[0]!.durationSeconds}s`, done[0]!.restTime];
  });

test.each([
  ['three-days-fifteen-minutes', 'bodyweight-squat', [2, 8, 45], [2, 10, 45], [2, 12, 30], [3, 8, 20]],
  ['three-days-fifteen-minutes', 'towel-row', [2, 8, 45], [2, 10, 45], [2, 12, 30], [3, 8, 20]],
  ['jerrycan-strength', 'goblet-squat', [2, 8, 90], [3, 8, 90], [2, 8, 90], [3, 6, 120], [3, 8, 120]],
  [
    'jerrycan-strength',
    'farmer-carry',
    [2, '30s', 75],
    [3, '30s', 75],
    [2, '30s', 75],
    [3, '30s', 75],
    [3, '45s', 75],
  ],
  ['first-months-in-a-gym', 'leg-press', [2, 10, 90], [3, 10, 90], [2, 10, 90], [3, 8, 120], [3, 10, 120]],
  ['first-months-in-a-gym', 'leg-curl', [2, 12, 60], [3, 12, 60], [2, 12, 60], [3, 12, 60], [3, 12, 60]],
  ['strong-at-sixty', 'sit-to-stand', [2, 8, 60], [2, 10, 60], [3, 10, 60], [3, 10, 60]],
  ['strong-at-sixty', 'single-leg-stand', [2, '10s', 30], [2, '10s', 30], [2, '20s', 30], [2, '20s', 30]],
  ['gentle-on-the-heart', 'band-row', [2, 10, 60], [2, 10, 60], [2, 12, 60], [2, 12, 60]],
  ['back-and-desk', 'band-pull-apart', [2, 10, 20], [2, 12, 20], [2, 12, 20]],
  ['back-and-desk', 'chest-stretch', [1, '30s', 15], [1, '30s', 15], [1, '40s', 15]],
  ['kind-to-the-knees', 'sit-to-stand', [2, 8, 60], [2, 10, 60], [3, 10, 60], [3, 12, 60]],
  ['kind-to-the-knees', 'clamshell', [2, 8, 45], [2, 10, 45], [2, 10, 45], [2, 12, 45]],
  ['expecting', 'wall-push-up', [2, 10, 60], [2, 10, 60], [2, 10, 60]],
  ['after-birth', 'glute-bridge', [2, 8, 45], [2, 8, 45], [2, 10, 45], [2, 10, 45]],
  ['strength-through-a-fast', 'goblet-squat', [3, 8, 90], [2, 8, 90], [1, 8, 90], [2, 8, 90]],
])('%s: %s does from block to block what their words say', (id, exerciseId, ...course) => {
  expect(courseOf(id, exerciseId)).toEqual(course);
});

const plansWithRanges = ['weight-gain-strength', 'jerrycan-strength', 'first-months-in-a-gym'];

test.each([...plans.keys()])('%s: repetitions have a range where the load is to follow from them', (id) => {
  const sets = weeksOf(id)
    .flatMap(doneIn)
    .flatMap((exercise) => exercise.sets);
  const counted = sets.filter(({ setType, reps }) => setType === 'working' && reps !== null);
  const isRising = plansWithRanges.includes(id);
  for (const { reps, repsMax } of counted) expect(repsMax).toBe(isRising ? reps! + 2 : undefined);
  for (const set of sets.filter((one) => !counted.includes(one))) expect(set).not.toHaveProperty('repsMax');
});

test.each([
  ['weight-gain-strength', 'goblet-squat', [1, 3, 4]],
  ['jerrycan-strength', 'goblet-squat', [1, 3, 4]],
  ['first-months-in-a-gym', 'leg-press', [1, 3, 4]],
])('%s: the ranges that its words name are those of %s', (id, exerciseId, named) => {
  for (const [at, { schedule, text }] of planOf(id).blocks.entries()) {
    const { reps, repsMax } = working(
      doneIn(schedule).find((exercise) => exercise.exerciseId === exerciseId)!,
    )[0]!;
    const ranges = (words: string) =>
      [...words.matchAll(/(\d+)–(\d+)|ከ(\d+) እስከ (\d+) (?:ድግግሞሽ|ወዳለው ድግግሞሽ)/g)].map((found) =>
        found.slice(1).filter(Boolean).map(Number),
      );
    for (const words of [text!.en, text!.am!])
      expect(ranges(words), words).toEqual(named.includes(at) ? [[reps, repsMax]] : []);
  }
});

test('through a fast the load stays: repetitions and efforts are those of the first week', () => {
  const efforts = weeksOf('strength-through-a-fast').map((week) =>
    doneIn(week).map(({ exerciseId, sets }) => [exerciseId, sets.at(-1)?.reps, sets.at(-1)?.rpe]),
  );
  for (const week of efforts) expect(week).toEqual(efforts[0]);
});

test.each([
  ['expecting', /has agreed/, 'bleed'],
  ['after-birth', /has seen you after the birth and agreed/, 'caesarean'],
  ['gentle-on-the-heart', /has agreed to training/, '180/110'],
  ['strong-at-sixty', /asked a health worker first/, 'fallen'],
  ['kind-to-the-knees', /asked a health worker first/, 'swollen'],
  ['strength-through-a-fast', /need not fast/, 'nursing'],
])('%s says who must ask a health worker first', (id, asked, who) => {
  const words = planOf(id)
    .prerequisites.map(({ en }) => en)
    .join(' ');
  expect(words).toMatch(asked);
  expect(words).toContain(who);
  expect(words).toContain('health worker');
});

test.each([
  ['expecting', 'pregnancy'],
  ['after-birth', 'after-birth'],
  ['gentle-on-the-heart', 'blood-pressure'],
  ['strong-at-sixty', 'sixty-and-over'],
  ['back-and-desk', 'back'],
  ['kind-to-the-knees', 'knee'],
] as const)('%s is found by whoever names %s, and no other bundled plan is', (id, condition) => {
  const made = [...plans.values()].filter(({ suits }) => suits.includes(condition));
  expect(made.map((plan) => plan.id)).toEqual([id]);
});
