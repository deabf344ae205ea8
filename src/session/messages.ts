/** A text to translate; its id is the English text itself. */
export interface Message {
  readonly id: string;
}

export const sessionMessages = {
  ended: /*i18n*/ { id: 'Your session has ended. Please log in again.' },
  required: /*i18n*/ { id: 'Please log in to continue.' },
  invalidSession: /*i18n*/ { id: 'Invalid session user data' },
  notEnsured: /*i18n*/ { id: 'Failed to ensure user profile' },
  kept: /*i18n*/ { id: 'Kept on this device: it is sent when there is a connection.' },
  tryLater: /*i18n*/ { id: 'Something went wrong on our side. Please try again in a moment.' },
  factorOwed: /*i18n*/ { id: 'Please complete the second step.' },
} as const;
