import { describe, expect, it } from 'vitest';
import { ofNutrients } from '#src/features/foods/kinds.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { dayNutrients, fastingOfDay, itemNutrients } from './meals.ts';
import type { DailyMeal, MealItem } from './schema.ts';

const food = (id: string, calories: number, fasting: Food['fasting']): Food => ({
  id,
  name: { en: id },
  group: 'staple',
  fasting,
  grade: 'B',
  per100g: { ...ofNutrients(() => null), calories, protein: 5, carbs: 20, fat: 1, iron: 1, calcium: 10 },
  source: 'A source',
});
const foods = new Map(
  [food('bread', 250, 'yes'), food('egg', 150, 'no'), food('fish', 130, 'disputed')].map((one) => [
    one.id,
    one,
  ]),
);

const item = (...portions: [foodId: string, grams: number][]): MealItem => ({
  id: 'meal-1',
  name: { en: 'A meal' },
  imageUrl: null,
  isEthiopian: true,
  portions: portions.map(([foodId, grams]) => ({ foodId, grams })),
});
const day = (...items: MealItem[]): DailyMeal => ({
  day: 1,
  breakfast: items,
  lunch: [],
  dinner: [],
  snacks: [],
});

describe('what a meal contains', () => {
  it('is the sum of its portions', () => {
    expect(itemNutrients(item(['bread', 100], ['egg', 200]), foods).calories.estimate?.value).toBe(550);
  });

  it('comes from its portions even where somebody also wrote figures down', () => {
    const both = { ...item(['bread', 100]), nutritionInfo: { calories: 1, protein: 1, carbs: 1, fat: 1 } };
    expect(itemNutrients(both, foods).calories.estimate?.value).toBe(250);
  });

  it('is what was written down where there are no portions', () => {
    const written = { ...item(), nutritionInfo: { calories: 300, protein: 10, carbs: 40, fat: 9 } };
    expect(itemNutrients(written, foods).protein).toEqual({
      estimate: { value: 10, min: 10, max: 10 },
      complete: true,
    });
    expect(itemNutrients(written, foods).iron).toEqual({ estimate: null, complete: false });
  });

  it('is unknown in free text and incomplete with a food that the table does not have', () => {
    expect(itemNutrients(item(), foods).calories).toEqual({ estimate: null, complete: false });
    expect(itemNutrients(item(['bread', 100], ['gone', 50]), foods).calories).toEqual({
      estimate: { value: 250, min: 250, max: 250 },
      complete: false,
    });
  });
});

describe('a day', () => {
  it('is the sum of all its meals', () => {
    const whole: DailyMeal = {
      day: 1,
      breakfast: [item(['bread', 100])],
      lunch: [item(['egg', 100])],
      dinner: [item(['fish', 100])],
      snacks: [item(['bread', 20]), item(['bread', 20])],
    };
    expect(dayNutrients(whole, foods).calories.estimate?.value).toBe(630);
  });

  it('suits a fast as far as its foods do', () => {
    expect(fastingOfDay(day(item(['bread', 100])), foods)).toBe('yes');
    expect(fastingOfDay(day(item(['bread', 100]), item(['fish', 100])), foods)).toBe('disputed');
    expect(fastingOfDay(day(item(['fish', 100]), item(['egg', 10])), foods)).toBe('no');
  });

  it('is not called fasting while something in it is unknown', () => {
    expect(fastingOfDay(day(item()), foods)).toBe('disputed');
    expect(fastingOfDay(day(item(['gone', 10])), foods)).toBe('disputed');
  });
});
