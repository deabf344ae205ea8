/** The errors of profile and BMI, word for word from the specification. */
export const profileMessages = {
  noUser: /*i18n*/ { id: 'No user logged in' },
  notFound: /*i18n*/ { id: 'User not found' },
  notRetrieved: /*i18n*/ { id: 'Failed to retrieve profile after successful creation' },
  notUpdated: /*i18n*/ { id: 'Failed to update profile. Please try again.' },
  updated: /*i18n*/ { id: 'Profile updated successfully!' },
} as const;

/** What is wrong with a change to the profile. */
export const profileFieldMessages = {
  nothing: /*i18n*/ { id: 'There is nothing to change.' },
  heightWithWeight: /*i18n*/ { id: 'Height and weight go together.' },
} as const;
