/** What the day’s page says when something is wrong. */
export const todayMessages = {
  timeZone: /*i18n*/ { id: 'This time zone is not known.' },
  notSaved: /*i18n*/ { id: 'It could not be saved. Please try again.' },
} as const;
