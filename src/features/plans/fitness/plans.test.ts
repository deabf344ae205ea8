import { describe, expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { figures } from '#content/figures.ts';
import type { FigureData, Muscle as DrawnMuscle } from '#content/figures/pose.ts';
import bundledFoods from '#content/foods.json' with { type: 'json' };
import weightGain from '#content/plans/fitness/weight-gain-strength.json' with { type: 'json' };
import weightLoss from '#content/plans/fitness/weight-loss-foundation.json' with { type: 'json' };
import { type Muscle, muscleGroupLabels, muscleLabels } from '../exercises/muscles.ts';
import { libraryOf, shownPlan, weekTotals } from './schedule.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import { writtenPlanSchema } from './schema.ts';
import { weekEnergy } from './week-energy.ts';

const exercises = exerciseSchema.array().parse(bundledExercises);
const plans = [weightLoss, weightGain].map((bundled) => writtenPlanSchema.parse(bundled));

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
  test.each([
    ['exercises', bundledExercises, bundledExercises.length * 12],
    [weightLoss.id, weightLoss, 60],
    [weightGain.id, weightGain, 60],
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
    expect(ids.filter((id) => !(id in figures))).toEqual([]);
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

describe.each(plans.map((plan) => [plan.id, plan] as const))('%s', (id, plan) => {
  test('nothing is lost between the file and the schema', () => {
    expect([weightLoss, weightGain].find((bundled) => bundled.id === id)).toEqual(plan);
  });

  test('seven days, six of them of training', () => {
    expect(plan.schedule.map((day) => day.day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekTotals(plan.schedule, library).workouts).toBe(6);
    expect(plan.weeklyWorkouts).toBe(6);
  });

  test('four to six known exercises a day, the first of them easy on the body', () => {
    const warmUps = ['march-in-place', 'jumping-jack', 'brisk-walk'];
    for (const day of plan.schedule.filter((each) => !each.restDay)) {
      const ids = day.exercises.map((exercise) => exercise.exerciseId);
      expect(ids.length).toBeGreaterThanOrEqual(4);
      expect(ids.length).toBeLessThanOrEqual(6);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((each) => !exercises.some((exercise) => exercise.id === each))).toEqual([]);
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
    expect(shown.averageWorkoutTime).toBe(Math.round(days.reduce((sum, minutes) => sum + minutes, 0) / 6));
  });

  test('sets have 30 to 90 seconds of rest', () => {
    for (const { restTime } of plan.schedule.flatMap((day) => day.exercises).flatMap(({ sets }) => sets)) {
      expect(restTime).toBeGreaterThanOrEqual(30);
      expect(restTime).toBeLessThanOrEqual(90);
    }
  });

  test('a progression over all its weeks', () => {
    expect(plan.progression[0]?.fromWeek).toBe(1);
    expect(plan.progression.at(-1)?.toWeek).toBe(plan.duration);
  });

  test('what it claims has a source', () => {
    expect(plan.sources.length).toBeGreaterThan(0);
  });
});

test('the weight-loss plan pulls as it pushes, and stands on no movement of strength more than three days', () => {
  const [plan] = plans;
  const days = new Map<string, number>();
  for (const { exerciseId } of plan!.schedule.flatMap((day) => day.exercises))
    days.set(exerciseId, (days.get(exerciseId) ?? 0) + 1);
  expect(days.get('bent-over-row')).toBe(days.get('push-up'));
  for (const [id, count] of days)
    if (library.get(id)?.category === 'strength') expect(count, id).toBeLessThanOrEqual(3);
});

test('the effort of the weight-loss plan leaves the two or three repetitions that it asks for', () => {
  const sets = plans[0]!.schedule
    .flatMap((day) => day.exercises)
    .filter(({ exerciseId }) => library.get(exerciseId)?.category === 'strength')
    .flatMap((exercise) => exercise.sets);
  const efforts = new Set(sets.flatMap(({ rpe }) => rpe ?? []));
  // Effort 7 leaves three repetitions in reserve, 8 leaves two.
  for (const effort of efforts) expect([7, 8]).toContain(effort);
});

test('the easy day of the weight-gain plan is easy', () => {
  const ids = plans[1]!.schedule[5]!.exercises.map(({ exerciseId }) => exerciseId);
  for (const hard of ['high-knees', 'mountain-climber', 'jumping-jack']) expect(ids).not.toContain(hard);
});

test('a week of a plan is reckoned in kcal by the method for workouts', () => {
  const [loss, gain] = plans;
  const walk = [
    {
      ...loss!.schedule[0]!,
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
    const kcal = weekEnergy(plan.schedule, exercises) ?? 0;
    expect(kcal).toBeGreaterThan(700);
    expect(kcal).toBeLessThan(plan.estimatedCaloriesBurn ?? 0);
  }
});

test('the walks and warm-ups of the last weeks of the weight-loss plan make 150 minutes', () => {
  const lastWeeksWalks = 45 + 40 + 50;
  const warmUps = plans
    .flatMap((plan) => (plan.id === 'weight-loss-foundation' ? plan.schedule : []))
    .flatMap((day) => day.exercises)
    .filter((exercise) => exercise.exerciseId === 'march-in-place')
    .flatMap((exercise) => exercise.sets)
    .reduce((minutes, set) => minutes + (set.durationSeconds ?? 0) / 60, 0);
  expect(lastWeeksWalks + warmUps).toBe(150);
});

test('the meals of the weight-gain plan are made of foods that Birtu has figures for', () => {
  const known = new Set(bundledFoods.foods.map((food) => food.id));
  const { tips: _, ...meals } = weightGain.mealSuggestion;
  const foodIds = Object.values(meals).flatMap((meal) => meal.foodIds);
  expect(foodIds.length).toBeGreaterThan(10);
  expect(foodIds.filter((id) => !known.has(id))).toEqual([]);
});
