import type { Runtime } from '#src/server/context.server.ts';
import type { Food } from './schema.ts';

/** The whole table of foods, by name. */
export async function listFoods({ sql }: Pick<Runtime, 'sql'>): Promise<Food[]> {
  const rows = await sql<{ data: Food }[]>`select data from foods order by data->'name'->>'en', id`;
  return rows.map(({ data }) => data);
}
