import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bmiCategories } from '#src/lib/bmi.ts';
import { fitnessCategories } from '#src/features/plans/fitness/kinds.ts';
import { conditions, type Condition } from '#src/features/plans/exercises/cautions.ts';
import { levels } from '#src/features/plans/exercises/kinds.ts';
import { nutritionCategories } from '#src/features/plans/nutrition/kinds.ts';
import { knownAnswers } from './known-answers.ts';
import { isWithin, levelOrder, type Need } from './plan-limits.ts';
import { matchFitness, matchNutrition } from './plan-match.ts';
import { pressureLevels } from '#src/lib/blood-pressure.ts';
import { components } from './scoring.ts';

const need = (change: Partial<Need> = {}): Need => ({
  level: 'intermediate',
  weight: 'normal',
  weakest: 'pushUps',
  pressure: 'usual',
  ...change,
});
const fitness = (
  category: (typeof fitnessCategories)[number],
  level: Need['level'] = 'beginner',
  ...tags: string[]
) => ({
  category,
  level,
  isGentle: false,
  tags: tags.map((en) => ({ en })),
  suits: [] as Condition[],
});
const nutrition = (category: (typeof nutritionCategories)[number], ...tags: string[]) => ({
  category,
  tags: tags.map((en) => ({ en })),
});

describe('a fitness plan', () => {
  test('for the weight comes before one for what was weakest, and that before one of the level', () => {
    const plans = [fitness('maintenance'), fitness('strength'), fitness('weight-loss')];
    expect(matchFitness(plans, need({ weight: 'overweight' }))).toEqual({ plan: plans[2], reason: 'weight' });
    expect(matchFitness(plans.slice(0, 2), need())).toEqual({ plan: plans[1], reason: 'weakest' });
    expect(matchFitness(plans.slice(0, 1), need())).toEqual({ plan: plans[0], reason: 'general' });
  });

  test('of the own level comes before a gentler one', () => {
    const plans = [fitness('strength', 'beginner'), fitness('strength', 'intermediate')];
    expect(matchFitness(plans, need())?.plan).toBe(plans[1]);
  });

  test('is none where all would be harmful or too hard', () => {
    expect(
      matchFitness([fitness('strength', 'advanced'), fitness('weight-gain')], need({ weight: 'obese' })),
    ).toBeNull();
    expect(matchFitness([fitness('weight-loss'), fitness('weight-gain')], need({ weight: null }))).toBeNull();
  });
});

test.each(['pregnancy', 'after-birth', 'sixty-and-over'] as const)(
  'a fitness plan made for %s is for those who look for it',
  (condition) => {
    expect(matchFitness([{ ...fitness('strength'), suits: [condition] }], need())).toBeNull();
  },
);

test('a fitness plan for a fast is for those who look for it', () => {
  expect(matchFitness([fitness('strength', 'beginner', 'Fasting')], need())).toBeNull();
});

test('a fitness plan made for a high blood pressure is for whoever has one', () => {
  const plan = { ...fitness('endurance'), isGentle: true, suits: ['blood-pressure' as const] };
  expect(matchFitness([plan], need())).toBeNull();
  expect(matchFitness([plan], need({ pressure: 'high' }))?.plan).toBe(plan);
  expect(matchFitness([plan], need({ pressure: 'very-high' }))).toBeNull();
});

describe('a blood pressure', () => {
  const [hard, gentle] = [fitness('strength'), { ...fitness('strength'), isGentle: true }];
  test.each([
    ['usual', [hard, gentle], hard],
    ['high-normal', [hard, gentle], hard],
    ['high', [hard, gentle], gentle],
    ['high', [hard], undefined],
    ['very-high', [hard, gentle], undefined],
    ['severe', [hard, gentle], undefined],
  ] as const)('%s takes of %j only %j', (pressure, plans, plan) => {
    expect(matchFitness(plans, need({ pressure }))?.plan).toBe(plan);
  });

  test.each([
    ['very-high', true],
    ['severe', false],
  ] as const)('%s: food may be suggested is %s', (pressure, isSuggested) => {
    expect(matchNutrition([nutrition('maintenance')], need({ pressure })) !== null).toBe(isSuggested);
  });
});

describe('a nutrition plan', () => {
  test('feeds the weight, else what was weakest, else keeps the balance', () => {
    const plans = [
      nutrition('health'),
      nutrition('maintenance'),
      nutrition('endurance'),
      nutrition('weight-gain'),
    ];
    expect(matchNutrition(plans, need({ weight: 'underweight' }))).toEqual({
      plan: plans[3],
      reason: 'weight',
    });
    expect(matchNutrition(plans, need({ weakest: 'cardio' }))).toEqual({ plan: plans[2], reason: 'weakest' });
    expect(matchNutrition(plans, need())).toEqual({ plan: plans[1], reason: 'general' });
  });

  test('of fasting food is nobody’s who did not look for it', () => {
    const plans = [nutrition('maintenance', 'Fasting'), nutrition('health', 'pulses')];
    expect(matchNutrition(plans, need())?.plan).toBe(plans[1]);
  });
});

const needs: fc.Arbitrary<Need> = fc.record({
  level: fc.constantFrom(...levels),
  weight: fc.constantFrom(...bmiCategories, null),
  weakest: fc.constantFrom(...components, null),
  pressure: fc.constantFrom(...pressureLevels),
});

test('nothing is ever above the level, or against the weight', () => {
  const fitnessPlans = fc.array(
    fc.record({
      category: fc.constantFrom(...fitnessCategories),
      level: fc.constantFrom(...levels),
      isGentle: fc.boolean(),
      tags: fc.constant([]),
      suits: fc.subarray([...conditions]),
    }),
  );
  const nutritionPlans = fc.array(
    fc.constantFrom(...nutritionCategories).map((category) => nutrition(category)),
  );
  fc.assert(
    fc.property(needs, fitnessPlans, nutritionPlans, (someNeed, someFitness, someNutrition) => {
      const training = matchFitness(someFitness, someNeed)?.plan;
      if (training) expect(training.suits).not.toContain('pregnancy');
      if (training)
        expect(levelOrder.indexOf(training.level)).toBeLessThanOrEqual(levelOrder.indexOf(someNeed.level));
      const food = matchNutrition(someNutrition, someNeed)?.plan;
      const against = {
        underweight: ['weight-loss'],
        normal: [],
        overweight: ['weight-gain'],
        obese: ['weight-gain'],
        none: ['weight-loss', 'weight-gain'],
      }[someNeed.weight ?? 'none'];
      expect(against).not.toContain(training?.category);
      expect(against).not.toContain(food?.category);
    }),
  );
});

describe('what an assessment knows of the three questions', () => {
  test.each<[Partial<Need>, number, ReturnType<typeof knownAnswers>]>([
    [{}, 30, { goal: 'get-stronger', minds: [] }],
    [{ weakest: 'cardio' }, 30, { goal: 'run', minds: [] }],
    [{ weakest: null }, 30, { goal: null, minds: [] }],
    [{ weight: 'obese' }, 30, { goal: 'lose-weight', minds: [] }],
    [{ weight: 'underweight' }, 59, { goal: 'gain-weight', minds: [] }],
    [{ weight: null, weakest: 'flexibility' }, 60, { goal: 'move-freely', minds: ['sixty-and-over'] }],
    [{ pressure: 'high-normal' }, 30, { goal: 'get-stronger', minds: [] }],
    [{ pressure: 'high' }, 70, { goal: 'get-stronger', minds: ['blood-pressure', 'sixty-and-over'] }],
  ])('%j at %i', (change, age, known) => {
    expect(knownAnswers(need(change), age)).toEqual(known);
  });

  test('a plan that it forbids stays forbidden, whatever was answered', () => {
    const easy = { ...fitness('strength'), isGentle: true };
    expect(isWithin(easy, need({ pressure: 'high' }))).toBe(true);
    expect(isWithin(fitness('strength'), need({ pressure: 'high' }))).toBe(false);
    expect(isWithin(easy, need({ pressure: 'very-high' }))).toBe(false);
    expect(isWithin(fitness('strength', 'advanced'), need())).toBe(false);
    expect(isWithin(fitness('weight-gain'), need({ weight: 'obese' }))).toBe(false);
  });
});
