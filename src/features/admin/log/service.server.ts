import type { TransactionSql } from 'postgres';
import { homeTimeZone } from '#src/lib/day.ts';
import { askedCursor, pageByCursor, type Cursor } from '#src/lib/paging.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { SubjectKind } from '#src/lib/staff-changes.ts';
import type { Sql } from '#src/server/database.server.ts';
import { matches } from '#src/server/search.server.ts';
import { momentOf } from '#src/server/moment.server.ts';
import { withNames } from '#src/api/named-values.server.ts';
import {
  logPageSize,
  type FullLogEntry,
  type LogEntry,
  type LogPage,
  type LogPeople,
  type LogQuery,
  type Person,
} from './schema.ts';

type Source = Pick<RequestContext, 'sql' | 'language'>;

interface Row {
  readonly id: string;
  readonly timestamp: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: Values;
  readonly after: Values;
}

function entryOf(row: Row): LogEntry {
  const { id, timestamp, actorId, actorName, action, subjectKind, subjectId, before, after } = row;
  return {
    id,
    at: new Date(timestamp).toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName },
    action,
    subjectKind,
    subjectId,
    subjectName: subjectName(before, after),
  };
}

type Values = FullLogEntry['before'];

/** Under which of its values a thing is called by its name. */
const naming = ['title', 'name', 'full_name', 'fullName'] as const;

/** What a changed thing is called: as it is now, else as it was; a text, or one in several languages. */
function subjectName(before: Values, after: Values): string | { en: string; am?: string } | null {
  for (const values of [after, before])
    for (const key of naming) {
      const name = values?.[key];
      if (typeof name === 'string' && name !== '') return name;
      if (isText(name)) return { en: name.en, ...(typeof name.am === 'string' && { am: name.am }) };
    }
  return null;
}

const isText = (value: unknown): value is { en: string; am?: unknown } =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';

/** What staff have changed, newest first, page by page, on and back. */
export async function listLog(source: Source, query: LogQuery): Promise<LogPage> {
  const { sql } = source;
  const asked = askedCursor(query);
  const { place, isBackwards } = asked;
  const found =
    query.q === ''
      ? await readRows(sql, query, place, isBackwards)
      : // For the very words that are looked for: a plan for any words reads the whole log.
        await sql.begin('read only', async (transaction) => {
          await transaction`set local plan_cache_mode = force_custom_plan`;
          return await readRows(transaction, query, place, isBackwards);
        });
  const { shown, previous, next } = pageByCursor(found, logPageSize, asked);
  const named = await withNames(
    source,
    shown.map(({ before, after }) => ({ before, after })),
  );
  return { items: shown.map((row, index) => ({ ...entryOf(row), ...named[index]! })), previous, next };
}

/** Of `activity_log l` and `user_profiles p`. */
const entryColumns = (sql: Sql | TransactionSql) => sql`
  l.actor_id as "actorId", p.full_name as "actorName", l.action, l.subject_kind as "subjectKind",
  l.subject_id as "subjectId"`;

/** One row more than a page shows, from a place on. */
async function readRows(
  sql: Sql | TransactionSql,
  { q, person, kind, from, until }: LogQuery,
  place: Cursor | null,
  isBackwards: boolean,
): Promise<(Row & Cursor)[]> {
  const midnight = (day: string, days = 0) =>
    sql`(${day}::date + ${days}::int)::timestamp at time zone ${homeTimeZone}`;
  const there = place && sql`(${momentOf(sql, place.at)}, ${place.id}::bigint)`;
  const here = sql`(l.timestamp, l.id)`;
  const inOrder = isBackwards ? sql`l.timestamp, l.id` : sql`l.timestamp desc, l.id desc`;
  return await sql<(Row & Cursor)[]>`
    select l.id, l.timestamp, (extract(epoch from l.timestamp) * 1000000)::bigint::text as at,
           ${entryColumns(sql)}, l.before, l.after
    from activity_log l left join user_profiles p on p.id = l.actor_id
    where true
      ${person ? sql`and l.actor_id = ${person}` : sql``}
      ${kind ? sql`and l.subject_kind = ${kind}` : sql``}
      ${from ? sql`and l.timestamp >= ${midnight(from)}` : sql``}
      ${until ? sql`and l.timestamp < ${midnight(until, 1)}` : sql``}
      ${matches(sql, q, sql`activity_log_names(l.before, l.after)`)}
      ${there ? (isBackwards ? sql`and ${here} > ${there}` : sql`and ${here} < ${there}`) : sql``}
    order by ${inOrder}
    limit ${logPageSize + 1}`;
}

/** The newest changes to things of these kinds. */
export async function lastChanges(
  { sql }: Pick<Source, 'sql'>,
  kinds: readonly SubjectKind[],
  count: number,
): Promise<LogEntry[]> {
  const rows = await sql<Row[]>`
    select l.id, l.timestamp, ${entryColumns(sql)}, l.before, l.after
    from unnest(${[...kinds]}::text[]) as kind
    cross join lateral (
      select * from activity_log where subject_kind = kind order by timestamp desc, id desc limit ${count}
    ) l
    left join user_profiles p on p.id = l.actor_id
    order by l.timestamp desc, l.id desc
    limit ${count}`;
  return rows.map(entryOf);
}

/** Everybody who stands in the log. One look into the index for each, however long the log is. */
export async function peopleInLog({ sql }: Pick<Source, 'sql'>): Promise<LogPeople> {
  const items = await sql<Person[]>`
    with recursive actors as (
      (select actor_id from activity_log order by actor_id limit 1)
      union all
      select (select l.actor_id from activity_log l where l.actor_id > a.actor_id order by l.actor_id limit 1)
      from actors a where a.actor_id is not null
    )
    select a.actor_id as id, p.full_name as name
    from actors a left join user_profiles p on p.id = a.actor_id
    where a.actor_id is not null
    order by lower(p.full_name), a.actor_id`;
  return { items: [...items], total: items.length };
}
