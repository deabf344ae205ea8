import { expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { languages } from '#src/lib/language.ts';
import { wholeTable } from './plate-address.ts';
import { countedName } from './amounts.ts';
import { unitOf } from './measures.ts';
import { type Figures, nutrientsOf } from './nutrients.ts';
import { foodGroups } from './kinds.ts';
import { isUsual, maxOfGroup, packed, pictureOf, trayNutrients, unpacked } from './plate-table.ts';
import { plateView } from './plate-view.ts';
import { type Food, foodTableSchema } from './schema.ts';
import { dishSvg, trayPartSvg } from './tray-drawings.ts';

const { foods } = foodTableSchema.parse(foodTable);
const viewOf = (list: readonly Food[], find = '') =>
  plateView(list, new URLSearchParams({ find, [wholeTable]: '1' }), 'am');
const replaced: Food = {
  ...foods[0]!,
  id: 'sambusa',
  name: { en: 'Sambusa\twith\nlentils', am: 'ሳምቡሳ|በ~ምስር' },
  grade: 'C',
  per100g: { ...foods[0]!.per100g, protein: 0, calcium: null },
  measures: [
    { id: 'piece', name: { en: 'piece, ^big|', am: 'ቁራጭ~' }, plural: 'pieces', grams: 62.5 },
    { id: 'tray', name: { en: 'tray', am: 'ትሪ' }, grams: 400 },
  ],
  figureSources: { iron: { grade: 'A', source: 'A study' } },
};

const told = (food: Figures, grams: number) => trayNutrients.map((name) => nutrientsOf(food, grams)[name]);

it.each(languages)('the packed table says of every food what the table of foods says, in %s', (language) => {
  const table = unpacked(plateView(foods, new URLSearchParams(wholeTable), language).table);
  const served = foods.filter(({ group }) => group !== 'ingredient' && group !== 'spice');
  expect(table.length).toBe(served.length);
  for (const food of served) {
    const packedFood = table.find(({ id }) => id === food.id)!;
    const { name, id, group, fasting, grade } = packedFood;
    expect({ name, id, group, fasting, grade }).toEqual({
      name: food.name[language],
      id: food.id,
      group: food.group,
      fasting: food.fasting,
      grade: food.grade,
    });
    expect(told(packedFood, 130)).toEqual(told(food, 130));
    expect(packedFood.measures.map((measure) => ({ ...measure, told: countedName(measure, 2) }))).toEqual(
      food.measures!.map((measure) => ({
        id: measure.id,
        name: measure.name[language],
        plural: (language === 'en' && measure.plural) || '',
        grams: measure.grams,
        told: unitOf(measure, 2)[language],
      })),
    );
  }
});

it('a food of staff comes through whole, with the grades of its single figures', () => {
  const [sambusa] = unpacked(viewOf([replaced]).table);
  expect(told(sambusa!, 50)).toEqual(told(replaced, 50));
  expect(sambusa).toMatchObject({ name: 'ሳምቡሳ በ ምስር', isOffered: true });
  expect(sambusa!.measures).toEqual([
    { id: 'piece', name: 'ቁራጭ ', plural: '', grams: 62.5 },
    { id: 'tray', name: 'ትሪ', plural: '', grams: 400 },
  ]);
  expect(unpacked(packed([sambusa!]))).toEqual([sambusa]);
  expect(unpacked(packed([{ ...sambusa!, measures: [] }]))).toMatchObject([{ measures: [] }]);
  expect(unpacked(packed([]))).toEqual([]);
});

it('leads to drawings that are there', () => {
  for (const food of unpacked(viewOf([...foods, replaced]).table)) {
    const [, kind, name = ''] = /^\/figures\/(dish|tray)-([a-z-]+)\.svg$/.exec(pictureOf(food)) ?? [];
    expect((kind === 'dish' ? dishSvg : trayPartSvg)(name)).toMatch(/^<svg/);
  }
});

it('finds what an address looks for, in any spelling', () => {
  expect(viewOf(foods).found).toBeNull();
  expect(viewOf(foods, 'sheero').found).toContain('shiro-wat');
  expect(viewOf(foods, 'sushi').found).toEqual([]);
});

it('warns of raw meat', () => {
  const kitfo = unpacked(viewOf(foods).table).find(({ id }) => id === 'kitfo');
  expect(kitfo?.care).toContain('ጥሬ ሥጋ');
});

it('begins with what the page shows: what is offered first, what is on the tray, what is looked for', () => {
  const idsFor = (query: string) => {
    const { table, isWhole } = plateView(foods, new URLSearchParams(query), 'en');
    return { ids: unpacked(table).map(({ id }) => id), isWhole };
  };
  const first = idsFor('');
  expect(first.isWhole).toBe(false);
  expect(first.ids).toContain('shiro-wat');
  expect(first.ids).not.toContain('buna');
  expect(idsFor('dish=buna&count=1&measure=sini').ids).toEqual([...first.ids, 'buna']);
  expect(idsFor('press=add.buna').ids).toContain('buna');
  expect(idsFor('find=coffee').ids).toContain('buna');
  expect(idsFor('all=1')).toEqual(idsFor(wholeTable));
  const offered = (ids: readonly string[]) =>
    unpacked(viewOf(foods).table).filter((food) => ids.includes(food.id) && food.isOffered && isUsual(food));
  for (const group of foodGroups) {
    const all = offered(idsFor('all=1').ids).filter((food) => food.group === group);
    const sent = offered(first.ids).filter((food) => food.group === group);
    expect(sent.slice(0, maxOfGroup)).toEqual(all.slice(0, maxOfGroup));
  }
});
