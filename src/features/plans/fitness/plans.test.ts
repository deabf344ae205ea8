import { describe, expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { figures } from '#content/figures.ts';
import type { FigureData, Muscle as DrawnMuscle } from '#content/figures/pose.ts';
import { foodTable as bundledFoods } from '#content/foods.ts';
import {
  bundledFitnessPlans,
  weightGainStrength as weightGain,
  weightLossFoundation as weightLoss,
} from '#content/plans/fitness.ts';
import { type Muscle, muscleGroupLabels, muscleLabels } from '../exercises/muscles.ts';
import { libraryOf, placedBlocks, shownPlan, weekTotals } from './schedule.ts';
import { exerciseSchema, type Exercise } from '../exercises/schema.ts';
import { writtenPlanSchema, type WrittenPlan } from './schema.ts';
import { weekEnergy } from './week-energy.ts';

const exercises = exerciseSchema.array().parse(bundledExercises);
const plans = [weightLoss, weightGain].map((bundled) => writtenPlanSchema.parse(bundled));
const allPlans = bundledFitnessPlans.map((bundled) => writtenPlanSchema.parse(bundled));

/** Ethiopic letters and numbers that stand in running text, without a Latin word among them. */
const written = /^(?=.*\p{Script=Ethiopic})[^\p{Script=Latin}]+$/u;

/** Every `{ en, am }` inside a value, with its path. */
function localizedTexts(value: unknown, path = ''): [string, { en: string; am?: unknown }][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string')
    return [[path, { am: undefined, ...value, en: value.en }]];
  return Object.entries(value).flatMap(([key, inner]) => localizedTexts(inner, `${path}/${key}`));
}

/** What each muscle that the figures can colour is called in the exercises. */
const drawn: Record<DrawnMuscle, readonly Muscle[]> = {
  abs: ['abdominals', 'obliques'],
  back: ['upper-back', 'lats', 'lower-back'],
  biceps: ['biceps'],
  calves: ['calves'],
  chest: ['chest'],
  glutes: ['glutes'],
  hamstrings: ['hamstrings'],
  quads: ['quadriceps'],
  shoulders: ['shoulders'],
  triceps: ['triceps'],
};

describe('both languages are complete', () => {
  test.each<[string, unknown, number]>([
    ['exercises', bundledExercises, bundledExercises.length * 12],
    ...bundledFitnessPlans.map((plan): [string, unknown, number] => [plan.id, plan, 45]),
    ['muscles', muscleLabels, 15],
    ['muscle groups', muscleGroupLabels, 7],
  ])('%s', (_, content, atLeast) => {
    const texts = localizedTexts(content);
    expect(texts.length).toBeGreaterThanOrEqual(atLeast);
    for (const [path, text] of texts) {
      expect(text.am, path).toMatch(written);
      expect(text.en, path).not.toMatch(/\p{Script=Ethiopic}/u);
    }
  });
});

describe('exercises', () => {
  test('nothing is lost between the file and the schema', () => {
    expect(exercises).toEqual(bundledExercises);
  });

  test('each is there once, and has its figure', () => {
    const ids = exercises.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(Object.keys(figures).toSorted());
  });

  test.each(exercises.map((exercise) => [exercise.id, exercise] as const))('%s', (id, exercise) => {
    expect(exercise.steps.length).toBeGreaterThanOrEqual(4);
    expect(exercise.steps.length).toBeLessThanOrEqual(7);
    expect(exercise.tips.length).toBeGreaterThan(0);
    expect(exercise.commonMistakes.length).toBeGreaterThan(0);
    expect(['beginner', 'intermediate']).toContain(exercise.difficulty);
    expect(exercise.estimatedTime).toBeGreaterThan(0);
    expect(exercise.targetMuscles.length).toBeGreaterThan(0);
    expect(exercise.secondaryMuscles.filter((muscle) => exercise.targetMuscles.includes(muscle))).toEqual([]);
    expect(Object.keys(figures)).toContain(id);
    expect([exercise.gifUrl, exercise.image]).toEqual([`/figures/${id}.svg`, `/figures/${id}-still.svg`]);
  });
});

test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: what its figure colours is named',
  (id, exercise) => {
    const named = new Set<Muscle>([...exercise.targetMuscles, ...exercise.secondaryMuscles]);
    const coloured: readonly DrawnMuscle[] = (figures as Record<string, FigureData>)[id]?.works ?? [];
    expect(coloured.length).toBeGreaterThan(0);
    expect(coloured.filter((muscle) => !drawn[muscle].some((name) => named.has(name)))).toEqual([]);
  },
);

test('the plans have the specified figures', () => {
  const figures = plans.map((plan) => [
    plan.id,
    plan.level,
    plan.duration,
    plan.durationUnit,
    plan.weeklyWorkouts,
    plan.estimatedCaloriesBurn,
    plan.difficulty,
    plan.rating,
    plan.reviewCount,
    plan.completionRate,
    plan.status,
  ]);
  expect(figures).toEqual([
    ['weight-loss-foundation', 'beginner', 10, 'weeks', 6, 1500, 3, 4.6, 110, 80, 'published'],
    ['weight-gain-strength', 'intermediate', 12, 'weeks', 6, 2000, 4, 4.7, 95, 88, 'published'],
  ]);
});

const library = libraryOf(exercises);
const daysOf = (plan: WrittenPlan) => plan.blocks.flatMap(({ schedule }) => schedule);
/** How much of an exercise a block asks for in its week, set by set, warming up left out. */
const workOf = (plan: WrittenPlan, block: number, exerciseId: string) =>
  plan.blocks[block]!.schedule.flatMap(({ day, exercises: done }) =>
    done
      .filter((exercise) => exercise.exerciseId === exerciseId)
      .map(({ sets }) => ({ day, sets: sets.filter(({ setType }) => setType !== 'warm-up') })),
  );
/** Working sets of a week that follow a pattern of movement. */
const setsOf = (schedule: WrittenPlan['blocks'][number]['schedule'], pattern: Exercise['pattern']) =>
  schedule
    .flatMap((day) => day.exercises)
    .filter(({ exerciseId }) => library.get(exerciseId)?.pattern === pattern)
    .flatMap((exercise) => exercise.sets)
    .filter(({ setType }) => setType !== 'warm-up').length;
const walkedMinutes = (plan: WrittenPlan, block: number) =>
  workOf(plan, block, 'brisk-walk').flatMap(({ sets }) => sets.map((set) => (set.durationSeconds ?? 0) / 60));

/** What may come first on a day: easy on the body. */
const warmUps = ['march-in-place', 'jumping-jack', 'brisk-walk', 'seated-march'];

describe.each(allPlans.map((plan) => [plan.id, plan] as const))('%s', (id, plan) => {
  test('nothing is lost between the file and the schema', () => {
    expect(bundledFitnessPlans.find((bundled) => bundled.id === id)).toEqual(plan);
  });

  test('seven days in each block, of training as many as it says', () => {
    for (const { schedule } of plan.blocks) {
      expect(schedule.map((day) => day.day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(weekTotals(schedule, library).workouts).toBe(plan.weeklyWorkouts);
    }
  });

  test('a few known exercises a day, each once, the first of them easy on the body', () => {
    for (const day of daysOf(plan).filter((each) => !each.restDay)) {
      const ids = day.exercises.map((exercise) => exercise.exerciseId);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(ids.length).toBeLessThanOrEqual(8);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((each) => !library.has(each))).toEqual([]);
      expect(warmUps).toContain(ids[0]);
    }
  });

  test('minutes add up from exercises to days to the average', () => {
    const shown = shownPlan(plan, library);
    const days = shown.schedule.map(({ totalEstimatedTime }) => totalEstimatedTime);
    expect(days).toEqual(
      shown.schedule.map(({ exercises: done }) =>
        done.reduce((minutes, { estimatedTime }) => minutes + estimatedTime, 0),
      ),
    );
    expect(shown.averageWorkoutTime).toBe(
      Math.round(days.reduce((sum, minutes) => sum + minutes, 0) / plan.weeklyWorkouts),
    );
  });

  test('a set is followed by a rest that lets one breathe, and none is longer than two minutes', () => {
    for (const { restTime } of daysOf(plan)
      .flatMap((day) => day.exercises)
      .flatMap(({ sets }) => sets)) {
      expect(restTime).toBeGreaterThanOrEqual(10);
      expect(restTime).toBeLessThanOrEqual(120);
    }
  });

  test('its blocks fill its weeks, say what changes, and change it', () => {
    expect(placedBlocks(plan).at(-1)?.toWeek).toBe(plan.duration);
    expect(plan.blocks.reduce((weeks, block) => weeks + block.weeks, 0)).toBe(plan.duration);
    for (const { title, text } of plan.blocks) expect([title, text]).not.toContain(null);
    for (const [index, { schedule }] of plan.blocks.entries())
      if (index > 0) expect(schedule).not.toEqual(plan.blocks[index - 1]?.schedule);
  });

  test('what it claims has a source, and it says who asks a health worker first', () => {
    expect(plan.sources.length).toBeGreaterThan(1);
    const asked = plan.prerequisites.filter(({ en }) => en.includes('health worker'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { am } of asked) expect(am).toMatch(/የጤና ባለሙያ|ሐኪም/);
  });

  test('it pulls as it pushes', () => {
    for (const { schedule } of plan.blocks) {
      const [pushing, pulling] = (['push', 'pull'] as const).map((pattern) => setsOf(schedule, pattern));
      if (pushing || pulling) expect(pulling! / pushing!).toBeGreaterThanOrEqual(2 / 3);
      if (pushing || pulling) expect(pulling! / pushing!).toBeLessThanOrEqual(3 / 2);
    }
  });

  test('its efforts are those of its level', () => {
    const hardest = { beginner: 7, intermediate: 8, advanced: 9 }[plan.level];
    for (const { rpe } of daysOf(plan)
      .flatMap((day) => day.exercises)
      .flatMap(({ sets }) => sets))
      expect(rpe ?? 0).toBeLessThanOrEqual(hardest);
  });
});

test.each(plans.map((plan) => [plan.id, plan] as const))(
  '%s: four to six exercises a day, and 30 to 90 seconds of rest, as specified',
  (_, plan) => {
    for (const day of daysOf(plan).filter((each) => !each.restDay)) {
      expect(day.exercises.length).toBeGreaterThanOrEqual(4);
      expect(day.exercises.length).toBeLessThanOrEqual(6);
      for (const { restTime } of day.exercises.flatMap(({ sets }) => sets)) {
        expect(restTime).toBeGreaterThanOrEqual(30);
        expect(restTime).toBeLessThanOrEqual(90);
      }
    }
  },
);

test('the plans without specified figures have no rating, and the energy that the method gives their first week', () => {
  for (const plan of allPlans.filter(({ id }) => !plans.some((specified) => specified.id === id))) {
    expect([plan.rating, plan.reviewCount, plan.completionRate]).toEqual([null, 0, null]);
    expect(plan.estimatedCaloriesBurn, plan.id).toBe(weekEnergy(plan.blocks[0]!.schedule, exercises));
    expect(plan.status).toBe('published');
  }
});

test('the weight-loss plan pulls as it pushes, and stands on no movement of strength more than three days', () => {
  const [plan] = plans;
  const days = new Map<string, number>();
  for (const { exerciseId } of plan!.blocks[0]!.schedule.flatMap((day) => day.exercises))
    days.set(exerciseId, (days.get(exerciseId) ?? 0) + 1);
  expect(days.get('bent-over-row')).toBe(days.get('push-up'));
  for (const [id, count] of days)
    if (library.get(id)?.category === 'strength') expect(count, id).toBeLessThanOrEqual(3);
});

test('the effort of the weight-loss plan leaves the two or three repetitions that it asks for', () => {
  const sets = daysOf(plans[0]!)
    .flatMap((day) => day.exercises)
    .filter(({ exerciseId }) => library.get(exerciseId)?.category === 'strength')
    .flatMap((exercise) => exercise.sets);
  const efforts = new Set(sets.flatMap(({ rpe }) => rpe ?? []));
  // Effort 7 leaves three repetitions in reserve, 8 leaves two.
  for (const effort of efforts) expect([7, 8]).toContain(effort);
  const counted = sets.filter(({ setType, reps }) => setType === 'working' && reps !== null);
  expect(counted.filter(({ rpe }) => rpe === undefined)).toEqual([]);
});

test('the easy day of the weight-gain plan is easy', () => {
  const ids = plans[1]!.blocks[0]!.schedule[5]!.exercises.map(({ exerciseId }) => exerciseId);
  for (const hard of ['high-knees', 'mountain-climber', 'jumping-jack']) expect(ids).not.toContain(hard);
});

test('a week of a plan is reckoned in kcal by the method for workouts', () => {
  const [loss, gain] = plans;
  const walk = [
    {
      ...loss!.blocks[0]!.schedule[0]!,
      exercises: [
        {
          exerciseId: 'brisk-walk',
          sets: [{ setType: 'cardio' as const, reps: null, durationSeconds: 3600, restTime: 0 }],
        },
      ],
    },
  ];
  expect(weekEnergy(walk, exercises, 100)).toBe(430);
  expect(weekEnergy(walk, [])).toBeNull();
  for (const plan of [loss!, gain!]) {
    const kcal = weekEnergy(plan.blocks[0]!.schedule, exercises) ?? 0;
    expect(kcal).toBeGreaterThan(700);
    expect(kcal).toBeLessThan(plan.estimatedCaloriesBurn ?? 0);
  }
});

describe('what the blocks of the weight-loss plan promise in words happens in their sets', () => {
  const plan = plans[0]!;

  test.each([
    [0, [25, 20, 30]],
    [1, [30, 25, 35]],
    [2, [30, 25, 35]],
    [3, [35, 30, 40]],
    [4, [45, 40, 50]],
  ])('block %i walks for %j minutes', (block, minutes) => {
    expect(walkedMinutes(plan, block)).toEqual(minutes);
  });

  test('75 minutes of walking in the first weeks, and with the warm-ups of the last ones the 150 that adults are advised', () => {
    const sum = (minutes: number[]) => minutes.reduce((total, each) => total + each, 0);
    expect(sum(walkedMinutes(plan, 0))).toBe(75);
    const warmUps = plan.blocks[4]!.schedule.flatMap((day) => day.exercises)
      .filter((exercise) => exercise.exerciseId === 'march-in-place')
      .flatMap((exercise) => exercise.sets.map((set) => (set.durationSeconds ?? 0) / 60));
    expect(sum(walkedMinutes(plan, 4)) + sum(warmUps)).toBe(150);
  });

  test('weeks 5 and 6: one set more of squats and push-ups on days 1 and 5, planks of 30 seconds', () => {
    const counts = (block: number, id: string) =>
      workOf(plan, block, id).map(({ day, sets }) => [day, sets.length]);
    expect(counts(1, 'bodyweight-squat')).toEqual([
      [1, 3],
      [5, 3],
      [6, 2],
    ]);
    expect(counts(2, 'bodyweight-squat')).toEqual([
      [1, 4],
      [5, 4],
      [6, 2],
    ]);
    expect(counts(2, 'push-up')).toEqual([
      [1, 4],
      [5, 4],
    ]);
    for (const { sets } of workOf(plan, 2, 'plank'))
      for (const set of sets) expect(set.durationSeconds).toBe(30);
  });

  test('weeks 7 and 8: two repetitions more', () => {
    const reps = (block: number, id: string) =>
      workOf(plan, block, id).flatMap(({ sets }) => sets.map((set) => set.reps ?? 0));
    for (const id of ['bodyweight-squat', 'push-up', 'bent-over-row', 'reverse-lunge', 'glute-bridge'])
      expect(reps(3, id)).toEqual(reps(2, id).map((count) => count + 2));
    expect(reps(3, 'dead-bug')).toEqual(reps(2, 'dead-bug'));
  });
});

describe('what the blocks of the weight-gain plan promise in words happens in their sets', () => {
  const plan = plans[1]!;
  const ids = [
    ...new Set(plan.blocks[1]!.schedule.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId))),
  ];
  const counts = (block: number) =>
    ids.flatMap((id) => workOf(plan, block, id).map(({ sets }) => sets.length));

  test('three sets at most in the first weeks, half of them in week 6, two at most in week 12', () => {
    expect(counts(0)).toEqual(counts(1).map((count) => Math.min(count, 3)));
    expect(counts(2)).toEqual(counts(1).map((count) => Math.ceil(count / 2)));
    expect(counts(5)).toEqual(counts(1).map((count) => Math.min(count, 2)));
    expect(Math.max(...counts(1))).toBe(4);
  });

  test('the heavy lifts go from 10 repetitions to 8, with 90 seconds of rest, and back to 10', () => {
    for (const id of ['goblet-squat', 'romanian-deadlift', 'bent-over-row', 'overhead-press']) {
      const [day] = workOf(plan, 1, id);
      expect(day?.sets[0]?.reps).toBe(10);
      expect(workOf(plan, 3, id)[0]?.sets).toEqual(
        day?.sets.map((set) => ({ ...set, reps: 8, repsMax: 10, restTime: 90 })),
      );
      expect(workOf(plan, 4, id)[0]?.sets).toEqual(
        day?.sets.map((set) => ({ ...set, reps: 10, repsMax: 12, restTime: 90 })),
      );
    }
  });
});

test('the meals of the weight-gain plan are made of foods that Birtu has figures for', () => {
  const known = new Set(bundledFoods.foods.map((food) => food.id));
  const { tips: _, ...meals } = weightGain.mealSuggestion;
  const foodIds = Object.values(meals).flatMap((meal) => meal.foodIds);
  expect(foodIds.length).toBeGreaterThan(10);
  expect(foodIds.filter((id) => !known.has(id))).toEqual([]);
});
