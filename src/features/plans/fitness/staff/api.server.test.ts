import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundledFitnessPlans, weightLossFoundation as weightLoss } from '#content/plans/fitness.ts';
import { startApi } from '#test/api-caller.ts';
import type { Finding } from '#src/lib/finding.ts';
import type { FieldError } from '#src/api/problem.ts';
import { planView } from '../plan-view.ts';
import { writtenPlanSchema, type PlanDraft, type ScheduleDay } from '../schema.ts';
import { listFitnessPlans, readFitnessPlan } from '../service.server.ts';
import { fitnessListQuerySchema, fitnessPlanDetailSchema } from '../listing.ts';
import { planFieldMessages } from './messages.ts';
import { staffPlanPageSchema, storedPlanSchema, type StaffPlanPage, type StoredPlan } from './schema.ts';

const migrations = ['0024_schedules-as-written.sql', '0026_blocks-of-weeks.sql'];

let database: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof database.member>>;

beforeAll(async () => {
  database = await startApi({}, 'bundled');
  staff = await database.member('admin_fitness', 'Hirut Alemu');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from fitness_plans where user_id is not null`;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  staff.call(method, `/admin/fitness-plans${path.replace(/^\/(?=$|\?)/, '')}`, body);

/** Days that every week has. */
const everyWeek = (schedule: ScheduleDay[], weeks = 1): PlanDraft['blocks'] => [
  { weeks, title: null, text: null, schedule },
];

/** The least that staff must write. */
const small: PlanDraft = {
  title: { en: 'Walk to Entoto' },
  description: { en: 'Up the hill and down again.' },
  category: 'endurance',
  level: 'beginner',
  duration: 30,
  durationUnit: 'minutes',
  weeklyWorkouts: 1,
  difficulty: 1,
  estimatedCaloriesBurn: null,
  targetAudience: null,
  prerequisites: [{ en: 'None' }],
  equipment: [{ en: 'Shoes' }],
  goals: [{ en: 'Reach the top' }],
  blocks: everyWeek([
    {
      day: 1,
      restDay: false,
      focusAreas: [],
      exercises: [
        {
          exerciseId: 'brisk-walk',
          sets: [
            {
              setType: 'cardio',
              reps: null,
              durationSeconds: 1770,
              restTime: 30,
            },
          ],
        },
      ],
    },
  ]),
  tips: [],
  mealSuggestion: null,
  sources: [],
  tags: [],
  suits: [],
  imageUrl: null,
  featured: false,
  equipmentRequired: false,
  timeOfDay: 'any',
  location: 'any',
  intensity: 'low',
  status: 'draft',
};

const create = async (plan: Partial<PlanDraft> = {}): Promise<StoredPlan> =>
  (await call('POST', '/', { ...small, ...plan })).body;
const change = (id: string, version: number, plan: Partial<PlanDraft>) =>
  call('PUT', `/${id}`, { ...small, ...plan, version });
const list = async (query = ''): Promise<StaffPlanPage> => (await call('GET', `/${query}`)).body;
const titles = async (query = '') => (await list(query)).items.map(({ title }) => title.en);
const published = (id: string) => readFitnessPlan(database, id);

describe('a new plan', () => {
  test('is a draft of its author’s, stands at the top of the list, and nobody else sees it', async () => {
    const row = await create();
    expect(storedPlanSchema.parse(row)).toEqual(row);
    expect(row).toMatchObject({ plan: small, version: 1, updatedBy: 'Hirut Alemu', followers: 0 });
    expect(row.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect((await titles())[0]).toBe('Walk to Entoto');
    expect(await published(row.id)).toBeNull();
    const [stored] = await database.sql`select user_id, version from fitness_plans where id = ${row.id}`;
    expect(stored).toEqual({ user_id: staff.id, version: 1 });
  });

  test('reads as it was typed, whatever the writing', async () => {
    const title = { en: '<script>alert(1)</script> O’Brien & "sons" 🏃🏾‍♀️ \u200fabc', am: 'ወደ እንጦጦ ጉዞ' };
    const { id } = await create({ title });
    const { body } = await call('GET', `/${id}`);
    expect(storedPlanSchema.parse(body)).toEqual(body);
    expect(body.plan).toEqual({ ...small, title });
  });

  test('may weigh no more than the words it is made of: spaces around them are taken off', async () => {
    const { id } = await create({ title: { en: '  Walk  ' }, description: { en: '\n Up \n' } });
    const { plan } = (await call('GET', `/${id}`)).body;
    expect([plan.title.en, plan.description.en]).toEqual(['Walk', 'Up']);
  });

  test('once published, is listed, shown and printed, with all that follows from its schedule', async () => {
    const { id } = await create({ status: 'published', title: { en: 'Walk to Entoto', am: 'ወደ እንጦጦ ጉዞ' } });
    const { items: plans } = await listFitnessPlans(database, fitnessListQuerySchema.parse({ q: 'እንጦጦ' }));
    expect(plans).toMatchObject([
      { id, averageWorkoutTime: 30, duration: 30, durationUnit: 'minutes', imageUrl: null },
    ]);

    const detail = (await published(id))!;
    expect(fitnessPlanDetailSchema.parse(detail)).toEqual(detail);
    const view = planView(detail, null, 'am');
    expect(view.title).toBe('ወደ እንጦጦ ጉዞ');
    expect(view.day).toMatchObject({ number: 1, minutes: 30, sets: 1, focusAreas: ['እግርና መቀመጫ'] });
    expect(view.day?.exercises).toHaveLength(1);
    expect(detail.plan).toMatchObject({ muscleGroups: ['legs'], rating: null, reviewCount: 0 });
  });
});

test('a plan is published only with nothing in its way, and kept as a draft all the same', async () => {
  const [day] = small.blocks[0]!.schedule;
  const schedule = [day!, { ...day!, day: 2, exercises: [] }, { ...day!, day: 2 }];
  const unfinished = { ...small, blocks: everyWeek(schedule), status: 'published' } as const;
  const { status, body } = await call('POST', '/', unfinished);
  expect([status, body.code]).toEqual([422, 'not_publishable']);
  expect(body.errors).toEqual([
    { path: ['blocks', 0, 'schedule', 2], message: 'Day 2 is there more than once' },
    { path: ['blocks', 0, 'schedule', 1], message: 'Day 2 has no exercises and is no rest day' },
  ]);
  expect(body.findings.map(({ severity, code }: Finding) => `${severity} ${code}`)).toEqual([
    'blocks day_twice',
    'blocks empty_day',
    'warns no_amharic',
    'warns no_amharic',
    'warns no_amharic',
  ]);
  const { id } = await create({ blocks: everyWeek(schedule) });
  expect((await change(id, 1, unfinished)).body.code).toBe('not_publishable');
  expect(await published(id)).toBeNull();
  expect((await change(id, 1, { blocks: everyWeek([day!]), status: 'published' })).status).toBe(200);
  expect(await published(id)).not.toBeNull();
});

test.each(['en', 'am'])(
  'a plan made here can be printed, whatever is left out of it, in %s',
  async (language) => {
    const [day] = small.blocks[0]!.schedule;
    const { id } = await create({
      title: { en: '<b>Walk</b> & breathe 🏃🏾‍♀️' },
      duration: 7,
      durationUnit: 'weeks',
      blocks: everyWeek(
        [
          day!,
          {
            day: 3,
            restDay: true,
            focusAreas: [],
            exercises: [],
          },
          {
            day: 4,
            restDay: false,
            focusAreas: [],
            exercises: [],
          },
        ],
        7,
      ),
    });
    // As plans may stand that were published before anything was in the way of it.
    await database.sql`update fitness_plans set status = 'published' where id = ${id}`;
    const answer = await database.visit(`/plans/fitness/${id}/pdf?language=${language}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())));
    expect(text.join(' ').replace(/\s+/g, ' ')).toContain('<b>Walk</b> & breathe');
  },
);

test('a plan is published in Amharic alone, and found by what it lacks', async () => {
  const alone = { en: '', am: 'እንጦጦ መውጣት' };
  const { status, body } = await call('POST', '', {
    ...small,
    title: alone,
    description: alone,
    prerequisites: [alone],
    equipment: [alone],
    goals: [alone],
    status: 'published',
  });
  expect(status).toBe(201);
  const { items, total } = (await call('GET', '?missing=en')).body;
  expect([total, items]).toMatchObject([1, [{ id: body.id, title: alone, missing: ['en'] }]]);
  const { body: other } = await call('POST', '', small);
  expect((await call('GET', '?missing=am&sort=title')).body.items).toMatchObject([
    { id: other.id, missing: ['am'] },
  ]);
  expect((await call('GET', '?missing=om')).status).toBe(422);
});

describe('what cannot be kept', () => {
  const errorsOf = async (plan: object) => {
    const { status, body } = await call('POST', '/', { ...small, ...plan });
    const errors: FieldError[] | undefined = body.errors;
    return { status, errors: errors?.map(({ path, message }) => [path.join('.'), message]) };
  };

  test.each([
    [{ title: { en: ' ' } }, 'title', 'Title is required'],
    [{ title: undefined }, 'title', 'Title is required'],
    [{ description: { en: '' } }, 'description', 'Description is required'],
    [{ category: '' }, 'category', 'Category is required'],
    [{ level: '' }, 'level', 'Level is required'],
    [{ duration: 0 }, 'duration', 'Duration must be at least 1 minute'],
    [{ duration: null }, 'duration', 'Duration must be at least 1 minute'],
    [{ duration: 0, durationUnit: 'weeks' }, 'duration', 'Duration must be at least 1 week'],
    [{ duration: 105, durationUnit: 'weeks' }, 'duration', 'A plan lasts at most 104 weeks or 600 minutes'],
    [{ duration: 2.5 }, 'duration', 'Please enter a whole number'],
    [{ weeklyWorkouts: 0 }, 'weeklyWorkouts', 'Weekly workouts must be at least 1'],
    [{ difficulty: 6 }, 'difficulty', 'Difficulty must be between 1 and 5'],
    [{ difficulty: 0 }, 'difficulty', 'Difficulty must be between 1 and 5'],
    [{ prerequisites: [] }, 'prerequisites', 'At least one prerequisite is required'],
    [{ equipment: [] }, 'equipment', 'At least one equipment item is required'],
    [{ goals: [] }, 'goals', 'At least one goal is required'],
    [{ blocks: [] }, 'blocks', 'At least one day of schedule is required'],
    [{ blocks: everyWeek([]) }, 'blocks.0.schedule', 'At least one day of schedule is required'],
    [{ title: { en: 'x'.repeat(121) } }, 'title.en', 'This is too long'],
    [{ description: { en: 'a\0b' } }, 'description.en', 'This holds characters that cannot be read'],
    [{ title: { en: 'a', am: '\ud800' } }, 'title.am', 'This holds characters that cannot be read'],
    [
      { imageUrl: 'https://elsewhere.test/x.png' },
      'imageUrl',
      expect.stringContaining('Only pictures of this site'),
    ],
  ])('%j: %s', async (plan, path, message) => {
    expect(await errorsOf(plan)).toEqual({ status: 422, errors: [[path, message]] });
  });

  test('several faults are told together', async () => {
    const { errors } = await errorsOf({ title: { en: '' }, duration: 0, goals: [], blocks: [] });
    expect(errors?.map(([path]) => path).toSorted()).toEqual(['blocks', 'duration', 'goals', 'title']);
  });

  test('an exercise that is not in the library is named by its place', async () => {
    const [day] = small.blocks[0]!.schedule;
    const exercises = [day!.exercises[0]!, { ...day!.exercises[0]!, exerciseId: 'gone' }];
    expect(await errorsOf({ blocks: everyWeek([{ ...day!, exercises }]) })).toEqual({
      status: 422,
      errors: [['blocks.0.schedule.0.exercises.1.exerciseId', planFieldMessages.exerciseGone.id]],
    });
  });
});

describe('a change', () => {
  test('is seen at once by everyone, and says who made it', async () => {
    const { id } = await create();
    expect((await change(id, 1, { status: 'published', goals: [{ en: 'See the whole city' }] })).status).toBe(
      200,
    );
    expect((await published(id))?.plan.goals).toEqual([{ en: 'See the whole city' }]);
    const { body } = await call('GET', `/${id}`);
    expect(body).toMatchObject({ version: 2, updatedBy: 'Hirut Alemu', plan: { status: 'published' } });
    expect(await titles('?q=whole+city')).toEqual(['Walk to Entoto']);
  });

  test('of a plan that somebody else has changed is refused, shows theirs, and can be made over it', async () => {
    const { id } = await create();
    await change(id, 1, { title: { en: 'Theirs' } });
    const refused = await change(id, 1, { title: { en: 'Mine' } });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        current: { version: 2, updatedBy: 'Hirut Alemu', plan: { title: { en: 'Theirs' } } },
      },
    });
    expect(await titles()).toContain('Theirs');
    expect((await change(id, 2, { title: { en: 'Mine' } })).status).toBe(200);
  });

  test('of two at the same moment, one is told', async () => {
    const { id } = await create();
    const answers = await Promise.all(['A', 'B', 'C'].map((en) => change(id, 1, { title: { en } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('that says the same is none', async () => {
    const { id } = await create();
    await change(id, 1, {});
    expect((await call('GET', `/${id}`)).body.version).toBe(1);
  });

  test('leaves a bundled plan whole: read and saved, it is the plan that came with the product', async () => {
    const bundled = writtenPlanSchema.parse(weightLoss);
    const before = (await published(bundled.id))!.plan;
    const { version, plan } = (await call('GET', `/${bundled.id}`)).body;
    const tags = [...plan.tags, { en: 'walking' }];
    expect((await call('PUT', `/${bundled.id}`, { ...plan, tags, version })).status).toBe(200);
    expect((await published(bundled.id))?.plan).toEqual({ ...before, tags });
    const [stored] = await database.sql`select data from fitness_plans where id = ${bundled.id}`;
    expect(stored!['data']).toMatchObject({ blocks: bundled.blocks, rating: bundled.rating, tags });
  });

  test('of a plan that is gone says so', async () => {
    expect(await change('gone', 1, {})).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await call('GET', '/gone')).status).toBe(404);
    expect((await call('DELETE', '/No%00pe')).status).toBe(404);
  });
});

test('a deleted plan is gone for everyone', async () => {
  const { id } = await create({ status: 'published' });
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 204, body: null });
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect(await published(id)).toBeNull();
  expect(await titles()).not.toContain('Walk to Entoto');
});

test('a plan that members follow is not deleted, and their progress with it', async () => {
  const { id } = await create({ status: 'published' });
  await database.sql`insert into started_plans (user_id, plan_id) values (${staff.id}, ${id})`;
  expect((await call('GET', `/${id}`)).body.followers).toBe(1);
  expect(await call('DELETE', `/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'followed', followers: 1, detail: expect.stringContaining('follow this plan: 1.') },
  });
  expect(await published(id)).not.toBeNull();
  await database.sql`update started_plans set ended_at = now() where plan_id = ${id}`;
  expect((await call('GET', `/${id}`)).body.followers).toBe(0);
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
});

test('the log has every change: who, what, before and after', async () => {
  const { id } = await create();
  await change(id, 1, { goals: [{ en: 'Breathe' }] });
  await change(id, 2, { status: 'published' });
  await call('DELETE', `/${id}`);
  const lines = await database.sql`
    select actor_id, action, before, after from activity_log where subject_id = ${id} order by id`;
  expect(lines).toMatchObject([
    { actor_id: staff.id, action: 'create', before: null, after: { title: small.title } },
    {
      action: 'update',
      before: { title: small.title, goals: small.goals },
      after: { goals: [{ en: 'Breathe' }] },
    },
    { action: 'publish', before: { status: 'draft' }, after: { status: 'published' } },
    { action: 'delete', before: { title: small.title, status: 'published' }, after: null },
  ]);
});

test('the log tells of no focus areas that nobody wrote', async () => {
  const { id } = await create();
  const [day] = small.blocks[0]!.schedule;
  const [walk] = day!.exercises;
  const schedule = [{ ...day!, exercises: [{ ...walk!, exerciseId: 'plank' }] }];
  await change(id, 1, { blocks: everyWeek(schedule) });
  await call('DELETE', `/${id}`);
  const lines = await database.sql`
    select before#>'{blocks,0,schedule}' as before, after#>'{blocks,0,schedule}' as after from activity_log
    where subject_id = ${id} and action <> 'create' order by id`;
  expect([...lines]).toEqual([
    { before: small.blocks[0]!.schedule, after: schedule },
    { before: schedule, after: null },
  ]);
});

test('a plan never keeps an exercise that is deleted while it is saved', async () => {
  const { exercise: walk } = (await staff.call('GET', '/admin/exercises/brisk-walk')).body;
  const { id: _id, ...draft } = walk;
  const [day] = small.blocks[0]!.schedule;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { exercise } = (await staff.call('POST', '/admin/exercises', draft)).body;
    const { sets } = day!.exercises[0]!;
    const schedule = [{ ...day!, exercises: [{ exerciseId: exercise.id, sets }] }];
    const earlier = await create();
    const [made, saved, deleted] = await Promise.all([
      call('POST', '/', { ...small, blocks: everyWeek(schedule) }),
      change(earlier.id, 1, { blocks: everyWeek(schedule) }),
      staff.call('DELETE', `/admin/exercises/${exercise.id}`),
    ]);
    const isUsed = made.status === 201 || saved.status === 200;
    expect(deleted.status).toBe(isUsed ? 409 : 204);
    expect([201, 422]).toContain(made.status);
    expect([200, 422]).toContain(saved.status);
  }
});

test('a plan that was stored as one week and steps that only told what changes is brought to blocks', async () => {
  const { id } = await create({ status: 'published', duration: 6, durationUnit: 'weeks' });
  const worded = [{ en: 'Hills', am: 'ኮረብታ' }];
  const [day] = (await published(id))!.plan.schedule;
  const schedule = [day, { ...day, day: 2, focusAreas: worded }];
  const told = (fromWeek: number, toWeek: number, en: string) => ({
    fromWeek,
    toWeek,
    title: { en, am: 'ዙር' },
    text: { en: `${en}: more`, am: 'ይጨምራል' },
  });
  const migrated = async (progression: object[]) => {
    const stored = { schedule, progression, averageWorkoutTime: 30, muscleGroups: ['legs'] };
    await database.sql`
      update fitness_plans set data = data - 'blocks' || ${JSON.stringify(stored)}::text::jsonb where id = ${id}`;
    for (const migration of migrations)
      await database.sql.unsafe(await readFile(`db/migrations/${migration}`, 'utf8'));
    const [row] = await database.sql`select data from fitness_plans where id = ${id}`;
    for (const gone of ['schedule', 'progression', 'averageWorkoutTime', 'muscleGroups'])
      expect(row!['data']).not.toHaveProperty(gone);
    return row!['data'].blocks;
  };
  const [written] = small.blocks[0]!.schedule;
  const week = [written, { ...written, day: 2, focusAreas: worded }];
  expect(await migrated([])).toEqual([{ weeks: 6, title: null, text: null, schedule: week }]);
  expect(await migrated([told(1, 4, 'Begin'), told(5, 6, 'Build')])).toEqual([
    { weeks: 4, title: { en: 'Begin', am: 'ዙር' }, text: { en: 'Begin: more', am: 'ይጨምራል' }, schedule: week },
    { weeks: 2, title: { en: 'Build', am: 'ዙር' }, text: { en: 'Build: more', am: 'ይጨምራል' }, schedule: week },
  ]);
  expect((await published(id))?.plan).toMatchObject({
    schedule,
    progression: [
      { fromWeek: 1, toWeek: 4 },
      { fromWeek: 5, toWeek: 6 },
    ],
  });
});

describe('the list', () => {
  test('has ten on a page, counted exactly, newest first', async () => {
    for (let number = 1; number <= 11; number += 1) await create({ title: { en: `Plan ${number}` } });
    const first = await list();
    expect(staffPlanPageSchema.parse(first)).toEqual(first);
    const total = bundledFitnessPlans.length + 11;
    expect(first).toMatchObject({ total, pages: Math.ceil(total / 10), page: 1 });
    expect(first.items[0]?.title.en).toBe('Plan 11');
    expect(first.items).toHaveLength(10);
    expect(await titles('?page=2')).toContain('Plan 1');
    expect(await list('?page=9')).toEqual(await list(`?page=${first.pages}`));
  });

  test('is searched and filtered, alone and together', async () => {
    await create();
    await create({
      title: { en: 'Bend' },
      category: 'muscle-gain',
      level: 'advanced',
      status: 'published',
    });
    expect(await titles('?category=muscle-gain')).toEqual(['Bend']);
    expect(await titles('?level=advanced')).toEqual(['Bend']);
    expect(await titles('?status=draft')).toEqual(['Walk to Entoto']);
    expect(await titles('?q=ENTOTO&status=draft&level=beginner')).toEqual(['Walk to Entoto']);
    expect(await titles('?q=entoto&status=published')).toEqual([]);
    expect(await titles('?status=archived')).toEqual([]);
    expect((await call('GET', '/?status=deleted')).status).toBe(422);
  });
});
