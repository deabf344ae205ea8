import { describe, expect, it } from 'vitest';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { weightLossFoundation as plan } from '#content/plans/fitness.ts';
import table from '#content/plans/nutrition/fasting-table.json' with { type: 'json' };
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { planDetail } from '#src/features/plans/fitness/schedule.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import { nutrientNames } from '#src/features/foods/kinds.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import { nutritionPlanSchema } from '#src/features/plans/nutrition/schema.ts';
import { firstDay, firstDayOfMeals, plansOnHome, setsInShort } from './home.ts';

type Day = NutritionPlanDetail['days'][number];

const detail = planDetail(writtenPlanSchema.parse(plan), exerciseSchema.array().parse(exercises));

describe('the first day on the home page', () => {
  it('is the plan’s first training day in the reader’s language', () => {
    const day = firstDay(detail, 'am');
    expect(day).toMatchObject({ planId: plan.id, title: plan.title.am, day: 1 });
    expect(day?.exercises[0]).toMatchObject({ id: 'march-in-place', work: { sets: 1, seconds: 300 } });
    expect(day?.exercises).toHaveLength(plan.blocks[0]!.schedule[0]!.exercises.length);
  });

  it('leaves out an exercise that is gone', () => {
    const without = { ...detail, exercises: detail.exercises.filter(({ id }) => id !== 'push-up') };
    expect(firstDay(without, 'en')?.exercises.map(({ id }) => id)).not.toContain('push-up');
  });

  it('is none where every day is for rest', () => {
    const schedule = detail.plan.schedule.map((day) => ({ ...day, restDay: true, exercises: [] }));
    expect(firstDay({ ...detail, plan: { ...detail.plan, schedule } }, 'en')).toBeNull();
  });
});

describe('the plans on the home page', () => {
  const plans = [
    { id: 'newest', featured: false, difficulty: 4 },
    { id: 'easy', featured: false, difficulty: 1 },
    { id: 'as-easy', featured: false, difficulty: 1 },
    { id: 'hard', featured: true, difficulty: 5 },
    { id: 'middling', featured: true, difficulty: 3 },
  ];
  const featured = plans.slice(3);
  it.each([
    ['the easiest where none is featured', plans.slice(0, 3), 2, ['easy', 'as-easy']],
    ['those alone that are featured, the easier first', plans, 2, ['middling', 'hard']],
    ['one that is featured, and the easiest', plans.slice(0, 4), 2, ['hard', 'easy']],
    [
      'each once, though it is read as featured and as new',
      [...featured, ...plans],
      3,
      ['middling', 'hard', 'easy'],
    ],
    ['no more than there are', plans.slice(0, 1), 2, ['newest']],
    ['none', [], 2, []],
  ])('are %s', (_which, given, count, expected) => {
    expect(plansOnHome(given, count).map(({ id }) => id)).toEqual(expected);
  });
});

describe('the sets of an exercise in short', () => {
  it('counts them and says what the first one asks for', () => {
    const set = { setType: 'working', reps: 6, eachSide: true, restTime: 30 } as const;
    expect(setsInShort([set, set])).toEqual({
      sets: 2,
      reps: 6,
      repsMax: null,
      seconds: null,
      eachSide: true,
    });
    expect(setsInShort([{ ...set, repsMax: 10 }]).repsMax).toBe(10);
  });
});

describe('the day of meals on the home page', () => {
  const meals = nutritionPlanSchema.parse(table);
  const estimate = { value: 1987.4, min: 1800, max: 2200 };
  const nutrients = Object.fromEntries(nutrientNames.map((name) => [name, { estimate, complete: true }]));
  const days = [{ day: 1, fasting: 'yes', nutrients: nutrients as Day['nutrients'] }] satisfies Day[];

  it('names the dishes and tells the energy of the day as the plan itself does', () => {
    const found = firstDayOfMeals({ plan: meals, days, foods: [] }, 'en');
    expect(found).toMatchObject({ planId: table.id, energy: 2000 });
    expect(found?.breakfast).toEqual(table.meals[0]!.breakfast.map(({ name }) => name.en));
  });

  it('names no energy where the foods do not tell', () => {
    expect(firstDayOfMeals({ plan: meals, days: [], foods: [] }, 'en')?.energy).toBeNull();
  });
});
