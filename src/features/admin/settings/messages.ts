/** What the change of a password says, word for word from the specification. */
export const settingsMessages = {
  notLoggedIn: /*i18n*/ { id: 'You must be logged in to change your password.' },
  currentMissing: /*i18n*/ { id: 'Please enter your current password.' },
  different: /*i18n*/ { id: 'New passwords do not match.' },
  // With `RESET_PASSWORD_MIN` as it is by default: 'Password must be at least 6 characters long.'
  tooShort: /*i18n*/ { id: 'Password must be at least {minimum} characters long.' },
  failed: /*i18n*/ { id: 'Failed to update password.' },
  updated: /*i18n*/ { id: 'Password updated successfully!' },
} as const;
