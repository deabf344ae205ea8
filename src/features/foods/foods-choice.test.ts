import { describe, expect, it, test } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { compareAddress, foodsAddress, gramsIn, trayAddress } from './foods-address.ts';
import { chosenFoods, comparedFoods, foodsChosen, foodsSearch, thresholds } from './foods-choice.ts';
import { foodsView } from './foods-view.ts';
import { foodTableSchema } from './schema.ts';

const { foods } = foodTableSchema.parse(table);
const asked = (search: string) => new URLSearchParams(search);

describe('what an address of the table chooses', () => {
  it.each([
    ['', {}],
    ['q=+shiro+&group=wat&fasting=no', { q: 'shiro', group: 'wat', fasting: 'no' }],
    ['group=sushi&fasting=maybe&q=%00&holds=gold&page=0', {}],
    ['holds=low-salt&page=3', { holds: 'low-salt', page: 3 }],
    ['page=1', {}],
    ['page=100', {}],
    [`q=${'x'.repeat(80)}`, { q: 'x'.repeat(60) }],
  ])('%j: %j', (search, choice) => {
    expect(chosenFoods(asked(search))).toEqual({
      q: undefined,
      group: undefined,
      fasting: undefined,
      holds: undefined,
      page: undefined,
      ...choice,
    });
  });

  it('comes back from the address that is made of it', () => {
    const choice = { q: 'ሽሮ & more', group: 'wat', fasting: 'disputed', holds: 'iron', page: 2 } as const;
    expect(chosenFoods(new URL(foodsAddress(choice), 'http://birtu.test').searchParams)).toEqual(choice);
  });

  it('narrows the table down', () => {
    const ids = (search: string) => foodsChosen(foods, chosenFoods(asked(search))).map(({ id }) => id);
    expect(ids('')).toHaveLength(foods.length);
    expect(ids('group=platter')).toEqual(['beyaynetu']);
    expect(ids('q=doro+wot&fasting=no')).toEqual(['doro-wat', 'doro-alicha']);
    expect(ids('q=doro+wot&fasting=yes')).toEqual([]);
  });
});

describe('what is chosen for what is in it', () => {
  const ids = (search: string) => foodsChosen(foods, chosenFoods(asked(search))).map(({ id }) => id);

  it('keeps to its threshold, and leaves out what is not known', () => {
    for (const food of foodsChosen(foods, chosenFoods(asked('holds=low-salt'))))
      expect(food.per100g.sodium, food.id).toBeLessThanOrEqual(thresholds.sodium);
    for (const food of foodsChosen(foods, chosenFoods(asked('holds=iron'))))
      expect(food.per100g.iron, food.id).toBeGreaterThanOrEqual(thresholds.iron);
    expect(ids('holds=low-salt')).toEqual(expect.arrayContaining(['injera-teff', 'muz', 'dinich']));
    expect(ids('holds=low-salt')).not.toContain('awaze');
    expect(ids('holds=iron')).toEqual(expect.arrayContaining(['injera-teff', 'gubet']));
    expect(ids('holds=iron')).not.toContain('berbere');
  });
});

describe('a list', () => {
  const view = (search: string) => foodsView(foods, chosenFoods(asked(search)), 'am');

  it('begins with the kinds, every food in one of them', () => {
    const { kinds, sections } = view('');
    expect(sections).toEqual([]);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(foods.length);
  });

  it('has every food of a choice on one of its pages, once', () => {
    const { pages, count } = view('fasting=yes');
    const ids = Array.from({ length: pages }, (_, i) => view(`fasting=yes&page=${i + 1}`).sections).flatMap(
      (sections) => sections.flatMap((section) => section.foods.map(({ id }) => id)),
    );
    expect(pages).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(count);
    expect(ids).toHaveLength(count);
    expect(view('fasting=yes&page=99').sections).toEqual([]);
  });
});

test('two foods are compared by their ids; what is none is left out', () => {
  expect(comparedFoods(asked('a=doro-wat&b=<script>'))).toEqual({ a: 'doro-wat', b: undefined });
  expect(compareAddress({ a: 'doro-wat' })).toBe('/foods/compare?a=doro-wat');
});

test.each([
  ['grams=200', 200],
  ['grams=2000', 2000],
  ['grams=2001', null],
  ['grams=0', null],
  ['grams=-5', null],
  ['grams=1e3', null],
  ['grams=4.3', 4.3],
  ['grams=4,3', 4.3],
  ['grams=4.33', null],
  ['grams=many', null],
  ['', null],
])('%j is a portion of %s g', (search, grams) => {
  expect(gramsIn(asked(search))).toBe(grams);
});

describe('of a page it matters', () => {
  it.each([
    ['/foods', 'utm_source=x', '', false],
    ['/foods', 'fasting=yes&group=wat&x=1', '?group=wat&fasting=yes', false],
    ['/foods', 'holds=iron&page=2', '?holds=iron&page=2', false],
    ['/foods', 'q=shiro', '?q=shiro', true],
    ['/foods/shiro-wat', 'grams=60&x=1', '?grams=60', true],
    ['/foods/shiro-wat', 'grams=x', '', false],
    ['/foods/compare', 'b=kitfo&a=tibs', '?a=tibs&b=kitfo', true],
  ])('%s?%s: %s', (path, search, kept, isTyped) => {
    expect(foodsSearch(path, asked(search))).toEqual({ search: kept, isTyped });
  });

  it('nothing where it is not about foods', () => {
    expect(foodsSearch('/bmi', asked('q=shiro'))).toBeNull();
    expect(foodsSearch('/foods/shiro-wat/more', asked(''))).toBeNull();
  });
});

test('a portion comes to the tray with its weight', () => {
  expect(trayAddress()).toBe('/foods/plate');
  const gomen = { id: 'gomen', grams: 60, measure: null };
  expect(trayAddress(gomen)).toBe('/foods/plate?dish=gomen&grams=60&eaters=1');
  expect(trayAddress({ ...gomen, grams: 0.4 })).toBe('/foods/plate?dish=gomen&grams=1&eaters=1');
  expect(trayAddress({ ...gomen, measure: 'ladle' })).toBe(
    '/foods/plate?dish=gomen&count=1&measure=ladle&eaters=1',
  );
});
