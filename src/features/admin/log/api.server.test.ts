import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordChange, type Change } from '#src/server/activity-log.server.ts';
import { startApi } from '#test/api-caller.ts';
import { logPageSchema, logPageSize, type LogPage } from './schema.ts';

let stage: Awaited<ReturnType<typeof startApi>>;
let hana: Awaited<ReturnType<typeof stage.member>>;
let biruk: typeof hana;
let gone: string;

type Values = NonNullable<Change['before']>;

beforeAll(async () => {
  stage = await startApi();
  [hana, biruk] = await Promise.all([
    stage.member('admin_super', 'Hana Girma'),
    stage.member('admin_fitness', 'Biruk Alemu'),
  ]);
  const almaz = await stage.member('admin_nutritionist', 'Almaz Bekele');
  gone = almaz.id;
  for (let index = 0; index < 50; index += 1)
    await change(index % 5 === 0 ? almaz.id : biruk.id, `2026-10-${10 + (index % 10)}T20:30:00Z`, {
      action: 'update',
      subjectKind: index % 2 ? 'fitness-plan' : 'nutrition-plan',
      subjectId: `plan-${index}`,
      before: { title: { en: 'Old' }, status: 'draft' },
      after: { title: { en: 'New', am: 'አዲስ' }, status: 'published' },
    });
  await stage.sql`delete from auth.users where id = ${gone}`;
});
afterAll(() => stage.close());

const change = (userId: string, at: string, made: Change) =>
  recordChange(stage.db, { actor: { userId }, now: () => new Date(at) }, made);

async function page(query: string): Promise<LogPage> {
  const { status, body } = await hana.call('GET', `/admin/log${query}`);
  expect(status).toBe(200);
  return logPageSchema.parse(body);
}

async function all(query: string) {
  const entries = [];
  for (let after = ''; ;) {
    const found = await page(`?${query}${after}`);
    entries.push(...found.items);
    if (found.next === null) return entries;
    expect(found.items).toHaveLength(logPageSize);
    after = `&after=${found.next}`;
  }
}

describe('the list', () => {
  test('leads through every entry once, the newest first, many at one moment among them', async () => {
    const entries = await all('');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(50);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test('leads back as it led on', async () => {
    const first = await page('');
    expect(first.previous).toBeNull();
    const second = await page(`?after=${first.next}`);
    const back = await page(`?before=${second.previous}`);
    expect(back.items).toEqual(first.items);
    expect(back).toMatchObject({ previous: null, next: first.next });
  });

  test('shows what was changed, from what to what, and by whom', async () => {
    const [entry] = (await page(`?person=${biruk.id}`)).items;
    expect(entry).toMatchObject({
      actor: { id: biruk.id, name: 'Biruk Alemu' },
      action: 'update',
      subjectName: { en: 'New', am: 'አዲስ' },
      before: { title: { en: 'Old' }, status: 'draft' },
      after: { status: 'published' },
    });
  });

  test('keeps what people did whose account is gone', async () => {
    const entries = await all(`person=${gone}`);
    expect(entries).toHaveLength(10);
    expect(entries[0]!.actor).toEqual({ id: gone, name: null });
  });

  test('filters by person, kind and day together', async () => {
    expect(await all('kind=fitness-plan')).toHaveLength(25);
    // Half past eleven in the evening in Addis Ababa.
    const on = (day: string) => `from=${day}&until=${day}`;
    expect(await all(on('2026-10-12'))).toHaveLength(5);
    expect(await all(on('2026-10-30'))).toHaveLength(0);
    expect(await all(`${on('2026-10-13')}&kind=fitness-plan&person=${biruk.id}`)).toHaveLength(5);
    expect(await all(`${on('2026-10-12')}&kind=fitness-plan&person=${biruk.id}`)).toHaveLength(0);
  });

  test('is read from a day on, up to a day, and between two', async () => {
    expect(await all('from=2026-10-18')).toHaveLength(10);
    expect(await all('until=2026-10-11')).toHaveLength(10);
    expect(await all('from=2026-10-11&until=2026-10-12')).toHaveLength(10);
    expect(await all('from=2026-10-12&until=2026-10-11')).toHaveLength(0);
  });

  test('is searched by what a record is called, or was, in either language, with all other filters', async () => {
    const named = (before: Values | null, after: Values, subjectKind: Change['subjectKind']) =>
      change(biruk.id, '2026-09-01T08:00:00Z', {
        action: 'update',
        subjectKind,
        subjectId: 'x',
        before,
        after,
      });
    await named({ name: { en: 'Genfo', am: 'ገንፎ' } }, { name: { en: 'Barley porridge' } }, 'food');
    await named({ name: 'Zerihun' }, { name: 'Zerihun Abate' }, 'user');
    await named(null, { title: { en: '100%_sure' } }, 'content-item');
    const search = async (q: string, more = '') =>
      (await all(`q=${encodeURIComponent(q)}${more}`)).map(({ subjectKind }) => subjectKind);
    for (const q of ['genfo', 'GENFO', 'ገንፎ', 'ገን', 'barley', 'porridge barley', 'genfo barley'])
      expect([q, await search(q)]).toEqual([q, ['food']]);
    for (const q of ['zerihun', 'ze', 'abate']) expect([q, await search(q)]).toEqual([q, ['user']]);
    for (const q of ['100%_', '100%_sure']) expect([q, await search(q)]).toEqual([q, ['content-item']]);
    for (const q of ['barley sugar', 'qqq', "genfo'"]) expect([q, await search(q)]).toEqual([q, []]);
    expect(await search('genfo', '&kind=user')).toEqual([]);
    expect(await search('genfo', '&kind=food&from=2026-09-01&until=2026-09-01')).toEqual(['food']);
    expect(await search('new')).toHaveLength(50);
  });

  test('finds words by an index', async () => {
    await stage.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      const plan = await sql`
        explain select from activity_log where activity_log_names(before, after) like '%genfo%'`;
      expect(JSON.stringify(plan)).toContain('activity_log_names');
    });
  });

  test.each([
    '?from=2026-13-40',
    '?until=tomorrow',
    `?q=${'x'.repeat(101)}`,
    '?q=%00',
    '?kind=secrets',
    '?person=x',
    "?after=1_'",
    '?after=99',
    '?before=1_abc',
    '?after=1_99999999999999999999',
  ])('refuses %s', async (query) => {
    expect((await hana.call('GET', `/admin/log${query}`)).status).toBe(422);
  });

  test('names everybody who stands in it', async () => {
    const { body } = await hana.call('GET', '/admin/log/people');
    expect(body.items).toEqual([
      { id: biruk.id, name: 'Biruk Alemu' },
      { id: gone, name: null },
    ]);
  });
});

test('no entry can be changed or taken away', async () => {
  await expect(stage.sql`update activity_log set action = 'create'`).rejects.toThrow('append only');
  await expect(stage.sql`delete from activity_log`).rejects.toThrow('append only');
});

test('a secret that is handed in by mistake is not kept, however deep it lies', async () => {
  const secrets = {
    password: 'a',
    encrypted_password: 'a',
    accessToken: 'a',
    api_key: 'a',
    keys: ['a'],
    recoveryCodes: ['a'],
    passwordHash: 'a',
    totp: { secret: 'a', name: 'Phone' },
  };
  const values = { name: 'Selam', list: [secrets], ...secrets };
  await change(hana.id, '2026-11-01T00:00:00Z', {
    action: 'update',
    subjectKind: 'user',
    subjectId: 'selam',
    before: values,
    after: values,
  });
  const [entry] = (await page('?kind=user')).items;
  const kept = { name: 'Selam', list: [{ totp: { name: 'Phone' } }], totp: { name: 'Phone' } };
  expect(entry).toMatchObject({ before: kept, after: kept });
  expect(JSON.stringify(entry)).not.toMatch(/"a"/);
});

test('what a super admin types for somebody else’s login never reaches it', async () => {
  const password = 'Injera-Wot-12';
  const made = await hana.call('POST', '/admin/users', {
    email: 'tola@birtu.test',
    password,
    full_name: 'Tola Dibaba',
    role: 'planner',
  });
  await hana.call('PUT', `/admin/users/${made.body.id}`, { full_name: 'Tola D.', role: 'nutritionist' });
  await hana.call('DELETE', `/admin/users/${made.body.id}`);
  const entries = await all(`person=${hana.id}&kind=user`);
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'update', 'delete']));
  const [log] = await stage.sql<
    [{ text: string }]
  >`select jsonb_agg(to_jsonb(l))::text as text from activity_log l`;
  expect(log.text).not.toContain(password);
  expect(log.text).not.toMatch(/argon2|password/i);
});

test('exercises and foods stand in the log by their names, whatever ids they have', async () => {
  const id = '0196a3c1-0000-7000-8000-000000000001';
  await stage.sql`
    insert into exercises (id, data, search_text) values (${id}, ${'{"name": {"en": "Wall sit"}}'}::text::jsonb, '')`;
  const plan = (exerciseId: string) => ({
    title: { en: 'Strong' },
    blocks: [{ schedule: [{ exercises: [{ exerciseId }] }] }],
  });
  // Newer than whatever was done before, and first therefore.
  await change(hana.id, '2999-12-01T08:00:00Z', {
    action: 'update',
    subjectKind: 'fitness-plan',
    subjectId: 'strong',
    before: plan('long-gone'),
    after: plan(id),
  });
  const [entry] = (await page('')).items;
  expect(entry).toMatchObject({ before: plan('long-gone'), after: plan('Wall sit') });
});
