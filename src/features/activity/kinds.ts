/** What is logged by forms of its own. */
export const workoutType = 'Workout';
export const genericType = 'Generic Activity';

/** Characters of what is told of an activity. */
export const textLimits = { type: 50, name: 100, description: 500 } as const;
/** kcal and minutes of one activity */
export const calorieLimits = { min: 0, max: 10_000 } as const;
export const durationLimits = { min: 1, max: 1440 } as const;
