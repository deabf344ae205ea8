import type { PendingQuery, Row, TransactionSql } from 'postgres';
import { isStorable } from '#src/lib/text.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { categoriesInUse, findPlans } from '../found-plans.server.ts';
import { listPageSize } from '#src/lib/list-query.ts';
import { countMembers } from '../members.server.ts';
import type { FitnessListQuery, FitnessPlanCard, FitnessPlanDetail } from './listing.ts';
import type { Exercise } from '../exercises/schema.ts';
import { averageMinutes, planDetail } from './schedule.ts';
import type { Block, WrittenPlan } from './schema.ts';

type Reader = Pick<Runtime, 'sql'>;

/** A page of the published plans, newest first. */
export async function listFitnessPlans({ sql }: Reader, { page, ...asked }: FitnessListQuery) {
  const choice = { ...asked, kind: 'fitness', status: 'published' } as const;
  const [found, categories] = await Promise.all([
    findPlans<CardRow>({ sql }, choice, {
      page,
      rowsAPage: listPageSize,
      columns: sql`
      id, title, description, category, level, featured,
      data->'duration' as duration, data->'durationUnit' as "durationUnit",
      data->'weeklyWorkouts' as "weeklyWorkouts", data->'blocks'->0->'schedule' as schedule,
      data->'difficulty' as difficulty, data->'goals' as goals, data->'imageUrl' as "imageUrl",
      picture_at(data->>'imageUrl') as picture,
      data->'rating' as rating, data->'reviewCount' as "reviewCount"`,
    }),
    categoriesInUse({ sql }, 'fitness'),
  ]);
  const ids = found.items.map(({ id }) => id);
  const [started, finished] = await Promise.all([
    countMembers(sql, ids, (id) => sql`started_plans where plan_id = ${id}`),
    countMembers(sql, ids, (id) => sql`started_plans where plan_id = ${id} and finished_at is not null`),
  ]);
  const items = found.items.map(({ schedule, ...card }): FitnessPlanCard => ({
    ...card,
    averageWorkoutTime: averageMinutes(schedule),
    membersStarted: started.get(card.id) ?? null,
    membersFinished: finished.get(card.id) ?? null,
  }));
  return { ...found, items, categories };
}

type CardRow = Omit<FitnessPlanCard, 'averageWorkoutTime' | 'membersStarted' | 'membersFinished'> &
  Pick<Block, 'schedule'>;

/** Whether a plan (`plan`) is made of an exercise (`exercise`). @param course where its blocks stand */
export const isScheduled = (sql: Sql | TransactionSql, course: PendingQuery<Row[]> = sql`plan.data`) => sql`
  exercise.id in (
    select scheduled->>'exerciseId' from jsonb_path_query(${course}, '$.blocks[*].schedule[*].exercises[*]') as scheduled)`;

/** A whole plan, with the exercises of all its blocks. */
interface WholePlan extends Pick<FitnessPlanDetail, 'picture'> {
  readonly plan: WrittenPlan;
  readonly exercises: Exercise[];
}

/** A published plan in one of its weeks; null where there is none of that id. */
export async function readFitnessPlan(
  runtime: Reader,
  id: string,
  week?: number,
): Promise<FitnessPlanDetail | null> {
  const found = await readWholePlan(runtime, id);
  if (!found) return null;
  const { plan, exercises, picture = null } = found;
  return { ...planDetail(plan, exercises, week), picture };
}

/** A published plan with all its weeks; null where there is none of that id. */
export async function readWholePlan({ sql }: Reader, id: string): Promise<WholePlan | null> {
  if (!isStorable(id)) return null;
  const [found] = await sql<WholePlan[]>`
    select plan.data || jsonb_build_object(
        'id', id, 'title', title, 'description', description, 'category', category,
        'level', level, 'status', status, 'featured', featured) as plan,
      picture_at(plan.data->>'imageUrl') as picture,
      (select coalesce(jsonb_agg(exercise.data), '[]')
        from exercises as exercise
        where ${isScheduled(sql)}) as exercises
    from fitness_plans as plan
    where id = ${id} and status = 'published'`;
  return found ?? null;
}
