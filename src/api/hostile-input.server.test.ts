import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activities,
  assessments,
  contentItems,
  diaryEntries,
  exercises,
  fitnessPlans,
  foods,
  measurements,
  nutritionPlans,
  recipes,
  savedReplies,
  recordVersions,
  factors,
  feedback,
  ownExercises,
  pictures,
  routines,
  savedFilters,
  startedPlans,
  userProfiles,
  users,
  workoutImports,
  workoutSessions,
} from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import { articleImport } from '#src/features/articles/staff/article-columns.ts';
import { foodImport } from '#src/features/foods/staff/food-columns.ts';
import { exerciseImport } from '#src/features/plans/exercises/staff/exercise-columns.ts';
import type { WorkoutSet } from '#src/features/training/schema.ts';
import type { ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import {
  holds,
  hostileAddressParts,
  hostileBodies,
  hostileTexts,
  valueAt,
  waysInto,
  withValue,
  wrongValues,
} from '#test/hostile.ts';
import { exampleOf } from '#test/schema-example.ts';
import { withSecondStep } from '#test/second-step.ts';
import { offLink } from '#src/features/reminders/off-link.server.ts';
import { csvRecord } from '#src/lib/csv.ts';
import { readable } from '#src/lib/text.ts';
import { createApi, endpoints } from './mount.server.ts';
import { endpointOf, type OpenApi, type Operation } from './openapi.ts';
import { openApiDocument } from './openapi.server.ts';

// The requests are made from the API's own description, so that what is added to the API is tried too.
type Endpoint = Operation & { readonly endpoint: string };

const described = await openApiDocument(endpoints, 'https://birtu.example');
const { paths } = JSON.parse(JSON.stringify(described)) as OpenApi;
const operations: Endpoint[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    endpoint: endpointOf(method, path),
  })),
);
const bodySchemaOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

const browser = { endpoint: 'https://fcm.googleapis.com/wp/x', auth: 'A'.repeat(22) };

/** What the description does not say of fields: values that are taken, by the field's name. */
const fitting: Readonly<Record<string, unknown>> = {
  replaces: null, // whoever is suspended here was not before
  timeZone: 'Africa/Addis_Ababa',
  zone: 'Africa/Addis_Ababa',
  ...browser,
  p256dh: `B${'A'.repeat(86)}`,
  file: 'title,start_time,exercise_title,set_type,weight_kg,reps\nPull,2024-03-12 18:05:00,Plank,normal,,10',
  age: 30,
  height: 170,
  weight: 70,
  restingHeartRate: 60,
  date: '2027-03-10', // near the one of `partOf`
  until_day: '2199-01-01',
  bloodPressure: '120/80',
  cardio: 12.5,
  password: 'ጤፍ-እና-Shimbra-1',
  restDay: false,
  left: false, // a workout of the plan goes on
  planId: 'after-birth', // which is followed: the first of all
  exerciseId: 'plank',
  easierId: 'glute-bridge',
  harderId: 'push-up',
  foodId: 'teff-grain',
  foodIds: ['teff-grain'],
  recipeId: undefined, // a portion is of a food or of a recipe
  url: 'https://birtu.example/',
  image: '/figures/plank.svg',
  imageUrl: '/figures/plank.svg',
  gifUrl: '/figures/plank.svg',
  videoUrl: '/films/plank.mp4',
  publication: { state: 'draft' },
  query: 'state=retired',
  assigned_to: null, // else a super admin
  assigned_from: undefined,
};

/** What tables bring, by their paths. */
const importKinds = {
  '/admin/content': articleImport,
  '/admin/exercises': exerciseImport,
  '/admin/foods': foodImport,
};

/** What stands for the parameters of a path that are no ids: a feast and its year, a day in the past. */
const partOf: Readonly<Record<string, string>> = {
  kind: 'fitness',
  feast: 'eid-al-fitr',
  year: '1448',
  date: '2026-01-07',
  week: '1',
  day: '1',
  exerciseId: 'plank',
  area: 'foods',
  list: 'foods',
  version: '1',
};

/** Texts that are taken and, as it should be, not answered as they are. */
const neverAnswered = [
  'POST /training/imports names.0.name', // of the file, which has no such name
  'POST /admin/users password',
  'POST /admin/content/preview markdown', // as HTML
  'POST /feedback website', // for machines; thrown away
];

/** Whoever asks here is the last super admin, who cannot leave, has no password and was never measured: of these no body is taken. */
const neverTaken = [
  'POST /account/deletion',
  'POST /account/proof',
  'PUT /progress/target',
  'POST /admin/feasts/:feast/:year/versions/:version/restore', // none is announced
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let api: Hono<ApiEnvironment>;
let token: string;
/** Of a mailed link. */
let offToken: string;
/** What stands for the parameters of a path, by its beginning. */
let things: readonly (readonly [prefix: string, id: string])[];

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  node = await startAccountNode(database, { CLIENT_LIMIT_FACTOR: '1000' });
  const context: RequestContext = {
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
  api.route('/', createApi().onError(mapError));
  const [admin, member] = [await person('admin_super'), await person('user')];
  const open = await openSession(context, node.runtime.db, admin, { method: 'password' });
  await node.runtime.sql.unsafe(withSecondStep(admin));
  token = (await sessionJson(context, open)).access_token;
  things = await thingsOf(admin, member);
  await keepVersions();
  const link = await offLink(context, { userId: admin, kind: 'training' }, 'en');
  offToken = new URL(link).searchParams.get('token')!;
  await node.runtime.sql.unsafe(browserAgain);
});
afterAll(async () => {
  await node.close();
  await database.close();
});

/** What staff write has a first version here, which can be restored over itself. */
async function keepVersions(): Promise<void> {
  const { db, sql } = node.runtime;
  const kinds = [
    ['fitness-plan', '/admin/fitness-plans', fitnessPlans],
    ['nutrition-plan', '/admin/nutrition-plans', nutritionPlans],
    ['content-item', '/admin/content', contentItems],
    ['exercise', '/admin/exercises', exercises],
    ['food', '/admin/foods', foods],
    ['recipe', '/admin/recipes', recipes],
    ['saved-reply', '/admin/saved-replies', savedReplies],
    ['picture', '/admin/pictures', pictures],
  ] as const;
  for (const [subjectKind, path, table] of kinds) {
    const subjectId = realId(path);
    const [record] = await db.select().from(table).where(eq(table.id, subjectId));
    const line = { version: 1, action: 'create', changed: [], at: new Date('2026-01-01') };
    await db.insert(recordVersions).values({ subjectKind, subjectId, record: record!, ...line });
  }
  await sql`create table kept_versions as select * from record_versions`;
  await sql.unsafe(forgetting);
}

async function person(role: string): Promise<string> {
  const email = `${role}@birtu.test`;
  const [user] = await node.runtime.db.insert(users).values({ email }).returning();
  await node.runtime.db.insert(userProfiles).values({ id: user!.id, fullName: 'Selam', email, role });
  return user!.id;
}

async function thingsOf(admin: string, member: string) {
  const { db, sql } = node.runtime;
  const idOf = async (inserted: PromiseLike<{ id: string }[]>) => (await inserted)[0]!.id;
  const first = async (table: string) =>
    (await sql<{ id: string }[]>`select id from ${sql(table)} order by id limit 1`)[0]!.id;
  const fitnessPlan = await first('fitness_plans');
  const nutritionPlan = await first('nutrition_plans');
  const article = await first('content_items');
  const message = { fullName: 'Selam', email: 'selam@birtu.test', content: 'Thanks' };
  const [savedReply] = await db
    .insert(savedReplies)
    .values({ id: randomUUID(), data: { id: 'x', title: 'Thanks', text: { en: 'Thanks' } }, searchText: '' })
    .returning();
  const file = { name: 'a.jpg', width: 640, height: 360, bytes: 1, searchText: '' };
  const picture = { id: '0'.repeat(32), ...file, alt: { en: 'A hill' } };
  const factor = { userId: admin, factorType: 'totp', friendlyName: 'Phone', secret: 'sealed' };
  const activity = { userId: admin, date: '2026-11-21' };
  const assessment = { userId: admin, form: {}, results: [] };
  const { started, session, workout } = await trainingOf(admin, fitnessPlan);
  const [other] = await sql<{ id: string }[]>`
    select id from fitness_plans where id <> ${fitnessPlan} order by id limit 1`;
  const [idle] = await db
    .insert(startedPlans)
    .values({ userId: admin, planId: other!.id, endedAt: new Date() })
    .returning();
  const [routine] = await db
    .insert(routines)
    .values({ userId: admin, name: 'Legs', exercises: [] })
    .returning();
  const ownExercise = {
    userId: admin,
    id: `own-${randomUUID()}`,
    name: 'Pull-up',
    measure: 'reps',
    isLoaded: false,
    createdAt: new Date('2026-01-01'),
  };
  const filter = {
    userId: admin,
    list: 'foods',
    name: 'Retired',
    query: 'state=retired',
    createdAt: new Date('2026-01-01'),
  };
  const eaten = { day: '2026-11-20', meal: 'lunch', name: { en: 'Injera' }, portions: [] };
  const entry = { ...eaten, id: randomUUID(), userId: admin, createdAt: new Date('2026-01-01') };
  const measured = { kind: 'blood_pressure', day: '2026-11-20', figures: {} };
  const measurement = { ...measured, id: randomUUID(), userId: admin, createdAt: new Date('2026-01-01') };
  return [
    ['/plans/fitness', fitnessPlan],
    ['/admin/drafts', 'teff'],
    ['/admin/filters/:list', await idOf(db.insert(savedFilters).values(filter).returning())],
    ['/admin/fitness-plans', fitnessPlan],
    ['/saved-plans', fitnessPlan],
    ['/plans/nutrition', nutritionPlan],
    ['/admin/nutrition-plans', nutritionPlan],
    ['/content', article],
    ['/admin/content', article],
    ['/admin/exercises', 'plank'],
    ['/exercises', 'plank'],
    ['/admin/foods', 'shiro-wat'],
    ['/admin/recipes', 'misir-wat'],
    ['/recipes', 'misir-wat'],
    ['/admin/pictures', await idOf(db.insert(pictures).values(picture).returning())],
    ['/admin/users', member],
    ['/admin/saved-replies', savedReply!.id],
    ['/admin/feedback', await idOf(db.insert(feedback).values(message).returning())],
    ['/activities', await idOf(db.insert(activities).values(activity).returning())],
    ['/assessments', await idOf(db.insert(assessments).values(assessment).returning())],
    // Of a plan with a workout going on, no other version can be taken.
    ['/training/plans/:id/version', idle!.id],
    ['/training/plans', started],
    ['/training/sessions', session],
    ['/training/workouts', workout],
    ['/training/routines', routine!.id],
    ['/training/own-exercises', await idOf(db.insert(ownExercises).values(ownExercise).returning())],
    ['/diary', await idOf(db.insert(diaryEntries).values(entry).returning())],
    ['/measurements', await idOf(db.insert(measurements).values(measurement).returning())],
    [
      '/training/imports',
      await idOf(db.insert(workoutImports).values({ userId: admin, report: {} }).returning()),
    ],
    ['/training/exercises', 'plank'],
    ['/account/factors', await idOf(db.insert(factors).values(factor).returning())],
  ] as const;
}

/** A plan that somebody follows, and a workout that goes on: its first set can be told of, its second is done. */
async function trainingOf(userId: string, planId: string) {
  const { db } = node.runtime;
  const planned = { exerciseId: 'plank', category: 'strength', exercise: 0, setType: 'working' } as const;
  const seconds = { targetSeconds: 30, eachSide: false, rest: 60 };
  const target = { targetReps: null, targetRepsMax: null, targetWeight: null, targetRpe: null, ...seconds };
  const untouched = { changes: 0, state: 'open', reps: null, seconds: null, weight: null, at: null } as const;
  const place = { moves: 0, superset: null };
  const open: WorkoutSet = { ...planned, ...target, ...untouched, ...place, id: '0', place: 0, setNumber: 1 };
  const done: WorkoutSet = {
    ...open,
    id: '1',
    place: 1,
    setNumber: 2,
    changes: 1,
    state: 'done',
    seconds: 30,
  };
  const [started] = await db.insert(startedPlans).values({ userId, planId }).returning();
  const [session] = await db
    .insert(workoutSessions)
    .values({ userId, planId, startedPlanId: started!.id, week: 1, day: 1, sets: [open, done] })
    .returning();
  // Finished before the other began: each of its sets has a place among the figures.
  const earlier = new Date('2026-11-20T06:00:00Z');
  const [workout] = await db
    .insert(workoutSessions)
    .values({
      userId,
      planId,
      week: 1,
      day: 1,
      sets: [done],
      startedAt: earlier,
      finishedAt: earlier,
      date: '2026-11-20',
    })
    .returning();
  return { started: started!.id, session: session!.id, workout: workout!.id };
}

/** What stands for the parameter of a path. */
const realId = (path: string) =>
  things.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? randomUUID();

/** The address of an endpoint, with something real where nothing else is asked for. */
function addressOf({ endpoint, parameters = [] }: Endpoint, asked: { name: string; part: string } | null) {
  const [, path = ''] = endpoint.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === asked?.name) return asked.part;
    if (name === 'kind' && path.startsWith('/reminders/')) return 'training';
    return partOf[name] ?? realId(path);
  });
  const isInQuery = parameters.some((each) => each.in === 'query' && each.name === asked?.name);
  return isInQuery ? `${filled}?${asked!.name}=${asked!.part}` : filled;
}

let made = 0;

/** A body that is taken. */
function exampleFor(operation: Endpoint): unknown {
  const fit = (value: unknown, name: string): unknown => {
    if (name in fitting) return fitting[name];
    if (Array.isArray(value)) return value.map((item) => fit(item, ''));
    if (typeof value !== 'object' || value === null) return value;
    const isDish = 'portions' in value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, isDish && key === 'id' ? 'meal-one' : fit(part, key)]),
    );
  };
  return fit(exampleOf(bodySchemaOf(operation)!), '');
}

/** The same, with what must be new made new, and with the id of what is changed. */
function fresh({ endpoint }: Endpoint, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  made += 1;
  const [method = '', path = ''] = endpoint.split(' ');
  const newId = [
    '/activities',
    '/diary',
    '/diary/copy',
    '/measurements',
    '/training/imports',
    '/training/session',
    '/training/routines',
  ].includes(path)
    ? randomUUID()
    : path === '/training/own-exercises'
      ? `own-${randomUUID()}`
      : `new-${made}`;
  return {
    ...body,
    ...('id' in body && { id: method === 'PUT' ? realId(path) : newId }),
    // A session is of one of them.
    ...('startedPlanId' in body && {
      startedPlanId: realId('/training/plans/'),
      routineId: undefined,
      repeatedId: undefined,
    }),
    ...(path === '/reminders/off' && { token: offToken }),
    ...('table' in body && { table: tableFor(path) }),
    ...(path === '/admin/users' && { email: `new-${made}@birtu.test` }),
  };
}

/** A table that an import takes, whose one row is new each time. */
function tableFor(path: string): string {
  const [, { columns }] = Object.entries(importKinds).find(([prefix]) => path.startsWith(prefix))!;
  const [name, ...others] = columns.filter(({ name: called }) => !/^(name|title)_am$/.test(called));
  const row = [`Brought ${made}`, ...others.map(({ example }) => example)];
  return [name!, ...others].map(({ name: called }) => called).join() + `\n${csvRecord(row)}`;
}

const browserAgain = `
  delete from push_subscriptions;
  insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, language)
    select user_id, encode(sha256('${browser.endpoint}'), 'hex'), id, '${browser.endpoint}', '', '${browser.auth}', 'en'
    from auth.sessions limit 1;`;

/**
 * Undoes what stands in the way of the next request: limits, versions, and what there may only be so many of. A function,
 * since the database then plans all this once and not thousands of times.
 */
const forgetting = `
  create function forget() returns void language plpgsql as $$ begin
    ${browserAgain}
    delete from rate_limits;
    update auth.users set banned_until = null where banned_until is not null;
    delete from record_versions where (subject_kind, subject_id, version) in (
      select subject_kind, subject_id, version from (table record_versions except table kept_versions) as changed);
    insert into record_versions table kept_versions on conflict do nothing;
    update drafts set revision = 1 where revision <> 1;
    delete from saved_filters where created_at > '2026-01-01';
    delete from activities; delete from assessments; delete from feast_dates;
    update started_plans set ended_at = null
      where ended_at is not null and id in (select started_plan_id from workout_sessions where finished_at is null);
    delete from workout_sessions where repeated_id is not null;
    delete from diary_entries where created_at > '2026-01-01';
    update diary_entries set deleted_at = null, version = 1 where deleted_at is not null or version > 1;
    delete from measurements where created_at > '2026-01-01';
    update measurements set deleted_at = null, version = 1 where deleted_at is not null or version > 1;
    delete from own_exercises where created_at > '2026-01-01';
    update own_exercises set retired_at = null, version = 1 where retired_at is not null or version > 1;
    delete from routines where name <> 'Legs' and created_at = updated_at;
    update routines set deleted_at = null, version = 1 where deleted_at is not null or version > 1;
    update workout_sessions set finished_at = null where finished_at > '2026-11-20T06:00:00Z';
    update fitness_plans set version = 1 where version > 1;
    update nutrition_plans set version = 1 where version > 1;
    update content_items set version = 1 where version > 1;
    update exercises set version = 1 where version > 1;
    update foods set version = 1 where version > 1;
    update pictures set version = 1 where version > 1;
    update recipes set version = 1 where version > 1;
    update saved_replies set version = 1 where version > 1;
    update feedback set replies = 0, spam_at = null where replies > 0 or spam_at is not null;
  end $$`;
const forget = () => node.runtime.sql`select forget()`;

async function send({ endpoint }: Pick<Endpoint, 'endpoint'>, address: string, body?: string) {
  const response = await api.request(address, {
    method: endpoint.split(' ', 1).join(''),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.status < 300 || response.status === 429) await forget();
  return { status: response.status, type, text: await response.text() };
}
type Answer = Awaited<ReturnType<typeof send>>;

/** What is wrong with an answer, whatever was asked; null where nothing is. */
function errorIn({ status, type, text }: Answer): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json')) return `${status} is ${type}`;
  const { title, code } = JSON.parse(text) as { title?: string; code?: string };
  return title && code ? null : `${status} without words: ${text}`;
}

const refusalOf = ({ endpoint }: Endpoint, { status, text }: Answer) =>
  status < 300 || neverTaken.includes(endpoint) ? null : `${status} ${text}`;

const maxWaysInWhole = 40;

const named = (chosen: Endpoint[]) => chosen.map((operation) => [operation.endpoint, operation] as const);

describe('whatever stands in an address is answered, and never as a fault of ours', () => {
  test.each(named(operations.filter(({ parameters = [] }) => parameters.length > 0)))(
    '%s',
    async (_, operation) => {
      const faults: Record<string, string> = {};
      for (const { name } of operation.parameters ?? [])
        for (const part of hostileAddressParts) {
          const fault = errorIn(await send(operation, addressOf(operation, { name, part })));
          if (fault) faults[`${name}=${part}`] = fault;
        }
      expect(faults).toEqual({});
    },
  );
});

describe('whatever stands in a body is refused in words, or comes back as it was sent', () => {
  test('each large body is of a record that is made with it, and put in its place', () => {
    const large = operations.filter(
      (operation) => bodySchemaOf(operation) && waysInto(exampleFor(operation)).length > maxWaysInWhole,
    );
    const paths = (verb: string) =>
      large.flatMap(({ endpoint }) => (endpoint.startsWith(verb) ? endpoint.slice(verb.length) : []));
    expect(new Set(paths('PUT ').map((path) => path.replace('/:id', '')))).toEqual(new Set(paths('POST ')));
    expect(large).toHaveLength(2 * paths('POST ').length);
  });

  test.each(named(operations.filter(bodySchemaOf)))('%s', async (endpoint, operation) => {
    const faults: Record<string, string> = {};
    const address = addressOf(operation, null);
    const example = exampleFor(operation);
    const note = (what: string, fault: string | null) => void (fault && (faults[what] = fault.slice(0, 160)));
    const sent = (body: unknown) => send(operation, address, JSON.stringify(body));

    note('the example, before', refusalOf(operation, await sent(fresh(operation, example))));
    for (const [what, body] of Object.entries(hostileBodies))
      note(what, errorIn(await send(operation, address, body)));
    const ways = waysInto(example);
    const isLarge = ways.length > maxWaysInWhole;
    // In a large body each place meets some of them only.
    const share = isLarge ? 4 : 1;
    // It is taken by two, of which each brings every other text to each place.
    const turn = endpoint.startsWith('PUT ') ? 1 : 0;
    let texts = 0;
    for (const [at, way] of ways.entries()) {
      const place = way.join('.');
      for (const value of wrongValues.filter((_, n) => (n + at) % share === 0))
        note(
          `${place} = ${JSON.stringify(value)}`,
          errorIn(await sent(withValue(fresh(operation, example), way, value))),
        );
      if (typeof valueAt(example, way) !== 'string') continue;
      texts += 1;
      const meant = Object.entries(hostileTexts).filter((_, n) => !isLarge || (n + texts) % 2 === turn);
      for (const [what, text] of meant) {
        const answer = await sent(withValue(fresh(operation, example), way, text));
        const isTaken = answer.status < 300 && !neverAnswered.includes(`${endpoint} ${place}`);
        const fault = isTaken ? await alteredIn(answer, text, address) : errorIn(answer);
        note(`${place}: ${what}`, fault);
      }
    }
    note('the example, after', refusalOf(operation, await sent(fresh(operation, example))));
    expect(faults).toEqual({});
  });
});

/**
 * Whether a text that was taken does not come back as it was, in the answer or when the record is read; what turns its
 * direction is gone, and blanks at its ends may be.
 */
async function alteredIn(answer: Answer, text: string, address: string): Promise<string | null> {
  const wanted = [readable(text), readable(text).trim()];
  const answered = (answer.text === '' ? {} : JSON.parse(answer.text)) as { id?: string };
  if (wanted.includes('') || wanted.some((each) => holds(answered, each))) return null;
  const record = await readBack(address, answered.id);
  return wanted.some((each) => holds(record, each))
    ? null
    : `taken, and comes back as ${JSON.stringify(record)}`;
}

/** The record that stands at an address, or was added below it. */
async function readBack(address: string, id: string | undefined): Promise<unknown> {
  if (address.startsWith('/account/factors/'))
    return await node.runtime.sql`select friendly_name from auth.factors`;
  const own = id === undefined || address.endsWith(`/${id}`) ? address : `${address}/${id}`;
  const { status, text } = await send({ endpoint: `GET ${own}` }, own);
  return status === 200 ? JSON.parse(text) : null;
}
