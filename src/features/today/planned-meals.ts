import { planDayOn, plannedTable } from '#src/features/diary/planned.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import { today, type Day } from '#src/lib/day.ts';
import type { PlannedMeals } from './schema.ts';

/** What the nutrition plan has for a day, in both tables. */
export function mealsOn(
  detail: NutritionPlanDetail,
  savedAt: string,
  day: Day,
  timeZone: string,
): PlannedMeals | null {
  const { plan } = detail;
  const of = planDayOn(plan.meals, today(new Date(savedAt), timeZone), day);
  if (!of) return null;
  const tableOf = (variant: keyof PlannedMeals['tables']) =>
    plannedTable(detail, of.day, variant) as unknown as PlannedMeals['tables']['regular'];
  return {
    plan: { id: plan.id, title: plan.title, mealTimes: plan.mealTimes },
    leadingVariant: plan.leadingVariant,
    tables: { regular: tableOf('regular'), fasting: tableOf('fasting') },
  };
}
