export const contentMessages = {
  notFound: /*i18n*/ { id: 'There is no article of this name.' },
  loadFailed: /*i18n*/ { id: 'Failed to load the article. Please try again later.' },
} as const;
