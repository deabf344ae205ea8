import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import bundledExercises from '#content/exercises.json' with { type: 'json' };
import weightGain from '#content/plans/fitness/weight-gain-strength.json' with { type: 'json' };
import weightLoss from '#content/plans/fitness/weight-loss-foundation.json' with { type: 'json' };
import { exerciseSchema, type Exercise } from '../../exercises/schema.ts';
import { fitnessPlanSchema } from '../schema.ts';
import type { Library } from './schema.ts';
import { draftOf, newPlanFields, numbered, storedPlan } from './stored-plan.ts';
import { dayTotals, focusOf, weekTotals } from './totals.ts';

const bundled = exerciseSchema.array().parse(bundledExercises);
const libraryOf = (exercises: readonly Exercise[]): Library =>
  new Map(exercises.map((exercise) => [exercise.id, exercise]));
const library = libraryOf(bundled);
/** The same, with the kilocalories of a usual round. */
const measuredLibrary = libraryOf(bundled.map((exercise) => ({ ...exercise, caloriesBurn: 40 })));
const plans = [weightLoss, weightGain].map((plan) => fitnessPlanSchema.parse(plan));

/** Ten minutes of an exercise. */
const tenMinutes = (exerciseId: string) => ({
  exerciseId,
  sets: [{ reps: null, durationSeconds: 540, restTime: 60 }],
});
const day = (...ids: string[]) => ({ restDay: false, exercises: ids.map(tenMinutes) });
const rest = { restDay: true, exercises: [] };

describe('a day', () => {
  test('is about what its exercises are about, in one order, each once', () => {
    expect(dayTotals(day('plank', 'goblet-squat', 'dead-bug'), library)).toEqual({
      minutes: 30,
      calories: null,
      muscleGroups: ['legs', 'core'],
    });
    expect(focusOf(day('plank'), library)).toEqual([{ en: 'Core', am: 'ሆድና ወገብ' }]);
  });

  test('burns in proportion to the usual round of each exercise, where all of them are known', () => {
    // 10 minutes of a round of 5 minutes and 40 kcal, and of one of 20 minutes and 40 kcal
    expect(dayTotals(day('push-up', 'brisk-walk'), measuredLibrary).calories).toBe(80 + 20);
    const half = libraryOf(
      [...measuredLibrary.values()].map((e) => (e.id === 'plank' ? { ...e, caloriesBurn: null } : e)),
    );
    expect(dayTotals(day('push-up', 'plank'), half).calories).toBeNull();
    expect(dayTotals(day('push-up', 'gone'), measuredLibrary).calories).toBeNull();
    expect(dayTotals(day(), measuredLibrary).calories).toBeNull();
  });
});

describe('a week', () => {
  test.each([
    ['no day', [], { workouts: 0, averageMinutes: 0, calories: null, muscleGroups: [] }],
    ['rest only', [rest, rest], { workouts: 0, averageMinutes: 0, calories: null, muscleGroups: [] }],
    [
      'work and rest',
      [day('push-up'), rest, day('push-up', 'brisk-walk')],
      { workouts: 2, averageMinutes: 15, calories: 80 + 100, muscleGroups: ['legs', 'chest'] },
    ],
  ])('%s', (_, schedule, totals) => {
    expect(weekTotals(schedule, measuredLibrary)).toEqual(totals);
  });

  test('has as many workouts as days that are none of rest', () => {
    const days = fc.array(fc.boolean().map((isRest) => (isRest ? rest : day('plank'))));
    fc.assert(
      fc.property(days, (schedule) => {
        expect(weekTotals(schedule, library).workouts).toBe(
          schedule.filter(({ restDay }) => !restDay).length,
        );
      }),
    );
  });
});

describe('the plan as it is kept', () => {
  test.each(plans.map((plan) => [plan.id, plan] as const))(
    '%s goes through the form and comes back the same',
    (id, plan) => {
      const { rating, reviewCount, completionRate } = plan;
      const kept = { ...newPlanFields(id), rating, reviewCount, completionRate };
      expect(storedPlan(draftOf(plan, library), library, kept)).toEqual(plan);
    },
  );

  test('focus areas that follow from the exercises go on following, those in staff’s own words stay', () => {
    const own = draftOf(plans[0]!, library);
    expect(own.schedule[0]!.focusAreas).toEqual(plans[0]!.schedule[0]!.focusAreas);
    const following = { ...own, schedule: own.schedule.map((each) => ({ ...each, focusAreas: [] })) };
    const stored = storedPlan(following, library, newPlanFields('a'));
    expect(stored.schedule[0]!.focusAreas).toEqual(focusOf(following.schedule[0]!, library));
    expect(draftOf(stored, library).schedule).toEqual(following.schedule);
  });

  test.each([
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [1, 3],
      [1, 3],
    ],
    [
      [1, 3, 3],
      [1, 2, 3],
    ],
    [
      [2, 1],
      [1, 2],
    ],
    [[], []],
  ])('days %j are numbered %j: no number stands twice', (before, after) => {
    expect(numbered(before.map((number) => ({ day: number }))).map(({ day: number }) => number)).toEqual(
      after,
    );
  });
});
