import { maxCounted } from '#src/lib/capped-count.ts';
import { addDays, homeTimeZone, mondayOf, today, type Day } from '#src/lib/day.ts';
import { isStorable } from '#src/lib/text.ts';
import { minShown, usedKinds, uses, type SearchPlace, type Use, type UsedKind } from '#src/lib/usage.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { figureOf, partsOf, rangesOf } from './figures.ts';
import { mostOpened } from './kinds.ts';
import {
  maxFollowers,
  maxSearches,
  quietDays,
  shownWeeks,
  type Course,
  type Figure,
  type Place,
  type RecordUsage,
  type Usage,
} from './schema.ts';

type Context = Pick<Runtime, 'sql' | 'now'>;

const tables: Readonly<Record<UsedKind, string>> = {
  'fitness-plan': 'fitness_plans',
  'nutrition-plan': 'nutrition_plans',
  'content-item': 'content_items',
  recipe: 'recipes',
  exercise: 'exercises',
  food: 'foods',
};

/** How much a record is read and done; null where there is none of that id. */
export async function readRecordUsage(
  context: Context,
  kind: UsedKind,
  id: string,
): Promise<RecordUsage | null> {
  const { sql } = context;
  if (!isStorable(id)) return null;
  const found = await sql`select from ${sql(tables[kind])} where id = ${id}`;
  if (found.length === 0) return null;
  const isPlan = kind === 'fitness-plan' || kind === 'nutrition-plan';
  const isEaten = kind === 'food' || kind === 'recipe';
  const shown = ['opened', 'printed', ...(isEaten ? (['logged'] as const) : [])] as const;
  const [weeks, saved, course] = await Promise.all([
    readWeeks(context, { kinds: [kind], subject: id, uses: shown, count: shownWeeks.record }),
    isPlan ? countSaved(sql, kind === 'fitness-plan' ? 'fitness' : 'nutrition', id) : null,
    kind === 'fitness-plan' ? readCourse(context, id) : null,
  ]);
  return { weeks, saved, course };
}

/** How much everything is read and done, and what was searched and not found. */
export async function readUsage(context: Context): Promise<Usage> {
  const [weeks, opened, searches] = await Promise.all([
    readWeeks(context, { kinds: usedKinds, subject: '', uses, count: shownWeeks.dashboard }),
    readMostOpened(context),
    readSearches(context),
  ]);
  return { weeks, mostOpened: opened, searches };
}

/** Of each day so many that were opened most are added up: whatever comes to the head of all is among them. */
const candidatesOfDay = 100;

/** The records that were opened most, however many there are: of each day the head of an index is read. */
async function readMostOpened({ sql, now }: Context): Promise<Usage['mostOpened']> {
  const until = today(now(), homeTimeZone);
  const since = addDays(until, 1 - mostOpened.days);
  const rows = await sql<Usage['mostOpened']>`
    with candidates as (
      select distinct kind, subject
      from generate_series(${since}::date, ${until}::date, interval '1 day') as each
      cross join lateral (
        select kind, subject from daily_counts
        where what = 'opened' and subject <> '' and day = each::date
        order by count desc nulls last limit ${candidatesOfDay}) as most
    ), summed as (
      select kind, subject as id, sum(count)::int as opened
      from candidates join daily_counts using (kind, subject)
      where what = 'opened' and day between ${since}::date and ${until}::date
      group by kind, subject having sum(count) >= ${minShown}
    ), named as (
      select *, case kind
        when 'content-item' then (select title from content_items where id = summed.id)
        when 'fitness-plan' then (select title from fitness_plans where id = summed.id and status <> 'deleted')
        when 'nutrition-plan' then (select title from nutrition_plans where id = summed.id)
        when 'recipe' then (select data->'name' from recipes where id = summed.id)
        when 'exercise' then (select data->'name' from exercises where id = summed.id)
        when 'food' then (select data->'name' from foods where id = summed.id)
      end as title from summed
    )
    select kind, id, title, opened from named where title is not null
    order by opened desc, kind, id limit ${mostOpened.records}`;
  return [...rows];
}

/** Weeks from Monday on, the present one first. Reads a row for each day. */
async function readWeeks<Asked extends Use>(
  { sql, now }: Context,
  of: {
    readonly kinds: readonly UsedKind[];
    /** Empty for all of their kind. */
    readonly subject: string;
    readonly uses: readonly Asked[];
    readonly count: number;
  },
): Promise<({ readonly from: Day } & Record<Asked, Figure>)[]> {
  const present = mondayOf(today(now(), homeTimeZone));
  const mondays = Array.from({ length: of.count }, (_week, before) => addDays(present, -7 * before));
  const rows = await sql<{ monday: Day; what: Asked; count: number }[]>`
    select (day - (extract(isodow from day)::int - 1))::text as monday, what, sum(count)::int as count
    from daily_counts
    where kind in ${sql([...of.kinds])} and subject = ${of.subject} and what in ${sql([...of.uses] as string[])}
      and day >= ${mondays.at(-1)!}::date
    group by 1, 2`;
  return mondays.map((from) => {
    const figures = of.uses.map((use) => {
      const counted = rows.find(({ monday, what }) => monday === from && what === use);
      return [use, figureOf(counted?.count ?? 0)] as const;
    });
    return { from, ...(Object.fromEntries(figures) as Record<Asked, Figure>) };
  });
}

/** Days that are looked back on, and of each so many texts that were searched most. */
const searched = { days: 90, ofDay: 50 };

/** Texts that were searched often enough, and not in one go, however many there are: of each day the head of an index is read. */
async function readSearches({ sql, now }: Context): Promise<Usage['searches']> {
  const until = today(now(), homeTimeZone);
  const since = addDays(until, 1 - searched.days);
  const rows = await sql<{ place: SearchPlace; text: string; count: number }[]>`
    with candidates as (
      select distinct kind, subject
      from generate_series(${since}::date, ${until}::date, interval '1 day') as each
      cross join lateral (
        select kind, subject from daily_counts
        where what = 'not-found' and day = each::date
        order by count desc nulls last limit ${searched.ofDay}) as most
    )
    select kind as place, subject as text, sum(count)::int as count
    from candidates join daily_counts using (kind, subject)
    where what = 'not-found' and day between ${since}::date and ${until}::date
    group by kind, subject having sum(count) >= ${minShown} and count(*) >= 2
    order by sum(count) desc, kind, subject limit ${maxSearches}`;
  return [...rows];
}

/** Reads its index no further than is told. */
async function countSaved(
  sql: Sql,
  kind: 'fitness' | 'nutrition',
  id: string,
): Promise<RecordUsage['saved']> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from saved_plans where kind = ${kind} and plan_id = ${id} limit ${maxCounted + 1}) as members`;
  return { members: figureOf(Math.min(row.count, maxCounted)), isCapped: row.count > maxCounted };
}

interface Outcome {
  readonly outcome: 'following' | 'finished' | 'stopped';
  readonly place: readonly [week: number, day: number] | null;
  readonly members: number;
  readonly beginnings: number;
}

/** Of those who began the plan last, each once by how it went for them last: it takes no longer with a million. */
async function readCourse({ sql, now }: Context, id: string): Promise<Course> {
  const quietSince = new Date(now().getTime() - quietDays * 86_400_000).toISOString();
  const rows = await sql<Outcome[]>`
    with newest as (
      select id, user_id, started_at, ended_at, finished_at from started_plans
      where plan_id = ${id} order by started_at desc, id desc limit ${maxFollowers + 1}
    ), each as (
      select distinct on (user_id) *
      from (select * from newest order by started_at desc, id desc limit ${maxFollowers}) as last
      order by user_id, ended_at is null desc, started_at desc
    ), done as (
      select each.id, max(session.finished_at) as latest, max(array[week, day]) as place
      from each join workout_sessions as session
        on session.user_id = each.user_id and session.started_plan_id = each.id and session.finished_at is not null
      group by each.id
    ), told as (
      select case
          when finished_at is not null then 'finished'
          when ended_at is null and greatest(started_at, done.latest) > ${quietSince} then 'following'
          else 'stopped'
        end as outcome, done.place
      from each left join done using (id)
    )
    select outcome, case when outcome = 'stopped' then place end as place, count(*)::int as members,
      (select count(*)::int from newest) as beginnings
    from told group by 1, 2`;
  const membersOf = (wanted: Outcome['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).reduce((sum, { members }) => sum + members, 0);
  const counts = {
    following: membersOf('following'),
    finished: membersOf('finished'),
    stopped: membersOf('stopped'),
  };
  const of = counts.following + counts.finished + counts.stopped;
  const parts = partsOf(counts);
  const stops = rows
    .filter(({ outcome }) => outcome === 'stopped')
    .map(({ place, members }) => ({ place: placeOf(place), members }));
  return {
    of: figureOf(of),
    isCapped: (rows[0]?.beginnings ?? 0) > maxFollowers,
    ...parts,
    // Together they say what is withheld.
    stoppedAfter: typeof parts.stopped === 'number' ? rangesOf(stops) : [],
  };
}

const placeOf = (place: Outcome['place']): Place | null => (place ? { week: place[0], day: place[1] } : null);
