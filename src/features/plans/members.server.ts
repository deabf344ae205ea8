import type { PendingQuery, Row } from 'postgres';
import { maxCounted } from '#src/lib/capped-count.ts';
import type { Sql } from '#src/server/database.server.ts';
import { minMembers } from './members.ts';

type Fragment = PendingQuery<Row[]>;

/**
 * How many members did something with each of some plans, as `memberCount` describes it. Members' rows may lie on other
 * machines than plans, which are joined with nothing then.
 *
 * @param rowsOf what they left of one plan in a table, with an index of these rows by plan and member: no more of it is
 *   read than is told
 */
export async function countMembers(
  sql: Sql,
  ids: readonly string[],
  rowsOf: (id: string) => Fragment,
): Promise<ReadonlyMap<string, number | null>> {
  const [first, ...others] = ids.map(
    (id) => sql`
      select ${id}::text as id, case when count(*) >= ${minMembers} then count(*)::int end as members
      from (select distinct user_id from ${rowsOf(id)} limit ${maxCounted}) as members`,
  );
  if (!first) return new Map();
  const counted = others.reduce((all, one) => sql`${all} union all ${one}`, first);
  const rows = await sql<{ id: string; members: number | null }[]>`${counted}`;
  return new Map(rows.map(({ id, members }) => [id, members]));
}
