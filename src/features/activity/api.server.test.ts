import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { underIdOfAnother } from '#test/citus.ts';
import { startApi, type ApiCaller } from '#test/api-caller.ts';
import type { Activity } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  api = await startApi();
  [selam, dawit] = [callAs(await api.member('user', 'Selam')), callAs(await api.member('user', 'Dawit'))];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from activities`;
});

const callAs =
  ({ call }: ApiCaller) =>
  (method: string, path = '', body?: object | string) =>
    call(method, `/activities${path}`, body);
type Caller = ReturnType<typeof callAs>;

const november = '?from=2026-10-26&to=2026-12-06';
const run = { date: '2026-11-20', type: 'Workout', details: { name: 'Morning run', duration: 30 } };

describe('logging', () => {
  test('saves what was written, and it is read back as it was', async () => {
    const details = { name: `O'Brien & <sons> ሩጫ`, duration: 30, calories: 250.5 };
    const { status, body } = await selam('POST', '', { ...run, details });
    expect(status).toBe(201);
    expect(body).toMatchObject({ date: '2026-11-20', type: 'Workout', details });
    const read = await selam('GET', november);
    expect(read.body.items).toEqual([body]);
  });

  test('without type and details it is general and says nothing more', async () => {
    const { body } = await selam('POST', '', { date: '2026-11-20' });
    expect(body).toMatchObject({ type: 'general', details: {} });
  });

  test('sent twice under one id, it is saved once', async () => {
    const id = randomUUID();
    const answers = [await selam('POST', '', { ...run, id }), await selam('POST', '', { ...run, id })];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [201, id],
      [201, id],
    ]);
    expect((await selam('GET', november)).body.items).toHaveLength(1);
    expect(await dawit('POST', '', { ...run, id })).toMatchObject(underIdOfAnother(201));
  });

  test('an id stands for what was saved under it first', async () => {
    const id = randomUUID();
    await selam('POST', '', { ...run, id });
    for (const other of [{ date: '2026-11-19' }, { details: { name: 'Evening run', duration: 30 } }])
      expect(await selam('POST', '', { ...run, id, ...other })).toMatchObject({
        status: 409,
        body: { code: 'id_taken' },
      });
    expect((await selam('GET', november)).body.items).toMatchObject([run]);
  });

  test('a day holds fifty, however many come at once, and what it holds can be sent again', async () => {
    const ids = Array.from({ length: 70 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => selam('POST', '', { ...run, id })));
    const refused = answers.filter(({ status, body }) => status === 409 && body.code === 'day_full');
    expect(refused).toHaveLength(20);
    expect((await selam('GET', november)).body.items).toHaveLength(50);

    const held = answers.findIndex(({ status }) => status === 201);
    expect(await selam('POST', '', { ...run, id: ids[held] })).toMatchObject({ status: 201 });
    expect(await selam('POST', '', { ...run, date: '2026-11-21' })).toMatchObject({ status: 201 });
  });

  test.each([
    ['no date', {}, ['date']],
    ['a day that does not exist', { date: '2026-02-30' }, ['date']],
    ['an instant', { date: '2026-11-20T10:00:00Z' }, ['date']],
    ['a day before 1900', { date: '1899-12-31' }, ['date']],
    ['a number as type', { ...run, type: 7 }, ['type']],
    ['an empty type', { ...run, type: ' ' }, ['type']],
    ['a list as details', { date: run.date, details: [] }, ['details']],
    ['no details of a workout', { ...run, details: {} }, ['details', 'name']],
    ['no name', { ...run, details: { name: '', duration: 3 } }, ['details', 'name']],
    ['no whole minute', { ...run, details: { name: 'Run', duration: 0.5 } }, ['details', 'duration']],
    ['more than a day', { ...run, details: { name: 'Run', duration: 1441 } }, ['details', 'duration']],
    ['calories as text', { date: run.date, details: { calories: 'many' } }, ['details', 'calories']],
    ['a null character', { date: run.date, details: { note: 'a\0b' } }, ['details']],
    ['half a character', { date: run.date, details: { '\ud800': 1 } }, ['details']],
    ['too long', { date: run.date, details: { note: 'x'.repeat(4001) } }, ['details']],
    ['no description', { date: run.date, type: 'Generic Activity', details: {} }, ['details', 'description']],
    ['an id that is none', { ...run, id: '1' }, ['id']],
  ])('is refused field by field: %s', async (_, sent, path) => {
    const { status, body } = await selam('POST', '', sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_input' });
    expect(body.errors[0]?.path).toEqual(path);
  });

  test('nesting without end is refused like any other fault', async () => {
    const deep = `{"date":"2026-11-20","details":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    expect(await selam('POST', '', deep)).toMatchObject({ status: 422 });
  });

  test('what is no JSON at all is malformed', async () => {
    expect(await selam('POST', '', '{')).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });
});

describe('reading', () => {
  test('gives both ends of the range and nothing beyond, by day', async () => {
    for (const date of ['2026-12-07', '2026-12-06', '2026-10-25', '2026-10-26'])
      await selam('POST', '', { date });
    const { body } = await selam('GET', november);
    expect(body.items.map(({ date }: Activity) => date)).toEqual(['2026-10-26', '2026-12-06']);
  });

  test.each([
    '',
    '?from=2026-11-01',
    '?from=2026-11-02&to=2026-11-01',
    '?from=2026-01-01&to=2026-04-11',
    '?from=yesterday&to=today',
    '/history?after=first',
    '/history?after=2026-99-99_1_00000000-0000-4000-8000-000000000000',
    '/history?after=2026-11-20_x_00000000-0000-4000-8000-000000000000',
    '/history?after=2026-11-20_99999999999999999_00000000-0000-4000-8000-000000000000',
    '/history?after=2026-11-20_1_------------------------------------',
  ])('is refused: %s', async (path) => {
    expect(await selam('GET', path)).toMatchObject({ status: 422 });
  });

  test('a hundred days can be read at once', async () => {
    expect(await selam('GET', '?from=2026-01-01&to=2026-04-10')).toMatchObject({ status: 200 });
  });

  test('the history comes newest first, page after page, each activity once', async () => {
    const days = Array.from(
      { length: 65 },
      (_, index) => `2026-${index < 40 ? '05' : '06'}-${String((index % 4) + 10)}`,
    );
    await api.sql`
      insert into activities (user_id, date, type)
      select (select id from user_profiles where full_name = 'Selam'), day::date, 'general'
      from unnest(${days}::text[]) as day`;
    const seen: Activity[] = [];
    let after = '';
    do {
      const { body } = await selam('GET', `/history${after}`);
      seen.push(...body.items);
      after = typeof body['next'] === 'string' ? `?after=${encodeURIComponent(body['next'])}` : '';
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(65);
    const dates = seen.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('what belongs to a member', () => {
  test('is neither seen nor removed by another', async () => {
    const { body } = await selam('POST', '', run);
    expect((await dawit('GET', november)).body.items).toEqual([]);
    expect((await dawit('GET', '/history')).body.items).toEqual([]);
    expect(await dawit('DELETE', `/${String(body.id)}`)).toMatchObject({ status: 404 });
    expect((await selam('GET', november)).body.items).toHaveLength(1);
  });

  test('is removed by its owner, once', async () => {
    const { body } = await selam('POST', '', run);
    const path = `/${String(body.id)}`;
    expect(await selam('DELETE', path)).toMatchObject({ status: 204 });
    expect(await selam('DELETE', path)).toMatchObject({ status: 404 });
    expect((await selam('GET', november)).body.items).toEqual([]);
    expect(await selam('DELETE', '/seven')).toMatchObject({ status: 422 });
  });

  test('a visitor has no activities', async () => {
    const visitor = callAs(api.visitor());
    for (const [method, path, body] of [
      ['GET', november],
      ['GET', '/history'],
      ['POST', '', run],
      ['DELETE', `/${randomUUID()}`],
    ] as const)
      expect(await visitor(method, path, body)).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      });
  });
});
