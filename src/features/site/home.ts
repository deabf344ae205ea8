import type { FitnessPlanCard, FitnessPlanDetail } from '#src/features/plans/fitness/listing.ts';
import { dayMinutes } from '#src/features/plans/fitness/schedule.ts';
import type { ExerciseSet } from '#src/features/plans/fitness/schema.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import { energyStep } from '#src/features/plans/nutrition/plan-view.ts';
import type { MealItem } from '#src/features/plans/nutrition/schema.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';

/** A plan in a line or two, in the reader's language. */
export function planTeaser(plan: FitnessPlanCard, language: Language) {
  const { id, duration, durationUnit, weeklyWorkouts } = plan;
  const title = inLanguage(plan.title, language);
  const description = inLanguage(plan.description, language);
  return { id, title, description, duration, durationUnit, weeklyWorkouts, image: plan.imageUrl };
}
export type PlanTeaser = ReturnType<typeof planTeaser>;

/** Which plans stand there: what staff feature before all others, and the easiest first. */
export const plansOnHome = <Plan extends Pick<FitnessPlanCard, 'id' | 'featured' | 'difficulty'>>(
  plans: readonly Plan[],
  count: number,
): readonly Plan[] =>
  [...new Map(plans.map((plan) => [plan.id, plan])).values()]
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || a.difficulty - b.difficulty)
    .slice(0, count);

/** The sets of one exercise in short, as the first says; a plan may ask for more or fewer in the later ones. */
export function setsInShort(sets: readonly ExerciseSet[]) {
  const [first] = sets;
  return {
    sets: sets.length,
    reps: first?.reps ?? null,
    /** The upper end of a range. */
    repsMax: first?.repsMax ?? null,
    /** Seconds of one set that is held or kept up; null where it is counted. */
    seconds: first?.durationSeconds ?? null,
    eachSide: first?.eachSide ?? false,
  };
}
export type SetsInShort = ReturnType<typeof setsInShort>;

/** The first training day of a plan; null for one that has none. An exercise that was deleted since is left out. */
export function firstDay({ plan, exercises }: FitnessPlanDetail, language: Language) {
  const day = plan.schedule.find((day) => !day.restDay);
  if (!day) return null;
  return {
    planId: plan.id,
    title: inLanguage(plan.title, language),
    day: day.day,
    minutes: dayMinutes(day),
    notes: day.notes ? inLanguage(day.notes, language) : '',
    exercises: day.exercises.flatMap(({ exerciseId, sets }) => {
      const exercise = exercises.find(({ id }) => id === exerciseId);
      if (!exercise) return [];
      const { id, name, image } = exercise;
      return [{ id, name: inLanguage(name, language), image, work: setsInShort(sets) }];
    }),
  };
}

export type FirstDayTeaser = NonNullable<ReturnType<typeof firstDay>>;

/** What is eaten on a plan's first day; null for a plan without days. */
export function firstDayOfMeals({ plan, days }: NutritionPlanDetail, language: Language) {
  const [meals] = plan.meals;
  if (!meals) return null;
  const names = (items: readonly MealItem[]) => items.map(({ name }) => inLanguage(name, language));
  const energy = days.find(({ day }) => day === meals.day)?.nutrients.calories?.estimate?.value ?? null;
  return {
    planId: plan.id,
    title: inLanguage(plan.title, language),
    /** kcal; null where the foods do not tell. */
    energy: energy === null ? null : Math.round(energy / energyStep) * energyStep,
    breakfast: names(meals.breakfast),
    lunch: names(meals.lunch),
    dinner: names(meals.dinner),
    image: plan.imageUrl,
  };
}
export type DayOfMealsTeaser = NonNullable<ReturnType<typeof firstDayOfMeals>>;

/** What is shown below a member's day, and to visitors from the top on. */
export interface HomeData {
  readonly plans: readonly PlanTeaser[];
  readonly day: FirstDayTeaser | null;
  readonly meals: DayOfMealsTeaser | null;
}
