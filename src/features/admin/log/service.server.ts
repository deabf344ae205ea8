import { homeTimeZone } from '#src/lib/day.ts';
import type { Cursor } from '#src/lib/paging.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { SubjectKind } from '#src/lib/staff-changes.ts';
import { wordsIn } from '#src/server/search.server.ts';
import { cursorPage } from '#src/server/cursor-page.server.ts';
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

/** What staff have changed, newest first unless it is asked for otherwise, page by page, on and back. */
export async function listLog(source: Source, query: LogQuery): Promise<LogPage> {
  const { sql } = source;
  const { q, person, kind, from, until, after, before, ...asked } = query;
  const midnight = (day: string, days = 0) =>
    sql`(${day}::date + ${days}::int)::timestamp at time zone ${homeTimeZone}`;
  const { rows, ...neighbours } = await cursorPage(sql, {
    table: 'activity_log',
    wanted: [
      person === undefined ? undefined : sql`and actor_id = ${person}`,
      kind && sql`and subject_kind = ${kind}`,
      from && sql`and timestamp >= ${midnight(from)}`,
      until && sql`and timestamp < ${midnight(until, 1)}`,
    ],
    words: wordsIn(sql, q, sql`activity_log_names(before, after)`),
    read: (transaction, cursor, among) => transaction<(Row & Cursor)[]>`
      select ${cursor}, timestamp, actor_id as "actorId",
        (select full_name from user_profiles p where p.id = actor_id) as "actorName",
        action, subject_kind as "subjectKind", subject_id as "subjectId", before, after
      ${among}`,
    sorting: sortingOf(asked, 'created'),
    sorts: {
      created: { moment: sql`timestamp` },
      kind: { key: sql`subject_kind`, moment: sql`timestamp` },
    },
    place: { after, before },
    size: logPageSize,
  });
  const named = await withNames(
    source,
    rows.map(({ before: was, after: became }) => ({ before: was, after: became })),
  );
  return { items: rows.map((row, index) => ({ ...entryOf(row), ...named[index]! })), ...neighbours };
}

/** The newest changes to things of these kinds. */
export async function lastChanges(
  { sql }: Pick<Source, 'sql'>,
  kinds: readonly SubjectKind[],
  count: number,
): Promise<LogEntry[]> {
  const rows = await sql<Row[]>`
    select l.id, l.timestamp, l.actor_id as "actorId", p.full_name as "actorName", l.action, l.subject_kind as "subjectKind",
      l.subject_id as "subjectId", l.before, l.after
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
