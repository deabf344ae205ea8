import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiCaller, type ApiMember } from '#test/api-caller.ts';
import { measurementLimits } from './kinds.ts';
import { measurementsSchema, type Measurements } from './schema.ts';
import { forgetDeletedMeasurements } from './service.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  api.setClock(now);
});
afterAll(() => api.close());

/** A Saturday, at noon in Addis Ababa. */
const now = new Date('2026-11-21T09:00:00Z');
const day = '2026-11-21';
let member: ApiMember;
let other: ApiMember;
beforeEach(async () => {
  member = await api.member();
  other = await api.member();
});

const call = (method: string, path: string, body?: object, caller: ApiCaller = member) =>
  caller.call(method, `/measurements${path}`, body);

const figures = { systolic: 128, diastolic: 82, arm: 'left', pulse: 66 };
const pressure = (more: object = {}) => ({
  id: randomUUID(),
  kind: 'blood_pressure',
  day,
  time: '07:30',
  figures,
  ...more,
});
const pulse = (more: object = {}) => ({ ...pressure(), kind: 'pulse', figures: { pulse: 58 }, ...more });
const keep = (body: object, caller: ApiCaller = member) => call('POST', '', body, caller);

async function read(from = '2026-11-01', to = day, caller: ApiCaller = member): Promise<Measurements> {
  const { status, body } = await call('GET', `?from=${from}&to=${to}`, undefined, caller);
  expect(status).toBe(200);
  return measurementsSchema.parse(body);
}

describe('what was measured', () => {
  test('is kept as often a day as one likes, and told in order with the newest of each kind', async () => {
    const morning = pressure();
    const evening = pressure({ time: '19:05', figures: { ...figures, systolic: 141 } });
    const untimed = pressure({ time: null });
    for (const each of [evening, morning, untimed, pressure({ day: '2026-10-30', time: '23:59' })])
      expect((await keep(each)).status).toBe(201);
    await keep({ id: randomUUID(), kind: 'waist', day, figures: { waist: 84.5 } });
    await keep(pulse(), other);
    const { items, latest } = await read();
    expect(items.map(({ id }) => id).slice(0, 2)).toContain(untimed.id);
    expect(items.filter(({ kind }) => kind === 'blood_pressure')).toMatchObject([
      { id: untimed.id, time: null },
      { ...morning, version: 1 },
      { id: evening.id, figures: { systolic: 141 } },
    ]);
    expect(latest).toMatchObject({
      blood_pressure: { id: evening.id },
      waist: { time: null, figures: { waist: 84.5 } },
      pulse: null,
    });
    expect((await read('2026-10-01', '2026-10-31')).items).toMatchObject([{ time: '23:59' }]);
  });

  test('says nothing of arm and pulse where they were not told', async () => {
    await keep(pressure({ figures: { systolic: 120, diastolic: 80 } }));
    expect((await read()).latest.blood_pressure?.figures).toEqual({
      systolic: 120,
      diastolic: 80,
      arm: null,
      pulse: null,
    });
  });

  test.each([
    ['a lower figure that is the greater one', { figures: { ...figures, systolic: 80, diastolic: 120 } }],
    ['one that nobody has', { figures: { ...figures, systolic: 301 } }],
    ['half a millimetre', { figures: { ...figures, diastolic: 80.5 } }],
    ['a third arm', { figures: { ...figures, arm: 'middle' } }],
    ['figures of another kind', { figures: { pulse: 60 } }],
    ['another kind', { kind: 'mood' }],
    ['a time that no clock shows', { time: '24:00' }],
    ['a time in words', { time: 'morning' }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['an id that is none', { id: 'mine' }],
  ])('is refused with %s', async (_name, more) => {
    expect((await keep(pressure(more))).status).toBe(422);
    expect((await read()).items).toEqual([]);
  });

  test('is not of a day that has begun nowhere yet', async () => {
    expect(await keep(pressure({ day: '2026-11-23' }))).toMatchObject({
      status: 422,
      body: { code: 'future' },
    });
    expect((await keep(pressure({ day: '2026-11-21' }))).status).toBe(201);
  });

  test('holds so many of a day and no more', async () => {
    const all = Array.from({ length: measurementLimits.aDay }, () => keep(pulse()));
    for (const { status } of await Promise.all(all)) expect(status).toBe(201);
    expect(await keep(pulse())).toMatchObject({ status: 409, body: { code: 'too_many' } });
    expect((await keep(pulse({ day: '2026-11-20' }))).status).toBe(201);
    const [first] = (await read()).items.filter((each) => each.day === day);
    await call('DELETE', `/${first!.id}`);
    expect((await keep(pulse())).status).toBe(201);
    expect(await call('POST', `/${first!.id}/restore`)).toMatchObject({ body: { code: 'too_many' } });
  });

  test.each(['?from=2026-11-02&to=2026-11-01', '?from=2025-01-01&to=2026-11-01', '?from=2026-11-01', ''])(
    'of %s is not asked for',
    async (query) => expect((await call('GET', query)).status).toBe(422),
  );
});

describe('sent again', () => {
  test('it is kept once, also where both come at once', async () => {
    const once = pressure();
    const answers = await Promise.all([keep(once), keep(once), keep(once)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await read()).items).toHaveLength(1);
  });

  test('with other figures it is told what stands', async () => {
    const first = pressure();
    await keep(first);
    expect(await keep({ ...first, time: '08:00' })).toMatchObject({
      status: 409,
      body: { code: 'id_taken', current: { time: '07:30', version: 1 } },
    });
  });

  test('after it was removed it is there again', async () => {
    const first = pressure();
    await keep(first);
    await call('DELETE', `/${first.id}`);
    expect((await keep(first)).status).toBe(201);
    expect((await read()).items).toHaveLength(1);
  });

  test('the ids of others stand in nobody’s way', async () => {
    const mine = pressure();
    await keep(mine);
    expect((await keep({ ...mine, time: '09:00' }, other)).status).toBe(201);
    expect((await read()).items).toMatchObject([{ time: '07:30' }]);
  });
});

describe('a correction', () => {
  test('goes over the version that was read, and says what stands where that is another', async () => {
    const { id, ...first } = pressure();
    await keep({ id, ...first });
    const corrected = { ...first, figures: { ...figures, systolic: 118 } };
    expect(await call('PUT', `/${id}`, { ...corrected, version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2, figures: { systolic: 118 } },
    });
    // The answer was lost: told again it changes nothing.
    expect(await call('PUT', `/${id}`, { ...corrected, version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await call('PUT', `/${id}`, { ...first, time: '06:00', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: 2 } },
    });
  });

  test('does not make another kind of it, nor reach another member’s', async () => {
    const { id, ...first } = pressure();
    await keep({ id, ...first });
    expect((await call('PUT', `/${id}`, { ...pulse(), version: 1 })).status).toBe(404);
    expect((await call('PUT', `/${id}`, { ...first, time: null, version: 1 }, other)).status).toBe(404);
    expect((await read()).items).toMatchObject([{ id, version: 1 }]);
  });
});

describe('what was removed', () => {
  test('can be brought back for a day', async () => {
    const { id } = (await keep(pressure())).body as { id: string };
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await read()).latest.blood_pressure).toBeNull();
    expect(await call('POST', `/${id}/restore`)).toMatchObject({ status: 200, body: { id, version: 1 } });
    await call('DELETE', `/${id}`);
    await api.sql`update measurements set deleted_at = now() - interval '25 hours' where id = ${id}`;
    await forgetDeletedMeasurements(api.sql);
    expect((await call('POST', `/${id}/restore`)).status).toBe(404);
  });
});
