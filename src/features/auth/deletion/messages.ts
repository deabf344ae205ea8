/** What is said about deleting one's own account. */
export const deletionMessages = {
  emailRequired: /*i18n*/ { id: 'Please type your email address.' },
  otherEmail: /*i18n*/ { id: 'This is not the address of your account.' },
  lastSuperAdmin: /*i18n*/ {
    id: 'You are the last super admin. Make somebody else a super admin first; then you can delete your account.',
  },
} as const;
