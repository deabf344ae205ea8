import { isStorable } from '#src/lib/text.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { categoriesInUse, findPlans } from '../found-plans.server.ts';
import { listPageSize } from '#src/lib/list-query.ts';
import { countMembers } from '../members.server.ts';
import type { NutritionListQuery, NutritionPlanCard, NutritionPlanDetail } from './listing.ts';
import { servedDay } from './fasting-table.ts';
import { daySums } from './meals.ts';
import { unwrittenParts } from './record.ts';

type Reader = Pick<Runtime, 'sql'>;

/** A page of the published plans, newest first. */
export async function listNutritionPlans({ sql }: Reader, { page, ...asked }: NutritionListQuery) {
  const choice = { ...asked, kind: 'nutrition', status: 'published' } as const;
  const [found, categories] = await Promise.all([
    findPlans<Omit<NutritionPlanCard, 'membersSaved'>>({ sql }, choice, {
      page,
      rowsAPage: listPageSize,
      columns: sql`
        id, title, description, category, featured,
        jsonb_build_object('min', calories_min, 'max', calories_max) as "calorieRange",
        data->'duration' as duration, data->'imageUrl' as "imageUrl", data->'tags' as tags,
        picture_at(data->>'imageUrl') as picture,
        data->'rating' as rating, data->'reviewCount' as "reviewCount"`,
    }),
    categoriesInUse({ sql }, 'nutrition'),
  ]);
  const saved = await countMembers(
    sql,
    found.items.map(({ id }) => id),
    (id) => sql`saved_plans where kind = 'nutrition' and plan_id = ${id}`,
  );
  const items = found.items.map((card): NutritionPlanCard => ({
    ...card,
    membersSaved: saved.get(card.id) ?? null,
  }));
  return { ...found, items, categories };
}

/**
 * A published plan with its foods and what each day adds up to; null where there is none of that id. A fasting table
 * that breaks the fast by what is known of its foods at this moment is left out (docs/decisions/0060).
 */
export async function readNutritionPlan({ sql }: Reader, id: string): Promise<NutritionPlanDetail | null> {
  if (!isStorable(id)) return null;
  const [found] = await sql<Pick<NutritionPlanDetail, 'plan' | 'foods' | 'recipes' | 'picture'>[]>`
    select ${JSON.stringify(unwrittenParts)}::text::jsonb || plan.data || jsonb_build_object(
        'id', id, 'title', title, 'description', description, 'category', category, 'status', status,
        'featured', featured, 'calorieRange', jsonb_build_object('min', calories_min, 'max', calories_max)) as plan,
      picture_at(plan.data->>'imageUrl') as picture,
      (select coalesce(jsonb_agg(food.data), '[]')
        from foods as food
        where food.id in (
          select food_id #>> '{}' from jsonb_path_query(plan.data, 'strict $.meals.**.foodId') as food_id
        )) as foods,
      (select coalesce(jsonb_object_agg(recipe.data->>'foodId', recipe.id), '{}')
        from recipes as recipe
        where not recipe.data ? 'retired' and recipe.data->>'foodId' in (
          select food_id #>> '{}' from jsonb_path_query(plan.data, 'strict $.meals.**.foodId') as food_id
        )) as recipes
    from nutrition_plans as plan
    where id = ${id} and status = 'published'`;
  if (!found) return null;
  const byId = new Map(found.foods.map((food) => [food.id, food]));
  const meals = found.plan.meals.map((day) => servedDay(day, byId));
  const { foods, recipes = {}, picture = null } = found;
  const days = meals.map((day) => daySums(day, byId));
  return { plan: { ...found.plan, meals }, days, foods, recipes, picture };
}
