import { isStorable } from '#src/lib/text.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { listPageSize, pageCount } from '../listing.ts';
import { matches } from '../search.server.ts';
import type { FitnessListQuery, FitnessPlanCard, FitnessPlanDetail } from './listing.ts';
import type { Exercise, FitnessPlan } from './schema.ts';

type Reader = Pick<Runtime, 'sql'>;

/** A page of the published plans, newest first. */
export async function listFitnessPlans({ sql }: Reader, query: FitnessListQuery) {
  const { category, level, featured, q, page } = query;
  const wanted = sql`
    from fitness_plans where status = 'published'
    ${category ? sql`and category = ${category}` : sql``}
    ${level ? sql`and level = ${level}` : sql``}
    ${featured === undefined ? sql`` : sql`and featured = ${featured}`}
    ${matches(sql, q)}`;
  const [plans, [count]] = await Promise.all([
    sql<FitnessPlanCard[]>`
      select id, title, description, category, level, featured,
        data->'duration' as duration, data->'durationUnit' as "durationUnit",
        data->'weeklyWorkouts' as "weeklyWorkouts", data->'averageWorkoutTime' as "averageWorkoutTime",
        data->'difficulty' as difficulty, data->'goals' as goals, data->'imageUrl' as "imageUrl",
        data->'rating' as rating, data->'reviewCount' as "reviewCount"
      ${wanted}
      order by created_at desc, id desc
      limit ${listPageSize} offset ${(page - 1) * listPageSize}`,
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
  ]);
  const total = count?.total ?? 0;
  return { plans: [...plans], total, page, pages: pageCount(total) };
}

/** A published plan with its exercises; null where there is none of that id. */
export async function readFitnessPlan({ sql }: Reader, id: string): Promise<FitnessPlanDetail | null> {
  if (!isStorable(id)) return null;
  const [found] = await sql<{ plan: FitnessPlan; exercises: Exercise[] }[]>`
    select plan.data || jsonb_build_object(
        'id', id, 'title', title, 'description', description, 'category', category,
        'level', level, 'status', status, 'featured', featured) as plan,
      (select coalesce(jsonb_agg(exercise.data), '[]')
        from exercises as exercise
        where exercise.id in (
          select scheduled->>'exerciseId' from jsonb_path_query(plan.data, '$.schedule[*].exercises[*]') as scheduled
        )) as exercises
    from fitness_plans as plan
    where id = ${id} and status = 'published'`;
  return found ?? null;
}

/** The whole exercise library, by name. */
export async function listExercises({ sql }: Reader): Promise<Exercise[]> {
  const rows = await sql<{ data: Exercise }[]>`select data from exercises order by data->'name'->>'en'`;
  return rows.map(({ data }) => data);
}
