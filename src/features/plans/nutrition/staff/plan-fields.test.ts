import { describe, expect, test } from 'vitest';
import everydayBalance from '#content/plans/nutrition/everyday-balance.json' with { type: 'json' };
import fuelForTheLongRun from '#content/plans/nutrition/fuel-for-the-long-run.json' with { type: 'json' };
import lightMesob from '#content/plans/nutrition/light-mesob.json' with { type: 'json' };
import { nutritionPlanSchema } from '../schema.ts';
import { mealNames } from '../kinds.ts';
import { copyOfDay, draftOf, fieldsOf, newDay, newDish } from './plan-fields.ts';
import { nutritionPlanDraftSchema } from './schema.ts';

const plans = [everydayBalance, lightMesob].map((file) =>
  nutritionPlanDraftSchema.parse(nutritionPlanSchema.parse(file)),
);
let ids = 0;
const newId = () => String((ids += 1));

describe('the draft of a plan', () => {
  test.each(plans)('of $title.en says the same as the plan', (plan) => {
    expect(nutritionPlanDraftSchema.parse(draftOf(fieldsOf({ plan })))).toEqual(plan);
  });

  test('of free text keeps all of it', () => {
    const dish = {
      id: 'meal-1',
      name: { en: 'Soup' },
      imageUrl: null,
      isEthiopian: false,
      portions: [],
      nutritionInfo: { calories: 200, fat: 7.5, protein: 6, carbs: 28 },
      ingredients: [{ en: 'Lentils', am: 'ምስር' }, { en: 'Water' }],
      preparation: { en: 'Boil.' },
    };
    const plan = {
      ...plans[0]!,
      duration: 1,
      meals: [{ day: 1, breakfast: [], lunch: [dish], dinner: [], snacks: [] }],
    };
    expect(fieldsOf({ plan }).meals[0]!.lunch[0]!.nutritionText).toBe(
      '200 cal, 7.5 g fat, 6 g protein, 28 g CHO',
    );
    expect(nutritionPlanDraftSchema.parse(draftOf(fieldsOf({ plan })))).toEqual(plan);
  });

  test('keeps what is taken in place of fish and honey, and has nothing there where nothing was written', () => {
    const plan = nutritionPlanDraftSchema.parse(nutritionPlanSchema.parse(fuelForTheLongRun));
    const written = (meals: typeof plan.meals) =>
      meals.flatMap(({ fasting }) => fasting?.snacks.map(({ instead }) => instead?.name.en) ?? []);
    expect(written(draftOf(fieldsOf({ plan })).meals)).toEqual(written(plan.meals));
    expect(written(plan.meals)).toContain('Chibto of besso without honey');
  });

  test('of a day without a fasting table has none', () => {
    const draft = fieldsOf({ plan: plans[0]! });
    draft.meals[0]!.hasFasting = false;
    const [first, second] = draftOf(draft).meals;
    expect([first?.fasting, second?.fasting === undefined]).toEqual([undefined, false]);
  });

  test('of a new plan begins with the defaults', () => {
    expect(draftOf(fieldsOf(null))).toMatchObject({
      category: 'maintenance',
      duration: 0,
      status: 'draft',
      featured: false,
      calorieRange: { min: 0, max: 0 },
      meals: [],
      tags: [],
      features: [],
    });
  });

  test('keeps what is written in Amharic alone', () => {
    const draft = fieldsOf({ plan: plans[0]! });
    const soup = { en: '', am: 'ሾርባ' };
    draft.meals[0]!.lunch[0]!.description = soup;
    const kept = nutritionPlanDraftSchema.parse(draftOf(draft));
    expect(kept.meals[0]!.lunch[0]!.description).toEqual(soup);
  });

  test('numbers its days by their order', () => {
    const draft = fieldsOf({ plan: plans[0]! });
    draft.meals.reverse();
    draft.meals.splice(2, 1);
    expect(draftOf(draft).meals.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

test('a copied day has the same dishes, none of them the same one', () => {
  const [day] = fieldsOf({ plan: plans[0]! }).meals;
  const copy = copyOfDay(day!, newId);
  expect(copy.hasFasting).toBe(true);
  for (const [tableOfCopy, table] of [[copy, day!] as const, [copy.fasting, day!.fasting] as const])
    for (const name of mealNames) {
      expect(tableOfCopy[name].map((dish) => dish.name)).toEqual(table[name].map((dish) => dish.name));
      for (const [index, { mealId }] of tableOfCopy[name].entries()) {
        expect(mealId).toMatch(/^meal-\d+$/);
        expect(mealId).not.toBe(table[name][index]!.mealId);
      }
    }
  copy.breakfast[0]!.name.en = 'Other';
  expect(day!.breakfast[0]!.name.en).not.toBe('Other');
});

test('a new dish has an id of its own', () => {
  expect(newDish(newId).mealId).not.toBe(newDish(newId).mealId);
  expect(draftOf({ ...fieldsOf(null), meals: [newDay()] }).meals).toEqual([
    { day: 1, breakfast: [], lunch: [], dinner: [], snacks: [] },
  ]);
});
