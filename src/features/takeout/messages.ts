/** What the server says about taking data along. */
export const takeoutMessages = {
  tooMany: /*i18n*/ { id: 'Too many attempts. Please wait a few minutes and try again.' },
} as const;
