/** The two tables of a day: without regard to fasts (የፍስክ), and of fasting food (የጾም). */
export const planVariants = ['regular', 'fasting'] as const;
export type PlanVariant = (typeof planVariants)[number];

export const mealNames = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
