/** What staff read about the exercise library. */
export const exerciseMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load exercises' },
  notFound: /*i18n*/ { id: 'There is no such exercise.' },
  inUse: /*i18n*/ { id: 'Plans use this exercise. Take it out of them first.' },
  noSteps: /*i18n*/ { id: 'At least one step is required' },
  tooMany: /*i18n*/ { id: 'There are too many of these' },
  minutes: /*i18n*/ { id: 'The time must be whole minutes, from 0 to 1440' },
  calories: /*i18n*/ { id: 'The energy must be whole kilocalories, from 0 to 50000, or left empty' },
  relativeGone: /*i18n*/ { id: 'This exercise is no longer in the library: choose another one' },
  relativeUnknown: /*i18n*/ {
    id: 'There is no exercise of this name, neither in the library nor in the table',
  },
  ownRelative: /*i18n*/ { id: 'An exercise is no easier or harder than itself: choose another one' },
  created: /*i18n*/ { id: 'The exercise is added.' },
  updated: /*i18n*/ { id: 'The exercise is saved.' },
  deleted: /*i18n*/ { id: 'The exercise is deleted.' },
  createFailed: /*i18n*/ { id: 'Failed to create exercise' },
  updateFailed: /*i18n*/ { id: 'Failed to update exercise' },
  deleteFailed: /*i18n*/ { id: 'Failed to delete exercise' },
} as const;
