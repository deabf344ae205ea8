import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedPlans, userProfiles, users } from '#db/schema.ts';
import { seed } from '#db/seed.server.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { savedPlansApi } from './api.server.ts';
import { mostSavedPlans, savedPlanSchema, type SavedPlan } from './schema.ts';

type Caller = (method: string, path: string) => Promise<{ status: number; body: Answer }>;
interface Answer {
  readonly code?: string;
  readonly saved?: boolean;
  readonly items: SavedPlan[];
}

let database: OpenDatabase;
let selamId: string;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.sql);
  selamId = await memberCalled('Selam');
  selam = callAs(selamId);
  dawit = callAs(await memberCalled('Dawit'));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from saved_plans`;
});

async function memberCalled(name: string): Promise<string> {
  const email = `${name}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  await database.db.insert(userProfiles).values({ id: user!.id, fullName: name, email });
  return user!.id;
}

function callAs(userId: string | null): Caller {
  const { sql, db } = database;
  const session = { sessionId: randomUUID(), role: 'user', aal: 'aal1' } as const;
  const actor: Actor | null = userId
    ? { ...session, userId, recovery: false, needsSecondFactor: false }
    : null;
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor,
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
  api.route('/', savedPlansApi);
  api.onError(mapError);
  return async (method, path) => {
    const response = await api.request(path, { method });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  };
}

const loss = '/fitness/weight-loss-foundation';
const mesob = '/nutrition/light-mesob';
const plansOf = async (caller: Caller) => (await caller('GET', '/')).body.items;

describe('a saved plan', () => {
  test('is listed with what it is, the newest first', async () => {
    for (const plan of [loss, mesob]) expect((await selam('PUT', plan)).status).toBe(200);
    const plans = await plansOf(selam);
    expect(plans).toMatchObject([
      {
        kind: 'nutrition',
        planId: 'light-mesob',
        plan: { duration: 7, calorieRange: { min: 1500, max: 1800 } },
      },
      {
        kind: 'fitness',
        planId: 'weight-loss-foundation',
        title: { en: 'Weight Loss Foundation' },
        plan: { level: 'beginner', duration: 10, durationUnit: 'weeks', weeklyWorkouts: 6 },
      },
    ]);
    expect(plans.map((plan) => savedPlanSchema.parse(plan))).toEqual(plans);
  });

  test('is saved once, however often that is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => selam('PUT', loss)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await plansOf(selam)).toHaveLength(1);
  });

  test('knows that it is one, until it is removed', async () => {
    const isSaved = async () => (await selam('GET', loss)).body.saved;
    expect(await isSaved()).toBe(false);
    await selam('PUT', loss);
    expect(await isSaved()).toBe(true);
    for (const time of ['first', 'second']) expect((await selam('DELETE', loss)).status, time).toBe(204);
    expect(await isSaved()).toBe(false);
  });

  test('is its member’s alone', async () => {
    await selam('PUT', loss);
    expect(await plansOf(dawit)).toEqual([]);
    await dawit('DELETE', loss);
    expect(await plansOf(selam)).toHaveLength(1);
  });

  test('stays in the list once it is published no longer, and once it is gone', async () => {
    await selam('PUT', loss);
    await selam('PUT', mesob);
    await database.db.insert(savedPlans).values({ userId: selamId, kind: 'fitness', planId: 'gone' });
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-loss-foundation'`;
    await database.sql`update nutrition_plans set status = 'archived' where id = 'light-mesob'`;
    try {
      expect(await plansOf(selam)).toMatchObject([
        { planId: 'gone', title: null, plan: null },
        { planId: 'light-mesob', title: { en: 'Light Mesob' }, plan: null },
        { planId: 'weight-loss-foundation', title: { en: 'Weight Loss Foundation' }, plan: null },
      ]);
    } finally {
      await database.sql`update fitness_plans set status = 'published'`;
      await database.sql`update nutrition_plans set status = 'published'`;
    }
  });

  test('goes with its member', async () => {
    const id = await memberCalled('Hirut');
    await callAs(id)('PUT', loss);
    await database.sql`delete from auth.users where id = ${id}`;
    expect(await database.sql`select from saved_plans where user_id = ${id}`).toHaveLength(0);
  });
});

describe('what cannot be saved', () => {
  test.each([
    ['an unknown plan', '/fitness/nope', 404, 'not_found'],
    ['a plan of the other kind', '/nutrition/weight-loss-foundation', 404, 'not_found'],
    ['a kind that is none', '/recipes/light-mesob', 422, 'invalid_input'],
    ['an id that cannot be one', '/fitness/No%00pe', 422, 'invalid_input'],
  ])('%s', async (_what, path, status, code) => {
    expect(await selam('PUT', path)).toMatchObject({ status, body: { code } });
    expect(await plansOf(selam)).toEqual([]);
  });

  test('a draft', async () => {
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
    expect((await selam('PUT', '/fitness/weight-gain-strength')).status).toBe(404);
    await database.sql`update fitness_plans set status = 'published'`;
  });

  test('more than a member may keep, however many come at once', async () => {
    const earlier = Array.from({ length: mostSavedPlans - 1 }, (_, i) => ({
      userId: selamId,
      kind: 'fitness',
      planId: `earlier-${i}`,
    }));
    await database.db.insert(savedPlans).values(earlier);
    const answers = await Promise.all([loss, mesob].map((plan) => selam('PUT', plan)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [kept] = await plansOf(selam);
    expect((await selam('PUT', `/${kept!.kind}/${kept!.planId}`)).status).toBe(200);
    expect(await plansOf(selam)).toHaveLength(mostSavedPlans);
  });
});

test('nobody signed in: nothing is told and nothing changes', async () => {
  const visitor = callAs(null);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(await visitor(method, loss)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
});
