/** What the progress page says when something is wrong. */
export const progressMessages = {
  future: /*i18n*/ { id: 'This day has not come yet.' },
  notSaved: /*i18n*/ { id: 'The measurement could not be saved. Please try again.' },
  notRemoved: /*i18n*/ { id: 'The measurement could not be removed. Please try again.' },
} as const;
