/** What the account's own screen says when something could not be done. */
export const securityMessages = {
  sessionGone: /*i18n*/ { id: 'This login has ended already.' },
} as const;
