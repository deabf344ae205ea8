/** What is said of filters that are kept. */
export const savedFilterMessages = {
  noName: /*i18n*/ { id: 'Please give it a name.' },
  longName: /*i18n*/ { id: 'At most 60 characters, please.' },
  unfit: /*i18n*/ { id: 'This list cannot be filtered like that.' },
  nameTaken: /*i18n*/ { id: 'You have kept another filter of this list under that name.' },
  tooMany: /*i18n*/ { id: 'You have kept 20 filters of this list. Please remove one of them first.' },
  gone: /*i18n*/ { id: 'This filter is no longer kept.' },
} as const;
