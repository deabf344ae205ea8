/** What a member reads about saved plans. */
export const savedPlanMessages = {
  notFound: /*i18n*/ { id: 'There is no such plan.' },
  tooMany: /*i18n*/ { id: 'You can keep 100 plans. Please remove one first.' },
  notSaved: /*i18n*/ { id: 'The plan could not be saved. Please try again.' },
  notRemoved: /*i18n*/ { id: 'The plan could not be removed. Please try again.' },
  notStarted: /*i18n*/ { id: 'The plan could not be started. Please try again.' },
  sessionGoingOn: /*i18n*/ {
    id: 'A workout of the plan that you follow is still going on. Finish or drop it first.',
  },
  notLoaded: /*i18n*/ { id: 'Your plans could not be loaded.' },
} as const;
