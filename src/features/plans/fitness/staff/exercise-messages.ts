/** What staff read about the exercise library. */
export const exerciseMessages = {
  notFound: /*i18n*/ { id: 'There is no such exercise.' },
  inUse: /*i18n*/ { id: 'Plans use this exercise. Take it out of them first.' },
  loadFailed: /*i18n*/ { id: 'Failed to load exercises' },
  createFailed: /*i18n*/ { id: 'Failed to create exercise' },
  updateFailed: /*i18n*/ { id: 'Failed to update exercise' },
  deleteFailed: /*i18n*/ { id: 'Failed to delete exercise' },
} as const;
