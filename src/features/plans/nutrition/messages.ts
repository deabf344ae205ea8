/** The error texts for public nutrition plans, word for word as specified. */
export const nutritionPlanMessages = {
  notFound: /*i18n*/ { id: 'Nutrition plan not found.' },
  noId: /*i18n*/ { id: 'No nutrition plan ID provided.' },
  loadFailed: /*i18n*/ { id: 'Failed to load nutrition plan. Please try again later.' },
  notFoundTitle: /*i18n*/ { id: 'Nutrition Plan Not Found' },
} as const;

/** What is wrong with the calories between which plans are looked for. */
export const calorieMessages = {
  notAnAmount: /*i18n*/ {
    id: 'Please enter calories as a whole number from 0 to 10,000, or leave the field empty.',
  },
  order: /*i18n*/ { id: 'The second number must not be below the first.' },
} as const;
