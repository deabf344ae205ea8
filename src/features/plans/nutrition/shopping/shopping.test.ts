import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledNutritionPlans } from '#content/plans/nutrition.ts';
import { foodTable } from '#content/foods.ts';
import { rawFoods } from '#content/market.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { nutritionPlanSchema } from '../schema.ts';
import { aisleOf, boughtOf } from './market.ts';
import { needsOf, type Making } from './needs.ts';
import { shoppingListSchema } from './schema.ts';
import { shoppingChoice, shoppingSearch, shoppingTables, type ShoppingChoice } from './shopping-address.ts';
import { eatenIn, shoppingList, weekOf } from './shopping.ts';
import { shoppingText, shoppingView } from './shopping-view.ts';

const foods = new Map(foodTableSchema.parse(foodTable).foods.map((food) => [food.id, food]));
const plans = bundledNutritionPlans.map((plan) => nutritionPlanSchema.parse(plan));
const none: ReadonlyMap<string, Making> = new Map();
const misir: Making = {
  yieldGrams: 1000,
  ingredients: [
    { foodId: 'misir-tire', grams: 300 },
    { foodId: 'shinkurt', grams: 200 },
    { foodId: 'zeyit-nug', grams: 60 },
    { foodId: 'wuha', grams: 700 },
    { foodId: 'kariya', grams: 20, optional: true },
  ],
};
const recipes = new Map([['misir-wat', misir]]);
const choice = (more: Partial<ShoppingChoice> = {}): ShoppingChoice => ({
  eaters: 1,
  table: 'regular',
  from: null,
  week: 1,
  ...more,
});

describe('what has to be bought', () => {
  it('of a dish is what its recipe takes, without water and what may be left out', () => {
    expect(needsOf([{ foodId: 'misir-wat', grams: 500 }], { foods, recipes })).toEqual([
      { foodId: 'misir-tire', grams: 150 },
      { foodId: 'shinkurt', grams: 100 },
      { foodId: 'zeyit-nug', grams: 30 },
    ]);
  });

  it('of what is cooked is what has as much dry matter raw: peas swell, so that fewer are bought', () => {
    const [chickpeas] = needsOf([{ foodId: 'nifro-chickpea', grams: 200 }], { foods, recipes: none });
    expect(chickpeas?.foodId).toBe('shimbra-tire');
    expect(chickpeas?.grams).toBeGreaterThan(60);
    expect(chickpeas?.grams).toBeLessThan(120);
    const [beef] = needsOf([{ foodId: 'bere-siga', grams: 100 }], { foods, recipes: none });
    expect(beef?.grams).toBeGreaterThan(100);
  });

  it('is itself where no recipe makes it', () => {
    expect(needsOf([{ foodId: 'doro-wat', grams: 250 }], { foods, recipes: none })).toEqual([
      { foodId: 'doro-wat', grams: 250 },
    ]);
  });

  it('ends where a recipe is made of its own dish', () => {
    const circle = new Map([
      ['siga-wat', { yieldGrams: 100, ingredients: [{ foodId: 'siga-wat', grams: 90 }] }],
    ]);
    expect(needsOf([{ foodId: 'siga-wat', grams: 100 }], { foods, recipes: circle })).toHaveLength(1);
  });

  it('names raw foods of the table, and knows how much of them', () => {
    for (const [cooked, raw] of Object.entries(rawFoods)) {
      expect(foods.has(cooked), cooked).toBe(true);
      expect(foods.has(raw), raw).toBe(true);
      const [need] = needsOf([{ foodId: cooked, grams: 100 }], { foods, recipes: none });
      expect(need?.foodId, cooked).toBe(raw);
      expect(need?.grams, cooked).toBeGreaterThan(25);
      expect(need?.grams, cooked).toBeLessThan(250);
    }
  });
});

describe('what is bought', () => {
  it.each([
    ['shinkurt', 1320, 1.5, 'kilo'],
    ['misir-tire', 620, 0.75, 'kilo'],
    ['berbere', 30, 50, 'gram'],
    ['gomen-tire', 510, 3, 'measure'],
    ['zeyit-nug', 300, 0.5, 'litre'],
    ['enkulal-tire', 260, 6, 'measure'],
    ['injera-teff', 700, 3, 'measure'],
  ] as const)('of %s, %d g: %d by the %s', (id, grams, count, unit) => {
    expect(boughtOf(foods.get(id)!, grams)).toMatchObject({ count, unit });
  });

  it('covers what is needed, and not much more than the least that is sold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...foods.values()),
        fc.double({ min: 0.1, max: 20_000, noNaN: true }),
        (food, grams) => {
          const bought = boughtOf(food, grams);
          expect(bought.grams).toBeGreaterThanOrEqual(grams - 0.5);
          expect(bought.grams).toBeLessThanOrEqual(grams + 1100);
        },
      ),
    );
  });
});

describe.each(plans)('the list of $id', (plan) => {
  it('covers what so many eat, whichever table they follow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...shoppingTables),
        fc.constantFrom(null, '2026-11-23' as const, '2027-03-15' as const),
        (eaters, table, from) => {
          const asked = choice({ eaters, table, from });
          const list = shoppingList(plan, asked, { foods, recipes });
          expect(shoppingListSchema.parse(list)).toEqual(list);
          const needed = needsOf(eatenIn(weekOf(plan, asked), eaters), { foods, recipes });
          for (const { foodId, grams } of needed) {
            const line = list.lines.find((one) => one.foodId === foodId)!;
            expect(line.bought.grams, foodId).toBeGreaterThanOrEqual(grams - 0.5);
          }
          expect(list.lines).toHaveLength(needed.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is a message that names all that is not ticked', () => {
    const view = shoppingView(shoppingList(plan, choice({ eaters: 4 }), { foods, recipes }), 'am');
    const [first, ...others] = view.aisles.flatMap(({ lines }) => lines);
    const text = shoppingText(view, new Set([first!.foodId]), 'am');
    expect(text).not.toContain(`- ${first!.name}፦`);
    for (const { name, amount } of others) expect(text).toContain(`- ${name}፦ ${amount}`);
  });
});

it.each([
  ['misir-tire', 'pulse'],
  ['timatim', 'greens'],
  ['ergo', 'animal'],
  ['injera-teff', 'ready'],
  ['doro-wat', 'eaten'],
  ['pasta', 'eaten'],
  ['buna', 'eaten'],
])('%s stands under %s: what is told as it is eaten is not among what is bought ready', (id, aisle) =>
  expect(aisleOf(foods.get(id)!)).toBe(aisle),
);

it('of a week beyond the last one is that of the last one', () => {
  const [plan] = plans;
  const kitchen = { foods, recipes };
  const last = shoppingList(plan!, choice(), kitchen).weeks;
  const beyond = shoppingList(plan!, choice({ week: 53 }), kitchen);
  expect(beyond).toMatchObject({ week: last });
  expect(beyond).toEqual(shoppingList(plan!, choice({ week: last }), kitchen));
});

describe('whose fasting days', () => {
  const [plan] = plans;
  const fastingDays = (more: Partial<ShoppingChoice>) =>
    weekOf(plan!, choice({ table: 'fasts', ...more }))
      .filter(({ isFasting }) => isFasting)
      .map(({ day }) => day);

  it('without a first day are Wednesday and Friday', () => expect(fastingDays({})).toEqual([3, 5]));
  it('are those of the calendar from the first day on', () => {
    // A Wednesday; on the Tuesday after it Advent begins.
    expect(fastingDays({ from: '2026-11-18' })).toEqual([1, 3, 7]);
    expect(fastingDays({ from: '2026-12-07' })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the address of a list', () => {
  it('is understood as it is made, for every choice', () => {
    fc.assert(
      fc.property(
        fc.record({
          eaters: fc.integer({ min: 1, max: 12 }),
          table: fc.constantFrom(...shoppingTables),
          from: fc.constantFrom(null, '2026-11-23' as const),
          week: fc.integer({ min: 1, max: 53 }),
        }),
        (made) => {
          const asked = { ...made, from: made.table === 'fasts' ? made.from : null };
          expect(shoppingChoice(new URLSearchParams(shoppingSearch(asked)), '2026-11-21')).toEqual(asked);
        },
      ),
    );
  });

  it.each([
    'for=0',
    'for=13',
    'for=four',
    'table=vegan',
    'from=2026-02-30',
    'from=2026-10-20',
    'from=2027-11-23',
    'from=9999-12-31',
    'week=0',
    'week=99',
  ])('chooses nothing by %s', (query) =>
    expect(shoppingChoice(new URLSearchParams(query), '2026-11-21')).toEqual(choice()),
  );
});
