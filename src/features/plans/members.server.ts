import { maxCounted } from '#src/lib/capped-count.ts';
import type { Sql } from '#src/server/database.server.ts';
import { minMembers } from './members.ts';

/**
 * A column of how many members did something, as `memberCount` describes it. @param rows what they left in a table, with
 * an index of these rows by plan and member: no more of it is read than is told
 */
export const countMembers = (sql: Sql, rows: ReturnType<Sql>) => sql`(
  select case when count(*) >= ${minMembers} then count(*)::int end
  from (select distinct user_id from ${rows} limit ${maxCounted}) as members)`;
