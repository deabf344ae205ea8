import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Food } from '#src/features/foods/schema.ts';
import type { Recipe } from '#src/features/recipes/schema.ts';
import { isSpread, underIdOfAnother } from '#test/citus.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { addDays } from '#src/lib/day.ts';
import { eatables, figuresOf, type Eatables } from './eaten.ts';
import { sumOfFigures } from './figures.ts';
import { meals } from './kinds.ts';
import {
  aimsSchema,
  dayFiguresSchema,
  daySchemaAnswer,
  oftenSchema,
  shownEntrySchema,
  type DiaryPortion,
  type ShownEntry,
} from './schema.ts';
import { diaryLimits } from './limits.ts';
import { forgetDeletedEntries } from './service.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selam: ApiMember;
let dawit: ApiMember;
let things: Eatables;

const day = '2026-11-20';
const now = new Date('2026-11-23T09:00:00Z');

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  [selam, dawit] = [await api.member('user', 'Selam'), await api.member('user', 'Dawit')];
  const foods = await api.sql<{ data: Food }[]>`select data from foods`;
  const recipes = await api.sql<{ data: Recipe }[]>`select data from recipes`;
  things = eatables(
    foods.map(({ data }) => data),
    recipes.map(({ data }) => data),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from diary_entries`;
  await api.sql`delete from assessments`;
  await api.sql`delete from saved_plans`;
  await api.sql`update user_profiles set preferences = '{}', height = null, weight = null`;
  api.setClock(now);
});

const shiro = { foodId: 'shiro-wat', grams: 120 };
const injera = { foodId: 'injera-teff', grams: 310, measure: { id: 'injera', count: 1 } };
const lunch = {
  day,
  meal: 'lunch',
  name: { en: 'Shiro with injera', am: 'ሽሮ በእንጀራ' },
  portions: [injera, shiro],
};

const keep = async (more: object = {}, member = selam): Promise<ShownEntry> => {
  const { status, body } = await member.call('POST', '/diary', { id: randomUUID(), ...lunch, ...more });
  if (status !== 201) throw new Error(`Not kept: ${status} ${JSON.stringify(body)}`);
  return body;
};
const read = async (of: string = day, member = selam) => {
  const { body } = await member.call('GET', `/diary?day=${of}`);
  return daySchemaAnswer.parse(body);
};

describe('an entry', () => {
  test('is kept and read, with what its foods hold by the table', async () => {
    const entry = await keep();
    expect(shownEntrySchema.parse(entry)).toEqual(entry);
    expect(entry).toMatchObject({ ...lunch, source: null, version: 1 });
    expect(entry.portions.map(({ measured, fast }) => [measured?.en, fast])).toEqual([
      [expect.stringMatching(/^1\u00a0/), 'yes'],
      [undefined, 'yes'],
    ]);
    expect(entry.figures).toEqual(sumOfFigures([injera, shiro].map((portion) => figuresOf(portion, things))));
    expect(await read()).toEqual({ day, entries: [entry], figures: entry.figures });
    expect((await read(day, dawit)).entries).toEqual([]);
    expect((await read('2026-11-19')).entries).toEqual([]);
  });

  test('sent again is kept once, however many times at once', async () => {
    const sent = { id: randomUUID(), ...lunch };
    const answers = await Promise.all([1, 2, 3].map(() => selam.call('POST', '/diary', sent)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await read()).entries).toHaveLength(1);
    expect(await selam.call('POST', '/diary', { ...sent, meal: 'dinner' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { meal: 'lunch', version: 1 } },
    });
  });

  test('under the number of another member’s is refused, and tells nothing of it', async () => {
    const { id } = await keep();
    const answer = await dawit.call('POST', '/diary', { id, ...lunch });
    expect(answer).toMatchObject(underIdOfAnother(201));
    expect(JSON.stringify(answer.body).includes('Shiro')).toBe(isSpread);
    expect((await read(day, dawit)).entries.map((entry) => entry.id)).toEqual(isSpread ? [id] : []);
  });

  test('is changed over the version that was read', async () => {
    const { id } = await keep();
    const change = { ...lunch, meal: 'dinner', portions: [shiro], version: 1 };
    const changed = await selam.call('PUT', `/diary/${id}`, change);
    expect(changed).toMatchObject({ status: 200, body: { meal: 'dinner', version: 2, portions: [shiro] } });
    // The answer was lost, and the same is sent once more.
    expect(await selam.call('PUT', `/diary/${id}`, change)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await selam.call('PUT', `/diary/${id}`, { ...change, meal: 'snacks' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { meal: 'dinner', version: 2 } },
    });
    expect(await dawit.call('PUT', `/diary/${id}`, change)).toMatchObject({ status: 404 });
  });

  test('is deleted, and for a day brought back', async () => {
    const entry = await keep();
    expect((await dawit.call('DELETE', `/diary/${entry.id}`)).status).toBe(404);
    expect((await selam.call('DELETE', `/diary/${entry.id}`)).status).toBe(204);
    expect((await selam.call('DELETE', `/diary/${entry.id}`)).status).toBe(404);
    expect((await read()).entries).toEqual([]);
    expect((await dawit.call('POST', `/diary/${entry.id}/restore`)).status).toBe(404);
    expect(await selam.call('POST', `/diary/${entry.id}/restore`)).toMatchObject({
      status: 200,
      body: entry,
    });
    await selam.call('DELETE', `/diary/${entry.id}`);
    await api.sql`update diary_entries set deleted_at = now() - interval '23 hours' where deleted_at is not null`;
    await forgetDeletedEntries(api.sql);
    expect((await selam.call('POST', `/diary/${entry.id}/restore`)).status).toBe(200);
    await api.sql`update diary_entries set deleted_at = now() - interval '25 hours'`;
    await forgetDeletedEntries(api.sql);
    expect((await selam.call('POST', `/diary/${entry.id}/restore`)).status).toBe(404);
  });

  test('may hold a food that has left the table since, of which nothing is known', async () => {
    const { id } = await keep();
    await api.sql`update diary_entries set portions = '[{"foodId": "long-gone", "grams": 100}]' where id = ${id}`;
    const [entry] = (await read()).entries;
    expect(entry!.portions[0]).toMatchObject({
      name: null,
      figures: { calories: { estimate: null, complete: false } },
    });
    const gone = [{ foodId: 'long-gone', grams: 50 }, shiro];
    const changed = await selam.call('PUT', `/diary/${id}`, { ...lunch, portions: gone, version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { figures: { calories: { complete: false } } } });
    expect(await selam.call('POST', '/diary', { id: randomUUID(), ...lunch, portions: gone })).toMatchObject({
      status: 409,
      body: { code: 'no_such_food' },
    });
  });

  test.each([
    ['no food', { portions: [] }],
    ['too many foods', { portions: Array.from({ length: 41 }, () => shiro) }],
    ['neither a food nor a recipe', { portions: [{ grams: 100 }] }],
    ['both at once', { portions: [{ ...shiro, recipeId: 'beyaynetu' }] }],
    ['nothing of a food', { portions: [{ ...shiro, grams: 0 }] }],
    ['more than anybody eats', { portions: [{ ...shiro, grams: 5000.5 }] }],
    ['a third of a measure', { portions: [{ ...injera, measure: { id: 'piece', count: 1 / 3 } }] }],
    ['another meal', { meal: 'supper' }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['no name', { name: { am: 'ሽሮ' } }],
    ['no number', { id: 'one' }],
  ])('of %s is refused', async (_name, more) => {
    const { status } = await selam.call('POST', '/diary', { id: randomUUID(), ...lunch, ...more });
    expect(status).toBe(422);
    expect((await read()).entries).toEqual([]);
  });

  test.each([
    ['2026-11-23T09:59:59Z', '2026-11-23', 201],
    ['2026-11-23T09:59:59Z', '2026-11-24', 422],
    // It is the next day where days begin first.
    ['2026-11-23T10:00:00Z', '2026-11-24', 201],
  ])('at %s of %s: %s', async (at, of, status) => {
    api.setClock(new Date(at));
    const answer = await selam.call('POST', '/diary', { id: randomUUID(), ...lunch, day: of });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.code).toBe('future');
  });
});

describe('a day', () => {
  const fill = (count: number) => api.sql`
    insert into diary_entries (id, user_id, day, meal, name, portions)
    select gen_random_uuid(), ${selam.id}, ${day}, 'snacks', '{"en": "Kolo"}', '[]' from generate_series(1, ${count})`;

  test('holds so many entries and no more, whichever way they come', async () => {
    const elsewhere = await keep({ day: '2026-11-19' });
    const deleted = await keep();
    await selam.call('DELETE', `/diary/${deleted.id}`);
    await fill(diaryLimits.entries - 1);
    await keep();
    const tooMany = { status: 409, body: { code: 'too_many' } };
    expect(await selam.call('POST', '/diary', { id: randomUUID(), ...lunch })).toMatchObject(tooMany);
    expect(await selam.call('POST', `/diary/${deleted.id}/restore`)).toMatchObject(tooMany);
    expect(await selam.call('PUT', `/diary/${elsewhere.id}`, { ...lunch, version: 1 })).toMatchObject(
      tooMany,
    );
    expect(
      await selam.call('POST', '/diary/copy', { id: randomUUID(), from: '2026-11-19', to: day }),
    ).toMatchObject(tooMany);
    expect((await read()).entries).toHaveLength(diaryLimits.entries);
  });

  test('follows the table of foods when that is corrected', async () => {
    const { figures } = await keep({ portions: [shiro] });
    await api.sql`
      update foods set data = jsonb_set(data, '{per100g,protein}', to_jsonb((data->'per100g'->>'protein')::float8 * 2))
      where id = 'shiro-wat'`;
    const after = await read();
    expect(after.figures.protein.estimate!.value).toBeCloseTo(2 * figures.protein.estimate!.value, 1);
    await api.sql`update foods set data = ${JSON.stringify(things.foods.get('shiro-wat'))}::text::jsonb where id = 'shiro-wat'`;
  });
});

describe('as yesterday', () => {
  test('writes a meal, or a day, down once more, and once only however often it is sent', async () => {
    await keep({ day: '2026-11-19', meal: 'breakfast', name: { en: 'Genfo' } });
    api.setClock(new Date('2026-11-23T09:00:30Z'));
    await keep({ day: '2026-11-19' });
    const deleted = await keep({ day: '2026-11-19' });
    await selam.call('DELETE', `/diary/${deleted.id}`);
    await keep({ day: '2026-11-19' }, dawit);
    const meal = { id: randomUUID(), from: '2026-11-19', to: day, meal: 'lunch' };
    const first = await selam.call('POST', '/diary/copy', meal);
    expect(first).toMatchObject({
      status: 201,
      body: { total: 1, items: [{ day, meal: 'lunch', version: 1 }] },
    });
    expect((await selam.call('POST', '/diary/copy', meal)).body).toEqual(first.body);
    expect((await read()).entries).toHaveLength(1);
    api.setClock(new Date('2026-11-23T09:01:00Z'));
    const whole = { id: randomUUID(), from: '2026-11-19', to: day };
    const sent = await Promise.all([1, 2].map(() => selam.call('POST', '/diary/copy', whole)));
    expect(sent.map(({ body }) => body.total)).toEqual([2, 2]);
    expect((await read()).entries.map(({ name }) => name.en)).toEqual([
      'Shiro with injera',
      'Genfo',
      'Shiro with injera',
    ]);
    expect((await read('2026-11-19')).entries).toHaveLength(2);
    expect((await read(day, dawit)).entries).toEqual([]);
  });

  test('a copy that was deleted since does not come back with the call’s repetition', async () => {
    await keep({ day: '2026-11-19' });
    const call = { id: randomUUID(), from: '2026-11-19', to: day };
    const { body } = await selam.call('POST', '/diary/copy', call);
    await selam.call('DELETE', `/diary/${body.items[0].id}`);
    expect((await selam.call('POST', '/diary/copy', call)).body.total).toBe(0);
    expect((await read()).entries).toEqual([]);
  });

  test('the same day once more doubles it, and only once', async () => {
    await keep();
    const call = { id: randomUUID(), from: day, to: day };
    for (const _time of [1, 2, 3]) await selam.call('POST', '/diary/copy', call);
    expect((await read()).entries).toHaveLength(2);
  });

  test('nothing is nothing, and no day ahead is filled', async () => {
    const nothing = await selam.call('POST', '/diary/copy', {
      id: randomUUID(),
      from: '2026-11-19',
      to: day,
    });
    expect(nothing).toMatchObject({ status: 201, body: { items: [], total: 0 } });
    await keep();
    const ahead = await selam.call('POST', '/diary/copy', { id: randomUUID(), from: day, to: '2026-12-24' });
    expect(ahead).toMatchObject({ status: 422, body: { code: 'future' } });
  });
});

describe('what is in no table', () => {
  const biscuits = {
    meal: 'snacks',
    name: { en: 'Biscuits' },
    portions: [{ foodId: 'written-down-e400-p60', grams: 150 }],
  };
  const exactly = (value: number) => ({ estimate: { value, min: value, max: value }, complete: true });
  const unknown = { estimate: null, complete: false };

  test('is kept with what its member knows of it, and makes the day “at least”', async () => {
    const entry = await keep(biscuits);
    expect(shownEntrySchema.parse(entry)).toEqual(entry);
    expect(entry).toMatchObject({
      ...biscuits,
      portions: [{ name: { en: 'Biscuits' }, measured: null, fast: null }],
      figures: {
        calories: exactly(600),
        protein: exactly(9),
        iron: unknown,
        sodium: unknown,
        carbs: unknown,
      },
    });
    const listed = await keep({ portions: [shiro] });
    const nothingKnown = await keep({
      ...biscuits,
      name: { en: '', am: 'ኬክ' },
      portions: [{ foodId: 'written-down', grams: 100 }],
    });
    expect(nothingKnown.figures).toMatchObject({ calories: unknown, protein: unknown });
    const { figures } = await read();
    expect(figures).toEqual(sumOfFigures([entry, listed, nothingKnown].map((each) => each.figures)));
    expect(figures.calories).toMatchObject({ complete: false });
    // A month is told by the index alone, which has what the id says.
    const { body } = await selam.call('GET', `/diary/days?from=${day}&to=${day}`);
    expect(body.items).toEqual([{ day, entries: 3, figures }]);
    expect((await read(day, dawit)).entries).toEqual([]);
  });

  test('is changed, deleted, brought back, copied and often eaten as any other', async () => {
    const { id } = await keep(biscuits);
    const change = {
      ...biscuits,
      day,
      name: { en: 'Cake' },
      portions: [{ foodId: 'written-down-e450', grams: 100 }],
    };
    const changed = await selam.call('PUT', `/diary/${id}`, { ...change, version: 1 });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, figures: { calories: exactly(450), protein: unknown } },
    });
    // Another device has the version before: what stands is told it.
    expect(await selam.call('PUT', `/diary/${id}`, { ...biscuits, day, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { name: { en: 'Cake' } } },
    });
    await selam.call('DELETE', `/diary/${id}`);
    expect(await selam.call('POST', `/diary/${id}/restore`)).toMatchObject({
      status: 200,
      body: changed.body,
    });
    const copy = { id: randomUUID(), from: day, to: '2026-11-21', meal: 'snacks' };
    expect((await selam.call('POST', '/diary/copy', copy)).body.items).toMatchObject([
      { name: { en: 'Cake' }, portions: change.portions },
    ]);
    const { body } = await selam.call('GET', '/diary/often?day=2026-11-21');
    expect(body.snacks).toMatchObject([{ name: { en: 'Cake' }, portions: [{ fast: null }], times: 2 }]);
  });

  test('is nobody else’s: neither its name nor its figures are counted for the staff', async () => {
    await keep({ ...biscuits, name: { en: 'Secret cake' } });
    await keep({ portions: [shiro] });
    await api.node.counted();
    const told = await api.sql<{ subject: string }[]>`select subject from daily_counts where what = 'logged'`;
    const subjects = told.map(({ subject }) => subject);
    expect(subjects).toContain('shiro-wat');
    expect(subjects.filter((subject) => /written-down|secret/i.test(subject))).toEqual([]);
  });

  test.each([
    ['a name too long', { name: { en: 'x'.repeat(81) } }, 422],
    ['a name as long as it may be', { name: { en: 'x'.repeat(80) } }, 201],
    ['no name', { name: { en: '\u200b' } }, 422],
    ['foods beside it', { portions: [...biscuits.portions, shiro] }, 422],
    ['more than its bound', { portions: [{ foodId: 'written-down-e5001', grams: 100 }] }, 409],
    ['its bound', { portions: [{ foodId: 'written-down-e5000', grams: 100 }] }, 201],
    ['less than nothing', { portions: [{ foodId: 'written-down-e-1', grams: 100 }] }, 409],
    ['figures in another order', { portions: [{ foodId: 'written-down-p60-e400', grams: 100 }] }, 409],
    ['an id that is none', { portions: [{ foodId: 'written-down-e4.5', grams: 100 }] }, 422],
    ['more portions than anybody eats', { portions: [{ foodId: 'written-down', grams: 5001 }] }, 422],
    ['a recipe’s id', { portions: [{ recipeId: 'written-down-e400', grams: 100 }] }, 409],
  ])('with %s', async (_what, more, status) => {
    const answer = await selam.call('POST', '/diary', { id: randomUUID(), ...lunch, ...biscuits, ...more });
    expect(answer.status).toBe(status);
  });
});

describe('a stretch of days', () => {
  const daysOf = async (from: string, to: string, member = selam) => {
    const { status, body } = await member.call('GET', `/diary/days?from=${from}&to=${to}`);
    return status === 200 ? dayFiguresSchema.array().parse(body.items) : status;
  };

  test('tells of the days of which something was written down', async () => {
    await keep({ day: '2026-11-01' });
    await keep({ day: '2026-11-20' });
    await keep({ day: '2026-11-20', portions: [shiro] });
    await keep({ day: '2026-10-31' });
    const deleted = await keep({ day: '2026-11-10' });
    await selam.call('DELETE', `/diary/${deleted.id}`);
    const days = await daysOf('2026-11-01', '2026-11-30');
    expect(days).toEqual([
      { day: '2026-11-01', entries: 1, figures: (await read('2026-11-01')).figures },
      { day: '2026-11-20', entries: 2, figures: expect.anything() },
    ]);
    expect(await daysOf('2026-11-01', '2026-11-30', dawit)).toEqual([]);
  });

  test.each([
    ['2026-11-01', '2027-02-08', []],
    ['2026-11-01', '2027-02-09', 422],
    ['2026-11-02', '2026-11-01', 422],
  ])('from %s to %s', async (from, to, answer) => {
    expect(await daysOf(from, to)).toEqual(answer);
  });

  test('counts what is too long for the index as well', async () => {
    const id = 'x'.repeat(60);
    await api.sql`
      insert into foods (id, data, search_text)
      select ${id}, jsonb_set(data, '{id}', to_jsonb(${id}::text)), search_text from foods where id = 'shiro-wat'`;
    const many = Array.from({ length: diaryLimits.portions }, () => ({ foodId: id, grams: 12 }));
    await keep({ portions: many });
    await keep({ portions: [shiro] });
    const lengths = await api.sql`select amounts is null as long from diary_entries order by long`;
    expect(lengths.map(({ long }) => long)).toEqual([false, true]);
    const { figures } = await read(day);
    expect(await daysOf(day, day)).toEqual([{ day, entries: 2, figures }]);
    await api.sql`delete from diary_entries`;
    await api.sql`delete from foods where id = ${id}`;
  });

  test('each day comes to what its own page says, whatever was eaten', async () => {
    const ids = [...things.foods.keys()];
    const portion: fc.Arbitrary<DiaryPortion> = fc.record({
      foodId: fc.constantFrom(...ids),
      grams: fc.integer({ min: 1, max: 500 }),
    });
    const eaten = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 6 }).map((n) => addDays('2026-11-14', n)),
        meal: fc.constantFrom(...meals),
        portions: fc.array(portion, { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(eaten, async (entries) => {
        await api.sql`delete from diary_entries`;
        for (const entry of entries) await keep(entry);
        const days = (await daysOf('2026-11-14', '2026-11-20')) as { day: string; figures: object }[];
        expect(days.map((each) => each.day)).toEqual(
          [...new Set(entries.map((each) => each.day))].toSorted(),
        );
        for (const each of days) {
          const { figures } = await read(each.day);
          for (const [name, { estimate, complete }] of Object.entries(figures)) {
            const summed = (each.figures as typeof figures)[name as 'calories'];
            expect(summed.complete).toBe(complete);
            expect(summed.estimate === null).toBe(estimate === null);
            if (estimate && summed.estimate) {
              expect(summed.estimate.value).toBeCloseTo(estimate.value, 0);
              expect(summed.estimate.min).toBeLessThanOrEqual(summed.estimate.value + 0.01);
              expect(summed.estimate.max).toBeGreaterThanOrEqual(summed.estimate.value - 0.01);
            }
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('what is often eaten', () => {
  const often = async (until: string = day) => {
    const { body } = await selam.call('GET', `/diary/often?day=${until}`);
    return oftenSchema.parse(body);
  };

  test('is counted by days, at its meal, in the last eight weeks', async () => {
    const buna = { name: { en: 'Coffee', am: 'ቡና' }, portions: [{ foodId: 'buna', grams: 80 }] };
    await keep({ day: '2026-11-18', meal: 'breakfast', ...buna });
    await keep({ day: '2026-11-18', meal: 'breakfast', ...buna });
    await keep({ day: '2026-11-19', meal: 'breakfast', ...buna });
    await keep({ day: '2026-11-20', meal: 'breakfast' });
    await keep({ day: '2026-11-20', meal: 'dinner' });
    await keep({ day: '2026-09-25' });
    const { breakfast, lunch: noon, dinner, snacks } = await often();
    expect(breakfast.map(({ name, times }) => [name.en, times])).toEqual([
      ['Coffee', 2],
      ['Shiro with injera', 1],
    ]);
    expect(breakfast[1]!.portions).toMatchObject([injera, shiro]);
    expect([noon, snacks]).toEqual([[], []]);
    expect(dinner).toHaveLength(1);
    // Eight weeks are 56 days, today among them.
    await keep({ day: '2026-09-26' });
    expect((await often()).lunch).toHaveLength(1);
    expect((await often('2026-11-21')).lunch).toHaveLength(0);
  });

  test('is a handful', async () => {
    for (let n = 1; n <= diaryLimits.often + 2; n += 1) await keep({ portions: [{ ...shiro, grams: n }] });
    expect((await often()).lunch).toHaveLength(diaryLimits.often);
  });
});

describe('aims', () => {
  const aims = async (member = selam) => {
    const { status, body } = await member.call('GET', `/diary/aims?day=${day}`);
    expect(status).toBe(200);
    return aimsSchema.parse(body);
  };
  const say = (eater: object | null) => selam.call('PUT', '/preferences', { eater });

  test('of somebody unknown ask, and give nothing', async () => {
    expect(await aims()).toMatchObject({
      kept: {},
      plan: null,
      aims: { none: 'unknown', unknown: ['sex', 'age'], energy: null, protein: null },
    });
    expect(await aims(await api.logIn(await api.account()))).toMatchObject({ aims: { none: 'unknown' } });
  });

  test('follow from the profile and what was said', async () => {
    await api.sql`update user_profiles set height = 160, weight = 60 where id = ${selam.id}`;
    const eater = { sex: 'female', age: 30, ageOn: day, motherhood: 'neither', minds: ['salt'] };
    expect((await say(eater)).body).toEqual({ eater });
    expect(await aims()).toMatchObject({
      kept: eater,
      aims: { none: null, energy: { min: 1800, max: 2200, by: 'formula' }, protein: 50, salt: 5, iron: null },
    });
    expect((await selam.call('PUT', '/preferences', { mindsCarbs: true })).status).toBe(200);
    expect((await aims()).known).toMatchObject({ minds: ['salt'], mindsCarbs: true });
    await selam.call('PUT', '/preferences', { mindsCarbs: null });
    expect((await aims()).known.mindsCarbs).toBe(false);
    await say({ ...eater, motherhood: 'nursing' });
    expect((await aims()).aims).toMatchObject({ none: 'nursing', energy: null, salt: null });
  });

  test('know what an assessment and the three questions were told', async () => {
    await api.sql`update user_profiles set height = 160, weight = 60 where id = ${selam.id}`;
    await api.sql`
      insert into assessments (user_id, form, results, created_at)
      values (${selam.id}, '{"age": 40, "gender": "female"}', '[]', '2024-11-20')`;
    await selam.call('PUT', '/preferences', { finder: { gear: [], minds: ['pregnancy'] } });
    expect(await aims()).toMatchObject({ known: { sex: 'female', age: 41 }, aims: { none: 'pregnant' } });
    await selam.call('PUT', '/preferences', { finder: { gear: [], minds: ['blood-pressure'] } });
    expect((await aims()).aims).toMatchObject({ none: 'unknown', unknown: ['motherhood'] });
    await say({ motherhood: 'neither' });
    expect((await aims()).aims).toMatchObject({ none: null, salt: 5 });
  });

  test('are the saved plan’s, the newest of them', async () => {
    await say({ sex: 'male', age: 30, ageOn: day });
    const plans = await api.sql<{ id: string; min: number; max: number }[]>`
      select id, calories_min as min, calories_max as max from nutrition_plans order by calories_min desc limit 2`;
    for (const { id } of plans) await selam.call('PUT', `/saved-plans/nutrition/${id}`);
    await api.sql`update saved_plans set created_at = now() - interval '1 day' where plan_id = ${plans[1]!.id}`;
    const { plan, aims: given } = await aims();
    expect(plan).toMatchObject({ id: plans[0]!.id });
    expect(given.energy).toMatchObject({ min: Math.max(plans[0]!.min, 1500), by: 'plan' });
    await api.sql`update nutrition_plans set status = 'archived' where id = ${plans[0]!.id}`;
    expect((await aims()).plan).toMatchObject({ id: plans[1]!.id });
    await api.sql`update nutrition_plans set status = 'published'`;
  });

  test('of what another version kept, nothing is known', async () => {
    await api.sql`
      update user_profiles set preferences = '{"eater": {"sex": "other", "moon": 1}, "finder": {"minds": 3}}'
      where id = ${selam.id}`;
    expect(await aims()).toMatchObject({ kept: {}, aims: { none: 'unknown' } });
  });
});
