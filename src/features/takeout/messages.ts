/** What is said about taking data along. */
export const takeoutMessages = {
  tooMany: /*i18n*/ { id: 'Too many attempts. Please wait a few minutes and try again.' },
  notMade: /*i18n*/ { id: 'The file could not be made. Please try again.' },
} as const;
