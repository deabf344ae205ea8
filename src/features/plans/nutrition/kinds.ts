/** The two tables of a day: without regard to fasts (የፍስክ), and of fasting food (የጾም). */
export const planVariants = ['regular', 'fasting'] as const;
export type PlanVariant = (typeof planVariants)[number];

export const mealNames = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;

export const nutritionPlanLimits = {
  title: 120,
  description: 1000,
  days: 366,
  calories: 10_000,
  features: 12,
  warnings: 6,
  warningText: 400,
  featureText: 200,
  tags: 12,
  tagText: 40,
  itemsPerMeal: 10,
  portions: 12,
  gramsPerPortion: 1500,
  measuresPerPortion: 40,
  ingredients: 30,
  ingredientText: 120,
  preparation: 1000,
  rating: 5,
} as const;
/** The public filter's order first, then what only the staff forms offer. */
export const nutritionCategories = [
  'weight-loss',
  'weight-gain',
  'maintenance',
  'muscle-building',
  'endurance',
  'performance',
  'health',
] as const;
export type NutritionCategory = (typeof nutritionCategories)[number];
export const nutritionStatuses = ['draft', 'published', 'archived'] as const;
/** Whose hours the meals of a plan keep: those of any day, or of a night of Ramadan, from one fast to the next. */
export const mealTimes = ['day', 'ramadan'] as const;
export type MealTimes = (typeof mealTimes)[number];
/** Where the dishes of a plan's picture stand: injera on a mesob, a plate, a clay pot, bowls on a cloth by night. */
export const platterScenes = ['mesob', 'plate', 'pot', 'night'] as const;
export type PlatterScene = (typeof platterScenes)[number];
