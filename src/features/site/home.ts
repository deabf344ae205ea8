import type { FitnessPlanCard, FitnessPlanDetail } from '#src/features/plans/fitness/listing.ts';
import { dayMinutes } from '#src/features/plans/fitness/schedule.ts';
import type { ExerciseSet } from '#src/features/plans/fitness/schema.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import type { MealItem } from '#src/features/plans/nutrition/schema.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';

/** A plan in a line or two, in the reader's language. */
export interface PlanTeaser {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly duration: number;
  readonly durationUnit: FitnessPlanCard['durationUnit'];
  readonly weeklyWorkouts: number;
  readonly image: string | null;
}

export function planTeaser(plan: FitnessPlanCard, language: Language): PlanTeaser {
  const { id, duration, durationUnit, weeklyWorkouts } = plan;
  const title = inLanguage(plan.title, language);
  const description = inLanguage(plan.description, language);
  return { id, title, description, duration, durationUnit, weeklyWorkouts, image: plan.imageUrl };
}

/** The sets of one exercise in short: how many, and of what. */
export interface SetsInShort {
  readonly sets: number;
  readonly reps: number | null;
  /** Seconds of one set that is held or kept up; null where it is counted. */
  readonly seconds: number | null;
  readonly eachSide: boolean;
}

/** As the first set says; a plan may ask for more or fewer in the later ones. */
export function setsInShort(sets: readonly ExerciseSet[]): SetsInShort {
  const [first] = sets;
  return {
    sets: sets.length,
    reps: first?.reps ?? null,
    seconds: first?.durationSeconds ?? null,
    eachSide: first?.eachSide ?? false,
  };
}

export interface FirstDayTeaser {
  readonly planId: string;
  readonly title: string;
  readonly minutes: number;
  readonly notes: string;
  readonly exercises: readonly {
    readonly id: string;
    readonly name: string;
    readonly image: string | null;
    readonly work: SetsInShort;
  }[];
}

/** The first training day of a plan; null for one that has none. An exercise that was deleted since is left out. */
export function firstDay({ plan, exercises }: FitnessPlanDetail, language: Language): FirstDayTeaser | null {
  const day = plan.schedule.find((day) => !day.restDay);
  if (!day) return null;
  return {
    planId: plan.id,
    title: inLanguage(plan.title, language),
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

export interface DayOfMealsTeaser {
  readonly planId: string;
  readonly title: string;
  /** kcal; null where the foods do not tell. */
  readonly energy: number | null;
  readonly breakfast: readonly string[];
  readonly lunch: readonly string[];
  readonly dinner: readonly string[];
  readonly image: string | null;
}

/** What is eaten on a plan's first day; null for a plan without days. */
export function firstDayOfMeals(
  { plan, days }: NutritionPlanDetail,
  language: Language,
): DayOfMealsTeaser | null {
  const [meals] = plan.meals;
  if (!meals) return null;
  const names = (items: readonly MealItem[]) => items.map(({ name }) => inLanguage(name, language));
  const energy = days.find(({ day }) => day === meals.day)?.nutrients.calories?.estimate?.value ?? null;
  return {
    planId: plan.id,
    title: inLanguage(plan.title, language),
    energy: energy === null ? null : Math.round(energy / 10) * 10,
    breakfast: names(meals.breakfast),
    lunch: names(meals.lunch),
    dinner: names(meals.dinner),
    image: plan.imageUrl,
  };
}
