import { expect, test } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { guidance } from '#content/fasting/guidance.ts';
import { sources } from '#content/fasting/sources.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { languages } from '#src/lib/language.ts';
import { guidanceIn } from './guidance.ts';
import { guidanceSchema, sourcesSchema } from './guidance-schema.ts';

const { foods } = foodTableSchema.parse(foodTable);
const sections = [guidance.exempt, ...guidance.nutrients, ...guidance.training];

test('the guidance is complete in both languages', () => {
  expect(() => guidanceSchema.parse(guidance)).not.toThrow();
  expect(() => sourcesSchema.parse(sources)).not.toThrow();
});

test('every source that a text names is listed, and every one listed is named', () => {
  const named = sections.flatMap(({ points }) => points.flatMap((point) => point.sources));
  expect(new Set(named)).toEqual(new Set(Object.keys(sources)));
});

test('what states a number of a study, or a share, names where it is from', () => {
  const stated = sections
    .flatMap(({ points }) => points)
    .filter(({ text }) => /\d%|\d (g|kg)\b/.test(text.en));
  expect(stated.length).toBeGreaterThan(4);
  for (const { text, sources: names } of stated) expect(names, text.en).not.toEqual([]);
});

test.each(languages)('numbers lead to the sources (%s)', (language) => {
  const view = guidanceIn(language, foods);
  const shown = [view.exempt, ...view.nutrients, ...view.training];
  const numbers = shown.flatMap(({ points }) =>
    points.flatMap((point) => point.sources.map(({ number }) => number)),
  );
  expect(new Set(numbers)).toEqual(new Set(view.sources.map((_source, index) => index + 1)));
  expect(numbers[0]).toBe(1);
});

test('only food of the fasting table is recommended, the richest first', () => {
  for (const { table, id } of guidanceIn('en', foods).nutrients) {
    const rows = table?.rows ?? [];
    expect(rows.map(({ value }) => value)).toEqual(rows.map(({ value }) => value).toSorted((a, b) => b - a));
    const verdicts = rows.map((row) => foods.find((food) => food.id === row.id)?.fasting);
    expect(new Set(verdicts), id).toEqual(new Set(table ? ['yes'] : []));
  }
});

test('a food of an assumed recipe or of differing sources has a range, another has not', () => {
  const [protein] = guidanceIn('en', foods).nutrients;
  const figure = (id: string) => protein?.table?.rows.find((row) => row.id === id);
  expect(figure('lewz')).toEqual({ id: 'lewz', name: 'Lewz (peanuts)', value: 23.8, range: '23.8–25.8' });
  expect(figure('misir-wat')).toMatchObject({ value: 5.5, range: '5.5–6' });
  const measured = foods.map((food) =>
    food.id === 'misir-wat' ? { ...food, ranges: {}, grade: 'C' as const } : food,
  );
  const [asked] = guidanceIn('en', measured).nutrients;
  expect(asked?.table?.rows.find(({ id }) => id === 'misir-wat')).toMatchObject({
    value: 5.5,
    range: '4.1–6.9',
  });
});

test('vitamin B12 has no food on the fasting table', () => {
  const vitamin = guidanceIn('en', foods).nutrients.find(({ id }) => id === 'vitamin-b12');
  expect(vitamin).toMatchObject({ table: null });
});

test('a food that is not in the table is left out', () => {
  const few = foods.filter(({ id }) => id === 'lewz');
  const tables = guidanceIn('am', few).nutrients.map(({ table }) => table?.rows.map(({ id }) => id));
  expect(tables).toEqual([['lewz'], [], undefined, undefined]);
});
