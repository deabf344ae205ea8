/** What the activity log tells. */
export const logMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load the activity log. Please try again later.', why: 'never' },
} as const;
