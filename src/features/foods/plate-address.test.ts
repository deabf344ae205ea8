import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { measuredGrams } from './amounts.ts';
import {
  afterPress,
  mostOf,
  plateLimits,
  plateQuery,
  press,
  readPlate,
  trayQuery,
  type TypedPlate,
  understood,
  withEaters,
} from './plate-address.ts';
import { foodTableSchema } from './schema.ts';
import { fastingTray, feastTray } from './starting-trays.ts';

const { foods } = foodTableSchema.parse(foodTable);
const read = (query: string) => readPlate(new URLSearchParams(query), foods);
const again = (query: string) => plateQuery(read(query));
const forFour = 'dish=shiro-wat&grams=240&dish=gomen&grams=200&eaters=4';
const byMeasure = 'dish=shiro-wat&count=2&measure=ladle&dish=gomen&grams=200&eaters=4';

describe('the address of a tray', () => {
  it.each([forFour, byMeasure])('says the same after it was read: %s', (query) => {
    expect(again(query)).toBe(query);
  });

  it('says the same after it was read, with a part and a name that is looked for', () => {
    expect(again(`${forFour}&share=40&find=kik`)).toBe(`${forFour}&share=40&find=kik`);
  });

  it('gives the same tray however often it is read, whatever stands in it', () => {
    const hostile = fc.array(
      fc.tuple(
        fc.constantFrom(
          'dish',
          'grams',
          'count',
          'measure',
          'eaters',
          'share',
          'find',
          'all',
          'press',
          'other',
        ),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 90 }),
          fc.constantFrom(
            'shiro-wat',
            'ladle',
            'add.gomen',
            'more.0',
            'measure.0.ladle',
            '60',
            '1½',
            '-1',
            '1e9',
            '<script>',
            '‮',
            'ሽሮ',
            '🥘',
          ),
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
    ['an unknown dish', 'dish=sushi&grams=60', { food: null, grams: 60 }],
    ['no amount', 'dish=gomen&grams=', { grams: null }],
    ['an amount of nothing', 'dish=gomen&grams=0', { grams: null }],
    ['an amount below nothing', 'dish=gomen&grams=-60', { grams: null }],
    ['an amount that could be one or a thousand', 'dish=gomen&grams=1,000', { grams: null }],
    ['more than a tray holds', 'dish=gomen&grams=20001', { grams: null }],
    ['a missing amount', 'dish=gomen', { dish: 'gomen', amount: '', grams: null }],
    ['an amount of no dish', 'grams=60', { dish: '', amount: '60', food: null }],
    ['a measure that it does not have', 'dish=gomen&count=2&measure=sini', { known: null, grams: null }],
    ['a measure without a name', 'dish=gomen&count=2', { measure: '', grams: null }],
    ['a measure without a number', 'dish=gomen&count=&measure=ladle', { amount: '', grams: null }],
    ['no measure at all', 'dish=gomen&count=0&measure=ladle', { grams: null }],
    ['a third of a measure', 'dish=gomen&count=0.33&measure=ladle', { grams: null }],
    ['more ladles than a tray holds', 'dish=gomen&count=201&measure=ladle', { grams: null }],
  ])('keeps %s to be mended', (_, query, expected) => {
    const [dish] = understood(read(query), foods).dishes;
    expect(dish).toMatchObject(expected);
    expect(read(again(query))).toEqual(read(query));
  });

  it.each([
    ['2', 200],
    ['0.25', 25],
    ['1,5', 150],
    ['1½', 150],
    ['¾', 75],
    [' 3 ', 300],
  ])('reads %j ladles as %d g', (count, grams) => {
    const query = new URLSearchParams({ dish: 'gomen', count, measure: 'ladle' });
    expect(understood(read(String(query)), foods).dishes).toMatchObject([{ grams }]);
  });

  it('takes each amount for the dish before it', () => {
    const mixed =
      'dish=gomen&dish=ayib&grams=50&measure=ladle&dish=shiro-wat&count=1&measure=ladle&measure=cup';
    expect(understood(read(mixed), foods).dishes.map(({ dish, grams }) => [dish, grams])).toEqual([
      ['gomen', null],
      ['ayib', 50],
      ['shiro-wat', 100],
    ]);
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
      'dish=shiro-wat&grams=240&dish=gomen&grams=200&dish=misir-wat&count=4&measure=ladle&eaters=4',
    ],
    [press.add('gomen'), 'dish=shiro-wat&grams=240&dish=gomen&grams=600&eaters=4'],
    [press.measure(1, 'ladle'), 'dish=shiro-wat&grams=240&dish=gomen&count=2&measure=ladle&eaters=4'],
    [press.measure(0, 'serving'), 'dish=shiro-wat&count=1.5&measure=serving&dish=gomen&grams=200&eaters=4'],
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

  it.each([
    [press.add('shiro-wat'), 'dish=shiro-wat&count=6&measure=ladle&dish=gomen&grams=200&eaters=4'],
    [press.more(0), 'dish=shiro-wat&count=2.5&measure=ladle&dish=gomen&grams=200&eaters=4'],
    [press.less(0), 'dish=shiro-wat&count=1.5&measure=ladle&dish=gomen&grams=200&eaters=4'],
    [press.measure(0, null), 'dish=shiro-wat&grams=200&dish=gomen&grams=200&eaters=4'],
    [
      press.measure(0, 'clay-pot'),
      'dish=shiro-wat&count=0.75&measure=clay-pot&dish=gomen&grams=200&eaters=4',
    ],
    [press.measure(0, 'ladle'), byMeasure],
    [press.measure(7, 'ladle'), byMeasure],
    ['measure.0', byMeasure],
  ])('%s, on a tray by measures, leads to %s', (pressed, query) => {
    expect(after(pressed, byMeasure)).toBe(query);
    expect(plateQuery(read(`${byMeasure}&press=${pressed}`))).toBe(query);
  });

  it('adds every food by one of its usual measure for each of the eaters', () => {
    for (const { id, measures: [usual] = [] } of foods) {
      const plate = read(`eaters=3&press=${press.add(id)}`);
      expect(understood(plate, foods).dishes).toMatchObject([
        { measure: usual!.id, count: 3, grams: measuredGrams(usual!, 3) },
      ]);
    }
    const bare = { id: 'bare' };
    expect(plateQuery(afterPress(read('eaters=2'), press.add('bare'), [bare]))).toBe(
      'dish=bare&grams=200&eaters=2',
    );
  });

  it('never takes an amount that is understood to one that is not', () => {
    const row = fc.constantFrom(...foods.filter(({ measures }) => measures)).chain((food) =>
      fc.record({
        food: fc.constant(food),
        measure: fc.constantFrom(null, ...food.measures!),
        amount: fc.double({ min: 0, max: 1, noNaN: true }),
        pressed: fc.array(
          fc.constantFrom(
            press.more(0),
            press.less(0),
            press.add(food.id),
            ...[null, ...food.measures!.map(({ id }) => id)].map((id) => press.measure(0, id)),
          ),
          { maxLength: 12 },
        ),
      }),
    );
    fc.assert(
      fc.property(row, ({ food, measure, amount, pressed }) => {
        const number = measure
          ? Math.max(1, Math.round(amount * mostOf(measure) * 4)) / 4
          : Math.max(1, Math.round(amount * plateLimits.grams.max));
        const typed = { dish: food.id, amount: String(number), measure: measure?.id ?? null };
        const plate = pressed.reduce<TypedPlate>((before, each) => afterPress(before, each, foods), {
          ...read('eaters=4'),
          dishes: [typed],
        });
        expect(understood(plate, foods).dishes[0]!.grams).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('gives everybody the same again', () => {
    expect(after(press.equalShare, `${forFour}&share=70`)).toBe(forFour);
  });

  it('empties the search once the dish is found', () => {
    expect(after(press.add('kik-alicha'), 'eaters=1&find=kik')).toBe(
      'dish=kik-alicha&count=1&measure=ladle&eaters=1',
    );
  });

  it('stays within what a tray can hold', () => {
    expect(after(press.lessEaters, 'eaters=1')).toBe('eaters=1');
    expect(after(press.moreEaters, 'eaters=50')).toBe('eaters=50');
    expect(after(press.more(0), 'dish=gomen&grams=20000&eaters=1')).toBe('dish=gomen&grams=20000&eaters=1');
    const most = 'dish=gomen&count=200&measure=ladle&eaters=1';
    expect(after(press.more(0), most)).toBe(most);
  });
});

describe('a tray to start from', () => {
  it.each([1, 4, 50])('holds what is known only, for %d', (eaters) => {
    for (const tray of [fastingTray, feastTray])
      for (const { grams } of understood(read(trayQuery(tray, eaters)), foods).dishes)
        expect(grams).toBeGreaterThan(0);
  });

  it('for a fast holds what the platter of the table of foods does, about as much of it', () => {
    const platter = foods.find(({ id }) => id === 'beyaynetu')!.recipe!.ingredients;
    const { dishes } = understood(read(trayQuery(fastingTray, 1)), foods);
    expect(dishes.length).toBe(platter.length);
    for (const [i, { food, grams }] of dishes.entries()) {
      expect(food?.fasting).toBe('yes');
      expect(Math.abs(grams! - platter[i]!.grams)).toBeLessThanOrEqual(10);
    }
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
});
