import type { Food } from '#src/features/foods/schema.ts';
import { inLanguage } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { fastFaults } from './fasting-table.ts';
import type { DailyMeal } from './schema.ts';

interface StoredPlan {
  readonly id: string;
  readonly status: string;
  readonly meals: readonly DailyMeal[];
  readonly foods: readonly Food[];
}

/**
 * Looks through every stored plan for fasting tables that break the fast by what is known of their foods now, and logs
 * each such plan as an error. Nobody is served those tables meanwhile (`readNutritionPlan`); nothing stored changes.
 *
 * @returns how many plans there are
 */
export async function reportBrokenFasts({ sql, log }: Pick<Runtime, 'sql' | 'log'>): Promise<number> {
  const stored = await sql<StoredPlan[]>`
    select plan.id, plan.status, plan.data->'meals' as meals, jsonb_agg(distinct food.data) as foods
    from nutrition_plans as plan,
      jsonb_path_query(plan.data, 'lax $.meals[*].fasting.**.foodId') as food_id
      join foods as food on food.id = food_id #>> '{}' and food.data->>'fasting' = 'no'
    group by plan.id order by plan.id`;
  for (const { id, status, meals, foods } of stored) {
    const known = new Map(foods.map((food) => [food.id, food]));
    const broken = meals.flatMap(({ day, fasting }) =>
      (fasting ? fastFaults(fasting, known) : [])
        .filter(({ kind }) => kind === 'breaks')
        .map(({ meal, name }) => `day ${day}, ${meal}: ${inLanguage(name, 'en')}`),
    );
    log.error(
      { plan: id, status, broken },
      'A nutrition plan has fasting tables that break the fast: they are shown to nobody until they are put right',
    );
  }
  return stored.length;
}
