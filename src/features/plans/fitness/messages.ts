/** What a visitor reads when a plan cannot be shown. Word for word from the specification. */
export const fitnessPlanMessages = {
  missingId: /*i18n*/ { id: 'Plan ID is missing.' },
  notFound: /*i18n*/ { id: 'Fitness plan not found.' },
  loadFailed: /*i18n*/ { id: 'Failed to load fitness plan. Please try again later.' },
  listFailed: /*i18n*/ { id: 'Failed to load plans. Please try again later.' },
  notFoundTitle: /*i18n*/ { id: 'Plan not found' },
} as const;
