import type { Runtime } from '#src/server/context.server.ts';
import type { Exercise } from './schema.ts';

/** The whole exercise library, by name. */
export async function listExercises({ sql }: Pick<Runtime, 'sql'>): Promise<Exercise[]> {
  const rows = await sql<{ data: Exercise }[]>`select data from exercises order by data->'name'->>'en'`;
  return rows.map(({ data }) => data);
}
