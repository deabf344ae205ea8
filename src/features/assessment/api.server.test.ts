import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiCaller } from '#test/api-caller.ts';
import { assessmentMessages, bloodPressureFaults, errorMessages } from './messages.ts';
import { maxAssessments, type Assessment } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selam: Caller;
let dawit: Caller;
let now: Date;

const setClock = (to: Date) => api.setClock((now = to));

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  setClock(new Date('2026-11-21T08:00:00Z'));
  [selam, dawit] = [callAs(await api.member('user', 'Selam')), callAs(await api.member('user', 'Dawit'))];
});

const callAs =
  ({ call }: ApiCaller) =>
  (method: string, path = '', body?: object) =>
    call(method, `/assessments${path}`, body);
type Caller = ReturnType<typeof callAs>;

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

const later = (hours: number) => setClock(new Date(now.getTime() + hours * 3_600_000));

describe('an assessment', () => {
  test('is rated by the server and kept, whatever ratings come along', async () => {
    const { status, body } = await selam('POST', '', { ...form, results: [{ rating: 'Excellent' }] });
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
    expect((await selam('POST', '', rest)).body.form.bloodPressure).toBeNull();
  });

  test('is listed before the older ones', async () => {
    for (const pushUps of [1, 2, 3]) {
      await selam('POST', '', { ...form, pushUps });
      later(24);
    }
    const { items } = (await selam('GET')).body;
    expect(items.map((each: Assessment) => each.form.pushUps)).toEqual([3, 2, 1]);
  });

  test('sent again within the same half day is kept once, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => selam('POST', '', form)));
    later(11);
    answers.push(await selam('POST', '', form));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    later(2);
    expect((await selam('POST', '', form)).body.id).not.toBe(answers[0]!.body.id);
    expect((await selam('GET')).body.items).toHaveLength(2);
  });

  test('of somebody else is neither seen nor removed', async () => {
    const { id } = (await selam('POST', '', form)).body;
    expect((await dawit('GET')).body.items).toEqual([]);
    expect(await dawit('DELETE', `/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await selam('GET')).body.items).toHaveLength(1);
  });

  test('can be removed, once', async () => {
    const { id } = (await selam('POST', '', form)).body;
    expect((await selam('DELETE', `/${id}`)).status).toBe(204);
    expect((await selam('GET')).body.items).toEqual([]);
    expect((await selam('DELETE', `/${id}`)).status).toBe(404);
    expect((await selam('DELETE', '/1')).status).toBe(422);
  });
});

describe('refused is', () => {
  test.each([
    [{ age: 4 }, 'age', errorMessages.age.id],
    [{ age: 28.5 }, 'age', errorMessages.age.id],
    [{ age: '28' }, 'age', errorMessages.age.id],
    [{ gender: 'other' }, 'gender', assessmentMessages.choice.id],
    [{ height: 1.65 }, 'height', errorMessages.height.id],
    [{ restingHeartRate: 0 }, 'restingHeartRate', errorMessages.restingHeartRate.id],
    [{ bloodPressure: '76/118' }, 'bloodPressure', bloodPressureFaults.order.id],
    [{ pushUps: -1 }, 'pushUps', errorMessages.pushUps.id],
    [{ cardio: 12.34 }, 'cardio', errorMessages.cardio.id],
    [{ cardio: undefined }, 'cardio', errorMessages.cardio.id],
  ])('what cannot be: %j', async (change, field, message) => {
    const { status, body } = await selam('POST', '', { ...form, ...change });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: [field], message }]);
  });

  test('what is beyond the room that a member has', async () => {
    await selam('POST', '', form);
    await api.sql`
      insert into assessments (user_id, form, results)
      select user_id, form, results from assessments, generate_series(2, ${maxAssessments})`;
    const full = await selam('POST', '', { ...form, pushUps: 18 });
    expect(full).toMatchObject({ status: 409, body: { code: 'full', detail: assessmentMessages.full.id } });
    expect(assessmentMessages.full.id).toContain(String(maxAssessments));
    expect((await dawit('POST', '', form)).status).toBe(201);
  });

  test('what comes too fast', async () => {
    const statuses = [];
    for (let pushUps = 0; pushUps <= 30; pushUps += 1)
      statuses.push((await selam('POST', '', { ...form, pushUps })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 201));
    expect(statuses[30]).toBe(429);
  });

  test('whoever is not signed in', async () => {
    const nobody = callAs(api.visitor());
    for (const answer of [
      await nobody('GET'),
      await nobody('POST', '', form),
      await nobody('DELETE', `/${randomUUID()}`),
    ])
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
