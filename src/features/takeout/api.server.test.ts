import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq, ne } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mapError } from '#src/api/errors.server.ts';
import * as schema from '#db/schema.ts';
import { createApi } from '#src/api/mount.server.ts';
import { assess } from '#src/features/assessment/scoring.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { WorkoutSet } from '#src/features/training/schema.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { readCalendar } from '#test/icalendar.ts';
import { leftOut } from './left-out.ts';
import { takeoutFiles, takeoutSchema, type Takeout } from './schema.ts';
import { sections } from './sections.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let api: Hono<ApiEnvironment>;
let context: RequestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000' });
  context = {
    ...node.runtime,
    requestId: '',
    clientAddress: '192.0.2.1',
    userAgent: '',
    language: 'en',
    actor: null,
  };
  api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', context);
    return next();
  });
  // As it stands in the site: passes are lent to whole addresses.
  api.route('/api', createApi().onError(mapError));
});
afterAll(async () => {
  await node.close();
  await database.close();
});
beforeEach(() => database.sql`delete from auth.users`.then(() => undefined));

let people = 0;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

async function person(name = 'Selam', role = 'user'): Promise<Person> {
  const { db } = node.runtime;
  const email = `taker-${(people += 1)}@birtu.test`;
  const values = { email, emailConfirmedAt: new Date(), passwordHash: 'hash-of-the-password' };
  const [user] = await db.insert(schema.users).values(values).returning();
  await db.insert(schema.userProfiles).values({ id: user!.id, fullName: name, email, role });
  const open = await openSession(context, db, user!.id, { method: 'password' });
  return { id: user!.id, email, token: (await sessionJson(context, open)).access_token };
}

const request = (path: string, headers: Record<string, string>, method = 'GET') =>
  api.request(`/api/takeout/${path}`, { method, headers });
const download = ({ token }: Person, path: string) => request(path, { authorization: `Bearer ${token}` });

const everythingOf = async (who: Person): Promise<Takeout> =>
  takeoutSchema.parse(await (await download(who, 'everything.json')).json());

/** Bytes, since decoding a text would take the byte order mark away. */
async function tableOf(who: Person, file: string): Promise<Record<string, string>[]> {
  const bytes = await (await download(who, file)).arrayBuffer();
  return parse(Buffer.from(bytes), { bom: true, columns: true });
}

const calendarOf = async (who: Person, query = '') =>
  readCalendar(new Uint8Array(await (await download(who, `activities.ics${query}`)).arrayBuffer()));

const set: WorkoutSet = {
  id: '0',
  moves: 0,
  place: 0,
  superset: null,
  exerciseId: 'goblet-squat',
  category: 'strength',
  exercise: 0,
  setNumber: 1,
  setType: 'working',
  targetReps: 10,
  targetRepsMax: null,
  targetWeight: null,
  targetSeconds: null,
  targetRpe: null,
  eachSide: false,
  rest: 60,
  changes: 1,
  state: 'done',
  reps: 9,
  seconds: null,
  weight: 12.5,
  at: '2026-11-20T05:10:00.000Z',
};
const routineSet = {
  setType: 'working',
  reps: 8,
  repsMax: 12,
  seconds: null,
  weight: 5,
  restTime: 60,
  rpe: null,
};
const routineExercise = { exerciseId: 'plank', superset: null, notes: null, sets: [routineSet] };
/** Taken out of the workout, and in no table. */
const dropped: WorkoutSet = { ...set, id: '2', place: 2, state: 'dropped' };
const form = {
  age: 30,
  gender: 'female',
  activityLevel: 'moderate',
  height: 165,
  weight: 60,
  restingHeartRate: 64,
  bloodPressure: '118/76',
  pushUps: 20,
  sitUps: 25,
  flexibility: 30,
  cardio: 12.5,
} as const;

/** Something in every table that can hold something of a person's. */
async function everythingThereIs({ id, email }: Person): Promise<void> {
  const { db } = node.runtime;
  const [plan] = await db
    .insert(schema.fitnessPlans)
    .values({
      id: `plan-of-${id}`,
      userId: id,
      title: { en: 'My plan' },
      description: { en: 'A plan' },
      category: 'strength',
      level: 'beginner',
      data: {},
      searchText: 'my plan',
    })
    .returning();
  await db.insert(schema.contentItems).values({
    id: `article-of-${id}`,
    authorId: id,
    type: 'educational',
    category: 'health',
    title: { en: 'My article' },
    data: {},
    searchText: 'my article',
  });
  const [activity] = await db
    .insert(schema.activities)
    .values({
      userId: id,
      date: '2026-11-20',
      type: 'Workout',
      details: { name: 'ሩጫ, up; down', duration: 30, calories: 250 },
    })
    .returning();
  await db
    .insert(schema.bodyMeasurements)
    .values({ userId: id, date: '2026-11-20', height: 165, weight: 60, bmi: 22 });
  await db.insert(schema.assessments).values({ userId: id, form, results: assess(form) });
  await db.insert(schema.savedPlans).values({ userId: id, kind: 'fitness', planId: plan!.id });
  const [started] = await db.insert(schema.startedPlans).values({ userId: id, planId: plan!.id }).returning();
  await db.insert(schema.workoutImports).values({
    userId: id,
    report: {
      source: 'hevy',
      workouts: 1,
      sets: 1,
      from: '2024-03-12',
      to: '2024-03-12',
      unread: { total: 1, rows: [{ line: 3, text: 'ምን', why: 'columns' }] },
      unkept: { dropSets: 0, failureSets: 0, distances: 0, times: 0, efforts: 0, longNotes: 0 },
      already: 0,
      leftOut: [{ name: 'Zercher Squat', sets: 1 }],
      fullDays: [],
    },
  });
  await db.insert(schema.routines).values({ userId: id, name: 'ጠዋት', exercises: [routineExercise] });
  await db.insert(schema.ownExercises).values({
    userId: id,
    id: `own-${randomUUID()}`,
    name: 'Pull-up',
    measure: 'reps',
    isLoaded: false,
    muscleGroup: 'back',
    retiredAt: new Date(),
  });
  const eaten = { userId: id, day: '2026-11-20', meal: 'lunch', name: { en: 'Shiro', am: 'ሽሮ' } };
  const portions = [{ foodId: 'shiro-wat', grams: 90.5, measure: { id: 'ladle', count: 1.5 } }];
  await db.insert(schema.diaryEntries).values([
    { ...eaten, id: randomUUID(), portions },
    {
      ...eaten,
      id: randomUUID(),
      meal: 'snacks',
      name: { en: '', am: 'ኬክ' },
      portions: [{ foodId: 'written-down-e400-p125', grams: 150 }],
      createdAt: new Date(Date.now() + 1000),
    },
    { ...eaten, id: randomUUID(), portions, name: { en: 'Not eaten' }, deletedAt: new Date() },
  ]);
  const measured = { userId: id, kind: 'blood_pressure', day: '2026-11-20', time: '07:30' };
  await db.insert(schema.measurements).values([
    { ...measured, id: randomUUID(), figures: { systolic: 128, diastolic: 82, arm: 'left', pulse: null } },
    { ...measured, id: randomUUID(), figures: { systolic: 99 }, deletedAt: new Date() },
    { userId: id, id: randomUUID(), kind: 'waist', day: '2026-11-21', figures: { waist: 84.5 } },
  ]);
  const rhythm = { time: '07:30', zone: 'Africa/Addis_Ababa', language: 'am', calendar: 'ethiopian' };
  await db.insert(schema.feedbackNotices).values({ userId: id, language: 'am' });
  await db.insert(schema.reminders).values(
    ['meals', 'training'].map((kind) => ({
      ...rhythm,
      userId: id,
      kind,
      days: [0, 2],
      nextAt: new Date(),
    })),
  );
  await db
    .insert(schema.reminderSends)
    .values({ userId: id, kind: 'training', day: '2026-11-20', dueAt: new Date(), channel: 'push' });
  const [login] = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, id));
  const browser = {
    endpoint: 'https://fcm.googleapis.com/secret-place',
    p256dh: 'key',
    auth: 'sealed-secret',
  };
  await db
    .insert(schema.pushSubscriptions)
    .values({ ...browser, userId: id, id: `hash-of-${id}`, sessionId: login!.id, language: 'am' });
  await db.insert(schema.workoutSessions).values({
    userId: id,
    planId: plan!.id,
    startedPlanId: started!.id,
    week: 1,
    day: 1,
    sets: [set, { ...set, id: '1', place: 1, state: 'skipped', reps: null, weight: null }, dropped],
    finishedAt: new Date(),
    activityId: activity!.id,
  });
  await db
    .insert(schema.feedback)
    .values({ userId: id, fullName: 'Selam', email, content: 'Betam!', replyMessage: 'Thank you.' });
  await db.insert(schema.identities).values({ userId: id, provider: 'google', providerId: `google-${id}` });
  const factorId = randomUUID();
  await db.insert(schema.factors).values({
    id: factorId,
    userId: id,
    factorType: 'phone',
    friendlyName: 'Phone',
    phone: '+251911000000',
    status: 'verified',
    secret: 'sealed-secret',
  });
  await db.update(schema.sessions).set({ factorId }).where(eq(schema.sessions.userId, id));
  await db.insert(schema.recoveryCodes).values({ userId: id, hash: 'hash-of-a-code' });
  const mail = { text: 'link-that-opens', html: '', language: 'en' };
  await db.insert(schema.mails).values([
    { ...mail, recipient: email, subject: '047311 is your code' },
    { ...mail, recipient: '+251911000000', subject: '', channel: 'sms' },
    { ...mail, recipient: `not-${email}`, subject: 'Not yours' },
  ]);
  await db.insert(schema.activityLog).values([
    {
      actorId: id,
      action: 'update',
      subjectKind: 'content-item',
      subjectId: 'x',
      after: { name: 'Another' },
    },
    { actorId: null, action: 'update', subjectKind: 'user', subjectId: id, before: { name: 'Selma' } },
  ]);
}

describe('everything.json', () => {
  test('holds what each table has of the person, in the shape that is documented', async () => {
    const selam = await person();
    await everythingThereIs(selam);
    const response = await download(selam, 'everything.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="birtu-everything-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await response.text();
    const found = takeoutSchema.parse(JSON.parse(text));
    for (const [name, part] of Object.entries(found))
      if (name !== 'deletion') expect.soft(part, name).not.toBeOneOf([null, undefined]);
    for (const { name, isSingle } of sections)
      if (!isSingle) expect.soft((found[name] as unknown[]).length, name).toBeGreaterThan(0);
    expect(found).toMatchObject({
      format: 'birtu-export',
      version: 1,
      account: { id: selam.id, email: selam.email },
      profile: { full_name: 'Selam' },
      deletion: null,
      activities: [{ date: '2026-11-20', details: { name: 'ሩጫ, up; down' } }],
      workout_sessions: [
        { sets: [{ reps: 9, weight: 12.5 }, { state: 'skipped', setNumber: 2 }, { state: 'dropped' }] },
      ],
      diary: [
        { name: { en: 'Shiro', am: 'ሽሮ' }, portions: [{ foodId: 'shiro-wat', grams: 90.5 }] },
        { name: { en: '', am: 'ኬክ' }, portions: [{ foodId: 'written-down-e400-p125', grams: 150 }] },
      ],
      measurements: [
        { time: '07:30', figures: { systolic: 128 } },
        { time: null, figures: { waist: 84.5 } },
      ],
      reminders: [{ kind: 'meals' }, { kind: 'training', days: [0, 2], paused_at: null }],
      reminders_sent: [{ channel: 'push' }],
      messages: [{ content: 'Betam!', reply_message: 'Thank you.' }],
      changed_by_staff: [{ before: { name: 'Selma' } }],
    });
    expect(found.mails.map(({ subject }) => subject).toSorted()).toEqual(['', '······ is your code']);
    expect(found.written_for_the_site.map(({ kind }) => kind)).toEqual(['fitness_plans', 'content_items']);
    for (const secret of [
      'hash-of',
      'sealed-secret',
      'secret-place',
      '047311',
      'link-that-opens',
      'Not yours',
      'Another',
      'Not eaten',
    ])
      expect.soft(text).not.toContain(secret);
  });

  test('is nobody else’s, and of a new member it is short', async () => {
    await everythingThereIs(await person('Selam'));
    const dawit = await person('Dawit');
    const found = await everythingOf(dawit);
    expect(found).toMatchObject({ account: { email: dawit.email }, activities: [], messages: [], mails: [] });
    expect(JSON.stringify(found)).not.toContain('Selam');
  });

  test('has no mails of an address or a phone that is not proven to be the person’s', async () => {
    const { db } = node.runtime;
    const hana = await person('Hana');
    await everythingThereIs(await person('Selam'));
    const [victim] = await db.select().from(schema.users).where(ne(schema.users.id, hana.id));
    await db.update(schema.users).set({ newEmail: victim!.email }).where(eq(schema.users.id, hana.id));
    await db
      .insert(schema.factors)
      .values({ userId: hana.id, factorType: 'phone', friendlyName: 'Phone', phone: '+251911000000' });
    expect((await everythingOf(hana)).mails).toEqual([]);
  });

  test('has what was written with the same address before logging in, but nothing that another wrote', async () => {
    const selam = await person();
    const other = await person('Dawit');
    const message = { fullName: 'Selam', email: selam.email.toUpperCase() };
    await node.runtime.db.insert(schema.feedback).values([
      { ...message, content: 'Signed out' },
      { ...message, content: 'Another’s', userId: other.id },
    ]);
    expect((await everythingOf(selam)).messages).toMatchObject([{ content: 'Signed out' }]);
  });

  test('says when the account will be deleted, to whoever is leaving', async () => {
    const selam = await person();
    await node.runtime.db
      .insert(schema.accountDeletions)
      .values({ userId: selam.id, dueAt: new Date('2026-12-01T00:00:00Z') });
    expect((await everythingOf(selam)).deletion?.due_at).toBe('2026-12-01T00:00:00.000Z');
  });

  test('forgets no table and no column: each is exported, or left out for a reason', async () => {
    const columns = await database.sql<{ table: string; name: string }[]>`
      select case c.table_schema when 'public' then c.table_name else 'auth.' || c.table_name end as table,
             c.column_name as name
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('public', 'auth') and t.table_type = 'BASE TABLE'
        and c.table_name <> 'migrations'`;
    expect(columns.length).toBeGreaterThan(150);
    const exported = new Set(
      sections.flatMap(({ table, columns: shown }) => {
        const { name, schema: within } = getTableConfig(table);
        return shown.map((column) => `${within ? `${within}.` : ''}${name}.${column.name}`);
      }),
    );
    const isOwner = (table: string, name: string) =>
      ['user_id', 'author_id'].includes(name) || `${table}.${name}` === 'user_profiles.id';
    const isExported = (table: string) => [...exported].some((column) => column.startsWith(`${table}.`));
    const forgotten = columns
      .filter(({ table, name }) => !exported.has(`${table}.${name}`))
      .filter(({ table, name }) => !(isExported(table) && isOwner(table, name)))
      .filter(({ table, name }) => !(leftOut[table] ?? leftOut[`${table}.${name}`]));
    expect(forgotten).toEqual([]);
    const known = new Set(columns.flatMap(({ table, name }) => [table, `${table}.${name}`]));
    expect(Object.keys(leftOut).filter((name) => !known.has(name) || exported.has(name))).toEqual([]);
  });

  test('leaves out no table from which something goes with an account but what opens it or passes', async () => {
    const going = await database.sql<{ table: string }[]>`
      with recursive going as (
        select 'auth.users'::regclass::oid as id
        union
        select c.conrelid from pg_constraint c join going g on c.confrelid = g.id
        where c.contype = 'f' and c.confdeltype = 'c')
      select id::regclass::text as table from going`;
    const exported = sections.map(({ table }) => getTableConfig(table));
    const names = exported.map(({ name, schema: within }) => (within ? `${within}.${name}` : name));
    const missing = going.map(({ table }) => table).filter((table) => !names.includes(table));
    expect(missing.toSorted()).toEqual([
      'auth.challenges',
      'auth.flow_states',
      'auth.one_time_tokens',
      'auth.refresh_tokens',
      'deleted_workouts',
      'drafts',
      'feedback_untold',
      'idempotency_keys',
      'saved_filters',
      'workout_exercises',
    ]);
  });
});

describe('the tables', () => {
  test('hold activities, measurements, assessments and every set, with Amharic as it was typed', async () => {
    const selam = await person();
    await everythingThereIs(selam);
    expect(await tableOf(selam, 'activities.csv')).toMatchObject([
      { date: '2026-11-20', type: 'Workout', name: 'ሩጫ, up; down', minutes: '30', kcal: '250' },
    ]);
    expect(await tableOf(selam, 'measurements.csv')).toEqual([
      { date: '2026-11-20', height_cm: '165', weight_kg: '60', bmi: '22' },
    ]);
    const [assessment] = await tableOf(selam, 'assessments.csv');
    expect(assessment).toMatchObject({ age: '30', resting_heart_rate: '64', blood_pressure: '118/76' });
    for (const { component, score, rating } of assess(form)) {
      const name = component
        .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        .replaceAll('-', '_');
      expect(assessment).toMatchObject({ [`${name}_score`]: String(score), [`${name}_rating`]: rating });
    }
    expect(await tableOf(selam, 'workout-sets.csv')).toMatchObject([
      { exercise_id: 'goblet-squat', set: '1', reps: '9', weight_kg: '12.5', state: 'done', week: '1' },
      { set: '2', reps: '', weight_kg: '', state: 'skipped' },
    ]);
    expect(await tableOf(selam, 'diary.csv')).toMatchObject([
      { day: '2026-11-20', meal: 'lunch', name: 'Shiro', food_id: 'shiro-wat', grams: '90.5', count: '1.5' },
      {
        name: 'ኬክ',
        food_id: '',
        grams: '',
        measure: 'portion',
        count: '1.5',
        portion_kcal: '400',
        portion_protein_g: '12.5',
        portion_carbs_g: '',
      },
    ]);
    expect(await tableOf(selam, 'health-measures.csv')).toMatchObject([
      { day: '2026-11-20', time: '07:30', systolic: '128', diastolic: '82', arm: 'left', pulse: '' },
      { day: '2026-11-21', time: '', kind: 'waist', systolic: '', waist: '84.5' },
    ]);
  });

  test('run nothing in a spreadsheet', async () => {
    const selam = await person();
    await node.runtime.db.insert(schema.activities).values({
      userId: selam.id,
      date: '2026-11-20',
      type: '@SUM(A1)',
      details: { name: '=HYPERLINK("https://evil.test")' },
    });
    expect(await tableOf(selam, 'activities.csv')).toMatchObject([
      { type: `'@SUM(A1)`, name: `'=HYPERLINK("https://evil.test")` },
    ]);
  });
});

describe('activities.ics', () => {
  test('is a calendar by the grammar of RFC 5545, each activity on its day, whatever was typed', async () => {
    const selam = await person();
    const values = { userId: selam.id, type: 'Workout' };
    const long = 'ረጅም የእግር ጉዞ፣ '.repeat(30);
    const [run] = await node.runtime.db
      .insert(schema.activities)
      .values([
        {
          ...values,
          date: '2026-11-20',
          details: { name: 'Run; jump, \\ and\r\nrest', duration: 30, calories: 1250 },
        },
        { ...values, date: '2026-12-31', details: { name: long } },
        { ...values, date: '2027-01-01', type: 'general' },
        { ...values, date: '2027-01-02', type: 'Swimming 🏊🏾' },
      ])
      .returning();
    const { name, events } = await calendarOf(selam);
    expect(name).toBe('Birtu activities');
    expect(events).toMatchObject([
      {
        uid: run!.id,
        start: '2026-11-20',
        end: '2026-11-21',
        summary: 'Run; jump, \\ and\nrest',
        description: '30 min · 1,250 kcal',
        categories: ['Workout'],
      },
      { start: '2026-12-31', end: '2027-01-01', summary: long, description: null },
      { summary: 'Activity' },
      { summary: 'Swimming 🏊🏾', categories: ['Swimming 🏊🏾'] },
    ]);
    expect(await calendarOf(selam)).toEqual({ name, events });
  });

  test('speaks Amharic when asked, and is a calendar without any activity too', async () => {
    const selam = await person();
    const empty = new TextDecoder().decode(await (await download(selam, 'activities.ics')).arrayBuffer());
    expect(empty).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
    await node.runtime.db
      .insert(schema.activities)
      .values({ userId: selam.id, date: '2026-11-20', type: 'Workout' });
    const { name, events } = await calendarOf(selam, '?lang=am');
    expect([name, events[0]?.summary]).toEqual(['የብርቱ እንቅስቃሴዎች', 'ልምምድ']);
  });
});

test('a long life goes on over the batches, in order and with nothing twice, and holds one batch at a time', async () => {
  const selam = await person();
  // Many of one moment: what orders them further is the id.
  await database.sql`
    insert into activities (user_id, date, type, created_at)
    select ${selam.id}, date '2020-01-01' + n / 50, 'Workout', timestamptz '2026-11-20 06:00:00.123456+00'
    from generate_series(0, 2999) n`;
  const { activities } = await everythingOf(selam);
  expect(new Set(activities.map(({ id }) => id)).size).toBe(3000);
  expect(activities.map(({ date }) => date)).toEqual(activities.map(({ date }) => date).toSorted());
  expect((await calendarOf(selam)).events).toHaveLength(3000);
  const reader = (await download(selam, 'activities.csv')).body!.getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value.length);
  expect(parts).toHaveLength(4);
});

describe('a download', () => {
  test.each(takeoutFiles)(
    'of %s can be begun by the browser with a pass that only it gets, once',
    async (file) => {
      const selam = await person();
      const lent = await request(file, { authorization: `Bearer ${selam.token}` }, 'POST');
      expect(await lent.json()).toEqual({ seconds: 60 });
      const [cookie = ''] = lent.headers.getSetCookie();
      expect(cookie).toContain(`; Max-Age=60; Path=/api/takeout/${file}; HttpOnly; SameSite=Strict`);
      const headers = { cookie: cookie.split(';')[0]! };
      const answer = await request(file, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^birtu-download=; Max-Age=0;/)]);
      await answer.text();
      for (const path of ['/api/profile', '/api/account', '/api/account/deletion'])
        expect.soft((await api.request(path, { headers })).status, path).toBe(401);
      expect((await api.request(`/api/takeout/${file}`, { method: 'POST', headers })).status).toBe(401);
    },
  );

  test('is refused, with the time to wait, after twenty in a quarter of an hour', async () => {
    const { token } = await person();
    const ask = () => request('activities.ics', { authorization: `Bearer ${token}` }, 'POST');
    for (let times = 0; times < 40; times += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['passwords.csv', 'everything', '..%2Fprofile', 'activities.csv%00'])(
    'of %s there is none',
    async (file) => {
      expect((await download(await person(), file)).status).toBe(422);
    },
  );
});
