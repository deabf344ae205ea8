import { describe, expect, it } from 'vitest';
import { eatersIn } from './kinds.ts';
import { isMeasured, scaledAmount } from './scaling.ts';

describe('an ingredient for other eaters', () => {
  it.each([
    // written for 4: 2 onions of 110 g
    [4, 1, 55, 0.5],
    [4, 3, 165, 1.5],
    [4, 4, 220, 2],
    [4, 5, 275, 2.5],
    [4, 12, 660, 6],
    [6, 1, 37, 0.25],
    [6, 12, 440, 4],
    [12, 1, 18, 0.25],
  ])('written for %i, cooked for %i: %i g, %d onions', (servings, eaters, grams, count) => {
    const onions = { grams: 220, measure: { id: 'medium', count: 2 } };
    expect(scaledAmount(onions, { servings }, eaters)).toEqual({ grams, measure: { id: 'medium', count } });
  });

  it('is whole grams, and never nothing', () => {
    expect(scaledAmount({ grams: 2.7 }, { servings: 12 }, 1)).toEqual({ grams: 1, measure: null });
    expect(scaledAmount({ grams: 2.7 }, { servings: 1 }, 1)).toEqual({ grams: 3, measure: null });
  });

  it('keeps within an eighth of its measure, whatever the eaters', () => {
    for (let servings = 1; servings <= 12; servings += 1)
      for (let eaters = 1; eaters <= 12; eaters += 1) {
        const exact = (3.25 * eaters) / servings;
        const { measure } = scaledAmount(
          { grams: 10, measure: { id: 'spoon', count: 3.25 } },
          { servings },
          eaters,
        );
        expect(Math.abs(measure!.count - exact)).toBeLessThanOrEqual(0.125);
        expect((measure!.count * 4) % 1).toBe(0);
      }
  });
});

it('knows a measure only while it holds what it held', () => {
  const measures = [{ id: 'spoon', name: { en: 'spoon' }, grams: 13.6 }];
  expect(isMeasured({ grams: 27, measure: { id: 'spoon', count: 2 } }, measures)).toBe(true);
  expect(isMeasured({ grams: 30, measure: { id: 'spoon', count: 2 } }, measures)).toBe(false);
  expect(isMeasured({ grams: 27, measure: { id: 'cup', count: 2 } }, measures)).toBe(false);
  expect(isMeasured({ grams: 27 }, measures)).toBe(false);
  expect(isMeasured({ grams: 27, measure: { id: 'spoon', count: 2 } })).toBe(false);
});

it.each([
  ['for=1', 1],
  ['for=12', 12],
  ['for= 4 ', 4],
  ['for=0', null],
  ['for=13', null],
  ['for=-1', null],
  ['for=4.5', null],
  ['for=four', null],
  ['for=', null],
  ['', null],
])('?%s is for %s', (search, eaters) => {
  expect(eatersIn(new URLSearchParams(search))).toBe(eaters);
});
