import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { findPlans, type PlanChoice } from './found-plans.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const aDay = 24 * 60 * 60 * 1000;

/** Some plans, ten days between each and the next older one, the first the newest. */
async function plans(count: number, search = 'word'): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: `plan-${i}`,
    title: { en: `Plan ${i}` },
    description: { en: 'For trying' },
    category: i % 2 === 0 ? 'strength' : 'endurance',
    level: i % 3 === 0 ? 'beginner' : 'advanced',
    status: i % 5 === 0 ? 'draft' : 'published',
    featured: i % 7 === 0,
    data: {},
    search_text: `${search} ${i}`,
    created_at: new Date(Date.UTC(2026, 10, 21) - i * 10 * aDay).toISOString(),
    updated_at: '2026-11-21',
    version: 1,
  }));
  await database.sql`
    insert into fitness_plans
    select * from jsonb_populate_recordset(null::fitness_plans, ${JSON.stringify(rows)}::text::jsonb)`;
}
beforeEach(async () => {
  await database.sql`truncate fitness_plans, nutrition_plans cascade`;
});

const found = async (choice: Partial<PlanChoice>, page = 1) => {
  const { sql } = database;
  const wanted = { page, rowsAPage: 10, columns: sql`id` };
  const answer = await findPlans<{ id: string }>(database, { kind: 'fitness', q: '', ...choice }, wanted);
  return { ...answer, items: answer.items.map(({ id }) => id) };
};

/** The same the plain way: all that match, counted and cut. */
async function plainly({ status, category, level, featured }: Partial<PlanChoice>) {
  const rows = await database.sql<{ id: string }[]>`
    select id from fitness_plans
    where status = coalesce(${status ?? null}, status) and category = coalesce(${category ?? null}, category)
      and level = coalesce(${level ?? null}, level) and featured = coalesce(${featured ?? null}, featured)
    order by created_at desc, id desc`;
  return rows.map(({ id }) => id);
}

describe('a page of plans', () => {
  const choices: Partial<PlanChoice>[] = [
    {},
    { status: 'draft' },
    { category: 'strength' },
    { status: 'published', category: 'endurance', level: 'advanced' },
    { featured: true },
    { level: 'intermediate' },
  ];
  it.each(choices)('of %j is what one finds by reading all, at any depth', async (choice) => {
    await plans(117);
    const all = await plainly(choice);
    const pages = Math.max(1, Math.ceil(all.length / 10));
    for (let page = 1; page <= pages + 1; page += 1)
      expect(await found(choice, page)).toEqual({
        items: all.slice((page - 1) * 10, page * 10),
        total: all.length,
        isCapped: false,
        page,
        pages,
      });
  });

  it('stays so whatever is changed, moved in time, deleted or undone', async () => {
    await plans(60);
    const { sql } = database;
    await sql`update fitness_plans set status = 'published', category = 'strength' where id like 'plan-1%'`;
    await sql`update fitness_plans set created_at = created_at - interval '100 days' where id like 'plan-2%'`;
    await sql`update fitness_plans set search_text = 'other' where id like 'plan-3%'`;
    await sql`delete from fitness_plans where id like 'plan-4%'`;
    await sql
      .begin(async (transaction) => {
        await transaction`delete from fitness_plans`;
        throw new Error('undone');
      })
      .catch(() => undefined);
    for (const choice of [{}, { status: 'published' }, { category: 'strength', featured: false }]) {
      const all = await plainly(choice);
      expect(await found(choice, 2)).toMatchObject({ items: all.slice(10, 20), total: all.length });
    }
    await sql`truncate fitness_plans cascade`;
    expect(await found({})).toEqual({ items: [], total: 0, isCapped: false, page: 1, pages: 1 });
  });

  it('counts plans that several people add at once', async () => {
    await plans(1);
    await Promise.all(
      Array.from(
        { length: 12 },
        (_, i) =>
          database.sql`
          insert into fitness_plans (id, title, description, category, level, data, search_text)
          select ${`copy-${i}`}, title, description, category, level, data, search_text
          from fitness_plans where id = 'plan-0'`,
      ),
    );
    expect((await found({})).total).toBe(13);
  });
});

describe('a search', () => {
  it('is exact up to 200, and says when there is more', async () => {
    await plans(200);
    expect(await found({ q: 'word' }, 20)).toMatchObject({ total: 200, isCapped: false, pages: 20 });
    await database.sql`
      insert into fitness_plans select (jsonb_populate_record(plan, '{"id": "one-more"}')).*
      from fitness_plans as plan where id = 'plan-0'`;
    expect(await found({ q: 'word' })).toMatchObject({ total: 200, isCapped: true, pages: 20 });
    expect((await found({ q: 'word' }, 21)).items).toEqual([]);
  });

  it.each([
    ['wo', 20],
    ['ord', 20],
    ['or', 0],
    ['ጠን', 0],
    ['word 19', 1],
    ['%', 0],
    ['1', 11],
  ])('for %j finds %i', async (q, count) => {
    await plans(20);
    expect((await found({ q })).total).toBe(count);
  });
});
