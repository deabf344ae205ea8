import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import {
  afterPress,
  plateLimits,
  plateQuery,
  press,
  readPlate,
  trayQuery,
  understood,
  withEaters,
} from './plate-address.ts';
import { foodTableSchema } from './schema.ts';
import { fastingTray, feastTray } from './starting-trays.ts';

const { foods } = foodTableSchema.parse(foodTable);
const read = (query: string) => readPlate(new URLSearchParams(query), foods);
const again = (query: string) => plateQuery(read(query));
const forFour = 'dish=shiro-wat&grams=240&dish=gomen&grams=200&eaters=4';

describe('the address of a tray', () => {
  it('says the same after it was read', () => {
    expect(again(forFour)).toBe(forFour);
    expect(again(`${forFour}&share=40&find=kik`)).toBe(`${forFour}&share=40&find=kik`);
  });

  it('gives the same tray however often it is read, whatever stands in it', () => {
    const hostile = fc.array(
      fc.tuple(
        fc.constantFrom('dish', 'grams', 'eaters', 'share', 'find', 'all', 'press', 'other'),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 90 }),
          fc.constantFrom('shiro-wat', 'add.gomen', 'more.0', '60', '-1', '1e9', '<script>', '‮', 'ሽሮ', '🥘'),
        ),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(hostile, (pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
        const once = again(query);
        expect(again(once)).toBe(once);
        const { dishes, part } = understood(read(query), foods);
        expect(dishes.length).toBeLessThanOrEqual(plateLimits.dishes);
        expect(part === null || (part > 0 && part <= 1)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is a tray for one with nothing on it where nothing is said', () => {
    expect(understood(read(''), foods)).toEqual({
      dishes: [],
      eaters: 1,
      isEqual: true,
      percent: null,
      part: 1,
    });
  });

  it.each([
    ['an unknown dish', 'dish=sushi&grams=60', { food: null, amount: 60 }],
    ['no amount', 'dish=gomen&grams=', { amount: null }],
    ['an amount of nothing', 'dish=gomen&grams=0', { amount: null }],
    ['an amount below nothing', 'dish=gomen&grams=-60', { amount: null }],
    ['an amount that could be one or a thousand', 'dish=gomen&grams=1,000', { amount: null }],
    ['more than a tray holds', 'dish=gomen&grams=10000', { amount: null }],
    ['a missing amount', 'dish=gomen', { dish: 'gomen', grams: '', amount: null }],
    ['an amount of no dish', 'grams=60', { dish: '', grams: '60', food: null }],
  ])('keeps %s to be mended', (_, query, expected) => {
    const [dish] = understood(read(query), foods).dishes;
    expect(dish).toMatchObject(expected);
    expect(read(again(query))).toEqual(read(query));
  });

  it.each(['0', '-1', '51', '1.5', 'four', ''])('knows no part where %j people eat', (eaters) => {
    expect(understood(read(`eaters=${eaters}`), foods).part).toBeNull();
    expect(understood(read(`eaters=${eaters}&share=30`), foods).part).toBe(0.3);
  });

  it.each(['0', '101', '12.5', 'half'])('knows no part of %j per cent', (share) => {
    expect(understood(read(`eaters=4&share=${share}`), foods).part).toBeNull();
  });

  it('holds so many dishes and says how many more were named', () => {
    const plate = read(Array.from({ length: 50 }, () => 'dish=gomen&grams=1').join('&'));
    expect([plate.dishes.length, plate.beyond]).toEqual([40, 10]);
    expect(read(`${plateQuery(plate)}&press=${press.add('shiro-wat')}`).beyond).toBe(1);
  });
});

describe('a button', () => {
  const after = (pressed: string, query = forFour) => plateQuery(afterPress(read(query), pressed, foods));

  it.each([
    [
      press.add('misir-wat'),
      'dish=shiro-wat&grams=240&dish=gomen&grams=200&dish=misir-wat&grams=240&eaters=4',
    ],
    [press.add('gomen'), 'dish=shiro-wat&grams=240&dish=gomen&grams=440&eaters=4'],
    [press.more(1), 'dish=shiro-wat&grams=240&dish=gomen&grams=250&eaters=4'],
    [press.less(1), 'dish=shiro-wat&grams=240&dish=gomen&grams=190&eaters=4'],
    [press.remove(0), 'dish=gomen&grams=200&eaters=4'],
    [press.moreEaters, 'dish=shiro-wat&grams=240&dish=gomen&grams=200&eaters=5'],
    [press.lessEaters, 'dish=shiro-wat&grams=240&dish=gomen&grams=200&eaters=3'],
    [press.allDishes, `${forFour}&all=1`],
    [press.show, forFour],
    [press.add('sushi'), forFour],
    [press.remove(7), forFour],
    ['more.x', forFour],
    ['', forFour],
  ])('%s leads to %s', (pressed, query) => {
    expect(after(pressed)).toBe(query);
    expect(plateQuery(read(`${forFour}&press=${pressed}`))).toBe(query);
  });

  it('gives everybody the same again', () => {
    expect(after(press.equalShare, `${forFour}&share=70`)).toBe(forFour);
  });

  it('empties the search once the dish is found', () => {
    expect(after(press.add('kik-alicha'), 'eaters=1&find=kik')).toBe('dish=kik-alicha&grams=60&eaters=1');
  });

  it('stays within what a tray can hold', () => {
    expect(after(press.lessEaters, 'eaters=1')).toBe('eaters=1');
    expect(after(press.moreEaters, 'eaters=50')).toBe('eaters=50');
    expect(after(press.more(0), 'dish=gomen&grams=9999&eaters=1')).toBe('dish=gomen&grams=9999&eaters=1');
  });
});

describe('a tray to start from', () => {
  it('holds known dishes only', () => {
    for (const tray of [fastingTray, feastTray])
      for (const { food, amount } of understood(read(trayQuery(tray, 4)), foods).dishes) {
        expect(food).not.toBeNull();
        expect(amount).toBeGreaterThan(0);
      }
  });

  it('for a fast is the platter that the table of foods assumes', () => {
    const platter = foods.find(({ id }) => id === 'beyaynetu')?.recipe;
    expect(Object.values(fastingTray)).toEqual(platter?.ingredients.map(({ grams }) => grams));
    for (const food of understood(read(trayQuery(fastingTray, 1)), foods).dishes.map((dish) => dish.food))
      expect(food?.fasting).toBe('yes');
  });
});

describe('another number of people', () => {
  it('brings a starting tray along, however it is given', () => {
    for (const tray of [fastingTray, feastTray]) {
      const forOne = read(trayQuery(tray, 1));
      expect(plateQuery(withEaters(forOne, '4'))).toBe(trayQuery(tray, 4));
      expect(plateQuery(withEaters(withEaters(forOne, ''), '3'))).toBe(trayQuery(tray, 3));
      expect(plateQuery(afterPress(forOne, press.moreEaters, foods))).toBe(trayQuery(tray, 2));
    }
  });

  it('leaves a tray as it is that was changed, or was another one for so many', () => {
    const changed = afterPress(read(trayQuery(fastingTray, 1)), press.more(1), foods);
    expect(withEaters(changed, '4')).toEqual({ ...changed, eaters: '4' });
    const forFour = read(trayQuery(fastingTray, 4).replace('eaters=4', 'eaters=1'));
    expect(withEaters(forFour, '2')).toEqual({ ...forFour, eaters: '2' });
    expect(withEaters(read(''), '2').dishes).toEqual([]);
  });

  it('never asks for more of a dish than a tray holds', () => {
    const { dishes } = withEaters(read(trayQuery(fastingTray, 1)), '50');
    expect(dishes).toEqual(read(trayQuery(fastingTray, 1)).dishes);
  });
});
