import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { figuresOf, sourcesOf } from '../figures.ts';
import { nutrientNames, ofNutrients } from '../kinds.ts';
import { foodSchema, foodTableSchema } from '../schema.ts';
import { changedFood } from './replacement.ts';
import { foodChangeSchema, type FoodChange } from './schema.ts';

const { foods } = foodTableSchema.parse(table);
const foodOf = (id: string) => foods.find((food) => food.id === id)!;
const stew = foodOf('duba-wat');
const injera = foodOf('injera-teff');

/** The change that leaves a food as it is, but for what is said. */
const changeOf = (food: typeof stew, change: Partial<FoodChange>): FoodChange =>
  foodChangeSchema.parse({
    version: 1,
    name: food.name,
    nameChecked: food.nameChecked ?? false,
    note: food.note ?? null,
    replacement: null,
    ...change,
  });
const measured = { grade: 'A', source: 'EPHI food composition table, 2023', ranges: {} } as const;
const everyFigure = { ...ofNutrients(() => null), calories: 120, protein: 5, carbs: 12, fat: 6, iron: 2.5 };

describe('one better figure', () => {
  const changed = changedFood(stew, changeOf(stew, { replacement: { ...measured, figures: { iron: 2.5 } } }));

  it('stands in place of the old one, with its own source and grade', () => {
    expect(changed.per100g).toEqual({ ...stew.per100g, iron: 2.5 });
    expect(sourcesOf(changed)).toEqual([
      { source: stew.source, grade: 'C', names: nutrientNames.filter((name) => name !== 'iron') },
      { source: measured.source, grade: 'A', names: ['iron'] },
    ]);
  });

  it('has no range of a recipe any more, while the others keep theirs', () => {
    const byName = new Map(figuresOf(changed, 100).map((figure) => [figure.name, figure]));
    expect(byName.get('iron')).toMatchObject({ value: 2.5, range: null, grade: 'A' });
    expect(byName.get('protein')?.range).not.toBeNull();
    expect(changed.recipe).toEqual(stew.recipe);
  });
});

describe('all figures at once', () => {
  const changed = changedFood(stew, changeOf(stew, { replacement: { ...measured, figures: everyFigure } }));

  it('change the source of the whole food', () => {
    expect(changed).toMatchObject({ grade: 'A', source: measured.source, per100g: everyFigure });
    expect(sourcesOf(changed)).toHaveLength(1);
  });

  it('are calculated from no recipe any more', () => {
    expect(changed.recipe).toBeUndefined();
  });
});

describe('a range', () => {
  it('goes with the figure that it was published for', () => {
    const keeping = changedFood(
      injera,
      changeOf(injera, { replacement: { ...measured, figures: { water: 62 } } }),
    );
    expect(keeping.ranges).toEqual(injera.ranges);
    const replacing = changedFood(
      injera,
      changeOf(injera, { replacement: { ...measured, figures: { calories: 120 } } }),
    );
    const { calories, ...others } = injera.ranges!;
    expect(calories).toBeDefined();
    expect(replacing.ranges).toEqual(others);
  });

  it.each([
    [{ calories: 100 }, { calories: { min: 110, max: 120 } }],
    [{ sodium: 100 }, { sodium: { min: 10, max: 90 } }],
    [{ iron: 2 }, { calories: { min: 90, max: 120 } }],
    [{ iron: null }, { iron: { min: 0, max: 1 } }],
  ])('has to hold the figure itself: %j in %j is refused', (figures, ranges) => {
    expect(() => changeOf(injera, { replacement: { ...measured, figures, ranges } })).toThrow(/range/);
  });
});

it('whatever staff replace, every other figure stays, and what comes out is a food', () => {
  const figure = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
  const some = fc
    .record(Object.fromEntries(nutrientNames.map((name) => [name, figure])), { requiredKeys: [] })
    .filter((figures) => Object.keys(figures).length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...foods), some, (food, figures) => {
      const changed = changedFood(food, changeOf(food, { replacement: { ...measured, figures } }));
      expect(foodSchema.parse(changed)).toEqual(changed);
      expect(changed.per100g).toEqual({ ...food.per100g, ...figures });
      expect(
        sourcesOf(changed)
          .flatMap(({ names }) => names)
          .toSorted(),
      ).toEqual(nutrientNames.toSorted());
    }),
  );
});

it('a change without better figures leaves figures and sources as they are', () => {
  for (const food of foods) expect(changedFood(food, changeOf(food, {}))).toEqual(food);
});
