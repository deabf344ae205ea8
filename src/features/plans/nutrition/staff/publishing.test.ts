import { describe, expect, it, test } from 'vitest';
import { bundledContent } from '#db/seed.server.ts';
import { foodTable as table } from '#content/foods.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { findingText } from '../../publishing/finding.ts';
import type { DailyMeal, MealItem, NutritionPlan } from '../schema.ts';
import { publishingFindings } from './publishing.ts';
import type { NutritionPlanDraft } from './schema.ts';

const foods = new Map(foodTableSchema.parse(table).foods.map((food) => [food.id, food]));

const nameOf = (foodId: string) => foods.get(foodId)!.name.en;

const dish = (foodId: string, grams: number): MealItem => ({
  id: 'meal-1',
  name: { en: 'A dish', am: 'ምግብ' },
  imageUrl: null,
  isEthiopian: true,
  portions: [{ foodId, grams }],
});
const meals = (...dishes: MealItem[]) => ({ breakfast: [], lunch: dishes, dinner: [], snacks: [] });
const shiro = dish('shiro-wat', 500);
const day = (number: number, more: Partial<DailyMeal> = {}): DailyMeal => ({
  day: number,
  ...meals(shiro),
  ...more,
});
const text = { en: 'A text', am: 'ጽሑፍ' };
const plan: NutritionPlanDraft = {
  title: text,
  description: text,
  duration: 2,
  imageUrl: null,
  category: 'health',
  calorieRange: { min: 1, max: 9000 },
  meals: [day(1), day(2)],
  leadingVariant: 'regular',
  mealTimes: 'day',
  warnings: [],
  sources: [],
  features: [text],
  tags: [text],
  status: 'published',
  featured: false,
};
const found = (changes: Partial<NutritionPlanDraft>) =>
  publishingFindings({ ...plan, ...changes }, foods).map(
    (finding) => `${finding.severity} ${finding.path.join('.')}: ${findingText(finding)}`,
  );

test('a finished plan has nothing in its way', () => expect(found({})).toEqual([]));

describe('what stands in the way, and what is worth a look', () => {
  it.each<[string, Partial<NutritionPlanDraft>, string[]]>([
    ['no days', { meals: [] }, ['blocks meals: There is no day of meals yet']],
    ['fewer days', { duration: 30 }, ['blocks duration: Days of the plan: 30. Days with meals: 2']],
    [
      'more days',
      { duration: 1 },
      [
        'blocks duration: Days of the plan: 1. Days with meals: 2',
        'blocks meals.1: Day 2 comes after the last day of the plan',
      ],
    ],
    ['no duration yet', { duration: Number.NaN }, []],
    ['a day twice', { meals: [day(1), day(1)] }, ['blocks meals.1: Day 1 is there more than once']],
    ['a gap', { meals: [day(1), day(3)] }, ['blocks meals.1: Day 3 comes after the last day of the plan']],
    ['an empty day', { meals: [day(1), { day: 2, ...meals() }] }, ['blocks meals.1: Day 2 has no dishes']],
    [
      'an empty fasting table',
      { meals: [day(1), day(2, { fasting: meals() })] },
      ['blocks meals.1.fasting: Day 2: the fasting table has no dishes'],
    ],
    [
      'meat on a fasting table',
      { meals: [day(1), day(2, { fasting: meals(shiro, dish('tibs', 100)) })] },
      [`blocks meals.1.fasting.lunch.1.portions.0.foodId: Day 2, Lunch: ${nameOf('tibs')} breaks the fast`],
    ],
    [
      'fish without anything instead',
      { meals: [day(1), day(2, { fasting: meals(dish('asa', 100)) })] },
      [
        `warns meals.1.fasting.lunch.0.portions.0.foodId: Day 2, Lunch: in a fast some leave out ${nameOf('asa')}. Say what they take instead`,
      ],
    ],
    [
      'a dish of words on a fasting table',
      {
        meals: [
          day(1),
          day(2, {
            fasting: meals({
              ...shiro,
              portions: [],
              nutritionInfo: { calories: 9, protein: 1, carbs: 1, fat: 1 },
            }),
          }),
        ],
      },
      ['blocks meals.1.fasting.lunch.0.name: Day 2, Lunch: nobody has said whether A dish is fasting food'],
    ],
    [
      'a day without fasting food in a plan for fasts',
      { leadingVariant: 'fasting', meals: [day(1), { day: 2, ...meals(dish('tibs', 100)) }] },
      ['warns meals.1: Day 2 has no fasting table, and its only table is not all fasting food'],
    ],
    ['meat on the table of all days', { meals: [day(1), { day: 2, ...meals(dish('tibs', 100)) }] }, []],
    [
      'a food of no table',
      { meals: [day(1), { day: 2, ...meals(dish('gone', 100)) }] },
      ['blocks meals.1.lunch.0.portions.0.foodId: Day 2, Lunch: gone is not in the table of foods'],
    ],
    [
      'a dish of which nothing is known',
      { meals: [day(1), { day: 2, ...meals({ ...shiro, portions: [] }) }] },
      ['warns meals.1.lunch.0: Day 2, Lunch: nothing is known of what A dish contains'],
    ],
    [
      'too much on both tables',
      { calorieRange: { min: 1, max: 2 }, meals: [day(1, { fasting: meals(shiro) })], duration: 1 },
      [
        expect.stringMatching(/^warns meals\.0: Day 1: \d+ kcal is outside the range of the plan$/),
        expect.stringMatching(/^warns meals\.0\.fasting: Day 1, fasting table: \d+ kcal is outside/),
      ],
    ],
    [
      'texts that are not translated',
      {
        title: { en: 'A' },
        description: { en: 'A' },
        features: [text, { en: 'A' }],
        tags: [{ en: 'A' }],
        meals: [day(1), { day: 2, ...meals({ ...shiro, name: { en: 'A' }, preparation: { en: 'A' } }) }],
      },
      [
        'warns title.am: The title is not in Amharic yet',
        'warns description.am: The description is not in Amharic yet',
        'warns meals.1.lunch.0.name.am: Day 2: texts that are not in Amharic yet: 2',
        'warns features.1.am: Other texts that are not in Amharic yet: 2',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });
});

test('nothing is in the way of the bundled plans', () => {
  const { rows } = bundledContent().find(({ kind }) => kind === 'nutrition-plan')!;
  for (const row of rows) {
    const {
      calories_min: min,
      calories_max: max,
      data,
      ...columns
    } = row as unknown as NutritionPlan & {
      calories_min: number;
      calories_max: number;
      data: object;
    };
    const bundled = { ...data, ...columns, calorieRange: { min, max } } as unknown as NutritionPlanDraft;
    const blocks = publishingFindings(bundled, foods).filter(({ severity }) => severity === 'blocks');
    expect(blocks.map(findingText), columns.id).toEqual([]);
  }
});
