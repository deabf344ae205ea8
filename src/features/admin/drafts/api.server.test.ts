import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type ApiCaller, type ApiMember } from '#test/api-caller.ts';
import { draftLimits, draftSchema, isKeepable } from './schema.ts';
import { forgetOldDrafts } from './service.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let hana: ApiMember;
beforeEach(async () => {
  hana = await api.member('admin_nutritionist');
});

const saveKey = randomUUID();
const change = (more: object = {}) => ({
  name: 'ጤፍ',
  fields: { name: { en: 'Teff', am: 'ጤፍ' }, figures: [{ energy: '36' }] },
  version: 3,
  saveKey,
  over: null,
  ...more,
});
const call = (method: string, path: string, body?: object, caller: ApiCaller = hana) =>
  caller.call(method, `/admin/drafts${path}`, body);
const keep = (more: object = {}, path = '/foods/teff', caller: ApiCaller = hana) =>
  call('PUT', path, change(more), caller);

const pictureOf = (sign: string) => sign.repeat(32);

test('drafts that nobody has gone on with for 90 days go, where their record is gone or as it was', async () => {
  await api.sql`
    insert into foods (id, data, search_text, version) values ('same', '{}', '', 3), ('changed', '{}', '', 4)
    on conflict do nothing`;
  await api.sql`
    insert into fitness_plans (id, title, description, category, level, status, data, search_text, version)
    values ('deleted', '{}', '{}', 'strength', 'beginner', 'deleted', '{}', '', 4) on conflict do nothing`;
  await api.sql`
    insert into pictures (id, name, width, height, bytes, alt, search_text, version)
    values (${pictureOf('a')}, 'a.jpg', 640, 360, 1, '{}', '', 3), (${pictureOf('b')}, 'b.jpg', 640, 360, 1, '{}', '', 4)
    on conflict do nothing`;
  for (const each of ['a', 'b']) await keep({}, `/pictures/${pictureOf(each)}`);
  for (const path of ['/foods/same', '/foods/changed', '/foods/gone', '/fitness/deleted', '/foods/recent'])
    await keep({}, path);
  await keep({ version: null }, '/foods/new');
  // What was announced of a feast is long past then.
  await keep({ version: null }, '/feasts/1448-eid-al-fitr');
  await api.sql`
    update drafts set kept_at = now() - interval '91 days'
    where user_id = ${hana.id} and address <> 'foods/recent'`;
  await forgetOldDrafts(api.sql);
  const { items } = (await call('GET', '')).body;
  expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual([
    pictureOf('b'),
    'changed',
    'new',
    'recent',
  ]);
});

test('what was written to and of people goes with them, and after 90 days', async () => {
  const [selam, gone] = [await api.member('user'), randomUUID()];
  const [message] = await api.sql<{ id: string }[]>`
    insert into feedback (full_name, email, content) values ('Selam', 'selam@mail.test', 'Hello') returning id`;
  const [nameless] = await api.sql<{ id: string }[]>`
    insert into feedback (full_name, email, content) values ('', '', 'Hello') returning id`;
  const stay = [
    `/feedback/${message!.id}`,
    `/users/${selam.id}`,
    `/users/${selam.id}-suspension`,
    '/users/new',
  ];
  const go = [`/feedback/${nameless!.id}`, `/users/${gone}`, `/users/${gone}-suspension`, '/feedback/odd'];
  for (const path of [...stay, ...go]) await keep({ version: null }, path);
  await forgetOldDrafts(api.sql);
  const left = async () =>
    (await call('GET', '')).body.items.map(({ area, id }: { area: string; id: string }) => `/${area}/${id}`);
  expect((await left()).toSorted()).toEqual(stay.toSorted());
  await api.sql`update drafts set kept_at = now() - interval '91 days' where user_id = ${hana.id}`;
  await forgetOldDrafts(api.sql);
  expect(await left()).toEqual([]);
});

describe('a draft', () => {
  test('is kept as it was written, right or wrong, until it is discarded', async () => {
    expect((await call('GET', '/foods/teff')).body).toEqual({ draft: null });
    const { over: _, ...written } = change();
    const kept = await keep();
    expect(kept.status).toBe(200);
    expect(draftSchema.parse(kept.body)).toMatchObject({ ...written, revision: 1 });
    expect((await call('GET', '/foods/teff')).body).toEqual({ draft: kept.body });
    expect((await call('DELETE', '/foods/teff')).status).toBe(204);
    expect((await call('DELETE', '/foods/teff')).status).toBe(204);
    expect((await call('GET', '/foods/teff')).body).toEqual({ draft: null });
  });

  test('is its writer’s own', async () => {
    const dawit = await api.member('admin_super');
    await keep();
    expect((await call('GET', '/foods/teff', undefined, dawit)).body).toEqual({ draft: null });
    expect((await call('GET', '', undefined, dawit)).body).toEqual({ items: [], total: 0 });
    await call('DELETE', '/foods/teff', undefined, dawit);
    expect((await call('GET', '/foods/teff')).body.draft.revision).toBe(1);
  });

  test('is written over by whoever read the last of it, and by nobody else', async () => {
    await keep();
    const second = await keep({ fields: { name: 'b' }, over: 1 });
    expect([second.status, second.body.revision]).toEqual([200, 2]);
    const late = await keep({ fields: { name: 'c' }, over: 1 });
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'changed_meanwhile', second.body]);
    const blind = await keep({ fields: { name: 'c' }, over: null });
    expect(blind.status).toBe(409);
  });

  test('whose answer was lost is kept once', async () => {
    const first = await keep();
    const again = await keep();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('that was discarded elsewhere is kept anew', async () => {
    await keep();
    await call('DELETE', '/foods/teff');
    expect((await keep({ over: 1 })).body.revision).toBe(1);
  });

  test('is listed with what its record is called, the latest first', async () => {
    await keep();
    await keep({ name: '', version: null }, '/recipes/new');
    const { body } = await call('GET', '');
    expect(body).toMatchObject({
      items: [
        { area: 'recipes', id: 'new', name: '' },
        { area: 'foods', id: 'teff', name: 'ጤፍ' },
      ],
      total: 2,
    });
  });

  test('has its room: so many, and no more', async () => {
    for (let number = 0; number < draftLimits.drafts; number += 1)
      expect((await keep({}, `/foods/food-${number}`)).status).toBe(200);
    const full = await keep({}, '/foods/one-more');
    expect([full.status, full.body.code]).toEqual([409, 'too_many']);
    expect((await keep({ fields: {}, over: 1 }, '/foods/food-0')).status).toBe(200);
  });

  test.each([
    ['half a character', { fields: { name: 'a\uD800' } }],
    ['a null character deep inside', { fields: { a: [{ b: 'x\0' }] } }],
    ['a name with a null character', { fields: { 'a\0': 1 } }],
    ['a list', { fields: [] }],
    ['nothing', { fields: null }],
    ['a key that is none', { saveKey: 'again' }],
    ['a password', { fields: { email: 'a@birtu.test', password: 'Injera-Wot-12' } }],
    ['no version', { version: 0 }],
    ['a long name', { name: 'a'.repeat(draftLimits.name + 1) }],
  ])('that holds %s is refused', async (_what, more) => {
    expect((await keep(more)).status).toBe(422);
  });

  test('that is nested without end is refused, and its server lives', async () => {
    const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const body = JSON.stringify(change({ fields: '@' })).replace('"@"', nested);
    expect((await hana.call('PUT', '/admin/drafts/foods/teff', body)).status).toBe(422);
  });

  test.each(['/settings/1', '/foods/%00', `/foods/${'a'.repeat(draftLimits.id + 1)}`])(
    'has no place at %s',
    async (path) => {
      expect((await keep({}, path)).status).toBe(422);
    },
  );

  test('goes with its writer’s account', async () => {
    await keep();
    await api.db.execute(`delete from auth.users where id = '${hana.id}'`);
    const left = await api.db.execute(`select 1 from drafts where user_id = '${hana.id}'`);
    expect(left).toHaveLength(0);
  });
});

test('a form may be nested so deep, and not one deeper', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
  expect(isKeepable(nested(draftLimits.depth))).toBe(true);
  expect(isKeepable(nested(draftLimits.depth + 1))).toBe(false);
});
