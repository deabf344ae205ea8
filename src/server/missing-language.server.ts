import type { PendingQuery, Row, TransactionSql } from 'postgres';
import { languages, type Language } from '#src/lib/language.ts';
import type { Sql } from './database.server.ts';

/** By language, the condition of `db/missing-language.ts` that tells of a row that something is not there in it. */
type Lacks = Readonly<Record<Language, string>>;

/** Narrows a list down to what is not all there in a language, where one is asked for. */
export const lacksLanguage = (
  sql: Sql | TransactionSql,
  lacks: Lacks,
  missing: Language | undefined,
): PendingQuery<Row[]> => (missing ? sql`and ${sql.unsafe(lacks[missing])}` : sql``);

/** The languages in which something of a row is not there, as a column `missing`. */
export const missingLanguages = (sql: Sql | TransactionSql, lacks: Lacks): PendingQuery<Row[]> =>
  sql.unsafe(
    `array_remove(array[${languages.map((each) => `case when ${lacks[each]} then '${each}' end`).join(', ')}], null) as missing`,
  );

/** The same of the rows of a page. */
export async function missingOf(
  sql: Sql,
  table: 'foods' | 'recipes',
  lacks: Lacks,
  ids: readonly string[],
): Promise<(id: string) => Language[]> {
  const rows = await sql<{ id: string; missing: Language[] }[]>`
    select id, ${missingLanguages(sql, lacks)} from ${sql(table)} where id = any(${[...ids]})`;
  const byId = new Map(rows.map(({ id, missing }) => [id, missing]));
  return (id) => byId.get(id) ?? [];
}
