/** What the screen of messages says. The first three word for word from the specification. */
export const staffFeedbackMessages = {
  loading: /*i18n*/ { id: 'Loading feedback...' },
  noneFound: /*i18n*/ { id: 'No feedback found matching your search criteria.' },
  /** The error's message always follows. */
  notLoaded: /*i18n*/ { id: 'Failed to load feedback', why: 'always' },
  notExported: /*i18n*/ { id: 'The messages could not be exported. Please try again in a moment.' },
  nothingChanged: /*i18n*/ { id: 'Nothing had to be changed.' },
  undone: /*i18n*/ { id: 'Taken back.' },
} as const;

/** Why the server refuses something here. */
export const staffFeedbackRefusals = {
  notFound: /*i18n*/ { id: 'This message no longer exists.' },
  noAddress: /*i18n*/ {
    id: 'Whoever wrote this has deleted their account: there is no address to reply to.',
  },
  nothingChanged: /*i18n*/ { id: 'Please say what is to change.' },
  tooManyChosen: /*i18n*/ { id: 'At most 100 messages can be changed at once.' },
  notAssignable: /*i18n*/ { id: 'Messages can be assigned to super admins only.' },
  searchTooLong: /*i18n*/ { id: 'A search has at most 100 characters.' },
  unreadable: /*i18n*/ { id: 'This holds characters that cannot be read' },
  replyRequired: /*i18n*/ { id: 'Please write a reply.' },
  languageRequired: /*i18n*/ { id: 'Please choose a language.' },
  replyTooLong: /*i18n*/ { id: 'A reply has at most 5,000 characters.' },
} as const;
