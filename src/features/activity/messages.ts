/** What a member reads about their activities. The first six word for word from the specification. */
export const activityMessages = {
  saved: /*i18n*/ { id: 'Activity saved successfully!' },
  /** Goes before the reason. */
  notSaved: /*i18n*/ { id: 'Failed to save activity: ' },
  unknown: /*i18n*/ { id: 'Unknown error' },
  notLoaded: /*i18n*/ { id: 'Failed to load activities.' },
  /** Goes before the reason. */
  error: /*i18n*/ { id: 'Error: ' },
  notSignedIn: /*i18n*/ { id: 'You must be logged in to save activities.' },
  notFound: /*i18n*/ { id: 'There is no such activity.' },
  notRemoved: /*i18n*/ { id: 'The activity could not be removed. Please try again.' },
  dayFull: /*i18n*/ { id: 'A day holds at most 50 activities.' },
  idTaken: /*i18n*/ { id: 'This activity cannot be saved under that id.' },
} as const;

/** What is wrong with a field. */
export const activityFieldMessages = {
  range: /*i18n*/ { id: 'A range ends after it begins and spans at most 100 days.' },
  type: /*i18n*/ { id: 'The type has 1 to 50 characters.' },
  details: /*i18n*/ { id: 'The details are too long or too deeply nested.' },
  name: /*i18n*/ { id: 'Please give the workout a name of at most 100 characters.' },
  duration: /*i18n*/ { id: 'Please enter the duration in whole minutes, from 1 to 1440.' },
  calories: /*i18n*/ { id: 'Please enter calories from 0 to 10000, or leave them out.' },
  description: /*i18n*/ { id: 'Please describe the activity in at most 500 characters.' },
  cursor: /*i18n*/ { id: 'This is not the address of a further page.' },
} as const;
