import { afterAll, beforeAll, expect, test } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { importMessages } from '#src/lib/import-table.ts';
import { csvRecord } from '#src/lib/csv.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { nutrientNames } from '../kinds.ts';
import { foodTableSchema } from '../schema.ts';
import { foodImport } from './food-columns.ts';
import { figureMessages } from './messages.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  hana = await api.member('admin_nutritionist', 'Hana');
});
afterAll(() => api.close());

const heading = foodImport.columns.map(({ name }) => name);
const row = (changes: Readonly<Record<string, string>>) =>
  foodImport.columns.map(({ name, example }) => changes[name] ?? (name === 'name_am' ? '' : example));
const csv = (...rows: string[][]) => [heading, ...rows].map(csvRecord).join('');
const path = '/admin/foods/import';
const look = async (table: string) => (await hana.call('POST', `${path}/preview`, { table })).body;
const add = (table: string) => hana.call('POST', path, { table, leaveOutKnown: true });

test('the example of foods says what the table of foods says, and is told to be there already', async () => {
  const example = foodImport.columns.map((column) => column.example);
  const { rows } = await look(csv(example));
  expect(rows).toMatchObject([{ state: 'known', faults: [] }]);
  const teff = foodTableSchema.parse(foodTable).foods.find(({ id }) => id === 'teff-grain')!;
  const exampleOf = (name: string) => foodImport.columns.find((column) => column.name === name)!.example;
  for (const name of nutrientNames) {
    const shown = foodImport.columns.find((column) => column.path.at(-1) === name)!.example;
    if (shown !== '') expect(Number(shown)).toBe(teff.per100g[name]);
  }
  expect(exampleOf('source')).toBe(teff.source);
  expect(exampleOf('grade')).toBe(teff.grade);
  expect(exampleOf('measures')).toBe(
    teff.measures!.map(({ name, grams }) => `${name.en} = ${grams}`).join(' | '),
  );
});

test('foods of a table are added with figures, source, measures and their word on the fast, two of one name too', async () => {
  const table = csv(
    row({
      name_en: 'Wild fig',
      name_am: 'ሾላ',
      calories: '74,5',
      sodium: '',
      group: 'ፍራፍሬ',
      name_checked: 'አዎ',
    }),
    row({ name_en: 'Import', fasting: 'የፍስክ ምግብ', measures: '', measures_am: '', measures_source: '' }),
    row({ name_en: 'Wild fig!' }),
  );
  const { status, body } = await add(table);
  expect({ status, ids: body.items.map(({ id }: { id: string }) => id) }).toEqual({
    status: 201,
    ids: ['wild-fig', 'import-2', 'wild-fig-2'],
  });
  const { food, version, updatedBy } = (await hana.call('GET', '/admin/foods/wild-fig')).body;
  expect({ version, updatedBy }).toEqual({ version: 1, updatedBy: 'Hana' });
  expect(food).toMatchObject({
    name: { en: 'Wild fig', am: 'ሾላ' },
    nameChecked: true,
    alsoKnown: ['tef', 'yetef duket'],
    group: 'fruit',
    fasting: 'yes',
    grade: 'A',
    per100g: { calories: 74.5, protein: 10.4, sodium: null, alcohol: null },
    measures: [
      { id: 'cup', name: { en: 'cup', am: 'ኩባያ' }, grams: 193 },
      { id: 'tablespoon', name: { am: 'የሾርባ ማንኪያ' }, grams: 12.1 },
    ],
  });
  expect((await hana.call('GET', '/admin/foods/import-2')).body.food.fasting).toBe('no');
});

test('a food that does not say whether it is fasting food, what its figures rest on or what a measure weighs adds nothing', async () => {
  const table = csv(
    row({ name_en: 'Baobab', fasting: '' }),
    row({ name_en: 'Marula', source: '', calories: 'many', fat: '101' }),
    row({ name_en: 'Doum', measures: 'cup', fasting: 'perhaps' }),
    row({ name_en: 'Kei apple', calories: '', protein: '', carbs: '', fat: '', fibre: '' }),
    row({ name_en: 'Whole and right' }),
  );
  const { rows, counts } = await look(table);
  expect(counts).toEqual({ new: 1, known: 0, faulty: 4 });
  const said = rows.map(({ faults }: { faults: { column: string; message: string }[] }) =>
    Object.fromEntries(faults.map(({ column, message }) => [column, message])),
  );
  expect(said).toEqual([
    { fasting: figureMessages.fasting.id },
    { source: figureMessages.source.id, calories: figureMessages.number.id, fat: figureMessages.grams.id },
    // The form's own word, which would say that nothing is chosen, is not added to what is said of the cell.
    { measures: figureMessages.measure.id, fasting: importMessages.noChoice.id },
    { calories: figureMessages.none.id },
    {},
  ]);
  expect((await add(table)).status).toBe(422);
  expect((await hana.call('GET', '/admin/foods?q=Whole and right')).body.items).not.toContainEqual(
    expect.objectContaining({ food: expect.objectContaining({ name: { en: 'Whole and right' } }) }),
  );
});
