/** What is logged by forms of its own. */
export const workoutType = 'Workout';
export const genericType = 'Generic Activity';

/** Characters of what is told of an activity. */
export const textLimits = { type: 50, name: 100, description: 500 } as const;
