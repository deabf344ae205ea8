import { expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { languages } from '#src/lib/language.ts';
import { type Figures, nutrientsOf } from './nutrients.ts';
import { packed, pictureOf, trayNutrients, unpacked } from './plate-table.ts';
import { plateView } from './plate-view.ts';
import { type Food, foodTableSchema } from './schema.ts';
import { dishSvg, trayPartSvg } from './tray-drawings.ts';

const { foods } = foodTableSchema.parse(foodTable);
const viewOf = (list: readonly Food[], find = '') => plateView(list, find, 'am');
const replaced: Food = {
  ...foods[0]!,
  id: 'sambusa',
  name: { en: 'Sambusa\twith\nlentils', am: 'ሳምቡሳ|በ~ምስር' },
  grade: 'C',
  per100g: { ...foods[0]!.per100g, protein: 0, calcium: null },
  figureSources: { iron: { grade: 'A', source: 'A study' } },
};

const told = (food: Figures, grams: number) => trayNutrients.map((name) => nutrientsOf(food, grams)[name]);

it.each(languages)('the packed table says of every food what the table of foods says, in %s', (language) => {
  const table = unpacked(plateView(foods, '', language).table);
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
  }
});

it('a food of staff comes through whole, with the grades of its single figures', () => {
  const [sambusa] = unpacked(viewOf([replaced]).table);
  expect(told(sambusa!, 50)).toEqual(told(replaced, 50));
  expect(sambusa).toMatchObject({ name: 'ሳምቡሳ በ ምስር', isOffered: true });
  expect(unpacked(packed([sambusa!]))).toEqual([sambusa]);
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
