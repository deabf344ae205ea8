/** What staff read about fitness plans. Word for word from the specification. */
export const staffPlanMessages = {
  loadFailed: /*i18n*/ { id: 'Failed to load fitness plans' },
  createFailed: /*i18n*/ { id: 'Failed to create fitness plan' },
  updateFailed: /*i18n*/ { id: 'Failed to update fitness plan' },
  deleteFailed: /*i18n*/ { id: 'Failed to delete fitness plan' },
  empty: /*i18n*/ { id: 'No fitness plans found matching your criteria.' },
} as const;

/** Why a plan could not be read, saved or deleted. `{count}`: how many members follow it. */
export const staffPlanReasons = {
  notFound: /*i18n*/ { id: 'This fitness plan is no longer there.' },
  followed: /*i18n*/ {
    id: 'Members who follow this plan: {count}. Archive it instead: nobody starts it any more, and they can go through it to its end.',
  },
} as const;

/** What is wrong with a field of the form: first the messages that the specification quotes. */
export const planFieldMessages = {
  title: /*i18n*/ { id: 'Title is required' },
  description: /*i18n*/ { id: 'Description is required' },
  category: /*i18n*/ { id: 'Category is required' },
  level: /*i18n*/ { id: 'Level is required' },
  minutes: /*i18n*/ { id: 'Duration must be at least 1 minute' },
  weeklyWorkouts: /*i18n*/ { id: 'Weekly workouts must be at least 1' },
  difficulty: /*i18n*/ { id: 'Difficulty must be between 1 and 5' },
  prerequisites: /*i18n*/ { id: 'At least one prerequisite is required' },
  equipment: /*i18n*/ { id: 'At least one equipment item is required' },
  goals: /*i18n*/ { id: 'At least one goal is required' },
  schedule: /*i18n*/ { id: 'At least one day of schedule is required' },

  weeks: /*i18n*/ { id: 'Duration must be at least 1 week' },
  longest: /*i18n*/ { id: 'A plan lasts at most 104 weeks or 600 minutes' },
  maxWorkouts: /*i18n*/ { id: 'Weekly workouts must be at most 14' },
  wholeNumber: /*i18n*/ { id: 'Please enter a whole number' },
  calories: /*i18n*/ { id: 'Calories must be between 0 and 50,000, or left out' },
  tooMany: /*i18n*/ { id: 'There is room for 30 at most' },
  maxDays: /*i18n*/ { id: 'A schedule has at most 31 days' },
  exercise: /*i18n*/ { id: 'Please choose an exercise' },
  exerciseGone: /*i18n*/ { id: 'This exercise is no longer in the library' },
  sets: /*i18n*/ { id: 'An exercise needs at least one set' },
  setsLine: /*i18n*/ {
    id: 'Sets are written like this: 3 × 8-12, 90 s. That is three sets of 8 to 12 repetitions with 90 seconds of rest',
  },
  reps: /*i18n*/ { id: 'Repetitions must be between 1 and 500' },
  repsMax: /*i18n*/ { id: 'This must be more than the repetitions before it, or left out' },
  seconds: /*i18n*/ { id: 'A set lasts between 1 second and 4 hours' },
  rest: /*i18n*/ { id: 'Rest must be between 0 and 900 seconds' },
  rpe: /*i18n*/ { id: 'Effort (RPE) must be between 1 and 10, or left out' },
  restDay: /*i18n*/ { id: 'A rest day has no exercises' },
  blocks: /*i18n*/ { id: 'The weeks of the blocks must add up to the weeks of the plan' },
  maxBlocks: /*i18n*/ { id: 'A plan has at most 26 blocks' },
  week: /*i18n*/ { id: 'A block lasts 1 to 104 weeks' },
} as const;

/** What is in the way of publishing a fitness plan, or worth a look. `{day}` and the like stand for values. */
export const fitnessFindingMessages = {
  noTraining: /*i18n*/ { id: 'There is no day of training' },
  emptyDay: /*i18n*/ { id: 'Day {day} has no exercises and is no rest day' },
  days: /*i18n*/ {
    id: 'The schedule has {days} days and is repeated every week: a week has 7',
  },
  beyondWeek: /*i18n*/ { id: 'Day {day} is beyond the week that is repeated: a week has 7 days' },
  workouts: /*i18n*/ { id: 'Workouts a week: {said}. Days of training in the schedule: {workouts}' },
  minutes: /*i18n*/ { id: 'Day {day} takes {minutes} minutes, and the plan says {duration}' },
} as const;
