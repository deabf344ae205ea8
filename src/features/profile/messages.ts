/** The errors of profile and BMI, word for word from the specification. */
export const profileMessages = {
  noUser: /*i18n*/ { id: 'No user logged in' },
  notFound: /*i18n*/ { id: 'User not found' },
  notRetrieved: /*i18n*/ { id: 'Failed to retrieve profile after successful creation' },
  invalidSession: /*i18n*/ { id: 'Invalid session user data' },
  notEnsured: /*i18n*/ { id: 'Failed to ensure user profile' },
  notUpdated: /*i18n*/ { id: 'Failed to update profile. Please try again.' },
  updated: /*i18n*/ { id: 'Profile updated successfully!' },
  network: /*i18n*/ { id: 'Network error. Please check your internet connection and try again.' },
} as const;

/** What is wrong with a change to the profile. */
export const profileFieldMessages = {
  nothing: /*i18n*/ { id: 'There is nothing to change.' },
  heightWithWeight: /*i18n*/ { id: 'Height and weight go together.' },
} as const;
