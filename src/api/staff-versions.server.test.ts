import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startedPlans } from '#db/schema.ts';
import { forgetDeletedPlans } from '#src/features/plans/fitness/staff/service.server.ts';
import { forgetDeletedRecords, maxVersions } from '#src/server/record-history.server.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;
let dawit: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  hana = await api.member('admin_super', 'Hana Girma');
  dawit = await api.member('admin_super', 'Dawit Bekele');
});
afterAll(() => api.close());

// oxlint-disable-next-line typescript/no-explicit-any -- records of every kind
type Body = any;

/** Each kind of record that staff write: where it stands, what is written of it, and what of it is changed here. */
const kinds = {
  'fitness-plans': { table: 'fitness_plans', draftOf: ({ plan }: Body) => plan, name: 'title' },
  'nutrition-plans': { table: 'nutrition_plans', draftOf: ({ plan }: Body) => plan, name: 'title' },
  exercises: { table: 'exercises', draftOf: ({ exercise }: Body) => exercise, name: 'name' },
  content: {
    table: 'content_items',
    draftOf: (article: Body) => ({ ...article, publication: { state: article.status } }),
    name: 'title',
  },
  recipes: { table: 'recipes', draftOf: ({ recipe }: Body) => recipe, name: 'name' },
  foods: {
    table: 'foods',
    draftOf: ({ food }: Body) => ({
      name: food.name,
      nameChecked: food.nameChecked ?? false,
      note: food.note ?? null,
      replacement: null,
    }),
    name: 'name',
  },
} as const;
type Area = keyof typeof kinds;
const areas = Object.keys(kinds) as Area[];
const deletable = areas.filter((area) => !['foods', 'recipes'].includes(area));

const firstOf = async (area: Area, place = 0) =>
  (await api.sql`select id from ${api.sql(kinds[area].table)} order by id offset ${place} limit 1`)[0]!['id'];
/** One that nothing holds. */
async function loose(area: Area): Promise<string> {
  if (area !== 'exercises') return await firstOf(area, 3);
  const { exercise } = (await hana.call('GET', '/admin/exercises/plank')).body;
  return (await hana.call('POST', '/admin/exercises', exercise)).body.exercise.id;
}
const recordOf = (area: Area, body: Body) => kinds[area].draftOf(body);

/** Writes it under another name. */
async function rename(area: Area, id: string, to: string, who = hana) {
  const path = `/admin/${area}/${id}`;
  const { body } = await who.call('GET', path);
  const draft = recordOf(area, body);
  const { name } = kinds[area];
  const sent = { ...draft, [name]: { ...draft[name], en: to }, version: body.version };
  const answer = await who.call('PUT', path, sent);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body;
}
const versionsOf = async (area: Area, id: string, query = '') =>
  await hana.call('GET', `/admin/${area}/${id}/versions${query}`);

describe.each(areas)('of %s', (area) => {
  test('each version is kept with who and what, beside what stands now, and restored as a new one', async () => {
    const id = await firstOf(area);
    const path = `/admin/${area}/${id}`;
    expect((await versionsOf(area, id)).body).toEqual({ items: [], next: null });
    const bundled = recordOf(area, (await hana.call('GET', path)).body);
    const { name } = kinds[area];

    await rename(area, id, 'Once more');
    const { version } = await rename(area, id, 'And again', dawit);
    const { items } = (await versionsOf(area, id)).body;
    expect(items).toMatchObject([
      { version: 3, by: 'Dawit Bekele', action: 'update', changed: [name], restored: null },
      { version: 2, by: 'Hana Girma', action: 'update', changed: [name] },
      { version: 1, by: null, action: 'create', changed: [] },
    ]);
    expect((await hana.call('GET', `${path}/versions/2`)).body).toMatchObject({
      version: 2,
      values: { [name]: { en: 'Once more' } },
      now: { version: 3, values: { [name]: { en: 'And again' } } },
    });

    const back = await hana.call('POST', `${path}/versions/1/restore`, { version }, randomUUID());
    expect(back, JSON.stringify(back.body)).toMatchObject({
      status: 200,
      body: { version: 4, updatedBy: 'Hana Girma' },
    });
    expect(recordOf(area, (await hana.call('GET', path)).body)).toEqual(
      area === 'content'
        ? { ...bundled, version: 4, updatedAt: expect.anything(), updatedBy: 'Hana Girma' }
        : bundled,
    );
    expect((await versionsOf(area, id)).body.items[0]).toMatchObject({
      version: 4,
      restored: 1,
      changed: [name],
    });
  });

  test('a version is never restored over one that was not read, and a repeated try is one', async () => {
    const id = await firstOf(area, 1);
    const path = `/admin/${area}/${id}`;
    await rename(area, id, 'Read by Hana');
    await rename(area, id, 'Written by Dawit', dawit);
    const late = await hana.call('POST', `${path}/versions/1/restore`, { version: 2 }, randomUUID());
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: 3, updatedBy: 'Dawit Bekele' } },
    });
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await hana.call('POST', `${path}/versions/1/restore`, { version: 3 }, key)).toMatchObject({
        status: 200,
        body: { version: 4 },
      });
    expect((await versionsOf(area, id)).body.items).toHaveLength(4);
  });

  test('what is not there is said to be so', async () => {
    const id = await firstOf(area);
    for (const version of ['99', '0', 'x', '99999999999999', '%F0%9F'])
      expect(await hana.call('GET', `/admin/${area}/${id}/versions/${version}`)).toMatchObject({
        status: 404,
        body: { code: expect.toBeOneOf(['no_such_version', 'not_found']) },
      });
    expect(await versionsOf(area, 'nowhere')).toMatchObject({ status: 404 });
    expect(
      await hana.call('POST', `/admin/${area}/nowhere/versions/1/restore`, { version: 1 }, randomUUID()),
    ).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(
      await hana.call('POST', `/admin/${area}/${id}/versions/1/restore`, {}, randomUUID()),
    ).toMatchObject({ status: 422 });
  });

  test('a version that does not fit today’s rules is not restored, and told why', async () => {
    const id = await firstOf(area, 1);
    const { version } = (await hana.call('GET', `/admin/${area}/${id}`)).body;
    await api.sql`
      update record_versions set record = record || '{"title": null, "data": {"name": null}}'
      where subject_id = ${id} and version = 2`;
    const { status, body } = await hana.call(
      'POST',
      `/admin/${area}/${id}/versions/2/restore`,
      { version },
      randomUUID(),
    );
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'no_longer_fits' });
    expect(body.errors.length).toBeGreaterThan(0);
  });
});

test('a history comes in pages and does not grow without end', async () => {
  const id = await firstOf('exercises', 2);
  for (let times = 0; times < maxVersions + 5; times += 1) await rename('exercises', id, `Name ${times}`);
  const [{ count }] = await api.sql<[{ count: number }]>`
    select count(*)::int from record_versions where subject_kind = 'exercise' and subject_id = ${id}`;
  expect(count).toBe(maxVersions);
  const read: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body } = await versionsOf('exercises', id, next && `?after=${next}`);
    read.push(...body.items.map((line: { version: number }) => line.version));
    next = body.next;
  }
  expect(read).toEqual(Array.from({ length: maxVersions }, (_, index) => maxVersions + 6 - index));
});

describe('restoring leaves what readers see as it is', () => {
  test('of an article, its address and its time', async () => {
    const draft = (await hana.call('GET', `/admin/content/${await firstOf('content')}`)).body;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const made = await hana.call('POST', '/admin/content', {
      ...draft,
      id: 'written-once',
      publication: { state: 'draft' },
    });
    const later = { ...draft, id: 'written-twice', title: { en: 'Later' }, version: 1 };
    const publication = { state: 'scheduled', at };
    expect(await hana.call('PUT', '/admin/content/written-once', { ...later, publication })).toMatchObject({
      status: 200,
      body: { id: 'written-twice', version: 2 },
    });
    const back = await hana.call('POST', '/admin/content/written-twice/versions/1/restore', { version: 2 });
    expect(back).toMatchObject({
      status: 200,
      body: { id: 'written-twice', title: made.body.title, status: 'scheduled', publishedAt: at },
    });
  });

  test('of plans, their state; of recipes and foods, whether they are offered', async () => {
    const plan = await firstOf('fitness-plans', 2);
    await rename('fitness-plans', plan, 'First');
    const { body } = await hana.call('GET', `/admin/fitness-plans/${plan}`);
    await hana.call('PUT', `/admin/fitness-plans/${plan}`, {
      ...body.plan,
      status: 'archived',
      version: body.version,
    });
    expect(
      await hana.call('POST', `/admin/fitness-plans/${plan}/versions/1/restore`, {
        version: body.version + 1,
      }),
    ).toMatchObject({ status: 200, body: { plan: { status: 'archived' } } });

    const food = await firstOf('foods', 2);
    await rename('foods', food, 'First');
    const { body: opened } = await hana.call('GET', `/admin/foods/${food}`);
    await hana.call('PUT', `/admin/foods/${food}`, {
      ...recordOf('foods', opened),
      retired: true,
      version: opened.version,
    });
    expect(
      await hana.call('POST', `/admin/foods/${food}/versions/1/restore`, { version: opened.version + 1 }),
    ).toMatchObject({ status: 200, body: { food: { retired: true } } });
  });
});

test('an announced day has its history, and another one is restored', async () => {
  const path = '/admin/feasts/eid-al-fitr/1450';
  const { body } = await hana.call('GET', '/admin/feasts?year=1450');
  const { estimate: date } = body.items.find(({ feast }: Body) => feast === 'eid-al-fitr');
  await hana.call('PUT', path, { date, source: 'The council', version: 0 });
  await dawit.call('PUT', path, { date, source: 'Somebody', version: 1 });
  expect((await hana.call('GET', `${path}/versions`)).body.items).toMatchObject([
    { version: 2, by: 'Dawit Bekele', changed: ['source'] },
    { version: 1, by: 'Hana Girma' },
  ]);
  expect(await hana.call('POST', `${path}/versions/1/restore`, { version: 2 })).toMatchObject({
    status: 200,
    body: { version: 3, announced: { source: 'The council' } },
  });
  expect(await hana.call('DELETE', path)).toMatchObject({ status: 204 });
  expect(await hana.call('PUT', path, { date, source: 'The council', version: 0 })).toMatchObject({
    status: 200,
    body: { announced: { source: 'The council' } },
  });
  expect(await hana.call('GET', '/admin/feasts/no-feast/1450/versions')).toMatchObject({ status: 404 });
});

describe.each(deletable)('what is deleted of %s', (area) => {
  test('is nowhere, and comes back as it was, once', async () => {
    const id = await loose(area);
    const path = `/admin/${area}/${id}`;
    const { version, updatedAt: _, updatedBy: __, ...before } = (await hana.call('GET', path)).body;
    const list = await hana.call('GET', `/admin/${area}?page=1`);
    const row = () => api.sql`select created_at::text from ${api.sql(kinds[area].table)} where id = ${id}`;
    const made = await row();
    const address = await api.sitemap();

    expect(await hana.call('DELETE', path)).toMatchObject({ status: 204 });
    expect(await hana.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await hana.call('GET', path)).toMatchObject({ status: 404 });
    expect(await versionsOf(area, id)).toMatchObject({ status: 404 });
    expect((await hana.call('GET', `/admin/${area}?page=1`)).body.total).toBe(list.body.total - 1);
    expect(await api.sitemap()).not.toContain(`/${id}<`);

    for (let times = 0; times < 2; times += 1) {
      const back = await dawit.call('POST', `${path}/restore`, undefined, randomUUID());
      expect(back, JSON.stringify(back.body)).toMatchObject({
        status: 200,
        body: { ...before, version: version + 2, updatedBy: 'Dawit Bekele' },
      });
    }
    const idsOf = ({ body }: Body) => body.items.map((item: Body) => item.id);
    expect(idsOf(await hana.call('GET', `/admin/${area}?page=1`))).toEqual(idsOf(list));
    expect(await row()).toEqual(made);
    expect((await api.sitemap()).length).toBe(address.length);
    expect((await versionsOf(area, id)).body.items).toMatchObject([
      { action: 'restore', by: 'Dawit Bekele' },
      { action: 'delete', by: 'Hana Girma' },
      { version },
    ]);
  });

  test('is forgotten after a day, history and all', async () => {
    const id = await loose(area);
    const path = `/admin/${area}/${id}`;
    await hana.call('DELETE', path);
    await forgetDeletedPlans(api.sql);
    await forgetDeletedRecords(api.sql);
    expect(await hana.call('POST', `${path}/restore`)).toMatchObject({ status: 200 });
    await hana.call('DELETE', path);
    await api.sql`update record_versions set at = at - interval '25 hours'`;
    await api.sql`update fitness_plans set updated_at = updated_at - interval '25 hours'`;
    await forgetDeletedPlans(api.sql);
    await forgetDeletedRecords(api.sql);
    expect(await hana.call('POST', `${path}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'not_deleted' },
    });
    expect(await api.sql`select from record_versions where subject_id = ${id}`).toHaveLength(0);
    expect(await api.sql`select from ${api.sql(kinds[area].table)} where id = ${id}`).toHaveLength(0);
    // Others kept theirs.
    expect(await api.sql`select from record_versions`).not.toHaveLength(0);
  });
});

test('of what was changed before histories were kept, the first says that it was so', async () => {
  const id = await firstOf('exercises', 4);
  await api.sql`update exercises set version = 4, updated_by = ${dawit.id} where id = ${id}`;
  await rename('exercises', id, 'Renamed');
  expect((await versionsOf('exercises', id)).body.items).toMatchObject([
    { version: 5, action: 'update', by: 'Hana Girma' },
    { version: 4, action: 'before', by: 'Dawit Bekele' },
  ]);
});

test('an article whose address somebody else has taken does not come back over theirs', async () => {
  const draft = (await hana.call('GET', `/admin/content/${await firstOf('content')}`)).body;
  const made = { ...draft, id: 'one-address', publication: { state: 'draft' } };
  await hana.call('POST', '/admin/content', made);
  await hana.call('DELETE', '/admin/content/one-address');
  expect(await dawit.call('POST', '/admin/content', { ...made, title: { en: 'Mine' } })).toMatchObject({
    status: 201,
  });
  expect(await hana.call('POST', '/admin/content/one-address/restore')).toMatchObject({ status: 409 });
  expect((await hana.call('GET', '/admin/content/one-address')).body.title).toEqual({ en: 'Mine' });
});

test('says which articles lead to one that is to go', async () => {
  const draft = (await hana.call('GET', `/admin/content/${await firstOf('content')}`)).body;
  const target = { ...draft, id: 'led-to', publication: { state: 'draft' } };
  await hana.call('POST', '/admin/content', target);
  const leads = (id: string, to: string) =>
    hana.call('POST', '/admin/content', {
      ...target,
      id,
      body: { en: `See [this](/services/${draft.type}-content/${to}).` },
    });
  await leads('leads-there', 'led-to');
  await leads('leads-elsewhere', 'led-to-something-else');
  expect((await hana.call('GET', '/admin/content/led-to/links')).body).toMatchObject({
    items: [{ id: 'leads-there' }],
    total: 1,
  });
});

test('an exercise comes back as the relative that it was, a plan with what members have done in it', async () => {
  const { exercise } = (await hana.call('GET', '/admin/exercises/plank')).body;
  const easier = (await hana.call('POST', '/admin/exercises', exercise)).body.exercise.id;
  const other = (await hana.call('POST', '/admin/exercises', { ...exercise, easierId: easier })).body.exercise
    .id;
  const relative = async () => (await hana.call('GET', `/admin/exercises/${other}`)).body.exercise.easierId;
  await hana.call('DELETE', `/admin/exercises/${easier}`);
  expect(await relative()).toBeNull();
  await hana.call('POST', `/admin/exercises/${easier}/restore`);
  expect(await relative()).toBe(easier);

  const plan = await firstOf('fitness-plans', 4);
  const member = await api.member();
  await api.db.insert(startedPlans).values({ userId: member.id, planId: plan, endedAt: new Date() });
  await hana.call('DELETE', `/admin/fitness-plans/${plan}`);
  expect(await api.visitor().call('GET', `/plans/fitness/${plan}`)).toMatchObject({ status: 404 });
  expect(await member.call('POST', '/training/plans', { planId: plan })).toMatchObject({ status: 404 });
  await hana.call('POST', `/admin/fitness-plans/${plan}/restore`);
  expect(await api.visitor().call('GET', `/plans/fitness/${plan}`)).toMatchObject({ status: 200 });
  expect(await api.sql`select from started_plans where plan_id = ${plan}`).toHaveLength(1);
});

test('says how many members have saved a plan that is to go', async () => {
  const member = await api.member();
  for (const kind of ['fitness', 'nutrition'] as const) {
    const id = await firstOf(`${kind}-plans`, 4);
    await member.call('PUT', `/saved-plans/${kind}/${id}`);
    expect((await hana.call('GET', `/admin/${kind}-plans/${id}`)).body).toMatchObject({ savedBy: 1 });
  }
});
