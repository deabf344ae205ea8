import { inLanguage, type Language, type Localized } from '#src/lib/language.ts';
import type { Sql } from '#src/server/database.server.ts';

/** Under which an exercise or a food stands by its id, which says nothing to whoever reads. */
const idKeys: ReadonlySet<string> = new Set(['exerciseId', 'easierId', 'harderId', 'foodId', 'foodIds']);

/** The same values with exercises and foods by what they are called, where they are still there. */
export async function withNames<Values>(
  { sql, language }: { readonly sql: Sql; readonly language: Language },
  values: Values,
): Promise<Values> {
  const ids = new Set<string>();
  withIds(values, (id) => {
    ids.add(id);
    return id;
  });
  if (ids.size === 0) return values;
  const found = await sql<{ id: string; name: Localized }[]>`
    select id, data->'name' as name from exercises where id in ${sql([...ids])}
    union all select id, data->'name' from foods where id in ${sql([...ids])}`;
  const names = new Map(found.map(({ id, name }) => [id, inLanguage(name, language)]));
  return withIds(values, (id) => names.get(id) ?? id) as Values;
}

/** A copy with each id of an exercise or a food put through a function. */
function withIds(value: unknown, put: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, put));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const putIn = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(putIn);
    return typeof part === 'string' ? put(part) : part;
  };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, idKeys.has(key) ? putIn(part) : withIds(part, put)]),
  );
}
