import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities, users } from '#db/schema.ts';
import { addDays, homeTimeZone, mondayOf, today } from '#src/lib/day.ts';
import { startApi, type ApiCaller, type ApiMember } from '#test/api-caller.ts';
import { waitingForLocks } from '#test/database.ts';
import { profileSchema } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selam: ApiMember;
let dawit: ApiMember;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  selam = await api.member('user', 'selam');
  dawit = await api.member('user', 'dawit');
});

const call = (method: 'GET' | 'PATCH', body?: object, caller: ApiCaller = selam, query = '') =>
  caller.call(method, `/profile${query}`, body);

describe('reading the profile', () => {
  test('gives the caller’s own record, as it is described', async () => {
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(profileSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      id: selam.id,
      full_name: 'selam',
      role: 'user',
      height: null,
      bmi: null,
    });
    expect(body).toMatchObject({ workouts: 0, calories: 0, this_week: { workouts: 0, calories: 0 } });
  });

  test('has the blood pressure of the last assessment that has one, and nobody else’s', async () => {
    expect((await call('GET')).body).toMatchObject({ blood_pressure: null });
    const keep = (userId: string, bloodPressure: string | null, day: string) => api.sql`
      insert into assessments (user_id, form, results, created_at)
      values (${userId}, ${JSON.stringify({ bloodPressure, gender: 'female' })}::text::jsonb, '[]', ${day})`;
    await keep(selam.id, '150/92', '2026-11-01T06:00:00Z');
    await keep(selam.id, '165/95', '2026-11-10T06:00:00Z');
    await keep(selam.id, null, '2026-11-20T06:00:00Z');
    await keep(dawit.id, '185/115', '2026-11-21T06:00:00Z');
    const { body } = await call('GET');
    expect(profileSchema.parse(body).blood_pressure).toEqual({
      reading: '165/95',
      gender: 'female',
      from: 'assessment',
      measured_at: '2026-11-10T06:00:00.000Z',
    });
  });

  test('has a blood pressure that was measured by itself where that is newer', async () => {
    const measure = async (day: string, time: string | null, systolic: number) => {
      const figures = { systolic, diastolic: 80, arm: null, pulse: null };
      const measured = { id: randomUUID(), kind: 'blood_pressure', day, time, figures };
      await selam.call('POST', '/measurements', measured);
      return measured.id;
    };
    const shown = async () => profileSchema.parse((await call('GET')).body).blood_pressure;
    const newest = await measure('2026-11-09', '07:00', 141);
    await measure('2026-11-09', null, 122);
    await measure('2026-11-08', '23:00', 131);
    expect(await shown()).toEqual({
      reading: '141/80',
      gender: '',
      from: 'measurement',
      measured_at: '2026-11-09',
    });
    await selam.call('PUT', '/preferences', { eater: { sex: 'male' } });
    expect(await shown()).toMatchObject({ gender: 'male' });
    const form = JSON.stringify({ bloodPressure: '165/95', gender: 'female' });
    await api.sql`
      insert into assessments (user_id, form, results, created_at)
      values (${selam.id}, ${form}::text::jsonb, '[]', '2026-11-08T06:00:00Z')`;
    expect(await shown()).toMatchObject({ reading: '141/80', gender: 'female' });
    await selam.call('DELETE', `/measurements/${newest}`);
    expect(await shown()).toMatchObject({ reading: '122/80' });
    await api.sql`update assessments set created_at = '2026-11-09T23:30:00Z' where user_id = ${selam.id}`;
    expect(await shown()).toMatchObject({ reading: '165/95', from: 'assessment' });
  });

  test('counts what the caller logged, and nobody else', async () => {
    const date = '2026-11-20';
    const userId = selam.id;
    await api.db.insert(activities).values([
      { userId, date, type: 'Workout', details: { name: 'Run', calories: 250.5 } },
      { userId, date, type: 'Workout', details: { name: 'Walk', calories: 'many' } },
      { userId, date, type: 'Generic Activity', details: { calories: 49.5 } },
      { userId: dawit.id, date, type: 'Workout', details: { calories: 999 } },
    ]);
    expect((await call('GET')).body).toMatchObject({ workouts: 2, calories: 300 });
  });

  test('counts those of this week apart, which begins on Monday', async () => {
    const userId = selam.id;
    const day = today(new Date(), homeTimeZone);
    const workout = { userId, type: 'Workout', details: { duration: 30, calories: 100 } };
    await api.db.insert(activities).values([
      { ...workout, date: mondayOf(day) },
      { ...workout, date: addDays(mondayOf(day), -1) },
      { ...workout, date: addDays(day, 1) },
    ]);
    expect((await call('GET')).body).toMatchObject({
      workouts: 2,
      calories: 200,
      this_week: { workouts: 1, calories: 100 },
    });
  });

  test('counts up to today where the person is, unless that day has not begun anywhere', async () => {
    const userId = selam.id;
    const here = today(new Date(), homeTimeZone);
    const workout = { userId, type: 'Workout', details: {} };
    await api.db.insert(activities).values([
      { ...workout, date: addDays(here, -1) },
      { ...workout, date: here },
    ]);
    const workoutsUntil = async (day: string) =>
      (await call('GET', undefined, selam, `?today=${day}`)).body.workouts;
    expect(await workoutsUntil(addDays(here, -1))).toBe(1);
    expect(await workoutsUntil(here)).toBe(2);
    expect(await workoutsUntil('2098-01-01')).toBe(2);
    expect((await call('GET', undefined, selam, '?today=soon')).status).toBe(422);
  });

  test('makes a missing one from the account, as a plain user', async () => {
    const userMetadata = { full_name: 'Hirut Abebe', role: 'admin_super' };
    const hirut = await api.logIn(await api.account({ userMetadata }));
    const results = await Promise.all([1, 2, 3].map(() => call('GET', undefined, hirut)));
    for (const { status, body } of results) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ full_name: 'Hirut Abebe', role: 'user' });
    }
  });

  test('is made for no account that is deleted at that moment', async () => {
    const { sql } = api;
    const leaving = await api.logIn(await api.account());
    let asked: ReturnType<typeof call> | undefined;
    await sql.begin(async (tx) => {
      await tx`delete from auth.users where id = ${leaving.id}`;
      asked = call('GET', undefined, leaving);
      await expect.poll(() => waitingForLocks(sql), { timeout: 20_000 }).not.toEqual([]);
    });
    expect(await asked).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(await sql`select from user_profiles where id = ${leaving.id}`).toEqual([]);
  });

  test('finds no account that is deleted as soon as it has one', async () => {
    const { sql } = api;
    const leaving = await api.logIn(await api.account());
    await sql`create function leave() returns trigger language plpgsql as $$
      begin delete from auth.users where id = new.id; return null; end $$`;
    await sql`create trigger leave after insert on user_profiles for each row execute function leave()`;
    const { status, body } = await call('GET', undefined, leaving);
    await sql`drop function leave() cascade`;
    expect([status, body.code]).toEqual([401, 'session_ended']);
  });

  test('needs a member, and not one who came by a reset link', async () => {
    expect(await call('GET', undefined, api.visitor())).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect((await call('GET', undefined, await api.logIn(selam.id, { recovery: true }))).status).toBe(403);
  });
});

describe('changing the profile', () => {
  test('keeps a name as it was written', async () => {
    const { status, body } = await call('PATCH', { full_name: "  Selam O'Brien ሰላም " });
    expect(status).toBe(200);
    expect(body.full_name).toBe("Selam O'Brien ሰላም");
    expect((await call('GET')).body.full_name).toBe("Selam O'Brien ሰላም");
    const [account_] = await api.db.select().from(users).where(eq(users.id, selam.id));
    expect(account_!.userMetadata).toEqual({ full_name: "Selam O'Brien ሰላም" });
  });

  test('takes its turn with a change of the account, which locks the account first', async () => {
    const { sql } = api;
    let change: ReturnType<typeof call> | undefined;
    await sql.begin(async (tx) => {
      await tx`select from auth.users where id = ${selam.id} for no key update`;
      change = call('PATCH', { full_name: 'Selam Two' });
      await expect.poll(() => waitingForLocks(sql), { timeout: 20_000 }).not.toEqual([]);
      await tx`update user_profiles set full_name = 'Selam One' where id = ${selam.id}`;
    });
    expect(await change).toMatchObject({ status: 200, body: { full_name: 'Selam Two' } });
  });

  test('works the BMI out itself', async () => {
    const { body } = await call('PATCH', { height: 168, weight: 61.5, bmi: 3 });
    expect(body).toMatchObject({ height: 168, weight: 61.5, bmi: 21.8, full_name: 'selam' });
  });

  test('never changes a role or an e-mail', async () => {
    const before = (await call('GET')).body;
    const { status, body } = await call('PATCH', {
      full_name: 'Selam',
      role: 'admin_super',
      email: 'x@birtu.test',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', email: before.email });
    expect((await call('PATCH', { role: 'admin_super' })).status).toBe(422);
  });

  test('touches nobody else', async () => {
    await call('PATCH', { full_name: 'Selam Two' });
    const { body } = await call('GET', undefined, dawit);
    expect(body.full_name).toBe('dawit');
  });

  test.each([
    [{}, 'There is nothing to change.'],
    [{ full_name: '' }, 'Name is required'],
    [{ full_name: 'x' }, 'Name must be at least 2 characters long'],
    [{ height: 168 }, 'Height and weight go together.'],
    [{ height: 0, weight: 60 }, 'Height must be between 30 and 300 cm'],
    [{ height: 168, weight: 'NaN' }, 'Weight must be between 2 and 700 kg'],
    [{ height: 168, weight: 1e9 }, 'Weight must be between 2 and 700 kg'],
  ])('%j is refused: %s', async (change, detail) => {
    const { status, body } = await call('PATCH', change);
    expect(status).toBe(422);
    expect(body.detail).toBe(detail);
  });
});
