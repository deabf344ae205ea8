/** How hard an exercise is, the easiest first. */
export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const exerciseCategories = ['strength', 'cardio', 'mobility'] as const;

export const exerciseLimits = {
  title: 120,
  text: 2000,
  list: 30,
  minutes: 24 * 60,
  /** Kilocalories; of a plan, those of a week. */
  calories: 50_000,
} as const;
