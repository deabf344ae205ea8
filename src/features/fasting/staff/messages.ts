/** What staff read about the days of Islamic feasts. */
export const feastMessages = {
  tooFar: /*i18n*/ { id: 'The day must be at most three days from the estimate' },
  noSource: /*i18n*/ { id: 'Please write who announced it' },
  notFound: /*i18n*/ { id: 'This feast is not announced.' },
  changed: /*i18n*/ { id: 'Somebody else has changed this in the meantime.' },
  saved: /*i18n*/ { id: 'The announced day is saved.' },
  removed: /*i18n*/ { id: 'The estimate holds again.' },
  notLoaded: /*i18n*/ { id: 'Failed to load the feasts' },
  notSaved: /*i18n*/ { id: 'Failed to save the day' },
} as const;
