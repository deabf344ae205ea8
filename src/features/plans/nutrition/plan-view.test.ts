import { expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import content from '#content/plans/nutrition/light-mesob.json' with { type: 'json' };
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { daySums } from './meals.ts';
import { type Choice, choiceIn, planView } from './plan-view.ts';
import { nutritionPlanSchema } from './schema.ts';

const plan = nutritionPlanSchema.parse(content);
const { foods } = foodTableSchema.parse(foodTable);
const byId = new Map(foods.map((food) => [food.id, food]));
const days = plan.meals.map((day) => daySums(day, byId));
const regular = (day: number) => ({ day, variant: null });

it('tells a day’s energy in round figures, between the bounds that its sources leave', () => {
  const { energy } = planView({ plan, days, foods }, regular(1), 'en').day ?? {};
  expect(energy).toBeTruthy();
  for (const figure of [energy?.about, energy?.min, energy?.max])
    expect(figure).toSatisfy((kcal: number) => kcal % 50 === 0);
  expect(energy?.min).toBeLessThanOrEqual(energy?.about ?? 0);
  expect(energy?.max).toBeGreaterThanOrEqual(energy?.about ?? 0);
});

it('tells the day’s sodium and iron within their bounds, and no less than is known', () => {
  const { figures } = planView({ plan, days, foods }, regular(1), 'en').day ?? {};
  expect(figures?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Sodium', 'Iron', 'Fibre']));
  for (const { about, min, max, name } of figures ?? []) {
    expect(min, name).toBeLessThanOrEqual(about);
    expect(max, name).toBeGreaterThanOrEqual(about);
  }
});

it('names each food of the day once, with its grade and source', () => {
  const named = planView({ plan, days, foods }, regular(2), 'am').day?.foods ?? [];
  expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
  for (const { source, isTitle } of named) {
    if (isTitle) expect(source).toMatch(/^(USDA SR27|Ethiopian Food Composition Table 2025)/);
    else expect(source).toMatch(/\p{Script=Ethiopic}/u);
  }
});

it('falls back to the platter that the server draws', () => {
  expect(planView({ plan: { ...plan, imageUrl: null }, days, foods }, regular(1), 'en').imageUrl).toBe(
    '/figures/platter-light-mesob.svg',
  );
});

it('shows the table that is asked for, else the one that the plan leads with', () => {
  const shown = (search: string, leadingVariant: 'regular' | 'fasting' = 'regular') => {
    const detail = { plan: { ...plan, leadingVariant }, days, foods };
    const { variant, day } = planView(detail, choiceIn(new URLSearchParams(search)), 'en');
    return [day?.number, variant?.shown, variant?.isAsked, day?.fasting, day?.isOnly];
  };
  expect(shown('')).toEqual([1, 'regular', false, false, false]);
  expect(shown('?day=3&variant=fasting')).toEqual([3, 'fasting', true, true, false]);
  expect(shown('?day=99&variant=vegan', 'fasting')).toEqual([1, 'fasting', false, true, false]);
});

it('shows the one table of a day for all days, also where other days have two', () => {
  const meals = plan.meals.map(({ fasting, ...day }) =>
    day.day === 2 || !fasting ? day : { ...day, fasting },
  );
  const detail = { plan: { ...plan, meals }, days: meals.map((day) => daySums(day, byId)), foods };
  const { variant, day } = planView(detail, { day: 2, variant: 'fasting' }, 'en');
  expect([variant?.shown, day?.isOnly, day?.fasting]).toEqual(['fasting', true, false]);
  // Nobody takes the one table for fasting food, unless all of it is.
  expect(day?.isNoFast).toBe(true);
  const isNoFast = (asked: Choice) =>
    planView({ ...detail, plan: { ...plan, meals } }, asked, 'en').day?.isNoFast;
  expect(isNoFast({ day: 2, variant: 'regular' })).toBe(false);
  expect(isNoFast({ day: 3, variant: 'fasting' })).toBe(false);
  const single = { ...detail, plan: { ...plan, meals: meals.slice(1, 2) } };
  expect(planView(single, { day: 2, variant: 'fasting' }, 'en').variant).toBeNull();
});

it('tells of fish and honey on a fasting table only, and of what to take instead', () => {
  const fish = {
    ...plan.meals[0]!.lunch[0]!,
    portions: [
      { foodId: 'asa', grams: 100 },
      { foodId: 'besso-drink', grams: 100 },
    ],
  };
  const azifa = { name: { en: 'Azifa' }, portions: [{ foodId: 'azifa', grams: 100 }] };
  const table = { breakfast: [{ ...fish, instead: azifa }], lunch: [fish], dinner: [], snacks: [] };
  const day = { day: 1, ...table, fasting: table };
  const detail = { plan: { ...plan, meals: [day] }, days: [daySums(day, byId)], foods };
  const strictnessIn = (variant: 'regular' | 'fasting') =>
    planView(detail, { day: 1, variant }, 'en').day?.meals.flatMap(({ items }) =>
      items.map(({ strictness }) => strictness),
    );
  expect(strictnessIn('regular')).toEqual([null, null]);
  const holds = ['fish', 'honey'];
  const instead = {
    name: 'Azifa',
    portions: [
      {
        id: 'azifa',
        name: 'Azifa (lentil salad)',
        grams: 100,
        measure: null,
        isAssumed: false,
        isNamed: false,
        recipeId: null,
      },
    ],
  };
  expect(strictnessIn('fasting')).toEqual([
    { holds, instead },
    { holds, instead: null },
  ]);
});

it('says of a dish of words alone on a fasting table that nobody has checked it', () => {
  const words = { ...plan.meals[0]!.lunch[0]!, portions: [] };
  const table = {
    breakfast: [words],
    lunch: [{ ...words, fastingFood: true as const }],
    dinner: [],
    snacks: [],
  };
  const day = { day: 1, ...table, fasting: table };
  const detail = { plan: { ...plan, meals: [day] }, days: [daySums(day, byId)], foods };
  const uncheckedIn = (variant: 'regular' | 'fasting') =>
    planView(detail, { day: 1, variant }, 'en').day?.meals.flatMap(({ items }) =>
      items.map(({ isUnchecked }) => isUnchecked),
    );
  expect(uncheckedIn('fasting')).toEqual([true, false]);
  expect(uncheckedIn('regular')).toEqual([false, false]);
});
