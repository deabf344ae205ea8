/** What is wrong with a source that a plan names. */
export const sourceMessages = {
  citation: /*i18n*/ { id: 'Please name the publication' },
  url: /*i18n*/ { id: 'Please enter an address that begins with https://' },
} as const;
