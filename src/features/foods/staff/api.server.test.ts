import { afterAll, onTestFinished, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundledContent, seed } from '#db/seed.server.ts';
import { z } from 'zod';
import { startApi } from '#test/api-caller.ts';
import { foodRecord } from '../record.ts';
import { foodSchema } from '../schema.ts';
import { listFoods } from '../service.server.ts';
import type { FoodChange, OpenedFood, StoredFood } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  await api.sql`create table bundled_foods as table foods`;
  [hana, dawit] = await Promise.all([nutritionist('Hana'), nutritionist('Dawit')]);
});
afterAll(() => api.close());
/** The foods stand again as they came: only what a test has touched is written. */
beforeEach(async () => {
  await api.sql`delete from foods where id in (select id from (table foods except table bundled_foods) as touched)`;
  await api.sql`insert into foods table bundled_foods on conflict do nothing`;
});

type Caller = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>;
interface Answer {
  readonly status: number;
  readonly body: OpenedFood & {
    items: StoredFood[];
    total: number;
    page: number;
    pages: number;
    code: string;
    errors: { path: (string | number)[]; message: string }[];
    current: StoredFood;
  };
}

async function nutritionist(name: string): Promise<Caller> {
  const member = await api.member('admin_nutritionist', name);
  return (method, path, body) => member.call(method, `/admin/foods${path}`, body);
}

/** As it is listed: without what holds it and what it was. */
const shiro = async (): Promise<StoredFood> => {
  const { food, version, updatedAt, updatedBy } = (await hana('GET', '/shiro-wat')).body;
  return { food, version, updatedAt, updatedBy };
};
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
  ranges: {},
  grade: 'A',
  source: 'EPHI food composition table, 2023',
} as const;
const inPublic = async (id: string) => (await listFoods(api)).find((food) => food.id === id);
const logged = (id: string) => api.sql`
  select before, after from activity_log
  where subject_kind = 'food' and subject_id = ${id} order by id desc limit 1`;

/** A bundled row with another figure. */
const withIron = (row: { readonly id: string }, iron: number) => {
  const { data } = z.object({ data: foodSchema }).parse(row);
  return foodRecord({ ...data, per100g: { ...data.per100g, iron } });
};

describe('the list', () => {
  test('is the whole table by name, page by page, or what sounds like what is typed', async () => {
    const { total, pages, items: first } = (await hana('GET', '')).body;
    expect([first.length, pages]).toEqual([20, Math.ceil(total / 20)]);
    const read: StoredFood[] = [];
    for (let page = 1; page <= pages; page++) read.push(...(await hana('GET', `?page=${page}`)).body.items);
    expect(new Set(read.map(({ food }) => food.id)).size).toBe(total);
    expect(read.map(({ food }) => food.id).toSorted()).toEqual(
      (await listFoods(api)).map(({ id }) => id).toSorted(),
    );
    const names = read.map(({ food }) => food.name.en.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await hana('GET', `?page=${pages + 5}`)).body).toMatchObject({ page: pages, total });
    const found = (await hana('GET', `?q=${encodeURIComponent('ሺሮ')}&group=wat-fasting`)).body.items;
    expect(found.map(({ food }) => food.id)).toEqual(['shiro-wat', 'shiro-alicha', 'shiro-tegabino']);
  });

  test('finds in a long table what is written so, and else what sounds so, wherever it stands', async () => {
    await api.sql`
      insert into foods (id, data, search_text)
      select 'long-' || i, data || jsonb_build_object('id', 'long-' || i), 'qwex ' || i
      from generate_series(1, 6000) as i, foods where id = 'shiro-wat'`;
    onTestFinished(async () => void (await api.sql`delete from foods where id like 'long-%'`));
    const found = async (q: string) => (await hana('GET', `?q=${encodeURIComponent(q)}`)).body;
    expect((await found('qwex 5999')).items[0]?.food.id).toBe('long-5999');
    for (const spelling of ['shiro wat', 'sheero wot', 'ሺሮ ወጥ', 'chiro wet', 'ሽሮ ዎጥ'])
      expect([spelling, (await found(spelling)).items[0]?.food.id]).toEqual([spelling, 'shiro-wat']);
    expect((await found('zzyzx')).items).toEqual([]);

    // Of more than are counted, the first in another order are found too, and it is said that there are more.
    await api.sql`update foods set updated_at = now() + interval '1 hour' where id = 'long-5432'`;
    for (const query of ['q=qwex', 'q=qwex&sort=name&order=desc', 'q=qwex&sort=changed'])
      expect((await hana('GET', `?${query}`)).body).toMatchObject({ total: 500, isCapped: true, pages: 25 });
    expect((await hana('GET', '?q=qwex&sort=changed')).body.items[0]?.food.id).toBe('long-5432');
  });

  test('looks for what is misspelt in the index alone', async () => {
    await api.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      const plan = await sql`
        explain select id from foods where search_text %> any(${['sheero', 'shiro']})`;
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('foods_search');
    });
  });

  test('is narrowed down by kind, fasting verdict and whether a food is retired', async () => {
    await hana('PUT', '/shiro-wat', sent(await shiro(), { retired: true }));
    const all = await listFoods(api);
    const kinds: [string, (food: StoredFood['food']) => boolean][] = [
      ['group=drink', ({ group }) => group === 'drink'],
      ['fasting=disputed', ({ fasting }) => fasting === 'disputed'],
      ['state=retired', ({ id }) => id === 'shiro-wat'],
      ['state=offered&group=wat-fasting', ({ id, group }) => group === 'wat-fasting' && id !== 'shiro-wat'],
      ['state=retired&q=chiro', ({ id }) => id === 'shiro-wat'],
      ['group=drink&q=chiro', () => false],
    ];
    for (const [query, fits] of kinds) {
      const { items, total } = (await hana('GET', `?${query}`)).body;
      expect([query, total]).toEqual([query, all.filter(fits).length]);
      expect(items.every(({ food }) => fits(food))).toBe(true);
    }
  });

  test.each(['group=sushi', 'fasting=perhaps', 'state=gone', 'page=0', 'page=x', 'q=%00'])(
    'is refused for %s',
    async (query) => {
      expect((await hana('GET', `?${query}`)).status).toBe(422);
    },
  );
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
    const listening = await api.listener.listen(
      'public_content',
      (table) => heard.push(table),
      () => undefined,
    );
    await hana('PUT', '/shiro-wat', sent(await shiro(), { replacement: measured }));
    await expect.poll(() => heard).toEqual(['foods']);
    await listening.unlisten();
  });

  test('outlives the next start, and a new version of the product', async () => {
    await hana('PUT', '/shiro-wat', sent(await shiro(), { replacement: measured }));
    await seed(api.sql);
    await api.sql`update bundled_content set hash = 'of an earlier version' where kind = 'food'`;
    await seed(api.sql);
    expect((await inPublic('shiro-wat'))?.per100g.iron).toBe(2.5);
  });

  test('of a release comes to what was retired and offered again, and to nothing that staff have changed', async () => {
    await api.sql`delete from record_versions where subject_kind = 'food'`;
    const release = async (iron: number) => {
      const bundles = bundledContent().map((bundle) =>
        bundle.kind === 'food' ? { ...bundle, rows: bundle.rows.map((row) => withIron(row, iron)) } : bundle,
      );
      await seed(api.sql, bundles);
    };
    const retire = async (retired: boolean) =>
      expect((await hana('PUT', '/shiro-wat', sent(await shiro(), { retired }))).status).toBe(200);
    const before = await shiro();
    await retire(true);
    await retire(false);
    await release(7.5);
    const read = await shiro();
    expect(read).toMatchObject({ food: { per100g: { iron: 7.5 } }, version: 4, updatedBy: null });
    expect((await inPublic('shiro-wat'))?.per100g.iron).toBe(7.5);
    // Whoever had it open is told, and its history has what was brought.
    expect((await hana('PUT', '/shiro-wat', sent(before))).body.code).toBe('changed_meanwhile');
    expect((await hana('GET', '/shiro-wat/versions')).body.items[0]).toMatchObject({
      version: 4,
      action: 'release',
      by: null,
    });
    const kept = await api.sql`
      select record - 'createdAt' as record from record_versions
      where subject_kind = 'food' and subject_id = 'shiro-wat' and version in (3, 4) order by version`;
    expect(kept[1]?.['record']).toEqual({ ...kept[0]?.['record'], data: read.food });
    await release(8);
    expect(await shiro()).toMatchObject({ food: { per100g: { iron: 8 } }, version: 5 });

    await retire(true);
    await hana('PUT', '/injera-teff', {
      ...sent((await hana('GET', '/injera-teff')).body),
      note: { en: 'Ours' },
    });
    await release(9);
    expect(await shiro()).toMatchObject({ food: { retired: true, per100g: { iron: 8 } }, version: 6 });
    expect((await hana('GET', '/injera-teff')).body).toMatchObject({
      food: { note: { en: 'Ours' } },
      version: 2,
    });
    await retire(false);
    await seed(api.sql);
    expect((await shiro()).food).toEqual(before.food);
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

describe('other names', () => {
  const change = async (alsoKnown: string[]) =>
    await hana('PUT', '/shiro-wat', sent(await shiro(), { alsoKnown }));

  test('are searched in both scripts, logged, and put back', async () => {
    const { food } = await shiro();
    const { status, body } = await change(['Qenitu', 'ቀኒቱ']);
    expect(status).toBe(200);
    expect(body.food.alsoKnown).toEqual(['Qenitu', 'ቀኒቱ']);
    for (const typed of ['qenitu', 'ቀኒቱ']) {
      const { items } = (await hana('GET', `?q=${encodeURIComponent(typed)}`)).body;
      expect(items.map((each) => each.food.id)).toEqual(['shiro-wat']);
    }
    const [line] = await logged('shiro-wat');
    expect(line?.['after']).toMatchObject({ alsoKnown: ['Qenitu', 'ቀኒቱ'] });
    const opened = (await hana('GET', '/shiro-wat')).body;
    expect(opened.earlierNames?.alsoKnown).toEqual(food.alsoKnown ?? []);
    expect((await change(opened.earlierNames!.alsoKnown)).body.food).toEqual(food);
    expect((await change([])).body.food).not.toHaveProperty('alsoKnown');
  });

  test.each([
    [['ሽሮ', 'ሽሮ '], 'alsoKnown'],
    [['Shuro', 'shuro'], 'alsoKnown'],
    [Array.from({ length: 13 }, (_, i) => `name ${i}`), 'alsoKnown'],
    [['ok', ' '], 'alsoKnown.1'],
    [['x'.repeat(81)], 'alsoKnown.0'],
    [['nul\0'], 'alsoKnown.0'],
    ['shiro', 'alsoKnown'],
  ])('%j are refused, and nothing is changed', async (alsoKnown, field) => {
    const before = await shiro();
    const { status, body } = await change(alsoKnown as string[]);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path.join('.'))).toEqual([field]);
    expect(await shiro()).toEqual(before);
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
      current: { version: 2, updatedBy: 'Hana', food: { per100g: { iron: 2.5 } } },
    });
    expect((await shiro()).food.note).toEqual(read.food.note);
  });
});

describe('a new food', () => {
  const tibs = {
    name: { en: 'Zilzil tibs', am: 'ዝልዝል ጥብስ' },
    nameChecked: true,
    note: null,
    group: 'meat',
    fasting: 'no',
    measures: [{ id: 'plate', name: { en: 'plate', am: 'ሳህን' }, grams: 200 }],
    replacement: {
      ...measured,
      figures: { calories: 210, protein: 20 },
      ranges: { calories: { min: 180, max: 240 } },
    },
  };

  test('is public at once, under its English name, and what no source states is not known', async () => {
    const { status, body } = await hana('POST', '', tibs);
    expect(status).toBe(201);
    expect(body.food.id).toBe('zilzil-tibs');
    expect(await inPublic('zilzil-tibs')).toMatchObject({
      per100g: { calories: 210, protein: 20, iron: null },
      ranges: { calories: { min: 180, max: 240 } },
      grade: 'A',
      source: measured.source,
    });
    expect((await hana('POST', '', tibs)).body.food.id).toBe('zilzil-tibs-2');
    expect((await hana('POST', '', { ...tibs, name: { en: 'ጥብስ' } })).body.food.id).toBe('food');
  });

  test('is written in Amharic alone, and found by what it lacks', async () => {
    const alone = { en: '', am: 'ዝልዝል' };
    const { body } = await hana('POST', '', {
      ...tibs,
      name: alone,
      measures: [{ id: 'plate', name: { en: '', am: 'ሳህን' }, grams: 200 }],
    });
    expect(body.food.name).toEqual(alone);
    expect((await hana('GET', '?missing=en')).body).toMatchObject({
      total: 1,
      items: [{ food: { id: body.food.id }, missing: ['en'] }],
    });
    await hana('POST', '', { ...tibs, name: { en: 'Zilzil' } });
    expect((await hana('GET', '?missing=am&q=zilzil')).body.items).toMatchObject([{ missing: ['am'] }]);
  });

  test.each([
    [{ group: undefined }, 'group'],
    [{ fasting: 'perhaps' }, 'fasting'],
    [{ replacement: null }, 'replacement.figures'],
    [{ measures: [{ id: 'plate', name: { en: 'plate' }, grams: -1 }] }, 'measures.0.grams'],
    [{ measures: [tibs.measures[0], tibs.measures[0]] }, 'measures'],
  ])('is refused with %j', async (faulty, field) => {
    const { status, body } = await hana('POST', '', { ...tibs, ...faulty });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path.join('.'))).toContain(field);
  });
});

describe('what a change touches', () => {
  test('is told before it is made: plans, recipes, and the tray that begins with it', async () => {
    const { usedBy } = (await hana('GET', '/shiro-wat')).body;
    expect(usedBy.plans).toContainEqual(
      expect.objectContaining({ name: { en: 'The Fasting Table', am: 'የጾም ማዕድ' } }),
    );
    expect(usedBy.plans.some(({ onFastingTable }) => onFastingTable)).toBe(true);
    expect(usedBy.startingTray).toBe(true);
    const none = (await hana('GET', '/nech-azmud')).body.usedBy;
    expect(none).toMatchObject({ plans: [], startingTray: false });
  });

  test('a verdict, a measure and retirement are kept, and taken back', async () => {
    const before = await shiro();
    const measures = [{ id: 'bowl', name: { en: 'bowl', am: 'ሳህን' }, grams: 280 }];
    const { body } = await hana(
      'PUT',
      '/shiro-wat',
      sent(before, { fasting: 'disputed', disputedFor: 'honey', measures, retired: true }),
    );
    expect(body.food).toMatchObject({ fasting: 'disputed', disputedFor: 'honey', measures, retired: true });
    const back = sent(body, { fasting: 'yes', measures: before.food.measures!, retired: false });
    expect((await hana('PUT', '/shiro-wat', back)).body.food).toEqual(before.food);
  });

  test('what says nothing of it leaves it', async () => {
    const before = await shiro();
    const { body } = await hana('PUT', '/shiro-wat', sent(before, { note: { en: 'Thick' } }));
    expect(body.food).toEqual({ ...before.food, note: { en: 'Thick' } });
  });
});

test('a figure is put back to what it was, with its source, its grade and its range', async () => {
  const before = await shiro();
  expect(before.food.ranges?.calories).toBeDefined();
  const replacement = { ...measured, figures: { calories: 90, iron: 2.5 }, ranges: {} };
  await hana('PUT', '/shiro-wat', sent(before, { replacement }));
  const opened = (await hana('GET', '/shiro-wat')).body;
  expect(opened.earlier).toEqual({
    calories: { value: before.food.per100g.calories, until: expect.any(String) as string },
    iron: { value: before.food.per100g.iron, until: expect.any(String) as string },
  });
  const { body } = await hana('PUT', '/shiro-wat', sent(opened, { restored: ['calories'] }));
  expect(body.food.per100g).toEqual({ ...before.food.per100g, iron: 2.5 });
  expect(body.food.ranges?.calories).toEqual(before.food.ranges?.calories);
  expect(Object.keys(body.food.figureSources ?? {})).toEqual(['iron']);
  expect((await hana('PUT', '/shiro-wat', sent(body, { restored: ['iron'] }))).body.food).toEqual(
    before.food,
  );
});

test.each(['nope', 'a\0b'])('there is no food %j', async (id) => {
  const path = `/${encodeURIComponent(id)}`;
  expect((await hana('GET', path)).status).toBe(404);
  expect((await hana('PUT', path, sent(await shiro()))).status).toBe(404);
});
