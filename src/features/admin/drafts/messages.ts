/** What is said of what staff are writing. */
export const draftMessages = {
  notKeepable: /*i18n*/ { id: 'This holds signs that cannot be kept.' },
  changed: /*i18n*/ { id: 'You went on with this on another device, or in another window.' },
  tooMany: /*i18n*/ {
    id: 'You have 100 drafts that are not saved. Please save or discard one of them first.',
  },
  tooOften: /*i18n*/ { id: 'Your draft is kept on this device for now.' },
} as const;
