import { homeTimeZone, today } from '#src/lib/day.ts';
import { addMonths, firstDay, monthOf } from '#src/lib/month.ts';
import { cappedCount, maxCounted } from '#src/lib/capped-count.ts';
import type { SubjectKind } from '#src/lib/staff-changes.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { mayOpen } from '../areas.ts';
import { lastChanges } from '../log/service.server.ts';
import { growthMonths, lastEntries, type Dashboard, type GrowthMonth } from './schema.ts';

/** The area in which each kind of thing is changed: whoever may open it sees its changes. */
const areaOfKind: Readonly<Record<SubjectKind, string>> = {
  user: '/admin/users',
  'fitness-plan': '/admin/fitness',
  'nutrition-plan': '/admin/nutrition',
  exercise: '/admin/exercises',
  food: '/admin/nutrition',
  feast: '/admin/feasts',
  'content-item': '/admin/content',
  feedback: '/admin/feedback',
};

/** How the whole product stands. Takes no longer with a million members than with ten. */
export async function readDashboard(context: MemberContext): Promise<Dashboard> {
  const { sql, actor } = context;
  const present = monthOf('gregorian', today(context.now(), homeTimeZone));
  const months = Array.from({ length: growthMonths }, (_, index) =>
    firstDay(addMonths(present, index + 1 - growthMonths)),
  );
  const [before = '', current = ''] = months.slice(-2);
  const kinds = (Object.keys(areaOfKind) as SubjectKind[]).filter((kind) =>
    mayOpen(actor.role, areaOfKind[kind]),
  );
  const [growth, counts, changes] = await Promise.all([
    countMembers(sql, months),
    countWork(sql, { before, current }),
    lastChanges(context, kinds, lastEntries),
  ]);
  const plansOf = (kind: 'fitness' | 'nutrition') => ({
    published: cappedCount(counts[`${kind}_published`]),
    draft: cappedCount(counts[`${kind}_draft`]),
    archived: cappedCount(counts[`${kind}_archived`]),
    change: changeOf(`${kind}_plans`),
  });
  const changeOf = (table: Table) => ({
    thisMonth: cappedCount(counts[`${table}_now`]),
    monthBefore: cappedCount(counts[`${table}_before`]),
  });
  return {
    members: growth.at(-1)?.members ?? 0,
    growth,
    fitnessPlans: plansOf('fitness'),
    nutritionPlans: plansOf('nutrition'),
    content: {
      published: cappedCount(counts.content_published),
      draft: cappedCount(counts.content_draft),
      change: changeOf('content_items'),
    },
    feedback: { open: cappedCount(counts.feedback_open), change: changeOf('feedback') },
    lastChanges: changes,
  };
}

/** From the counts of all people that the database keeps month by month, less the few who are staff. */
async function countMembers(sql: Sql, months: readonly string[]): Promise<GrowthMonth[]> {
  return await sql<GrowthMonth[]>`
    with counted as (
      select month, members from member_counts
      union all
      select date_trunc('month', created_at at time zone ${homeTimeZone})::date, -1
      from user_profiles where role <> 'user'
    )
    select shown.month, coalesce(sum(c.members) filter (where c.month = shown.month::date), 0)::int as joined,
           coalesce(sum(c.members), 0)::int as members
    from unnest(${[...months]}::text[]) as shown (month)
    left join counted c on c.month <= shown.month::date
    group by shown.month order by shown.month`;
}

type Table = 'fitness_plans' | 'nutrition_plans' | 'content_items' | 'feedback';
type Counted =
  | `${'fitness' | 'nutrition'}_${'published' | 'draft' | 'archived'}`
  | `content_${'published' | 'draft'}`
  | 'feedback_open'
  | `${Table}_${'now' | 'before'}`;

/** Each count stops above `maxCounted`, and reads an index no further. */
async function countWork(
  sql: Sql,
  { before, current }: { readonly before: string; readonly current: string },
): Promise<Readonly<Record<Counted, number>>> {
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone ${homeTimeZone}`;
  const count = (table: string, where: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select 1 from ${sql(table)} where ${where} limit ${maxCounted + 1}) found)`;
  const having = (table: Table, status: string) => count(table, sql`status = ${status}`);
  const now = (table: Table) => count(table, sql`created_at >= ${midnight(current)}`);
  const then = (table: Table) =>
    count(table, sql`created_at >= ${midnight(before)} and created_at < ${midnight(current)}`);
  const [row] = await sql<[Record<Counted, number>]>`
    select ${having('fitness_plans', 'published')} as fitness_published,
           ${having('fitness_plans', 'draft')} as fitness_draft,
           0 as fitness_archived,
           ${now('fitness_plans')} as fitness_plans_now,
           ${then('fitness_plans')} as fitness_plans_before,
           ${having('nutrition_plans', 'published')} as nutrition_published,
           ${having('nutrition_plans', 'draft')} as nutrition_draft,
           ${having('nutrition_plans', 'archived')} as nutrition_archived,
           ${now('nutrition_plans')} as nutrition_plans_now,
           ${then('nutrition_plans')} as nutrition_plans_before,
           ${having('content_items', 'published')} as content_published,
           ${having('content_items', 'draft')} as content_draft,
           ${now('content_items')} as content_items_now,
           ${then('content_items')} as content_items_before,
           ${count('feedback', sql`not is_resolved`)} as feedback_open,
           ${now('feedback')} as feedback_now,
           ${then('feedback')} as feedback_before`;
  return row;
}
