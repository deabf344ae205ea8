import { createContext, useContext } from 'react';
import { mealLabels } from '#src/features/plans/nutrition/meal-labels.ts';
import type { MealTimes } from '#src/features/plans/nutrition/kinds.ts';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import type { Meal } from './schema.ts';

/** Whose hours the meals of the day keep: those of the plan that the member follows. */
export const MealHours = createContext<MealTimes>('day');

/** What the meals of the day are called. */
export function useMealName(): (meal: Meal) => string {
  const labels = mealLabels[useContext(MealHours)];
  const language = useLanguage();
  return (meal) => inLanguage(labels[meal], language);
}
