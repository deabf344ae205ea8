import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userProfiles, users } from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { assessmentsApi } from './api.server.ts';
import { assessmentMessages, bloodPressureFaults, faultMessages } from './messages.ts';
import { mostAssessments, type Assessment } from './schema.ts';

let database: OpenDatabase;
let selam: Caller;
let dawit: Caller;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  [selam, dawit] = await Promise.all([memberCalled('Selam'), memberCalled('Dawit')]);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  await database.sql`delete from assessments`;
  await database.sql`delete from rate_limits`;
});

type Caller = (method: string, path?: string, body?: unknown) => Promise<Answer>;
interface Answer {
  readonly status: number;
  readonly body: Assessment & {
    readonly items: Assessment[];
    readonly code: string;
    readonly errors: { path: unknown[]; message: string }[];
  };
}

async function memberCalled(name: string): Promise<Caller> {
  const email = `${name}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  await database.db.insert(userProfiles).values({ id: user!.id, fullName: name, email });
  return callAs({
    userId: user!.id,
    sessionId: randomUUID(),
    role: 'user',
    aal: 'aal1',
    recovery: false,
    needsSecondFactor: false,
  });
}

function callAs(actor: Actor | null): Caller {
  const { sql, db } = database;
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor,
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => now,
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
    });
    return next();
  });
  api.route('/', assessmentsApi);
  api.onError(mapError);
  return async (method, path = '/', body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await api.request(path, {
      method,
      ...(body !== undefined && { headers, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  };
}

const form = {
  age: 28,
  gender: 'female',
  activityLevel: 'moderate',
  height: 165,
  weight: 60,
  restingHeartRate: 66,
  bloodPressure: '118/76',
  pushUps: 17,
  sitUps: 36,
  flexibility: -2.5,
  cardio: 15.2,
} as const;

const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));

describe('an assessment', () => {
  test('is rated by the server and kept, whatever ratings come along', async () => {
    const { status, body } = await selam('POST', '/', { ...form, results: [{ rating: 'Excellent' }] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      created_at: '2026-11-21T08:00:00.000Z',
      form,
      results: [
        { component: 'pushUps', score: 17, rating: 'Fair' },
        { component: 'sitUps', score: 36, rating: 'Good' },
        { component: 'flexibility', score: -2.5, rating: 'Poor' },
        { component: 'cardio', score: 15.2, rating: 'Fair' },
      ],
    });
    expect((await selam('GET')).body.items).toEqual([body]);
  });

  test('without a blood pressure is one without', async () => {
    const { bloodPressure: _left, ...rest } = form;
    expect((await selam('POST', '/', rest)).body.form.bloodPressure).toBeNull();
  });

  test('is listed before the older ones', async () => {
    for (const pushUps of [1, 2, 3]) {
      await selam('POST', '/', { ...form, pushUps });
      later(24);
    }
    const { items } = (await selam('GET')).body;
    expect(items.map((each) => each.form.pushUps)).toEqual([3, 2, 1]);
  });

  test('sent again within the same half day is kept once, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => selam('POST', '/', form)));
    later(11);
    answers.push(await selam('POST', '/', form));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    later(2);
    expect((await selam('POST', '/', form)).body.id).not.toBe(answers[0]!.body.id);
    expect((await selam('GET')).body.items).toHaveLength(2);
  });

  test('of somebody else is neither seen nor removed', async () => {
    const { id } = (await selam('POST', '/', form)).body;
    expect((await dawit('GET')).body.items).toEqual([]);
    expect(await dawit('DELETE', `/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await selam('GET')).body.items).toHaveLength(1);
  });

  test('can be removed, once', async () => {
    const { id } = (await selam('POST', '/', form)).body;
    expect((await selam('DELETE', `/${id}`)).status).toBe(204);
    expect((await selam('GET')).body.items).toEqual([]);
    expect((await selam('DELETE', `/${id}`)).status).toBe(404);
    expect((await selam('DELETE', '/1')).status).toBe(422);
  });
});

describe('refused is', () => {
  test.each([
    [{ age: 4 }, 'age', faultMessages.age.id],
    [{ age: 28.5 }, 'age', faultMessages.age.id],
    [{ age: '28' }, 'age', faultMessages.age.id],
    [{ gender: 'other' }, 'gender', assessmentMessages.choice.id],
    [{ height: 1.65 }, 'height', faultMessages.height.id],
    [{ restingHeartRate: 0 }, 'restingHeartRate', faultMessages.restingHeartRate.id],
    [{ bloodPressure: '76/118' }, 'bloodPressure', bloodPressureFaults.order.id],
    [{ pushUps: -1 }, 'pushUps', faultMessages.pushUps.id],
    [{ cardio: 12.34 }, 'cardio', faultMessages.cardio.id],
    [{ cardio: undefined }, 'cardio', faultMessages.cardio.id],
  ])('what cannot be: %j', async (change, field, message) => {
    const { status, body } = await selam('POST', '/', { ...form, ...change });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: [field], message }]);
  });

  test('what is beyond the room that a member has', async () => {
    await selam('POST', '/', form);
    await database.sql`
      insert into assessments (user_id, form, results)
      select user_id, form, results from assessments, generate_series(2, ${mostAssessments})`;
    const full = await selam('POST', '/', { ...form, pushUps: 18 });
    expect(full).toMatchObject({ status: 409, body: { code: 'full', detail: assessmentMessages.full.id } });
    expect(assessmentMessages.full.id).toContain(String(mostAssessments));
    expect((await dawit('POST', '/', form)).status).toBe(201);
  });

  test('what comes too fast', async () => {
    const statuses = [];
    for (let pushUps = 0; pushUps <= 30; pushUps += 1)
      statuses.push((await selam('POST', '/', { ...form, pushUps })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 201));
    expect(statuses[30]).toBe(429);
  });

  test('whoever is not signed in', async () => {
    const nobody = callAs(null);
    for (const answer of [
      await nobody('GET'),
      await nobody('POST', '/', form),
      await nobody('DELETE', `/${randomUUID()}`),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
