/** The error texts for public nutrition plans, word for word as specified. */
export const nutritionPlanMessages = {
  notFound: /*i18n*/ { id: 'Nutrition plan not found.' },
  noId: /*i18n*/ { id: 'No nutrition plan ID provided.' },
  loadFailed: /*i18n*/ { id: 'Failed to load nutrition plan. Please try again later.' },
  notFoundTitle: /*i18n*/ { id: 'Nutrition Plan Not Found' },
} as const;
