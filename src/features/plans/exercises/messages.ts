/** What everybody reads about the exercise library. */
export const libraryMessages = {
  notFound: /*i18n*/ { id: 'There is no such exercise.' },
} as const;
