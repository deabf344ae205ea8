/** What is wrong with a nutrition plan that staff have written. The first four and the calorie range are specified. */
export const planFieldMessages = {
  title: /*i18n*/ { id: 'Title is required' },
  description: /*i18n*/ { id: 'Description is required' },
  duration: /*i18n*/ { id: 'Duration is required and must be a positive number' },
  category: /*i18n*/ { id: 'Category is required' },
  calorieRange: /*i18n*/ { id: 'Calorie range is required' },
  calorieOrder: /*i18n*/ { id: 'The highest calories must not be below the lowest' },
  calories: /*i18n*/ { id: 'Please enter whole kilocalories, 10,000 at most' },
  wholeDays: /*i18n*/ { id: 'Please enter whole days, 366 at most' },
  daysTwice: /*i18n*/ { id: 'Each day can be there once only' },
  tooManyDays: /*i18n*/ { id: 'There are more days of meals than the plan has days' },
} as const;

/** Why a nutrition plan could not be read or kept, word for word as specified. */
export const nutritionStaffMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load nutrition plans' },
  notCreated: /*i18n*/ { id: 'Failed to create nutrition plan' },
  notUpdated: /*i18n*/ { id: 'Failed to update nutrition plan' },
  notDeleted: /*i18n*/ { id: 'Failed to delete nutrition plan' },
  notFound: /*i18n*/ { id: 'Nutrition plan not found.' },
} as const;

/** What is in the way of publishing a nutrition plan, or worth a look. `{day}` and the like stand for values. */
export const nutritionFindingMessages = {
  breaksFast: /*i18n*/ { id: 'Day {day}, {meal}: {food} breaks the fast' },
  fastUnknown: /*i18n*/ { id: 'Day {day}, {meal}: nobody has said whether {food} is fasting food' },
  fastDisputed: /*i18n*/ {
    id: 'Day {day}, {meal}: in a fast some leave out {food}. Say what they take instead',
  },
  fastDisputedInstead: /*i18n*/ {
    id: 'Day {day}, {meal}: {food} is meant for those who leave out fish and honey, but some leave it out too',
  },
  noFastingTable: /*i18n*/ {
    id: 'Day {day} has no fasting table, and its only table is not all fasting food',
  },
  noDays: /*i18n*/ { id: 'There is no day of meals yet' },
  emptyDay: /*i18n*/ { id: 'Day {day} has no dishes' },
  emptyFasting: /*i18n*/ { id: 'Day {day}: the fasting table has no dishes' },
  days: /*i18n*/ { id: 'Days of the plan: {duration}. Days with meals: {days}' },
  beyond: /*i18n*/ { id: 'Day {day} comes after the last day of the plan' },
  unknownFood: /*i18n*/ { id: 'Day {day}, {meal}: {food} is not in the table of foods' },
  noFigures: /*i18n*/ { id: 'Day {day}, {meal}: nothing is known of what {food} contains' },
  energy: /*i18n*/ { id: 'Day {day}: {kcal} kcal is outside the range of the plan' },
  fastingEnergy: /*i18n*/ { id: 'Day {day}, fasting table: {kcal} kcal is outside the range of the plan' },
} as const;
