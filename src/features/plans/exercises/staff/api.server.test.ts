import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { seed } from '#db/seed.server.ts';
import { startApi } from '#test/api-caller.ts';
import { muscleGroupLabels } from '../muscles.ts';
import { readFitnessPlan } from '../../fitness/service.server.ts';
import { exerciseLimits } from '../kinds.ts';
import { exerciseSchema } from '../schema.ts';
import { listExercises } from '../service.server.ts';
import { exercisePageSchema, storedExerciseSchema, type ExerciseRow, type StoredExercise } from './schema.ts';

let database: Awaited<ReturnType<typeof startApi>>;
let almaz: Awaited<ReturnType<typeof staffCalled>>;
let bekele: typeof almaz;

beforeAll(async () => {
  database = await startApi({}, 'bundled');
  [almaz, bekele] = await Promise.all([staffCalled('Almaz'), staffCalled('Bekele')]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from exercises where id not in (select id from bundled_content where kind = 'exercise')`;
});

/** Speaks to `/admin/exercises`. */
async function staffCalled(name: string) {
  const member = await database.member('admin_fitness', name);
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    member.call(method, `/admin/exercises${path.replace(/^\/(?=$|\?)/, '')}`, body);
}

const { id: _id, ...pushUp } = exerciseSchema.parse(exercises.find(({ id }) => id === 'push-up'));
/** One that no plan uses. */
const draft = { ...pushUp, name: { en: 'Ladder climb' }, image: null, gifUrl: null };
const add = async (changes: object = {}): Promise<StoredExercise> =>
  (await almaz('POST', '/', { ...draft, ...changes })).body;
const namesOf = ({ body }: { body: { items: ExerciseRow[] } }) => body.items.map(({ name }) => name.en);

describe('the library', () => {
  test('is listed by name, page by page, with what a row shows', async () => {
    const { status, body } = await almaz('GET', '/');
    expect(status).toBe(200);
    expect(exercisePageSchema.parse(body)).toEqual(body);
    expect(body.total).toBe(exercises.length);
    const names = namesOf({ body }).map((name) => name.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(body.items[0]).toMatchObject({
      missing: [],
      gifUrl: expect.stringMatching(/^\/figures\//),
    });
    expect((await almaz('GET', '/?page=9')).body).toEqual((await almaz('GET', `/?page=${body.pages}`)).body);
  });

  test.each([
    ['a word of the name', '?q=jack', ['Jumping jack']],
    ['Amharic', `?q=${encodeURIComponent('ተራራ')}`, ['Mountain climber']],
    ['nothing that matches', '?q=zzzz', []],
    ['signs that SQL knows', '?q=%25', []],
  ])('is searched by %s', async (_what, query, expected) => {
    expect(namesOf(await almaz('GET', `/${query}`))).toEqual(expected);
  });

  test.each([
    ['a muscle and a name', '?q=CHEST+push', 'Push-up', 'Plank'],
    [
      'category, difficulty and muscle group',
      '?category=strength&difficulty=intermediate&muscleGroup=chest',
      'Push-up',
      'Chair dip',
    ],
    ['kind of movement', '?pattern=push&muscleGroup=arms', 'Chair dip', 'Biceps curl'],
  ])('is narrowed down by %s', async (_what, query, wanted, other) => {
    const names = namesOf(await almaz('GET', `/${query}`));
    expect(names).toContain(wanted);
    expect(names).not.toContain(other);
  });

  test.each(['?category=yoga', '?page=0', '?q=%00', `?q=${'x'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await almaz('GET', `/${query}`)).status).toBe(422);
  });
});

describe('an exercise', () => {
  test('is added, read and shown to everyone', async () => {
    const { status, body } = await almaz('POST', '/', draft);
    expect(status).toBe(201);
    expect(storedExerciseSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ exercise: draft, version: 1, updatedBy: 'Almaz' });
    expect((await almaz('GET', `/${body.exercise.id}`)).body).toEqual(body);
    expect(await listExercises(database)).toContainEqual(body.exercise);
    expect(namesOf(await almaz('GET', '/?q=ladder'))).toEqual(['Ladder climb']);
  });

  test('that lacks any Amharic is listed as not translated', async () => {
    const whole = await add({ name: { en: 'Ladder climb', am: 'መሰላል መውጣት' } });
    expect((await almaz('GET', '/?q=ladder')).body.items[0]!.missing).toEqual([]);
    const steps = [...draft.steps, { en: 'Breathe' }];
    await almaz('PUT', `/${whole.exercise.id}`, { ...whole.exercise, steps, version: 1 });
    expect((await almaz('GET', '/?q=ladder')).body.items[0]!.missing).toEqual(['am']);
  });

  test('is changed, and the plans that use it show it at once, on every node', async () => {
    const heard: string[] = [];
    const listening = await database.listener.listen(
      'public_content',
      (table) => heard.push(table),
      () => undefined,
    );
    const { body } = await almaz('GET', '/push-up');
    const name = { en: 'Press-up', am: 'ፑሽ አፕ' };
    const changed = await almaz('PUT', '/push-up', { ...body.exercise, name, version: body.version });
    expect(changed.body).toMatchObject({ exercise: { name }, version: body.version + 1 });
    await expect.poll(() => heard).toEqual(['exercises']);
    await listening.unlisten();
    const plan = await readFitnessPlan(database, 'weight-loss-foundation');
    expect(plan?.exercises.find(({ id }) => id === 'push-up')?.name).toEqual(name);
    expect(await seed(database.sql)).toBe(0);
  });

  test('is changed, and so are the figures and the focus of the plans that use it, but not what staff worded', async () => {
    const { exercise, version } = await add({ muscleGroup: 'legs', estimatedTime: 10, caloriesBurn: 50 });
    const { id: exerciseId } = exercise;
    const sets = [{ setType: 'cardio', reps: null, durationSeconds: 600, restTime: 0 }];
    const worded = [{ en: 'Stairs', am: 'ደረጃ' }];
    const day = { restDay: false, exercises: [{ exerciseId, sets }] };
    const schedule = [
      { ...day, day: 1, focusAreas: [] },
      { ...day, day: 2, focusAreas: worded },
    ];
    await database.sql`
      insert into fitness_plans (id, title, description, category, level, status, search_text, data)
      select 'stairs', title, description, category, level, status, search_text,
        data || ${JSON.stringify({ blocks: [{ weeks: 10, title: null, text: null, schedule }] })}::text::jsonb
      from fitness_plans where id = 'weight-loss-foundation'`;
    const shown = async () => (await readFitnessPlan(database, 'stairs'))?.plan;
    expect(await shown()).toMatchObject({
      muscleGroups: ['legs'],
      averageWorkoutTime: 10,
      schedule: [
        { totalEstimatedTime: 10, totalCaloriesBurn: 50, focusAreas: [muscleGroupLabels.legs] },
        { totalEstimatedTime: 10, totalCaloriesBurn: 50, focusAreas: worded },
      ],
    });

    const changed = { ...exercise, muscleGroup: 'core', caloriesBurn: 80, version };
    expect((await almaz('PUT', `/${exerciseId}`, changed)).status).toBe(200);
    expect(await shown()).toMatchObject({
      muscleGroups: ['core'],
      schedule: [
        { totalCaloriesBurn: 80, focusAreas: [muscleGroupLabels.core] },
        { totalCaloriesBurn: 80, focusAreas: worded },
      ],
    });
    // Whoever has a plan open for editing is not told of a change that nobody made to it.
    expect([...(await database.sql`select version from fitness_plans where id = 'stairs'`)]).toEqual([
      { version: 1 },
    ]);
    await database.sql`delete from fitness_plans where id = 'stairs'`;
  });

  test('changed by somebody else meanwhile is not overwritten: the second is told what stands and by whom', async () => {
    const { exercise, version } = await add();
    const path = `/${exercise.id}`;
    const saves = [almaz, bekele].map((caller, i) =>
      caller('PUT', path, { ...exercise, estimatedTime: 10 + i, version }),
    );
    const answers = (await Promise.all(saves)).toSorted((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const stands = (await almaz('GET', path)).body;
    expect(answers[1]!.body).toMatchObject({ code: 'changed_meanwhile', current: stands });
    expect(['Almaz', 'Bekele']).toContain(stands.updatedBy);
    expect(stands.version).toBe(version + 1);
    expect((await bekele('PUT', path, { ...exercise, version: stands.version })).status).toBe(200);
  });

  test('that nothing was changed in stays in its version', async () => {
    const { exercise, version } = await add();
    expect((await almaz('PUT', `/${exercise.id}`, { ...exercise, version })).body.version).toBe(version);
  });

  test('is deleted where no plan uses it', async () => {
    const { exercise } = await add();
    expect(await almaz('DELETE', `/${exercise.id}`)).toMatchObject({ status: 204, body: null });
    for (const method of ['GET', 'DELETE'] as const)
      expect(await almaz(method, `/${exercise.id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
  });

  test('is not deleted while plans use it, drafts too: they are named', async () => {
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-loss-foundation'`;
    const plan = { id: 'weight-loss-foundation', title: 'Weight Loss Foundation' };
    expect((await almaz('GET', '/bodyweight-squat')).body.usedBy).toContainEqual(plan);
    const { status, body } = await almaz('DELETE', '/bodyweight-squat');
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'in_use' });
    expect(body.usedBy).toContainEqual(plan);
    expect((await almaz('GET', '/bodyweight-squat')).status).toBe(200);
  });

  test('leaves each change in the log: who, what, before and after', async () => {
    const { exercise, version } = await add();
    await bekele('PUT', `/${exercise.id}`, { ...exercise, estimatedTime: 9, version });
    await almaz('DELETE', `/${exercise.id}`);
    const lines = await database.sql`
      select action, before, after, full_name from activity_log
      join user_profiles on user_profiles.id = actor_id where subject_id = ${exercise.id} order by activity_log.id`;
    const { name, estimatedTime } = exercise;
    expect([...lines]).toMatchObject([
      { action: 'create', full_name: 'Almaz', before: null, after: { name } },
      {
        action: 'update',
        full_name: 'Bekele',
        before: { name, estimatedTime },
        after: { name, estimatedTime: 9 },
      },
      { action: 'delete', full_name: 'Almaz', before: { name }, after: null },
    ]);
    expect(Object.keys(lines[1]!['after'])).toEqual(['name', 'estimatedTime']);
  });

  test('of an id that cannot be one is refused', async () => {
    expect((await almaz('GET', '/No%00pe')).status).toBe(404);
    expect((await almaz('PUT', '/nope', { ...draft, version: 1 })).status).toBe(404);
  });
});

describe('a text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'O\'Brien & sons "quoted"',
    'ለፈተና \u200f abc',
    '💪🏾🧎‍♀️',
    'ፑሽ አፕ በግድግዳ',
  ])('comes back as typed: %s', async (typed) => {
    const { exercise } = await add({ name: { en: typed }, steps: [{ en: typed, am: typed }] });
    const { body } = await almaz('GET', `/${exercise.id}`);
    expect(body.exercise).toMatchObject({ name: { en: typed }, steps: [{ en: typed, am: typed }] });
  });

  test.each([
    ['a null character', 'push\0up', 'This holds characters that cannot be read'],
    ['half a character', 'push \ud83d up', 'This holds characters that cannot be read'],
    ['too much', 'x'.repeat(exerciseLimits.title + 1), 'This is too long'],
  ])('is refused with the reason: %s', async (_what, typed, message) => {
    const { status, body } = await almaz('POST', '/', { ...draft, name: { en: typed } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: ['name', 'en'], message }]);
  });

  test('is refused where it is there in neither language', async () => {
    const { status, body } = await almaz('POST', '/', { ...draft, name: { en: '  ' } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: ['name'], message: 'Please write this text' }]);
  });

  test('may be there in Amharic alone, and what is missing is found', async () => {
    const { exercise } = await add({ name: { en: '', am: 'መሰላል መውጣት' }, image: null });
    expect(exercise.name).toEqual({ en: '', am: 'መሰላል መውጣት' });
    const { body } = await almaz('GET', '/?missing=en');
    expect(body.items).toMatchObject([{ name: exercise.name, missing: ['en'] }]);
    const { exercise: inEnglish } = await add({ name: { en: 'Rope climb' } });
    expect((await almaz('GET', '/?missing=am')).body.items).toMatchObject([
      { id: inEnglish.id, missing: ['am'] },
    ]);
  });

  test.each([
    ['no steps', { steps: [] }],
    ['an unknown muscle', { targetMuscles: ['tail'] }],
    ['an unknown level', { difficulty: 'olympic' }],
    ['time below zero', { estimatedTime: -1 }],
    ['no harder variation', { variations: { easier: { en: 'Less' } } }],
  ])('is missing or wrong: %s', async (_what, changes) => {
    expect((await almaz('POST', '/', { ...draft, ...changes })).status).toBe(422);
  });
});

describe('the address of a picture', () => {
  test.each(['/figures/push-up.svg', '/pictures/2026/push_up.v2.WEBP'])('may be %s', async (image) => {
    expect((await add({ image })).exercise.image).toBe(image);
  });

  test.each([
    'https://example.org/push-up.gif',
    '//example.org/push-up.gif',
    '/\\example.org/push-up.gif',
    'javascript:alert(1)//a.svg',
    'data:image/svg+xml,a.svg',
    '/figures/../api/push-up.svg',
    '/figures/push-up',
    '/auth/v1/logout?a=.svg',
    '/figures/push up.svg',
    'figures/push-up.svg',
  ])('may not be %s', async (image) => {
    const { status, body } = await almaz('POST', '/', { ...draft, image });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: ['image'], message: expect.stringContaining('Only pictures of this site') },
    ]);
  });
});

describe('the easier and the harder exercise', () => {
  test('are exercises of the library, and come back', async () => {
    const relatives = { easierId: 'chair-dip', harderId: 'push-up' };
    const { exercise, version } = await add(relatives);
    expect(exercise).toMatchObject(relatives);
    const path = `/${exercise.id}`;
    const changed = await almaz('PUT', path, { ...exercise, harderId: null, version });
    expect(changed.body.exercise).toMatchObject({ easierId: 'chair-dip', harderId: null });
  });

  test('that are in no library are refused where they stand, both of them', async () => {
    const relatives = { easierId: 'no-such-exercise', harderId: 'nor-this-one' };
    const { status, body } = await almaz('POST', '/', { ...draft, ...relatives });
    const message = 'This exercise is no longer in the library: choose another one';
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: ['easierId'], message },
      { path: ['harderId'], message },
    ]);
  });

  test('are never itself', async () => {
    const { exercise, version } = await add();
    const itself = { ...exercise, harderId: exercise.id, version };
    const { status, body } = await almaz('PUT', `/${exercise.id}`, itself);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        path: ['harderId'],
        message: 'An exercise is no easier or harder than itself: choose another one',
      },
    ]);
  });

  test('go with the exercise that is deleted, in no new version', async () => {
    const { exercise: easier } = await add();
    const { exercise, version } = await add({ easierId: easier.id, harderId: 'push-up' });
    await almaz('DELETE', `/${easier.id}`);
    expect((await almaz('GET', `/${exercise.id}`)).body).toMatchObject({
      exercise: { easierId: null, harderId: 'push-up' },
      version,
    });
  });
});
