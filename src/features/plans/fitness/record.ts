import { searchText } from '#src/lib/search.ts';
import { categoryLabels } from './labels.ts';
import type { WrittenPlan } from './schema.ts';

/** A plan by the columns of its table: what lists filter by stands alone, the rest is `data`. */
export function fitnessPlanRecord(plan: WrittenPlan) {
  const { id, title, description, category, level, status, featured, ...data } = plan;
  const search_text = searchText({ ...plan, categoryLabel: categoryLabels[category] });
  return { id, title, description, category, level, status, featured, data, search_text };
}
