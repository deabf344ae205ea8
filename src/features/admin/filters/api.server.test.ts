import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiCaller, type ApiMember } from '#test/api-caller.ts';
import { filteredLists, savedFilterLimits } from './kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let hana: ApiMember;
beforeEach(async () => {
  hana = await api.member('admin_nutritionist');
});

const fasting = { name: 'Fasting, retired', query: 'state=retired&fasting=yes' };
const call = (method: string, path: string, body?: object, caller: ApiCaller = hana, key?: string) =>
  caller.call(method, `/admin/filters${path}`, body, key);
const keep = (more: object = {}, list = 'foods', key?: string) =>
  call('POST', `/${list}`, { ...fasting, ...more }, hana, key);
const namesOf = async (list = 'foods', caller: ApiCaller = hana) =>
  (await call('GET', `/${list}`, undefined, caller)).body.items.map(({ name }: { name: string }) => name);

describe('a filter of a list', () => {
  test('is kept under a name, in one order and without the place in the list', async () => {
    const kept = await keep({ query: `?${fasting.query}&page=7&shown=40&edit=1&q=%20` });
    expect(kept.status).toBe(201);
    expect(kept.body).toMatchObject({ name: fasting.name, query: 'fasting=yes&state=retired' });
    expect((await call('GET', '/foods')).body).toEqual({ items: [kept.body], total: 1 });
    expect(await namesOf('recipes')).toEqual([]);
  });

  test('is renamed and removed; what is removed is gone already', async () => {
    const { body: kept } = await keep();
    const renamed = await call('PUT', `/foods/${kept.id}`, { name: 'ጾም', query: kept.query });
    expect([renamed.status, renamed.body]).toEqual([200, { ...kept, name: 'ጾም' }]);
    expect((await call('DELETE', `/foods/${kept.id}`)).status).toBe(204);
    expect((await call('DELETE', `/foods/${kept.id}`)).status).toBe(204);
    const late = await call('PUT', `/foods/${kept.id}`, fasting);
    expect([late.status, late.body.code]).toEqual([404, 'not_found']);
  });

  test('whose answer was lost is kept once', async () => {
    const key = randomUUID();
    const first = await keep({}, 'foods', key);
    const again = await keep({}, 'foods', key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await namesOf()).toEqual([fasting.name]);
  });

  test('has a name of its own in its list', async () => {
    const { body: kept } = await keep();
    const second = await keep();
    expect([second.status, second.body.code, second.body.errors[0].path]).toEqual([
      409,
      'name_taken',
      ['name'],
    ]);
    expect((await call('PUT', `/foods/${kept.id}`, fasting)).status).toBe(200);
    expect((await keep({ query: 'fasting=yes' }, 'recipes')).status).toBe(201);
  });

  test('is its owner’s own', async () => {
    const dawit = await api.member('admin_super');
    const { body: kept } = await keep();
    expect(await namesOf('foods', dawit)).toEqual([]);
    expect((await call('PUT', `/foods/${kept.id}`, fasting, dawit)).status).toBe(404);
    await call('DELETE', `/foods/${kept.id}`, undefined, dawit);
    expect(await namesOf()).toEqual([fasting.name]);
  });

  test('that the list does not know any more says so, and can still be removed', async () => {
    const { body: kept } = await keep();
    await api.db.execute(`update saved_filters set query = 'state=frozen' where id = '${kept.id}'`);
    const { body } = await call('GET', '/foods');
    expect(body.items).toEqual([{ ...kept, query: 'state=frozen', isOutdated: true }]);
    expect((await call('DELETE', `/foods/${kept.id}`)).status).toBe(204);
  });

  test('has its room: so many, however many are kept at once', async () => {
    const all = Array.from({ length: savedFilterLimits.filters + 3 }, (_, each) => keep({ name: `${each}` }));
    const answers = await Promise.all(all);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(savedFilterLimits.filters);
    expect(answers.find(({ status }) => status !== 201)!.body.code).toBe('too_many');
  });

  test.each([
    ['without a name', { name: ' ' }],
    ['with a long name', { name: 'a'.repeat(savedFilterLimits.name + 1) }],
    ['with half a character', { name: 'a\uD800' }],
    ['that asks for nothing', { query: 'page=2' }],
    ['that asks for what the list does not have', { query: 'state=frozen' }],
    ['that is longer than an address', { query: `q=${'a'.repeat(savedFilterLimits.query)}` }],
  ])('%s is refused', async (_what, more) => {
    expect((await keep(more)).status).toBe(422);
  });

  test('goes with its owner’s account', async () => {
    await keep();
    await api.db.execute(`delete from auth.users where id = '${hana.id}'`);
    expect(await api.db.execute(`select 1 from saved_filters where user_id = '${hana.id}'`)).toHaveLength(0);
  });
});

test.each(filteredLists)('the list of %s can be searched under a name', async (list) => {
  const kept = await keep({ query: 'q=shiro' }, list);
  expect([kept.status, kept.body.query, kept.body.isOutdated]).toEqual([201, 'q=shiro', false]);
});
