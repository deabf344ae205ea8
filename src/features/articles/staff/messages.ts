/** What the staff screen of articles tells, in whatever way it came to be. */
export const staffContentMessages = {
  titleMissing: /*i18n*/ { id: 'Title is required' },
  summaryMissing: /*i18n*/ { id: 'A summary is needed before this can be published' },
  textMissing: /*i18n*/ { id: 'A text is needed before this can be published' },
  authorMissing: /*i18n*/ { id: 'An author is needed before this can be published' },
  unfinished: /*i18n*/ { id: 'Summary, text and author are needed before this can be published' },
  notAnAddress: /*i18n*/ {
    id: 'Use small letters, digits and single hyphens only, such as sleep-and-strength',
  },
  addressTaken: /*i18n*/ { id: 'This address is taken. Please choose another one.' },
  addressFixed: /*i18n*/ {
    id: 'What has been published keeps its address, so that saved links go on leading to it.',
  },
  citationMissing: /*i18n*/ { id: 'Say who wrote it, what it is called and when it came out' },
  notAWebAddress: /*i18n*/ { id: 'Give a web address that begins with https:// or http://' },
  tooManySources: /*i18n*/ { id: 'There is room for 30 sources' },
  timeMissing: /*i18n*/ { id: 'Choose the day and the hour' },
  timePast: /*i18n*/ { id: 'Choose a time that is still to come' },
  notFound: /*i18n*/ { id: 'This content is not there any more.' },
  changedMeanwhile: /*i18n*/ { id: 'Somebody else has changed this in the meantime.' },
  loadFailed: /*i18n*/ { id: 'Failed to load content' },
  createFailed: /*i18n*/ { id: 'Failed to create content' },
  updateFailed: /*i18n*/ { id: 'Failed to update content' },
  deleteFailed: /*i18n*/ { id: 'Failed to delete content' },
} as const;

/** Of each thing to look at before publishing: that it holds, and that it does not. */
export const checkMessages = {
  english: [/*i18n*/ { id: 'It is there in English' }, /*i18n*/ { id: 'It is not whole in English' }],
  amharic: [/*i18n*/ { id: 'It is there in Amharic' }, /*i18n*/ { id: 'It is not whole in Amharic' }],
  sources: [/*i18n*/ { id: 'It names its sources' }, /*i18n*/ { id: 'It names no source' }],
  pointers: [
    /*i18n*/ { id: 'The text points to each source' },
    /*i18n*/ { id: 'The text does not point to each source, or to one that is not there' },
  ],
  words: [
    /*i18n*/ { id: 'Pictures have words for who cannot see them' },
    /*i18n*/ { id: 'A picture lacks words for who cannot see it' },
  ],
  fasting: [
    /*i18n*/ { id: 'It says something of fasting days' },
    /*i18n*/ { id: 'It is on food and says nothing of fasting days' },
  ],
} as const;
