import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { underIdOfAnother } from '#test/citus.ts';
import { openTrainingStage, type Caller } from '#test/training-stage.ts';
import type { OwnExercise } from '../own-exercises/schema.ts';
import type { Workout } from '../workouts/schema.ts';
import { importListSchema, importSchema, previewSchema, type Import, type Preview } from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.clear();
  await stage.sql`delete from rate_limits`;
  await stage.sql`delete from workout_imports`;
});

const timeZone = 'Africa/Addis_Ababa';
const heading =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe';
const hevy = (...rows: string[]) => [heading, ...rows].join('\n');
const set = (day: string, exercise: string, weight: string, reps: string, rest = 'normal', rpe = '') =>
  `"=Push","${day}, 18:05","${day}, 19:00",,${exercise},,,0,${rest},${weight},${reps},,,${rpe}`;
const file = hevy(
  set('12 Mar 2024', 'Bench Press (Barbell)', '60', '10', 'warmup'),
  set('12 Mar 2024', 'Bench Press (Barbell)', '80', '5', 'dropset', '8.5'),
  set('12 Mar 2024', 'Zercher Squat', '50', '8'),
  'what,is,this',
  set('14 Mar 2024', 'Bench Press (Barbell)', '82.5', '5'),
);
const strong = `Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-12 18:05:00,Legs,Squat (Barbell),1,135,5,0,0,,,
`;

const preview = async (body: object) =>
  await selam('POST', '/training/imports/preview', { timeZone, ...body });
const bring = async (body: object, caller = selam) =>
  await caller('POST', '/training/imports', { id: randomUUID(), timeZone, names: [], ...body });
const countOf = async () =>
  (
    await stage.sql`select (select count(*)::int from workout_sessions) as workouts,
      (select count(*)::int from workout_exercises) as figures, (select count(*)::int from activities) as activities`
  )[0];

test('a preview tells what would be brought, and writes nothing', async () => {
  const { status, body } = await preview({ file });
  expect(status).toBe(200);
  const read = body as unknown as Preview;
  expect(previewSchema.parse(read)).toEqual(read);
  expect(read).toMatchObject({
    source: 'hevy',
    workouts: 2,
    sets: 4,
    from: '2024-03-12',
    to: '2024-03-14',
    needsUnit: false,
    already: 0,
    unread: { total: 1, rows: [{ line: 5, text: 'what,is,this', why: 'columns' }] },
    unkept: { dropSets: 1, failureSets: 0, distances: 0, times: 0, efforts: 1 },
    names: [
      { name: 'Bench Press (Barbell)', sets: 3, exerciseId: 'bench-press', suggested: [] },
      { name: 'Zercher Squat', sets: 1, exerciseId: null },
    ],
  });
  expect(await countOf()).toEqual({ workouts: 0, figures: 0, activities: 0 });
});

test('what the library does not have becomes the member’s own, once, and is known in the next file', async () => {
  const held = '"=Push","15 Mar 2024, 18:05","15 Mar 2024, 19:00",,Dead Hang,,,0,normal,,,,45,';
  const both = `${file}\n${held}`;
  const names = ['Zercher Squat', 'Dead Hang'].map((name) => ({ name, exerciseId: null, asOwn: true }));
  const brought = (await bring({ file: both, names })).body as unknown as Import;
  expect(importSchema.parse(brought)).toEqual(brought);
  expect(brought.report).toMatchObject({ sets: 5, leftOut: [], made: ['Zercher Squat', 'Dead Hang'] });
  const own = async () =>
    (await selam('GET', '/training/own-exercises')).body.items as unknown as OwnExercise[];
  expect(await own()).toMatchObject([
    { name: 'Dead Hang', measure: 'seconds', isLoaded: false },
    { name: 'Zercher Squat', measure: 'reps', isLoaded: true },
  ]);
  const squat = (await own())[1]!;
  const { items } = (await selam('GET', '/training/workouts')).body as unknown as { items: { id: string }[] };
  const first = (await selam('GET', `/training/workouts/${items.at(-1)!.id}`)).body as unknown as Workout;
  expect(first.exercises[1]).toMatchObject({ exerciseId: squat.id, name: { en: 'Zercher Squat' } });

  const later = hevy(set('20 Mar 2024', 'Zercher squats', '55', '8'));
  const read = (await preview({ file: later })).body as unknown as Preview;
  expect(read.names).toMatchObject([{ name: 'Zercher squats', exerciseId: squat.id }]);
  expect(read.exercises).toContainEqual({ id: squat.id, name: { en: 'Zercher Squat' } });
  const again = [{ name: 'Zercher squats', exerciseId: null, asOwn: true }];
  expect((await bring({ file: later, names: again })).status).toBe(201);
  expect(await own()).toHaveLength(2);
  // Neither Dawit's files know it, nor can he say that they mean it.
  expect(
    (await bring({ file: later, names: [{ ...again[0], exerciseId: squat.id, asOwn: false }] }, dawit))
      .status,
  ).toBe(422);
});

test('none becomes the member’s own where they would be too many, or nothing is brought', async () => {
  const names = [{ name: 'Zercher Squat', exerciseId: null, asOwn: true }];
  await stage.sql`
    insert into own_exercises (user_id, id, name, measure, is_loaded)
    select ${stage.selamId}, 'own-' || gen_random_uuid(), n, 'reps', false from generate_series(1, 200) as n`;
  expect(await bring({ file, names })).toMatchObject({ status: 409, body: { code: 'too_many_own' } });
  expect(await countOf()).toEqual({ workouts: 0, figures: 0, activities: 0 });
  await stage.sql`delete from own_exercises`;
  expect((await bring({ file })).status).toBe(201);
  // All of its workouts are there: none of them would name it.
  expect((await bring({ file, names })).status).toBe(201);
  expect(await stage.sql`select from own_exercises`).toHaveLength(0);
});

test('workouts are brought with their sets, figures and days, once however often they are sent', async () => {
  const id = randomUUID();
  const names = [{ name: 'Zercher Squat', exerciseId: 'barbell-squat' }];
  const { status, body } = await bring({ file, id, names });
  expect(status).toBe(201);
  const brought = body as unknown as Import;
  expect(importSchema.parse(brought)).toEqual(brought);
  expect(brought).toMatchObject({
    id,
    undoneAt: null,
    canBeUndone: true,
    report: { workouts: 2, sets: 4, already: 0, leftOut: [], fullDays: [], unread: { total: 1 } },
  });
  expect(await countOf()).toEqual({ workouts: 2, figures: 3, activities: 2 });

  const { items } = (await selam('GET', '/training/workouts')).body as unknown as { items: { id: string }[] };
  expect(items[1]).toMatchObject({ name: '=Push', source: 'hevy', routineId: null });
  const workout = (await selam('GET', `/training/workouts/${items[1]!.id}`)).body as unknown as Workout;
  expect(workout).toMatchObject({
    name: '=Push',
    date: '2024-03-12',
    startedAt: '2024-03-12T15:05:00.000Z',
    finishedAt: '2024-03-12T16:00:00.000Z',
    minutes: 55,
    isInCalendar: true,
    sets: [
      {
        exerciseId: 'bench-press',
        exercise: 0,
        setNumber: 1,
        setType: 'warm-up',
        state: 'done',
        reps: 10,
        weight: 60,
      },
      { setNumber: 2, setType: 'working', reps: 5, weight: 80, targetRpe: 8.5 },
      { exerciseId: 'barbell-squat', exercise: 1, setNumber: 1, reps: 8, weight: 50 },
    ],
  });
  const trained = (await selam('GET', '/training/exercises/bench-press')).body;
  expect(trained).toMatchObject({ workouts: 2, records: { best: { weight: 82.5 } } });

  const before = await countOf();
  expect((await bring({ file, id, names })).body).toEqual(brought);
  expect((await bring({ file, names })).body).toMatchObject({ report: { workouts: 0, already: 2 } });
  expect((await preview({ file })).body).toMatchObject({ already: 2 });
  expect(await countOf()).toEqual(before);
  // Another member’s are their own.
  expect((await bring({ file, names }, dawit)).body).toMatchObject({ report: { workouts: 2 } });
  const all = (await selam('GET', '/training/imports')).body;
  expect(importListSchema.parse(all).items.map(({ workouts }) => workouts)).toEqual([0, 2]);
});

test('exercises are left out where the member says so, and told', async () => {
  const names = [{ name: 'Bench Press (Barbell)', exerciseId: null }];
  expect((await bring({ file, names })).body).toMatchObject({ code: 'nothing' });
  const { body } = await bring({ file });
  expect(body).toMatchObject({
    report: { workouts: 2, sets: 3, leftOut: [{ name: 'Zercher Squat', sets: 1 }] },
  });
});

test('the unit is asked for where the file does not say it', async () => {
  expect((await preview({ file: strong })).body).toMatchObject({ source: 'strong', needsUnit: true });
  expect(await bring({ file: strong })).toMatchObject({ status: 422, body: { code: 'unit_needed' } });
  await bring({ file: strong, unit: 'lb' });
  const [row] = await stage.sql`select sets->0->'weight' as weight, minutes from workout_sessions`;
  expect(row).toEqual({ weight: 61.23, minutes: null });
});

test('an import is undone whole, with what was deleted of it since, and can be brought again', async () => {
  const { body } = await bring({ file });
  const { id } = body as unknown as Import;
  expect(await dawit('DELETE', `/training/imports/${id}`)).toMatchObject({ status: 404 });
  expect(await dawit('GET', `/training/imports/${id}`)).toMatchObject({ status: 404 });
  const { items } = (await selam('GET', '/training/workouts')).body as unknown as { items: { id: string }[] };
  await selam('DELETE', `/training/workouts/${items[0]!.id}`);
  const undone = await selam('DELETE', `/training/imports/${id}`);
  expect(undone).toMatchObject({ status: 200, body: { canBeUndone: false, report: { workouts: 2 } } });
  expect(await countOf()).toEqual({ workouts: 0, figures: 0, activities: 0 });
  expect(await selam('POST', `/training/workouts/${items[0]!.id}/restore`)).toMatchObject({ status: 404 });
  expect((await bring({ file })).body).toMatchObject({ report: { workouts: 2, already: 0 } });
});

test('after a day it stays', async () => {
  const { id } = (await bring({ file })).body as unknown as Import;
  await stage.sql`
    update workout_imports set created_at = ${new Date(Date.now() - 25 * 3_600_000).toISOString()}`;
  expect((await selam('GET', `/training/imports/${id}`)).body).toMatchObject({ canBeUndone: false });
  expect(await selam('DELETE', `/training/imports/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'too_late' },
  });
});

test('what was deleted of an import is brought again, and only once', async () => {
  await bring({ file });
  const { items } = (await selam('GET', '/training/workouts')).body as unknown as { items: { id: string }[] };
  await selam('DELETE', `/training/workouts/${items[0]!.id}`);
  expect((await bring({ file })).body).toMatchObject({ report: { workouts: 1, already: 1 } });
  expect(await selam('POST', `/training/workouts/${items[0]!.id}/restore`)).toMatchObject({ status: 200 });
  expect(await countOf()).toMatchObject({ workouts: 2 });
});

test('what was deleted of an import comes back where the list of imports no longer has it', async () => {
  await bring({ file });
  const { items } = (await selam('GET', '/training/workouts')).body as unknown as { items: { id: string }[] };
  await selam('DELETE', `/training/workouts/${items[0]!.id}`);
  await stage.sql`delete from workout_imports`;
  expect(await selam('POST', `/training/workouts/${items[0]!.id}/restore`)).toMatchObject({ status: 200 });
});

test('the number of another member’s import is not there to be taken', async () => {
  const { id } = (await bring({ file })).body as unknown as Import;
  const body = { file, id, timeZone: 'Africa/Addis_Ababa', names: [] };
  expect(await dawit('POST', '/training/imports', body)).toMatchObject(underIdOfAnother(201));
});

test('a day whose calendar is full is told; its workouts are brought all the same', async () => {
  const many = Array.from({ length: 52 }, (_, n) => `w${n},"12 Mar 2024, 18:05",,,Plank,,,0,normal,,,,60,`);
  const { body } = await bring({ file: hevy(...many) });
  expect(body).toMatchObject({ report: { workouts: 52, fullDays: ['2024-03-12'] } });
  expect(await countOf()).toMatchObject({ workouts: 52, activities: 50 });
});

test('five thousand workouts are brought', async () => {
  const days = Array.from({ length: 1000 }, (_, n) =>
    new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10),
  );
  const rows = days.flatMap((day) =>
    [6, 9, 12, 15, 18].flatMap((hour) =>
      [60, 70, 80, 90].map(
        (weight) => `W${hour},${day} ${hour}:00:00,,,Bench Press (Barbell),,,0,normal,${weight},8,,,`,
      ),
    ),
  );
  const { body } = await bring({ file: hevy(...rows) });
  expect(body).toMatchObject({ report: { workouts: 5000, sets: 20_000 } });
  const more = hevy(...rows, 'X,2024-01-01 06:00:00,,,Plank,,,0,normal,,,,60,');
  expect(await bring({ file: more })).toMatchObject({ status: 422, body: { code: 'too_many' } });
});

describe('what is no export', () => {
  test.each([
    ['empty', '', 'empty'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0', 'encoding'],
    ['UTF-16', 'D\0a\0t\0e\0', 'encoding'],
    ['half a character', `${heading}\n\ud800`, 'encoding'],
    ['a page', '<!doctype html><title>Log in</title>', 'unknown_format'],
    ['another table', 'a,b\n1,2', 'unknown_format'],
    ['the export of another language', 'Datum,Workout-Name\n2024,x', 'unknown_format'],
    ['a quote without an end', `${heading}\n"${'x'.repeat(70_000)}`, 'no_csv'],
    ['a cell that is a book', `${heading}\n"${'x'.repeat(100_000)}"`, 'no_csv'],
    ['too many rows', `${heading}\n${`${','.repeat(13)}\n`.repeat(100_001)}`, 'too_many'],
  ])('%s is refused with a sentence', async (_name, text, code) => {
    for (const answer of [await preview({ file: text }), await bring({ file: text })])
      expect(answer).toMatchObject({ status: 422, body: { code } });
  });

  test.each([
    [{ file: 'x'.repeat(5 * 1024 * 1024 + 1) }],
    [{ file, timeZone: 'Mars/Olympus' }],
    [{ file: 7 }],
    [{ file, names: [{ name: '', exerciseId: null }] }],
    [{ file, unit: 'stone' }],
  ])('a request that is none', async (body) => {
    expect(await bring(body)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  test('only rows that are not understood', async () => {
    expect((await preview({ file: hevy('what,is,this') })).body).toMatchObject({
      workouts: 0,
      unread: { total: 1 },
    });
    expect(await bring({ file: hevy('what,is,this') })).toMatchObject({
      status: 422,
      body: { code: 'nothing' },
    });
  });

  test('more than is meant', async () => {
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push((await preview({ file: '' })).status);
    expect(answers.at(-1)).toBe(429);
  });
});
