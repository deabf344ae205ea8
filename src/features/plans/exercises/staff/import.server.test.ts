import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportPreview } from '#src/lib/csv-import.ts';
import { importLimits, importMessages } from '#src/lib/import-table.ts';
import { csvRecord, type Cell } from '#src/lib/csv.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { exerciseImport } from './exercise-columns.ts';
import { exerciseMessages } from './messages.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let almaz: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  almaz = await api.member('admin_fitness', 'Almaz');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from exercises where id not in (select id from bundled_content where kind = 'exercise')`;
  await api.sql`delete from rate_limits`;
});

const path = '/admin/exercises/import';
const csv = (rows: readonly (readonly Cell[])[]) => rows.map(csvRecord).join('');
const heading = exerciseImport.columns.map(({ name }) => name);
const example = exerciseImport.columns.map((column) => column.example);
/** As the example, without an Amharic name and with some cells changed. */
const row = (changes: Readonly<Record<string, string>>) =>
  exerciseImport.columns.map(({ name, example: cell }) => changes[name] ?? (name === 'name_am' ? '' : cell));
const rowsNamed = (...names: string[]) => names.map((name) => row({ name_en: name }));

const look = (table: string) => almaz.call('POST', `${path}/preview`, { table });
const preview = async (table: string): Promise<ImportPreview> => (await look(table)).body;
const add = (table: string, key?: string, leaveOutKnown = true) =>
  almaz.call('POST', path, { table, leaveOutKnown }, key);
const count = async () => (await api.sql`select count(*)::int as n from exercises`)[0]!['n'] as number;

describe('a table of exercises', () => {
  test('is read as its example stands, and all of it is added with its versions and lines in the log', async () => {
    const table = csv([heading, example, ...rowsNamed('Push-up on a bench')]);
    expect(await preview(table)).toMatchObject({
      rows: [
        { line: 2, state: 'new', faults: [], name: { en: example[0], am: example[1] } },
        { line: 3, state: 'new', faults: [] },
      ],
      counts: { new: 2, known: 0, faulty: 0 },
      unknownColumns: [],
    });
    const before = await count();
    const { status, body } = await add(table);
    expect({ status, total: body.total, leftOut: body.leftOut }).toEqual({
      status: 201,
      total: 2,
      leftOut: 0,
    });
    expect(await count()).toBe(before + 2);
    const { id } = body.items[0];
    expect((await almaz.call('GET', `/admin/exercises/${id}`)).body).toMatchObject({
      version: 1,
      updatedBy: 'Almaz',
      exercise: {
        name: { en: example[0], am: example[1] },
        muscleGroup: 'chest',
        targetMuscles: ['chest', 'triceps'],
        harderId: 'push-up',
        easierId: null,
        caloriesBurn: null,
        steps: [
          { en: 'Stand an arm’s length from a wall', am: 'ከግድግዳ አንድ ክንድ ርቀው ይቁሙ' },
          { en: 'Put both hands on it' },
          { en: 'Bend the elbows, then push back' },
        ],
      },
    });
    expect((await almaz.call('GET', `/admin/exercises/${id}/versions`)).body.items).toMatchObject([
      { version: 1, action: 'create', by: 'Almaz' },
    ]);
    const ids = body.items.map((item: { id: string }) => item.id);
    expect(
      await api.sql`select action from activity_log where subject_kind = 'exercise' and subject_id in ${api.sql(ids)}`,
    ).toMatchObject([{ action: 'create' }, { action: 'create' }]);
  });

  test.each([
    [
      'semicolons and a mark at its beginning',
      (rows: string[][]) =>
        `\uFEFF${rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')}`,
    ],
    ['tabs, as spreadsheets copy', (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n')],
    [
      'labels for columns, in another order',
      (rows: string[][]) => csv(rows.map((cells) => cells.toReversed())),
    ],
  ])('is understood with %s', async (_what, written) => {
    const table = written([heading, ...rowsNamed('Seat on air', 'Seat on a step')]);
    expect((await preview(table)).counts).toEqual({ new: 2, known: 0, faulty: 0 });
  });

  test('is understood by the names of fields and values in either language, with lists on lines of their own', async () => {
    const named = heading.map((name) => name.toUpperCase().replaceAll('_', ' '));
    const cells = row({
      muscle_group: 'ደረት',
      difficulty: 'Intermediate',
      target_muscles: 'ደረት\nTriceps',
      steps_en: 'One\nTwo',
      steps_am: '\nሁለት',
    });
    const { body } = await add(csv([named, cells]));
    const { exercise } = (await almaz.call('GET', `/admin/exercises/${body.items[0].id}`)).body;
    expect(exercise).toMatchObject({
      muscleGroup: 'chest',
      difficulty: 'intermediate',
      targetMuscles: ['chest', 'triceps'],
      steps: [{ en: 'One' }, { en: 'Two', am: 'ሁለት' }],
    });
  });

  test('says of each row and column what is wrong with it, by the rules of the editor', async () => {
    const table = csv([
      [...heading, 'colour'],
      [
        ...row({
          name_en: 'Seat on air',
          description_en: '',
          description_am: '',
          estimated_time: 'long',
          steps_en: ' | ',
          steps_am: '',
        }),
        'red',
      ],
      [
        ...row({
          name_en: 'Seat on a step',
          muscle_group: 'ears',
          gear: 'wall | moon',
          image: 'javascript:a()',
        }),
        '',
      ],
      [
        ...row({ name_en: 'Seat on a chair', harder_exercise: 'Nobody', easier_exercise: 'seat on a chair' }),
        '',
      ],
      [...row({ name_en: 'Seat on nothing', steps_en: 'One | | Three', steps_am: '' }), ''],
    ]);
    const { rows, counts, unknownColumns } = await preview(table);
    expect(counts).toEqual({ new: 0, known: 0, faulty: 4 });
    expect(unknownColumns).toEqual(['colour']);
    const missing = textMessages.missing.id;
    expect(
      rows.map(({ faults }) =>
        faults.map(({ column, item, message, given }) => [column, item, message, given]),
      ),
    ).toEqual(
      [
        [
          ['description_en', null, missing, null],
          ['steps_en', 1, missing, null],
          ['estimated_time', null, exerciseMessages.minutes.id, null],
        ],
        [
          ['muscle_group', null, importMessages.noChoice.id, 'ears'],
          ['gear', 2, importMessages.noChoice.id, 'moon'],
          ['image', null, textMessages.notOwnPicture.id, null],
        ],
        [
          ['easier_exercise', null, exerciseMessages.ownRelative.id, null],
          ['harder_exercise', null, exerciseMessages.relativeUnknown.id, null],
        ],
        [['steps_en', 2, missing, null]],
      ].map((faults) => expect.arrayContaining(faults)),
    );
    const { status, body } = await add(table);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'faulty_rows' });
    expect(body.errors).toContainEqual({
      path: [3, 'gear'],
      message: '“moon” is none of what can stand in this column',
    });
  });

  test('of which one row is wrong adds none', async () => {
    const before = await count();
    const table = csv([
      heading,
      ...rowsNamed('Seat on air', 'Seat on a step'),
      row({ name_en: '', name_am: '' }),
    ]);
    expect((await add(table, randomUUID())).status).toBe(422);
    expect(await count()).toBe(before);
  });

  test('leads from one of its rows to another, whichever comes first', async () => {
    const table = csv([
      heading,
      row({ name_en: 'Seat on air', easier_exercise: 'Seat on a step', harder_exercise: '' }),
      row({
        name_en: 'Seat on a step',
        name_am: 'ደረጃ ላይ',
        easier_exercise: '',
        harder_exercise: 'seat on AIR',
      }),
    ]);
    const { body } = await add(table);
    const [air, step] = body.items;
    expect((await almaz.call('GET', `/admin/exercises/${air.id}`)).body.exercise.easierId).toBe(step.id);
    expect((await almaz.call('GET', `/admin/exercises/${step.id}`)).body.exercise.harderId).toBe(air.id);
  });

  test('says what is there already, and leaves it out or adds it once more as is asked', async () => {
    const table = csv([heading, ...rowsNamed('PUSH-UP', 'Seat on air', 'seat on air')]);
    expect((await preview(table)).rows.map(({ state }) => state)).toEqual(['known', 'new', 'known']);
    expect((await add(table)).body).toMatchObject({ total: 1, leftOut: 2 });
    expect((await add(table)).body).toMatchObject({ code: 'nothing_new', status: 422 });
    expect((await add(table, undefined, false)).body).toMatchObject({ total: 3, leftOut: 0 });
  });

  test('sent twice with one key is added once, and another one under that key is not', async () => {
    const before = await count();
    const key = randomUUID();
    const table = csv([heading, ...rowsNamed('Seat on air')]);
    const [first, second] = await Promise.all([add(table, key), add(table, key)]);
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await count()).toBe(before + 1);
    expect((await add(csv([heading, ...rowsNamed('Seat on a step')]), key)).body).toMatchObject({
      code: 'saved_before',
      current: { total: 1 },
    });
    expect(await count()).toBe(before + 1);
  });

  test.each([
    ['empty', '\n \n', 'empty'],
    ['nothing but its first line', csv([heading]), 'empty'],
    ['without a column that is known', 'a,b\n1,2', 'no_columns'],
    ['a picture', '\u0089PNG\ufffd\0', 'encoding'],
    ['a row that never ends', `name_en\n"${'x'.repeat(importLimits.rowBytes + 9)}`, 'no_csv'],
    ['too long', 'x'.repeat(importLimits.characters + 1), 'invalid_input'],
    [
      'of too many rows',
      csv([['name_en'], ...Array.from({ length: importLimits.rows + 1 }, () => ['x'])]),
      'too_many_rows',
    ],
  ])('is refused in words where it is %s', async (_what, table, code) => {
    for (const { status, body } of [await look(table), await add(table)]) {
      expect({ status, code: body.code }).toEqual({ status: 422, code });
      expect(body.detail).not.toBe('');
    }
  });

  test('of whatever cells is answered, and never as a fault of ours', async () => {
    const cell = fc.string({
      unit: fc.constantFrom(...'a=,;"\'|\t\r\n \u200Bሰ😀\0'.match(/./gsu)!),
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }), async (rows) => {
        const table = [heading.slice(0, 4), ...rows].map((cells) => cells.join(',')).join('\n');
        expect([200, 422]).toContain((await look(table)).status);
        await api.sql`delete from rate_limits`;
      }),
      { numRuns: 40 },
    );
  });

  test('is not looked at without end', async () => {
    const answers = [];
    for (let n = 0; n < 61; n += 1) answers.push(await look('a'));
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too_often' } });
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('of all the rows there may be is added whole', async () => {
    const names = Array.from({ length: importLimits.rows }, (_, n) => `Seat no. ${n}`);
    const { body } = await add(csv([heading, ...rowsNamed(...names)]), randomUUID());
    expect(body.total).toBe(importLimits.rows);
  });
});
