import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentItems, feedback, fitnessPlans, nutritionPlans, userProfiles, users } from '#db/schema.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import { startApi } from '#test/api-caller.ts';
import { dashboardSchema, type Dashboard } from './schema.ts';

let stage: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  stage = await startApi();
});
afterAll(() => stage.close());

const november = new Date('2026-11-21T09:00:00Z');

beforeEach(async () => {
  stage.setClock(november);
  await stage.sql`delete from auth.users`;
  await stage.sql`truncate feedback, fitness_plans, nutrition_plans, content_items cascade`;
});

/** What a super admin who joined in June, and is no member, sees in the midst of November. */
async function seen(): Promise<Dashboard> {
  return await read(await stage.member('admin_super', 'Hana Girma', new Date('2026-06-10T00:00:00Z')));
}

async function read(member: Awaited<ReturnType<typeof stage.member>>): Promise<Dashboard> {
  const { status, body } = await member.call('GET', '/admin/dashboard');
  expect(status).toBe(200);
  return dashboardSchema.parse(body);
}

let people = 0;
async function joined(at: string): Promise<string> {
  const email = `m${(people += 1)}@birtu.test`;
  const [user] = await stage.db.insert(users).values({ email }).returning();
  const values = { id: user!.id, fullName: 'Almaz', email, createdAt: new Date(at) };
  await stage.db.insert(userProfiles).values(values);
  return user!.id;
}

const joinedIn = ({ growth }: Dashboard) =>
  Object.fromEntries(growth.map(({ month, joined: count }) => [month, count]));

describe('members', () => {
  test('are counted in the month that it was in Addis Ababa', async () => {
    // Three hours before midnight in London it is midnight in Addis Ababa.
    await Promise.all(['2026-10-31T20:59:59Z', '2026-10-31T21:00:00Z', '2026-11-20T10:00:00Z'].map(joined));
    const dashboard = await seen();
    expect(dashboard.members).toBe(3);
    expect(joinedIn(dashboard)).toEqual({
      '2026-06-01': 0,
      '2026-07-01': 0,
      '2026-08-01': 0,
      '2026-09-01': 0,
      '2026-10-01': 1,
      '2026-11-01': 2,
    });
    expect(dashboard.growth.map(({ members }) => members)).toEqual([0, 0, 0, 0, 1, 3]);
  });

  test('are none once an operator has emptied their table', async () => {
    await joined('2026-11-20T10:00:00Z');
    await stage.sql`truncate user_profiles cascade`;
    expect((await seen()).members).toBe(0);
  });

  test('who joined long ago are among all, though no month shows them', async () => {
    await joined('2020-02-02T00:00:00Z');
    const dashboard = await seen();
    expect(dashboard.members).toBe(1);
    expect(dashboard.growth[0]).toMatchObject({ joined: 0, members: 1 });
  });

  test('who have left count no more, however many leave at once', async () => {
    const gone = await Promise.all(
      ['2026-10-02T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'].map(joined),
    );
    await stage.sql`delete from auth.users where id in ${stage.sql(gone)}`;
    const dashboard = await seen();
    expect(dashboard.members).toBe(0);
    expect(joinedIn(dashboard)).toMatchObject({ '2026-10-01': 0, '2026-11-01': 0 });
  });

  test('whose joining is corrected move to the other month', async () => {
    const id = await joined('2026-11-02T00:00:00Z');
    await stage.sql`update user_profiles set created_at = '2026-09-02' where id = ${id}`;
    await stage.sql`update user_profiles set full_name = 'Almaz Bekele' where id = ${id}`;
    expect(joinedIn(await seen())).toMatchObject({ '2026-09-01': 1, '2026-11-01': 0 });
  });

  test('who join all at once are all counted', async () => {
    await Promise.all(Array.from({ length: 30 }, () => joined('2026-11-02T00:00:00Z')));
    expect((await seen()).members).toBe(30);
  });

  test('who become staff are members no longer', async () => {
    const id = await joined('2026-10-02T00:00:00Z');
    expect(joinedIn(await seen())).toMatchObject({ '2026-10-01': 1 });
    await stage.sql`update user_profiles set role = 'planner' where id = ${id}`;
    const dashboard = await seen();
    expect(joinedIn(dashboard)).toMatchObject({ '2026-10-01': 0 });
    expect(dashboard.members).toBe(0);
  });
});

const plan = (id: string, status: string, createdAt: string) => ({
  id,
  status,
  createdAt: new Date(createdAt),
  title: { en: id },
  description: { en: id },
  category: 'strength',
  level: 'beginner',
  data: {},
  searchText: '',
  caloriesMin: 1,
  caloriesMax: 2,
});
const exactly = (count: number) => ({ count, isCapped: false });

test('plans, content and feedback are counted by how they stand, with this month and the one before', async () => {
  const plans = [
    plan('a', 'published', '2026-11-02'),
    plan('b', 'published', '2026-10-02'),
    plan('c', 'draft', '2026-01-02'),
  ];
  await stage.db.insert(fitnessPlans).values(plans);
  await stage.db.insert(nutritionPlans).values([...plans, plan('d', 'archived', '2026-11-03')]);
  const item = { type: 'educational', category: 'fitness', title: { en: 'x' }, data: {}, searchText: '' };
  await stage.db.insert(contentItems).values([
    { ...item, id: 'x', status: 'draft', createdAt: new Date('2026-10-31T21:30:00Z') },
    { ...item, id: 'y', status: 'published', createdAt: new Date('2026-10-31T20:30:00Z') },
  ]);
  const word = { fullName: 'Almaz', email: 'almaz@birtu.test', content: 'Thanks' };
  await stage.db.insert(feedback).values([
    { ...word, createdAt: new Date('2026-11-02') },
    { ...word, createdAt: new Date('2026-11-03'), isResolved: true },
    { ...word, createdAt: new Date('2026-08-03') },
  ]);
  const change = (now: number, then: number) => ({
    thisMonth: exactly(now),
    monthBefore: exactly(then),
  });
  expect(await seen()).toMatchObject({
    fitnessPlans: { published: exactly(2), draft: exactly(1), archived: exactly(0), change: change(1, 1) },
    nutritionPlans: { published: exactly(2), draft: exactly(1), archived: exactly(1), change: change(2, 1) },
    content: { published: exactly(1), draft: exactly(1), change: change(1, 1) },
    feedback: { open: exactly(2), change: change(2, 0) },
  });
});

test('what is there in one language only is counted by its kind', async () => {
  await stage.db
    .insert(fitnessPlans)
    .values([
      { ...plan('a', 'published', '2026-11-02'), title: { en: '', am: 'ሀ' } },
      plan('b', 'draft', '2026-11-02'),
      plan('c', 'deleted', '2026-11-02'),
    ]);
  const whole = { title: { en: 'x', am: 'ሀ' }, description: { en: 'x', am: 'ሀ' } };
  await stage.db.insert(nutritionPlans).values([
    { ...plan('d', 'draft', '2026-11-02'), ...whole },
    { ...plan('e', 'draft', '2026-11-02'), ...whole, data: { meals: [{ lunch: [{ name: { en: 'x' } }] }] } },
  ]);
  const { missing } = await seen();
  expect(missing.slice(0, 2)).toEqual([
    { kind: 'fitnessPlans', am: exactly(2), en: exactly(1) },
    { kind: 'nutritionPlans', am: exactly(1), en: exactly(0) },
  ]);
});

test('counting stops above a thousand', async () => {
  await stage.sql`
    insert into feedback (full_name, email, content, created_at)
    select 'Almaz', 'a@birtu.test', 'x', '2026-11-02' from generate_series(1, 1200)`;
  expect((await seen()).feedback.open).toEqual({ count: 1000, isCapped: true });
});

test('the last four changes are those of the areas that one may open, the newest first', async () => {
  const hana = await stage.member('admin_super', 'Hana Girma');
  const biruk = await stage.member('admin_nutritionist', 'Biruk Alemu');
  const kinds = ['user', 'fitness-plan', 'nutrition-plan', 'exercise', 'content-item', 'feedback'] as const;
  for (const [index, subjectKind] of kinds.entries())
    await recordChange(
      stage.db,
      {
        actor: { userId: hana.id },
        now: () => new Date(Date.UTC(2026, 10, 1, index)),
      },
      { action: 'update', subjectKind, subjectId: 'one', after: { title: { en: subjectKind, am: 'አንድ' } } },
    );
  const shown = async (who: typeof hana) =>
    (await read(who)).lastChanges.map(({ subjectKind }) => subjectKind);
  expect(await shown(hana)).toEqual(['feedback', 'content-item', 'exercise', 'nutrition-plan']);
  expect(await shown(biruk)).toEqual(['content-item', 'nutrition-plan']);
  expect((await read(biruk)).lastChanges[0]).toMatchObject({
    actor: { id: hana.id, name: 'Hana Girma' },
    subjectName: { en: 'content-item', am: 'አንድ' },
  });
});
