import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userProfiles, users } from '#db/schema.ts';
import { seed } from '#db/seed.server.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { Problem } from '#src/api/problem.ts';
import { activitiesApi } from '#src/features/activity/api.server.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { trainingApi } from './api.server.ts';
import {
  finishedSchema,
  mostPlansGoingOn,
  openSessionSchema,
  trainingSchema,
  type Finished,
  type OpenSession,
  type SetChange,
  type StartedPlan,
  type Training,
} from './schema.ts';

const lossPlan = 'weight-loss-foundation';
const gainPlan = 'weight-gain-strength';
const date = '2026-11-21';

let database: OpenDatabase;
let selamId: string;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.sql);
  selamId = await memberCalled('Selam', 60);
  selam = callAs(selamId);
  dawit = callAs(await memberCalled('Dawit', null));
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['workout_sessions', 'started_plans', 'activities'])
    await database.sql`delete from ${database.sql(table)}`;
});

async function memberCalled(name: string, weight: number | null): Promise<string> {
  const email = `${name}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  await database.db.insert(userProfiles).values({ id: user!.id, fullName: name, email, weight });
  return user!.id;
}

/** What any of the answers can hold; a test looks for what belongs to its own. */
type Answer = StartedPlan &
  Omit<OpenSession, keyof StartedPlan> &
  Pick<Finished, 'minutes' | 'estimate'> &
  Pick<Problem, 'code'> & {
    readonly session: OpenSession;
    readonly plans: StartedPlan[];
    readonly activities: readonly Activity[];
  };
type Caller = (method: string, path: string, body?: object) => Promise<{ status: number; body: Answer }>;

function callAs(userId: string): Caller {
  const { sql, db } = database;
  const actor: Actor = {
    sessionId: randomUUID(),
    role: 'user',
    aal: 'aal1',
    userId,
    recovery: false,
    needsSecondFactor: false,
  };
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor,
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => new Date(),
    });
    return next();
  });
  api.route('/training', trainingApi).route('/activities', activitiesApi);
  api.onError(mapError);
  return async (method, path, body) => {
    const response = await api.request(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '{}') as Answer };
  };
}

const start = async (caller: Caller, planId = lossPlan): Promise<StartedPlan> =>
  (await caller('POST', '/training/plans', { planId })).body;

const training = async (caller: Caller): Promise<Training> => (await caller('GET', '/training')).body;

const begin = async (caller: Caller, plan: StartedPlan, week = 1, day = 1): Promise<OpenSession> => {
  const { status, body } = await caller('POST', '/training/session', {
    startedPlanId: plan.id,
    week,
    day,
  });
  expect(status).toBe(200);
  return body;
};

const change = (position: number, more: Partial<SetChange> = {}): SetChange => ({
  position,
  changes: 1,
  state: 'done',
  reps: 10,
  seconds: null,
  weight: null,
  at: '2026-11-21T06:00:00.000Z',
  ...more,
});

const tell = (caller: Caller, { id }: { id: string }, ...sets: SetChange[]) =>
  caller('PUT', `/training/sessions/${id}/sets`, { sets });

const finish = (caller: Caller, { id }: { id: string }, more: object = {}) =>
  caller('POST', `/training/sessions/${id}/finish`, { minutes: 30, date, ...more });

const mark = (caller: Caller, method: string, plan: StartedPlan, week: number, day: number) =>
  caller(method, `/training/plans/${plan.id}/weeks/${week}/days/${day}`);

const logged = async (caller: Caller): Promise<readonly Activity[]> =>
  (await caller('GET', `/activities?from=${date}&to=${date}`)).body.activities;

describe('a started plan', () => {
  test('stands at its first day, with its week and what is different in it', async () => {
    const plan = await start(selam);
    expect(plan).toMatchObject({
      planId: lossPlan,
      weeks: 10,
      endedAt: null,
      published: true,
      done: [],
      next: { week: 1, day: 1 },
      phase: { title: { en: 'Learn' } },
    });
    expect(plan.days.map(({ restDay }) => restDay)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
    ]);
    const all = await training(selam);
    expect(trainingSchema.parse(all)).toEqual(all);
    expect(all).toEqual({ plans: [plan], session: null });
  });

  test('is started once, however often that is asked for at once', async () => {
    const plans = await Promise.all([1, 2, 3].map(() => start(selam)));
    expect(new Set(plans.map(({ id }) => id)).size).toBe(1);
  });

  test('moves on by a tap on a rest day, and back', async () => {
    const plan = await start(selam);
    const { body } = await mark(selam, 'PUT', plan, 1, 1);
    expect(body).toMatchObject({ next: { week: 1, day: 2 }, done: [{ week: 1, day: 1, trained: false }] });
    expect((await mark(selam, 'PUT', plan, 1, 1)).body.done).toHaveLength(1);
    expect((await mark(selam, 'DELETE', plan, 1, 1)).body).toMatchObject({
      next: { week: 1, day: 1 },
      done: [],
    });
    expect(await logged(selam)).toEqual([]);
  });

  test('ends with its last day, and goes on when that is open again', async () => {
    const plan = await start(selam);
    await database.sql`
      insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, finished_at)
      select ${selamId}, ${lossPlan}, ${plan.id}, week, day, now()
      from generate_series(1, 10) week cross join generate_series(1, 7) day where (week, day) <> (10, 7)`;
    expect((await mark(selam, 'PUT', plan, 10, 7)).body).toMatchObject({
      next: null,
      endedAt: expect.any(String),
    });
    expect((await mark(selam, 'DELETE', plan, 10, 7)).body).toMatchObject({
      next: { week: 10, day: 7 },
      endedAt: null,
    });
  });

  test('is left, taken up where it was, and started over with what was done kept', async () => {
    const plan = await start(selam);
    await mark(selam, 'PUT', plan, 1, 1);
    const leave = (left: boolean) => selam('PATCH', `/training/plans/${plan.id}`, { left });
    expect((await leave(true)).body.endedAt).not.toBeNull();
    expect((await leave(false)).body).toMatchObject({ endedAt: null, next: { week: 1, day: 2 } });
    const anew = await selam('POST', `/training/plans/${plan.id}/restart`);
    expect(anew.body).toMatchObject({ next: { week: 1, day: 1 }, done: [] });
    expect((await leave(false)).body).toMatchObject({ code: 'going_on_again' });
    expect((await training(selam)).plans.map(({ id }) => id)).toEqual([anew.body.id]);
    expect(await database.sql`select from workout_sessions`).toHaveLength(1);
  });

  test('goes on after it is published no longer, but nobody starts it any more', async () => {
    const plan = await start(selam);
    await database.sql`update fitness_plans set status = 'draft' where id = ${lossPlan}`;
    try {
      expect((await training(selam)).plans).toMatchObject([{ id: plan.id, published: false }]);
      expect((await begin(selam, plan)).sets.length).toBeGreaterThan(0);
      expect(await dawit('POST', '/training/plans', { planId: lossPlan })).toMatchObject({ status: 404 });
    } finally {
      await database.sql`update fitness_plans set status = 'published'`;
    }
  });

  test('is one of a few', async () => {
    await database.sql`
      insert into fitness_plans select (jsonb_populate_record(plan,
        jsonb_build_object('id', 'copy-' || n))).* from fitness_plans plan, generate_series(1, ${mostPlansGoingOn}) n
      where plan.id = ${gainPlan}`;
    for (let n = 1; n <= mostPlansGoingOn; n += 1) await start(selam, `copy-${n}`);
    expect(await selam('POST', '/training/plans', { planId: lossPlan })).toMatchObject({
      status: 409,
      body: { code: 'too_many_plans' },
    });
    expect((await start(selam, 'copy-1')).planId).toBe('copy-1');
    await database.sql`delete from fitness_plans where id like 'copy-%'`;
    expect((await training(selam)).plans).toEqual([]);
  });
});

describe('a session', () => {
  test('brings all that is needed to go through it', async () => {
    const session = await begin(selam, await start(selam));
    expect(openSessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({
      planId: lossPlan,
      week: 1,
      day: 1,
      bodyWeight: 60,
      last: {},
      finishedAt: null,
    });
    const known = new Set(session.exercises.map(({ id }) => id));
    expect(session.sets.every(({ exerciseId }) => known.has(exerciseId))).toBe(true);
  });

  test('goes on one at a time: the same day goes on, another one is answered with it', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    expect((await begin(selam, plan)).id).toBe(session.id);
    const other = await selam('POST', '/training/session', { startedPlanId: plan.id, week: 1, day: 2 });
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'session_going_on', current: { id: session.id } },
    });
    expect((await selam('DELETE', `/training/sessions/${session.id}`)).status).toBe(204);
    expect((await begin(selam, plan, 1, 2)).day).toBe(2);
  });

  test('begins once, however many devices begin at once', async () => {
    const plan = await start(selam);
    const sessions = await Promise.all([1, 2, 3, 4].map(() => begin(selam, plan)));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });

  test('knows of each set what was told last, from whichever device', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(0), change(1));
    await tell(selam, session, change(1, { changes: 2, state: 'open', reps: null, at: null }));
    const { body } = await tell(selam, session, change(1), change(2, { weight: 7.5 }));
    expect(body.sets.slice(0, 4).map(({ state, weight }) => [state, weight])).toEqual([
      ['done', null],
      ['open', null],
      ['done', 7.5],
      ['open', null],
    ]);
    const read = await selam('GET', '/training/session');
    expect(read.body.session.sets).toEqual(body.sets);
  });

  test('works on when the plan changes and the exercise goes', async () => {
    const session = await begin(selam, await start(selam));
    const { exerciseId } = session.sets[0]!;
    const { sql } = database;
    await sql`create table kept_plans as select * from fitness_plans`;
    await sql`create table kept_exercises as select * from exercises`;
    await sql`update fitness_plans set data = jsonb_set(data, '{schedule}', '[]') where id = ${lossPlan}`;
    await sql`delete from exercises where id = ${exerciseId}`;
    try {
      expect((await tell(selam, session, change(0))).status).toBe(200);
      const { body } = await selam('GET', '/training/session');
      expect(body.session.sets).toHaveLength(session.sets.length);
      expect((await finish(selam, session)).status).toBe(200);
    } finally {
      await sql`
        update fitness_plans set data = kept.data from kept_plans kept where kept.id = fitness_plans.id`;
      await sql`insert into exercises select * from kept_exercises on conflict do nothing`;
    }
  });

  test('offers what was done the last time', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    const push = session.sets.findIndex(({ exerciseId }) => exerciseId === 'push-up');
    await tell(
      selam,
      session,
      change(push, { reps: 8, weight: 5 }),
      change(push + 1, { state: 'skipped', reps: null }),
    );
    await finish(selam, session);
    const { last } = await begin(selam, plan, 1, 5);
    expect(last).toEqual({ 'push-up': [{ setNumber: 1, reps: 8, seconds: null, weight: 5 }] });
  });
});

describe('a finished session', () => {
  test('is an activity with its minutes and an estimate of energy, and the plan moves on', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    const { status, body } = await finish(selam, session);
    expect(status).toBe(200);
    expect(finishedSchema.parse(body)).toEqual(body);
    expect(body.estimate).toEqual({ met: 3.5, bodyWeight: 60, minutes: 30, calories: 105 });
    expect(await logged(selam)).toMatchObject([
      {
        type: 'Workout',
        date,
        details: {
          name: 'Weight Loss Foundation · week 1, day 1',
          duration: 30,
          calories: 105,
          met: 3.5,
          bodyWeight: 60,
          plan: lossPlan,
          week: 1,
          day: 1,
        },
      },
    ]);
    expect((await training(selam)).plans[0]).toMatchObject({
      next: { week: 1, day: 2 },
      done: [{ week: 1, day: 1, trained: true }],
    });
  });

  test('is finished once, however often a phone asks', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    const answers = await Promise.all([1, 2, 3].map(() => finish(selam, session)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logged(selam)).toHaveLength(1);
    expect((await tell(selam, session, change(2))).body.code).toBe('session_ended');
    expect((await selam('DELETE', `/training/sessions/${session.id}`)).status).toBe(404);
  });

  test('without a known weight has no estimate, unless the person tells it', async () => {
    const plan = await start(dawit);
    for (const [day, more] of [
      [1, {}],
      [2, { bodyWeight: 80 }],
    ] as const) {
      const session = await begin(dawit, plan, 1, day);
      await tell(dawit, session, change(1));
      await finish(dawit, session, more);
    }
    const [without, told] = await logged(dawit);
    expect(without!.details).not.toHaveProperty('calories');
    expect(told!.details).toMatchObject({ calories: 140, bodyWeight: 80 });
  });

  test('outlives its activity: what was taken from the calendar leaves the day done', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, change(1));
    await finish(selam, session);
    const [activity] = await logged(selam);
    expect((await selam('DELETE', `/activities/${activity!.id}`)).status).toBe(204);
    expect((await training(selam)).plans[0]!.done).toMatchObject([{ week: 1, day: 1, trained: true }]);
    expect((await finish(selam, session)).status).toBe(200);
    expect(await logged(selam)).toEqual([]);
  });

  test('needs a set that is done', async () => {
    const session = await begin(selam, await start(selam));
    expect((await finish(selam, session)).body.code).toBe('nothing_done');
  });
});

describe('what cannot be', () => {
  test.each([
    ['a plan that there is not', 'POST', '/training/plans', { planId: 'nope' }, 404],
    ['an id that is none', 'POST', '/training/plans', { planId: '\u0000 <b>' }, 422],
    [
      'a start that is not',
      'POST',
      '/training/session',
      { startedPlanId: randomUUID(), week: 1, day: 1 },
      404,
    ],
    [
      'a week without end',
      'POST',
      '/training/session',
      { startedPlanId: randomUUID(), week: 1e9, day: 1 },
      422,
    ],
    [
      'minutes of a year',
      'POST',
      `/training/sessions/${randomUUID()}/finish`,
      { minutes: 525_600, date },
      422,
    ],
    ['half a minute', 'POST', `/training/sessions/${randomUUID()}/finish`, { minutes: 0.5, date }, 422],
    [
      'a day that is none',
      'POST',
      `/training/sessions/${randomUUID()}/finish`,
      { minutes: 5, date: '2026-02-30' },
      422,
    ],
  ])('%s', async (_what, method, path, body, status) => {
    expect((await selam(method, path, body)).status).toBe(status);
  });

  test.each([
    [{ reps: 501 }],
    [{ reps: 1.5 }],
    [{ reps: -1 }],
    [{ weight: 500.5 }],
    [{ seconds: 1e9 }],
    [{ changes: 10_001 }],
    [{ position: 900 }],
    [{ at: 'now' }],
  ])('a set of %j', async (more) => {
    const session = await begin(selam, await start(selam));
    expect((await tell(selam, session, change(0, more as Partial<SetChange>))).status).toBe(422);
  });

  test('a rest day has nothing to train, and a plan no eleventh week', async () => {
    const plan = await start(selam);
    const at = (week: number, day: number) =>
      selam('POST', '/training/session', { startedPlanId: plan.id, week, day });
    expect((await at(1, 7)).body.code).toBe('rest_day');
    expect((await at(11, 1)).body.code).toBe('no_such_day');
    expect((await mark(selam, 'PUT', plan, 11, 1)).body.code).toBe('no_such_day');
  });

  test('another member’s plan and session', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    expect(await training(dawit)).toEqual({ plans: [], session: null });
    const asked = await dawit('POST', '/training/session', { startedPlanId: plan.id, week: 1, day: 1 });
    expect(asked.status).toBe(404);
    expect((await tell(dawit, session, change(0))).status).toBe(404);
    expect((await finish(dawit, session)).status).toBe(404);
  });
});
