import { isStorable } from '#src/lib/text.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { listPageSize, pageCount } from '../listing.ts';
import { matches } from '../search.server.ts';
import type { NutritionListQuery, NutritionPlanCard, NutritionPlanDetail } from './listing.ts';
import { dayNutrients, fastingOfDay } from './meals.ts';
import type { NutritionCategory, NutritionPlan } from './schema.ts';

type Reader = Pick<Runtime, 'sql'>;

/** A page of the published plans, newest first. */
export async function listNutritionPlans({ sql }: Reader, query: NutritionListQuery) {
  const { category, featured, q, min, max, page } = query;
  const wanted = sql`
    from nutrition_plans where status = 'published'
    ${category ? sql`and category = ${category}` : sql``}
    ${featured === undefined ? sql`` : sql`and featured = ${featured}`}
    ${min === undefined ? sql`` : sql`and calories_min >= ${min}`}
    ${max === undefined ? sql`` : sql`and calories_max <= ${max}`}
    ${matches(sql, q)}`;
  const [plans, [count], categories] = await Promise.all([
    sql<NutritionPlanCard[]>`
      select id, title, description, category, featured,
        jsonb_build_object('min', calories_min, 'max', calories_max) as "calorieRange",
        data->'duration' as duration, data->'imageUrl' as "imageUrl", data->'tags' as tags,
        data->'rating' as rating, data->'reviewCount' as "reviewCount"
      ${wanted}
      order by created_at desc, id desc
      limit ${listPageSize} offset ${(page - 1) * listPageSize}`,
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
    sql<{ category: NutritionCategory }[]>`
      select distinct category from nutrition_plans where status = 'published' order by category`,
  ]);
  const total = count?.total ?? 0;
  return {
    plans: [...plans],
    total,
    page,
    pages: pageCount(total),
    categories: categories.map(({ category }) => category),
  };
}

/** A published plan with its foods and what each day adds up to; null where there is none of that id. */
export async function readNutritionPlan({ sql }: Reader, id: string): Promise<NutritionPlanDetail | null> {
  if (!isStorable(id)) return null;
  const [found] = await sql<{ plan: NutritionPlan; foods: Food[] }[]>`
    select plan.data || jsonb_build_object(
        'id', id, 'title', title, 'description', description, 'category', category, 'status', status,
        'featured', featured, 'calorieRange', jsonb_build_object('min', calories_min, 'max', calories_max)) as plan,
      (select coalesce(jsonb_agg(food.data), '[]')
        from foods as food
        where food.id in (
          select portion->>'foodId' from jsonb_path_query(plan.data, '$.meals[*].*[*].portions[*]') as portion
        )) as foods
    from nutrition_plans as plan
    where id = ${id} and status = 'published'`;
  if (!found) return null;
  const { plan, foods } = found;
  const byId = new Map(foods.map((food) => [food.id, food]));
  const days = plan.meals.map((meals) => ({
    day: meals.day,
    fasting: fastingOfDay(meals, byId),
    nutrients: dayNutrients(meals, byId),
  }));
  return { plan, days, foods };
}
