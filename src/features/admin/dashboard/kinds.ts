/** What staff write in two languages, each with the area where it stands. */
export const writtenKinds = {
  fitnessPlans: '/admin/fitness',
  nutritionPlans: '/admin/nutrition',
  exercises: '/admin/exercises',
  foods: '/admin/foods',
  recipes: '/admin/recipes',
  content: '/admin/content',
} as const;
export type WrittenKind = keyof typeof writtenKinds;
