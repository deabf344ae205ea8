import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userProfiles, users } from '#db/schema.ts';
import { seed } from '#db/seed.server.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { listFoods } from '../service.server.ts';
import { staffFoodsApi } from './api.server.ts';
import type { ChangedFood, FoodChange, StoredFood } from './schema.ts';

let database: OpenDatabase;
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  [hana, dawit] = await Promise.all([staffCalled('Hana'), staffCalled('Dawit')]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from foods`;
  await database.sql`delete from bundled_content`;
  await seed(database.sql);
});

type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;
interface Answer {
  readonly status: number;
  readonly body: StoredFood & {
    foods: StoredFood[];
    code: string;
    errors: { path: (string | number)[]; message: string }[];
    current: ChangedFood;
  };
}

async function staffCalled(name: string): Promise<Caller> {
  const email = `${name}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  const id = user!.id;
  const role = 'admin_nutritionist';
  await database.db.insert(userProfiles).values({ id, fullName: name, email, role });
  const actor = { userId: id, sessionId: randomUUID(), role, aal: 'aal1' as const };
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql: database.sql,
      db: database.db,
      actor: { ...actor, recovery: false, needsSecondFactor: false },
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => new Date(),
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
    });
    return next();
  });
  api.route('/', staffFoodsApi);
  api.onError(mapError);
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const response = await api.request(path, { method, ...sent });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
}

const shiro = async () => (await hana('GET', '/shiro-wat')).body;
/** What a form sends back of a food that it has read. */
const sent = ({ food, version }: StoredFood, changes: Partial<FoodChange> = {}): FoodChange => ({
  version,
  name: food.name,
  nameChecked: food.nameChecked ?? false,
  note: food.note ?? null,
  replacement: null,
  ...changes,
});
const measured = {
  figures: { iron: 2.5 },
  energyRange: null,
  grade: 'A',
  source: 'EPHI food composition table, 2023',
} as const;
const inPublic = async (id: string) => (await listFoods(database)).find((food) => food.id === id);
const logged = (id: string) => database.sql`
  select before, after from activity_log
  where subject_kind = 'food' and subject_id = ${id} order by id desc limit 1`;

describe('the list', () => {
  test('is the whole table by name, or what sounds like what is typed', async () => {
    const { foods } = (await hana('GET', '/')).body;
    const names = foods.map(({ food }) => food.name.en);
    expect(names.length).toBeGreaterThan(50);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const found = (await hana('GET', `/?q=${encodeURIComponent('ሺሮ')}&group=wat-fasting`)).body.foods;
    expect(found.map(({ food }) => food.id)).toEqual(['shiro-wat']);
  });

  test('is refused for a kind that there is not', async () => {
    expect((await hana('GET', '/?group=sushi')).status).toBe(422);
  });
});

describe('a better figure', () => {
  test('is public at once with its source, and the old one stays in the log', async () => {
    const before = await shiro();
    const { status, body } = await hana('PUT', '/shiro-wat', sent(before, { replacement: measured }));
    expect(status).toBe(200);
    expect(body.version).toBe(before.version + 1);
    expect(await inPublic('shiro-wat')).toMatchObject({
      grade: before.food.grade,
      per100g: { ...before.food.per100g, iron: 2.5 },
      figureSources: { iron: { grade: 'A', source: measured.source } },
    });
    const [line] = await logged('shiro-wat');
    expect(line?.['before']).toMatchObject({ name: before.food.name, iron: before.food.per100g.iron });
    expect(line?.['after']).toMatchObject({ iron: 2.5, figureSources: body.food.figureSources });
  });

  test('makes pages anew', async () => {
    const heard: string[] = [];
    const listening = await database.sql.listen('public_content', (table) => heard.push(table));
    await hana('PUT', '/shiro-wat', sent(await shiro(), { replacement: measured }));
    await expect.poll(() => heard).toEqual(['foods']);
    await listening.unlisten();
  });

  test('outlives the next start, and a new version of the product', async () => {
    await hana('PUT', '/shiro-wat', sent(await shiro(), { replacement: measured }));
    await seed(database.sql);
    await database.sql`update bundled_content set hash = 'of an earlier version' where kind = 'food'`;
    await seed(database.sql);
    expect((await inPublic('shiro-wat'))?.per100g.iron).toBe(2.5);
  });

  test.each([
    [{ ...measured, source: '  ' }, 'replacement.source'],
    [{ ...measured, source: 'x'.repeat(301) }, 'replacement.source'],
    [{ ...measured, source: 'nul\0' }, 'replacement.source'],
    [{ ...measured, grade: 'E' }, 'replacement.grade'],
    [{ ...measured, figures: {} }, 'replacement.figures'],
    [{ ...measured, figures: { iron: -1 } }, 'replacement.figures.iron'],
    [{ ...measured, figures: { protein: 101 } }, 'replacement.figures.protein'],
    [{ ...measured, figures: { calories: 911 } }, 'replacement.figures.calories'],
    [{ ...measured, figures: { iron: 'much' } }, 'replacement.figures.iron'],
  ])('%j is refused, and nothing is changed', async (replacement, field) => {
    const before = await shiro();
    const { status, body } = await hana('PUT', '/shiro-wat', { ...sent(before), replacement });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path.join('.'))).toEqual([field]);
    expect(await shiro()).toEqual(before);
  });
});

describe('texts', () => {
  test.each(['<script>alert(1)</script>', "O'Brien & sons", 'ሽሮ \u200fشيرو', '🍲', '1 < 2'])(
    'come back as they were typed: %s',
    async (text) => {
      const before = await shiro();
      const change = sent(before, {
        name: { en: text },
        note: { en: text },
        replacement: { ...measured, source: text },
      });
      const { body } = await hana('PUT', '/shiro-wat', change);
      expect(body.food).toMatchObject({ name: { en: text }, note: { en: text } });
      expect(body.food.figureSources?.iron?.source).toBe(text);
    },
  );

  test('that say the same as before are no change', async () => {
    const before = await shiro();
    expect((await hana('PUT', '/shiro-wat', sent(before))).body).toEqual(before);
  });
});

describe('two editors', () => {
  test('the second is told what the first has made of it, and overwrites nothing', async () => {
    const read = await shiro();
    await hana('PUT', '/shiro-wat', sent(read, { replacement: measured }));
    const { status, body } = await dawit('PUT', '/shiro-wat', sent(read, { note: { en: 'Mine' } }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 2, changedBy: 'Hana', food: { per100g: { iron: 2.5 } } },
    });
    expect((await shiro()).food.note).toEqual(read.food.note);
  });
});

test.each(['nope', 'a\0b'])('there is no food %j', async (id) => {
  const path = `/${encodeURIComponent(id)}`;
  expect((await hana('GET', path)).status).toBe(404);
  expect((await hana('PUT', path, sent(await shiro()))).status).toBe(404);
});
