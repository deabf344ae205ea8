import {
  articlesWithout,
  exercisesWithout,
  foodsWithout,
  plansWithout,
  recipesWithout,
} from '#db/missing-language.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { addMonths, firstDay, monthOf } from '#src/lib/month.ts';
import { cappedCount, maxCounted } from '#src/lib/capped-count.ts';
import { languages, type Language } from '#src/lib/language.ts';
import type { SubjectKind } from '#src/lib/staff-changes.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { mayOpen } from '../areas.ts';
import { lastChanges } from '../log/service.server.ts';
import type { WrittenKind } from './kinds.ts';
import { growthMonths, lastEntries, type Dashboard, type GrowthMonth } from './schema.ts';

/** The area in which each kind of thing is changed: whoever may open it sees its changes. */
const areaOfKind: Readonly<Record<SubjectKind, string>> = {
  user: '/admin/users',
  'fitness-plan': '/admin/fitness',
  'nutrition-plan': '/admin/nutrition',
  exercise: '/admin/exercises',
  food: '/admin/nutrition',
  recipe: '/admin/nutrition',
  feast: '/admin/feasts',
  'content-item': '/admin/content',
  picture: '/admin/pictures',
  feedback: '/admin/feedback',
  'saved-reply': '/admin/saved-replies',
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
  const [growth, counts, missing, changes] = await Promise.all([
    countMembers(sql, months),
    countWork(sql, { before, current }),
    countMissing(sql),
    lastChanges(context, kinds, lastEntries),
  ]);
  const changeOf = ({ now, before }: Counts) => ({
    thisMonth: cappedCount(now),
    monthBefore: cappedCount(before),
  });
  const plansOf = (plans: Counts) => ({
    published: cappedCount(plans.published),
    draft: cappedCount(plans.draft),
    archived: cappedCount(plans.archived),
    change: changeOf(plans),
  });
  const { archived: _, ...content } = plansOf(counts.content_items);
  return {
    members: growth.at(-1)?.members ?? 0,
    growth,
    fitnessPlans: plansOf(counts.fitness_plans),
    nutritionPlans: plansOf(counts.nutrition_plans),
    content,
    feedback: { open: cappedCount(counts.feedback.open), change: changeOf(counts.feedback) },
    missing,
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

type Counts = Readonly<Record<'published' | 'draft' | 'archived' | 'open' | 'now' | 'before', number>>;
type Table = 'fitness_plans' | 'nutrition_plans' | 'content_items' | 'feedback';

/** Each count stops above `maxCounted`, and reads an index no further. */
async function countWork(
  sql: Sql,
  { before, current }: { readonly before: string; readonly current: string },
): Promise<Readonly<Record<Table, Counts>>> {
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone ${homeTimeZone}`;
  const count = (table: Table, where: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select 1 from ${sql(table)} where ${where} limit ${maxCounted + 1}) found)`;
  const cameIn = (table: Table) => {
    const stands =
      table === 'fitness_plans'
        ? sql`status <> 'deleted'`
        : table === 'feedback'
          ? sql`spam_at is null`
          : sql`true`;
    const earlier = sql`created_at >= ${midnight(before)} and created_at < ${midnight(current)}`;
    return sql`
      'now', ${count(table, sql`created_at >= ${midnight(current)} and ${stands}`)},
      'before', ${count(table, sql`${earlier} and ${stands}`)}`;
  };
  const written = (table: Table) => sql`
    json_build_object(
      'published', ${count(table, sql`status = 'published'`)},
      'draft', ${count(table, sql`status = 'draft'`)},
      'archived', ${count(table, sql`status = 'archived'`)}, ${cameIn(table)}) as ${sql(table)}`;
  const [row] = await sql<[Record<Table, Counts>]>`
    select ${written('fitness_plans')}, ${written('nutrition_plans')}, ${written('content_items')},
      json_build_object('open', ${count('feedback', sql`not is_resolved and spam_at is null`)}, ${cameIn('feedback')}) as feedback`;
  return row;
}

const withoutLanguage = {
  fitnessPlans: ['fitness_plans', plansWithout],
  nutritionPlans: ['nutrition_plans', plansWithout],
  exercises: ['exercises', exercisesWithout],
  foods: ['foods', foodsWithout],
  recipes: ['recipes', recipesWithout],
  content: ['content_items', articlesWithout],
} as const satisfies Record<WrittenKind, readonly [string, Readonly<Record<Language, string>>]>;

/** How many records of each kind are not all there in a language. An index has just those. */
async function countMissing(sql: Sql): Promise<Dashboard['missing']> {
  const count = (kind: WrittenKind, language: Language) => {
    const [table, lacks] = withoutLanguage[kind];
    return sql`
      select ${kind} as kind, ${language} as language, count(*)::int as counted from (
        select 1 from ${sql(table)} where ${sql.unsafe(lacks[language])} limit ${maxCounted + 1}) found`;
  };
  const kinds = Object.keys(withoutLanguage) as WrittenKind[];
  const counts = kinds.flatMap((kind) => languages.map((language) => count(kind, language)));
  const rows = await sql<{ kind: WrittenKind; language: Language; counted: number }[]>`
    ${counts.reduce((all, one) => sql`${all} union all ${one}`)}`;
  const of = (kind: WrittenKind, language: Language) =>
    cappedCount(rows.find((row) => row.kind === kind && row.language === language)?.counted ?? 0);
  return kinds.map((kind) => ({ kind, am: of(kind, 'am'), en: of(kind, 'en') }));
}
