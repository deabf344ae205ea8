/** What cannot be told of what is read and done. */
export const usageMessages = {
  notFound: /*i18n*/ { id: 'There is nothing of that name to be counted.' },
  notLoaded: /*i18n*/ { id: 'What is read and done could not be loaded.' },
} as const;
