import { describe, expect, it } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { measuredGrams } from './amounts.ts';
import { measureOf } from './measures.ts';
import { foodTableSchema } from './schema.ts';

const { foods } = foodTableSchema.parse(table);
const food = {
  name: { en: 'Injera (teff)' },
  measures: [
    { id: 'injera', name: { en: 'injera', am: 'እንጀራ' }, grams: 310, source: 'A standard' },
    { id: 'ladle', name: { en: 'ladle' }, plural: 'ladles', grams: 100 },
    { id: 'spoon', name: { en: 'spoon' }, plural: 'spoons', grams: 4.3, source: 'A table' },
  ],
};

/** With plain spaces, which show what was written. */
const spaced = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('a portion', () => {
  it.each([
    ['injera', 0.25, 78, { en: '¼ injera', am: '¼ እንጀራ' }, false],
    ['injera', 1, 310, { en: '1 injera', am: '1 እንጀራ' }, false],
    ['injera', 1.75, 543, { en: '1¾ injera', am: '1¾ እንጀራ' }, false],
    ['ladle', 0.5, 50, { en: '½ ladle' }, true],
    ['ladle', 1, 100, { en: '1 ladle' }, true],
    ['ladle', 1.5, 150, { en: '1½ ladles' }, true],
    ['spoon', 2, 8.6, { en: '2 spoons' }, false],
    ['spoon', 3, 13, { en: '3 spoons' }, false],
  ])('of %s × %d is %d g', (id, count, grams, text, isAssumed) => {
    const measure = food.measures.find((one) => one.id === id)!;
    expect(measuredGrams(measure, count)).toBe(grams);
    expect(spaced(measureOf(food, { grams, measure: { id, count } }))).toEqual({
      text,
      isAssumed,
      isItself: id === 'injera',
    });
  });

  it('stands for its food only where it does so in both languages', () => {
    const dates = {
      name: { en: 'Dates', am: 'ተምር' },
      measures: [{ id: 'date', name: { en: 'date', am: 'ፍሬ' }, grams: 7 }],
    };
    const sorghum = { name: { en: 'Injera, sorghum', am: 'የማሽላ እንጀራ' }, measures: food.measures };
    expect(measureOf(dates, { grams: 21, measure: { id: 'date', count: 3 } })?.isItself).toBe(false);
    expect(measureOf(sorghum, { grams: 310, measure: { id: 'injera', count: 1 } })?.isItself).toBe(true);
  });

  it('is told in grams only where it was, or where its measure is gone or holds something else', () => {
    expect(measureOf(food, { grams: 100 })).toBeNull();
    expect(measureOf(food, { grams: 100, measure: { id: 'cup', count: 1 } })).toBeNull();
    expect(measureOf(food, { grams: 120, measure: { id: 'ladle', count: 1 } })).toBeNull();
    expect(measureOf(undefined, { grams: 100, measure: { id: 'ladle', count: 1 } })).toBeNull();
    expect(measureOf({ name: food.name }, { grams: 100, measure: { id: 'ladle', count: 1 } })).toBeNull();
  });
});

describe('the measures of the bundled foods', () => {
  it('are there for every food, each once, in both languages', () => {
    for (const { id, measures = [] } of foods) {
      expect(measures, id).not.toEqual([]);
      expect(new Set(measures.map((measure) => measure.id)).size, id).toBe(measures.length);
      for (const { name } of measures) expect(name.am, id).toMatch(/\p{Script=Ethiopic}/u);
    }
  });
});
