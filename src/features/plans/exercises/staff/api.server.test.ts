import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import exercises from '#content/exercises.json' with { type: 'json' };
import { fitnessPlans, userProfiles, users } from '#db/schema.ts';
import { seed } from '#db/seed.server.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { muscleGroupLabels } from '../muscles.ts';
import { fitnessPlanRecord } from '../../fitness/record.ts';
import { fitnessPlanSchema } from '../../fitness/schema.ts';
import { exerciseSchema, exerciseLimits } from '../schema.ts';
import { listExercises } from '../service.server.ts';
import { readFitnessPlan } from '../../fitness/service.server.ts';
import { staffExercisesApi } from './api.server.ts';
import { exercisePageSchema, keptExerciseSchema, type ExerciseRow, type KeptExercise } from './schema.ts';

type Caller = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>;
interface Answer extends KeptExercise {
  readonly exercises: ExerciseRow[];
  readonly total: number;
  readonly pages: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: { path: unknown[]; message: string }[];
  readonly current: KeptExercise;
  readonly usedBy: { id: string; title: string }[];
}

let database: OpenDatabase;
let almaz: Caller;
let bekele: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.sql);
  [almaz, bekele] = await Promise.all([staffCalled('Almaz'), staffCalled('Bekele')]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from exercises where id not in (select id from bundled_content where kind = 'exercise')`;
});

/** Counts the statements that change plans from here on. */
async function countedPlanWrites() {
  const { sql } = database;
  await sql`create sequence plan_writes`;
  await sql.unsafe(`create function count_plan_write() returns trigger language plpgsql as
    $$ begin perform nextval('plan_writes'); return null; end $$`);
  await sql`create trigger plan_writes after update on fitness_plans
    for each statement execute function count_plan_write()`;
  return async () => {
    const [counted] =
      await sql`select case when is_called then last_value else 0 end as writes from plan_writes`;
    return Number(counted!['writes']);
  };
}

async function staffCalled(name: string): Promise<Caller> {
  const { sql, db } = database;
  const email = `${name}@birtu.test`;
  const [user] = await db.insert(users).values({ email }).returning();
  await db.insert(userProfiles).values({ id: user!.id, fullName: name, email, role: 'admin_fitness' });
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor: {
        userId: user!.id,
        sessionId: randomUUID(),
        role: 'admin_fitness',
        aal: 'aal1',
        recovery: false,
        needsSecondFactor: false,
      },
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => new Date(),
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
    });
    return next();
  });
  api.route('/', staffExercisesApi);
  api.onError(mapError);
  return async (method, path, body) => {
    const response = await api.request(path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };
}

const { id: _id, ...pushUp } = exerciseSchema.parse(exercises.find(({ id }) => id === 'push-up'));
/** One that no plan uses. */
const draft = { ...pushUp, name: { en: 'Wall push-up' }, image: null, gifUrl: null };
const add = async (changes: object = {}) => (await almaz('POST', '/', { ...draft, ...changes })).body;
const namesOf = ({ body }: { body: Answer }) => body.exercises.map(({ name }) => name.en);

describe('the library', () => {
  test('is listed by name, page by page, with what a row shows', async () => {
    const { status, body } = await almaz('GET', '/');
    expect(status).toBe(200);
    expect(exercisePageSchema.parse(body)).toEqual(body);
    expect(body.total).toBe(exercises.length);
    const names = body.exercises.map(({ name }) => name.en.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(body.exercises[0]).toMatchObject({
      isTranslated: true,
      gifUrl: expect.stringMatching(/^\/figures\//),
    });
    expect((await almaz('GET', '/?page=9')).body).toEqual((await almaz('GET', `/?page=${body.pages}`)).body);
  });

  test.each([
    ['a word of the name', '?q=jack', ['Jumping jack']],
    ['Amharic', `?q=${encodeURIComponent('ፑሽ')}`, ['Push-up']],
    ['a muscle and a name', '?q=CHEST+push', ['Push-up']],
    ['nothing that matches', '?q=zzzz', []],
    ['signs that SQL knows', '?q=%25', []],
    [
      'category, difficulty and muscle group',
      '?category=strength&difficulty=intermediate&muscleGroup=chest',
      ['Push-up'],
    ],
  ])('is searched by %s', async (_what, query, expected) => {
    expect(namesOf(await almaz('GET', `/${query}`))).toEqual(expected);
  });

  test.each(['?category=yoga', '?page=0', '?q=%00', `?q=${'x'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await almaz('GET', `/${query}`)).status).toBe(422);
  });
});

describe('an exercise', () => {
  test('is added, read and shown to everyone', async () => {
    const { status, body } = await almaz('POST', '/', draft);
    expect(status).toBe(201);
    expect(keptExerciseSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ exercise: draft, version: 1, updatedBy: 'Almaz' });
    expect((await almaz('GET', `/${body.exercise.id}`)).body).toEqual(body);
    expect(await listExercises(database)).toContainEqual(body.exercise);
    expect(namesOf(await almaz('GET', '/?q=wall'))).toEqual(['Wall push-up']);
  });

  test('that lacks any Amharic is listed as not translated', async () => {
    const whole = await add({ name: { en: 'Wall push-up', am: 'የግድግዳ ፑሽ አፕ' } });
    expect((await almaz('GET', '/?q=wall')).body.exercises[0]!.isTranslated).toBe(true);
    const steps = [...draft.steps, { en: 'Breathe' }];
    await almaz('PUT', `/${whole.exercise.id}`, { ...whole.exercise, steps, version: 1 });
    expect((await almaz('GET', '/?q=wall')).body.exercises[0]!.isTranslated).toBe(false);
  });

  test('is changed, and the plans that use it show it at once, on every node', async () => {
    const heard: string[] = [];
    const listening = await database.sql.listen('public_content', (table) => heard.push(table));
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
    const kept = (await readFitnessPlan(database, 'weight-loss-foundation'))!.plan;
    const { id: exerciseId } = exercise;
    const sets = [{ setNumber: 1, setType: 'cardio', reps: null, durationSeconds: 600, restTime: 0 }];
    const day = {
      restDay: false,
      exercises: [{ exerciseId, sets, estimatedTime: 10 }],
      totalEstimatedTime: 10,
      totalCaloriesBurn: 50,
    };
    const worded = [{ en: 'Stairs', am: 'ደረጃ' }];
    const schedule = [
      { ...day, day: 1, focusAreas: [muscleGroupLabels.legs] },
      { ...day, day: 2, focusAreas: worded },
    ];
    const plan = { ...kept, id: 'stairs', muscleGroups: ['legs'], averageWorkoutTime: 10, schedule };
    const ids = ['stairs', 'stairs-again'];
    for (const id of ids) {
      const { search_text: searchText, ...columns } = fitnessPlanRecord(
        fitnessPlanSchema.parse({ ...plan, id }),
      );
      await database.db.insert(fitnessPlans).values({ ...columns, searchText });
    }
    const writes = await countedPlanWrites();

    const changed = { ...exercise, muscleGroup: 'core', caloriesBurn: 80, version };
    expect((await almaz('PUT', `/${exerciseId}`, changed)).status).toBe(200);
    for (const id of ids)
      expect((await readFitnessPlan(database, id))?.plan).toMatchObject({
        id,
        muscleGroups: ['core'],
        schedule: [
          { totalCaloriesBurn: 80, focusAreas: [muscleGroupLabels.core] },
          { totalCaloriesBurn: 80, focusAreas: worded },
        ],
      });
    // Saving plans waits meanwhile, so this is one statement however many plans there are.
    expect(await writes()).toBe(1);
    // Whoever has a plan open for editing is not told of a change that nobody made to it.
    expect([
      ...(await database.sql`select version from fitness_plans where id in ${database.sql(ids)}`),
    ]).toEqual([{ version: 1 }, { version: 1 }]);
    await database.sql`delete from fitness_plans where id in ${database.sql(ids)}`;
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
    expect((await almaz('DELETE', `/${exercise.id}`)).status).toBe(200);
    for (const method of ['GET', 'DELETE'])
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
    expect((await almaz('GET', '/No%00pe')).status).toBe(422);
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
    ['nothing', '  ', 'Please write this text'],
  ])('is refused with the reason: %s', async (_what, typed, message) => {
    const { status, body } = await almaz('POST', '/', { ...draft, name: { en: typed } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: ['name', 'en'], message }]);
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
