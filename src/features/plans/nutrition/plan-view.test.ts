import { expect, it } from 'vitest';
import foodTable from '#content/foods.json' with { type: 'json' };
import content from '#content/plans/nutrition/light-mesob.json' with { type: 'json' };
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { daySums } from './meals.ts';
import { planView } from './plan-view.ts';
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

it('names each food of the day once, with its grade and source', () => {
  const named = planView({ plan, days, foods }, regular(2), 'am').day?.foods ?? [];
  expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
  for (const { source, isTitle } of named) {
    if (isTitle) expect(source).toMatch(/^USDA SR27/);
    else expect(source).toMatch(/\p{Script=Ethiopic}/u);
  }
});

it('falls back to the platter that the server draws', () => {
  expect(planView({ plan: { ...plan, imageUrl: null }, days, foods }, regular(1), 'en').imageUrl).toBe(
    '/figures/platter-light-mesob.svg',
  );
});
