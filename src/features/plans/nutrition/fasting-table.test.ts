import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { fastFaults, servedDay } from './fasting-table.ts';
import { fastingOfDay } from './meals.ts';
import type { MealItem, MealsOfDay } from './schema.ts';
import { mealNames } from './kinds.ts';

const foods = new Map(foodTableSchema.parse(table).foods.map((food) => [food.id, food]));
const ids = [...foods.keys()];

const dish = (foodIds: readonly string[], more: Partial<MealItem> = {}): MealItem => ({
  id: 'meal-1',
  name: { en: 'A dish' },
  imageUrl: null,
  isEthiopian: true,
  portions: foodIds.map((foodId) => ({ foodId, grams: 100 })),
  ...more,
});
const lunch = (...dishes: MealItem[]): MealsOfDay => ({
  breakfast: [],
  lunch: dishes,
  dinner: [],
  snacks: [],
});
const instead = (...foodIds: string[]) => ({
  instead: { name: { en: 'Instead' }, portions: foodIds.map((foodId) => ({ foodId, grams: 100 })) },
});

describe('a fasting table', () => {
  it.each([
    ['nothing at all', lunch(), []],
    ['fasting food', lunch(dish(['shiro-wat', 'injera-teff'])), []],
    ['meat', lunch(dish(['injera-teff', 'tibs'])), ['breaks lunch.0.portions.1.foodId']],
    [
      'milk, butter, eggs',
      lunch(dish(['ergo', 'niter-kibbeh']), dish(['enkulal-firfir'])),
      [
        'breaks lunch.0.portions.0.foodId',
        'breaks lunch.0.portions.1.foodId',
        'breaks lunch.1.portions.0.foodId',
      ],
    ],
    ['fish with something to take instead', lunch(dish(['asa'], instead('azifa'))), []],
    ['fish with nothing instead', lunch(dish(['asa'])), ['disputed lunch.0.portions.0.foodId']],
    ['honey with nothing instead', lunch(dish(['besso-drink'])), ['disputed lunch.0.portions.0.foodId']],
    [
      'fish, and honey instead',
      lunch(dish(['asa'], instead('atmit'))),
      ['disputed-instead lunch.0.instead.portions.0.foodId'],
    ],
    [
      'fish, and meat instead',
      lunch(dish(['asa'], instead('kitfo'))),
      ['breaks lunch.0.instead.portions.0.foodId'],
    ],
    ['fish, and words alone instead', lunch(dish(['asa'], instead())), ['unknown lunch.0.name']],
    ['a food that the table does not have', lunch(dish(['gone'])), ['unknown lunch.0.portions.0.foodId']],
    ['a dish of words alone', lunch(dish([])), ['unknown lunch.0.name']],
    ['a dish of words for which somebody stands', lunch(dish([], { fastingFood: true })), []],
    [
      'meat for which somebody stands',
      lunch(dish(['tibs'], { fastingFood: true })),
      ['breaks lunch.0.portions.0.foodId'],
    ],
  ] as const)('with %s', (_, meals, expected) => {
    expect(fastFaults(meals, foods).map(({ kind, path }) => `${kind} ${path.join('.')}`)).toEqual(expected);
    const served = servedDay({ day: 1, ...lunch(), fasting: meals }, foods);
    expect('fasting' in served).toBe(!expected.some((fault) => fault.startsWith('breaks')));
  });

  const anyDish = fc
    .record({
      portions: fc.array(fc.constantFrom(...ids, 'gone'), { maxLength: 3 }),
      instead: fc.option(fc.array(fc.constantFrom(...ids), { maxLength: 2 })),
    })
    .map((made) => dish(made.portions, made.instead ? instead(...made.instead) : {}));
  const anyTable = fc.record(
    Object.fromEntries(mealNames.map((name) => [name, fc.array(anyDish, { maxLength: 2 })])) as Record<
      (typeof mealNames)[number],
      fc.Arbitrary<MealItem[]>
    >,
  );

  it('without a fault is fasting food for those too who leave out fish and honey', () => {
    fc.assert(
      fc.property(anyTable, (meals) => {
        if (fastFaults(meals, foods).length > 0) return;
        const strictest = Object.fromEntries(
          mealNames.map((name) => [name, meals[name].map((item) => ({ ...item, ...item.instead }))]),
        ) as MealsOfDay;
        expect(fastingOfDay(strictest, foods)).toBe('yes');
      }),
    );
  });

  it('is served just where nothing on it breaks the fast, and leaves the other table as it is', () => {
    fc.assert(
      fc.property(anyTable, anyTable, (regular, fasting) => {
        const served = servedDay({ day: 1, ...regular, fasting }, foods);
        const breaks = fastFaults(fasting, foods).some(({ kind }) => kind === 'breaks');
        expect(served).toEqual({ day: 1, ...regular, ...(!breaks && { fasting }) });
        if (served.fasting) expect(fastingOfDay(served.fasting, foods)).not.toBe('no');
      }),
    );
  });
});
