import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import { momentOf } from '#src/server/moment.server.ts';
import { formatCursor, parseCursor, type Activity, type HistoryPage, type NewActivity } from './schema.ts';

/** Of one member on one day. */
export const maxPerDay = 50;
const historyPageSize = 30;

/** The member's activities from one day to another, in the order of days and of logging. */
export async function listActivities(
  { sql, actor }: OwnContext,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Activity[]> {
  return await sql<Activity[]>`
    select id, user_id, date::text, type, details from activities
    where user_id = ${actor.userId} and date between ${from} and ${to}
    order by date, created_at`;
}

/** All of the member's activities, newest day first, page by page. @param after `next` of the page before */
export async function listHistory({ sql, actor }: OwnContext, after?: string): Promise<HistoryPage> {
  const place = after === undefined ? null : parseCursor(after);
  const further = place
    ? sql`and (date, created_at, id) < (${place.date}, ${momentOf(sql, place.logged)}, ${place.id})`
    : sql``;
  const rows = await sql<{ activity: Activity; logged: string }[]>`
    select (extract(epoch from created_at) * 1000000)::bigint::text as logged,
           json_build_object(
             'id', id, 'user_id', user_id, 'date', date, 'type', type, 'details', details) as activity
    from activities
    where user_id = ${actor.userId} ${further}
    order by date desc, created_at desc, id desc
    limit ${historyPageSize + 1}`;
  const shown = rows.slice(0, historyPageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ activity }) => activity),
    next: last ? formatCursor({ ...last.activity, logged: last.logged }) : null,
  };
}

/** Saves an activity. Sent again under its id it is saved once; a day holds only so many, however many come at once. */
export const logActivity = async (
  { sql, actor }: MemberContext,
  activity: NewActivity,
): Promise<Activity | 'day_full' | 'id_taken'> =>
  await sql.begin((transaction) => addActivity(transaction, actor.userId, activity));

/** The same within what else is saved with it, or not at all. */
export async function addActivity(
  transaction: TransactionSql,
  userId: string,
  { id = randomUUID(), date, type, details }: NewActivity,
): Promise<Activity | 'day_full' | 'id_taken'> {
  const content = JSON.stringify(details);
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`activities ${userId} ${date}`}, 0))`;
  const [earlier] = await transaction<(Activity & { same: boolean })[]>`
    select id, user_id, date::text, type, details,
           (date, type, details) = (${date}::date, ${type}, ${content}::text::jsonb) as same
    from activities where id = ${id} and user_id = ${userId}`;
  if (earlier) {
    const { same, ...activity } = earlier;
    return same ? activity : 'id_taken';
  }
  const [day] = await transaction<[{ count: number }]>`
    select count(*)::int as count from activities where user_id = ${userId} and date = ${date}`;
  if (day.count >= maxPerDay) return 'day_full';
  const [saved] = await transaction<[Activity?]>`
    insert into activities (id, user_id, date, type, details)
    values (${id}, ${userId}, ${date}, ${type}, ${content}::text::jsonb)
    on conflict do nothing
    returning id, user_id, date, type, details`;
  return saved ?? 'id_taken';
}

/** Takes one of the member's own activities away. @returns false where there is none of that id */
export async function removeActivity({ sql, actor }: MemberContext, id: string): Promise<boolean> {
  const { count } = await sql`delete from activities where id = ${id} and user_id = ${actor.userId}`;
  return count > 0;
}
