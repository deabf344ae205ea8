import { sessionMessages, type Message } from '#src/session/messages.ts';

/** What went wrong with a social sign-in, or with linking and unlinking. */
export const socialMessages = {
  notOffered: /*i18n*/ { id: 'Signing in with this provider is not offered.' },
  away: /*i18n*/ {
    id: 'The provider does not answer at the moment. Please try again later, or log in with your password.',
  },
  cancelled: /*i18n*/ { id: 'Signing in was not finished. You can try again.' },
  unexpectedAnswer: /*i18n*/ { id: 'The provider answered in an unexpected way. Please try again.' },
  otherBrowser: /*i18n*/ {
    id: 'This sign-in was begun too long ago or in another browser. Please try again.',
  },
  incomplete: /*i18n*/ { id: 'This sign-in was not begun properly. Please start again here.' },
  codeExpired: /*i18n*/ { id: 'This sign-in is no longer valid. Please try again.' },
  emailUnverified: /*i18n*/ {
    id: 'The provider has not verified your e-mail address. Verify it there first, or register with a password.',
  },
  accountExists: /*i18n*/ {
    id: 'There is an account with this e-mail already. Log in with your password, or reset it, then connect the provider in your profile.',
  },
  sessionEnded: sessionMessages.ended,
  tooMany: /*i18n*/ { id: 'Too many sign-ins from your network. Please wait a few minutes.' },
  linkedAlready: /*i18n*/ { id: 'This identity is connected to an account already.' },
  notFound: /*i18n*/ { id: 'This identity is not connected to your account.' },
  passwordStays: /*i18n*/ { id: 'A password is changed, not disconnected.' },
  lastWayIn: /*i18n*/ {
    id: 'This is your last way to log in. Set a password or connect another provider first.',
  },
} as const;

/** What the address says that a visit to a provider came to; nothing but our own texts is shown from there. */
export const socialMessageOf = (description: string | null): Message =>
  Object.values(socialMessages).find(({ id }) => id === description) ?? socialMessages.codeExpired;
