/** What a member reads about their answers. */
export const finderMessages = {
  notSaved: /*i18n*/ { id: 'This could not be saved. Please try again.' },
} as const;
