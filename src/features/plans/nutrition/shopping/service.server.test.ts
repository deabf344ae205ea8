import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicMemory } from '#src/server/public-memory.server.ts';
import { startApi } from '#test/api-caller.ts';
import type { ShoppingList } from './schema.ts';
import { readShoppingList } from './service.server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({}, 'bundled');
  api.setClock(new Date('2026-11-21T09:00:00Z'));
});
afterAll(() => api.close());

const path = '/plans/nutrition/fasting-table/shopping';
const query = { for: 1, table: 'regular', week: 1 } as const;
const namesIn = (list: ShoppingList | null) => list?.lines.map(({ name }) => name.en);

it('reads the tables of foods and recipes once, and anew after a change', async () => {
  const memory = publicMemory();
  const context = { ...api.context, memory };
  const read = async () => await readShoppingList(context, 'fasting-table', query);
  const before = await read();
  const [first] = before!.lines;
  const renamed = async (name: string) =>
    await api.sql`
      update foods set data = jsonb_set(data, '{name,en}', to_jsonb(${name}::text)) where id = ${first!.foodId}`;
  await renamed('Called otherwise');
  expect(await read()).toEqual(before);
  memory.forget();
  expect(namesIn(await read())).toContain('Called otherwise');
  await renamed(first!.name.en);
});

it.each([
  ['2026-11-21', 200],
  ['2026-10-21', 200],
  ['2027-11-22', 200],
  ['2026-10-20', 422],
  ['2027-11-23', 422],
  ['9999-12-31', 422],
  ['0000-01-01', 422],
  ['2026-02-30', 422],
  ['soon', 422],
])('a week that begins on %s is answered by %i', async (from, status) => {
  const answer = await api.visitor().call('GET', `${path}?table=fasts&from=${from}`);
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.errors).toMatchObject([{ path: ['from'] }]);
});
