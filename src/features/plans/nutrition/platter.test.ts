import { describe, expect, it } from 'vitest';
import { bundledNutritionPlans } from '#content/plans/nutrition.ts';
import { inBothThemes } from '#src/lib/drawing-themes.ts';
import { errorsOf } from '#test/drawing.ts';
import { platterFoods, platterOfPlan, platterSvg } from './platter.ts';
import { nutritionPlanSchema, type DailyMeal, type MealItem } from './schema.ts';

const item = (...foodIds: string[]): MealItem => ({
  id: 'meal-1',
  name: { en: 'Dish', am: 'ምግብ' },
  imageUrl: null,
  isEthiopian: true,
  portions: foodIds.map((foodId) => ({ foodId, grams: 100 })),
});

const day = (number: number, lunch: MealItem[]): DailyMeal => ({
  day: number,
  breakfast: [],
  lunch,
  dinner: [],
  snacks: [],
});

describe('platterFoods', () => {
  it('names what is served most often first, and equals by name', () => {
    const week = [day(1, [item('gomen', 'shiro-wat')]), day(2, [item('shiro-wat'), item('ayib')])];
    expect(platterFoods(week)).toEqual(['shiro-wat', 'ayib', 'gomen']);
  });
});

describe('platterSvg', () => {
  const foods = ['injera-teff', 'doro-wat', 'gomen', 'buna', 'mango'];

  it('draws the same for the same seed, and another platter for another', () => {
    expect(platterSvg({ seed: 'a', foods })).toBe(platterSvg({ seed: 'a', foods }));
    expect(platterSvg({ seed: 'a', foods })).not.toBe(platterSvg({ seed: 'b', foods }));
  });

  it.each([[[]], [foods], [['no-such-food']]])('is a small, self-contained drawing of %s', (served) => {
    expect(errorsOf(platterSvg({ seed: 'light-mesob', foods: served }), 6144)).toEqual([]);
  });

  it('shows only what is served while there is enough of it', () => {
    const EGG = '#FDF8EC';
    expect(platterSvg({ seed: 'a', foods })).toContain(EGG);
    expect(platterSvg({ seed: 'a', foods: ['gomen'] })).not.toContain(EGG);
  });

  const plans = bundledNutritionPlans.map((plan) => nutritionPlanSchema.parse(plan));

  it.each(bundledNutritionPlans.map(({ id }, i) => ({ id, plan: plans[i]! })))(
    'draws $id small, in both themes',
    ({ id, plan }) => {
      expect(errorsOf(inBothThemes(platterSvg(platterOfPlan(plan, id))), 6144)).toEqual([]);
    },
  );

  it('shows another dish in the middle for each plan', () => {
    const middles = plans.map(({ picture }) => `${picture?.scene} ${picture?.dish}`);
    expect(new Set(middles).size).toBe(plans.length);
    expect(plans.filter(({ picture }) => !picture)).toEqual([]);
  });
});
