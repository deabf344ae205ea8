import { searchText } from '#src/lib/search.ts';
import { categoryLabels } from './labels.ts';
import type { NutritionPlan } from './schema.ts';

/** What a plan has that was stored before it could be written. */
export const unwrittenParts = {
  leadingVariant: 'regular',
  mealTimes: 'day',
  warnings: [],
  sources: [],
} satisfies Partial<NutritionPlan>;

/** A plan by the columns of its table: what lists filter by stands alone, the rest is `data`. */
export function nutritionPlanRecord(plan: NutritionPlan) {
  const { id, title, description, category, calorieRange, status, featured, ...data } = plan;
  const search_text = searchText({ ...plan, categoryLabel: categoryLabels[category] });
  const { min: calories_min, max: calories_max } = calorieRange;
  return {
    id,
    title,
    description,
    category,
    calories_min,
    calories_max,
    status,
    featured,
    data,
    search_text,
  };
}
