/** What the users’ screen says. Word for word from the specification. */
export const userMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load users' },
  added: /*i18n*/ { id: 'User added successfully!' },
  updated: /*i18n*/ { id: 'User updated successfully!' },
  deleted: /*i18n*/ { id: 'User deleted successfully!' },
  suspended: /*i18n*/ { id: 'The account is suspended, and the person is told.' },
} as const;

/** What is wrong with a field. The first three word for word from the specification. */
export const userFieldMessages = {
  emailRequired: /*i18n*/ { id: 'Email is required' },
  passwordRequired: /*i18n*/ { id: 'Password is required' },
  nameRequired: /*i18n*/ { id: 'Full Name is required' },
  passwordCommon: /*i18n*/ { id: 'Password is too common, please choose a stronger password' },
  role: /*i18n*/ { id: 'Please choose one of the roles.' },
  search: /*i18n*/ { id: 'A search has at most 100 characters.' },
  reasonRequired: /*i18n*/ { id: 'Please say why: the person is told.' },
  reasonTooLong: /*i18n*/ { id: 'A reason has at most 500 characters.' },
  nobodyChosen: /*i18n*/ { id: 'Please choose somebody.' },
  tooManyChosen: /*i18n*/ { id: 'At most 100 people can be changed at once.' },
  untilPast: /*i18n*/ { id: 'Please choose a day after today.' },
} as const;

/** Why a change is refused. */
export const userRefusals = {
  emailTaken: /*i18n*/ { id: 'An account with this email already exists.' },
  notFound: /*i18n*/ { id: 'This user no longer exists.' },
  ownRole: /*i18n*/ { id: 'You cannot change your own role. Another super admin can do it.' },
  ownAccount: /*i18n*/ { id: 'You cannot delete your own account here. Another super admin can do it.' },
  lastSuperAdmin: /*i18n*/ { id: 'This is the last super admin. Make somebody else a super admin first.' },
  noLongerAllowed: /*i18n*/ { id: 'Your role no longer allows this.' },
  oneself: /*i18n*/ {
    id: 'This is your own account: another super admin can do this, or you on your profile.',
  },
  loginEnded: /*i18n*/ { id: 'The person is logged out there already.' },
  suspended: /*i18n*/ { id: 'This account is suspended. Lift the suspension first.' },
  hasEntered: /*i18n*/ {
    id: 'This person has accepted the invitation already. Send a link for a new password instead.',
  },
  notStaff: /*i18n*/ { id: 'Only who is on the staff is asked for a second step.' },
  hasSecondStep: /*i18n*/ { id: 'This person has turned on a second step already.' },
  tooManyMails: /*i18n*/ { id: 'Too many mails were sent to this person. Please wait an hour.' },
  tooMany: /*i18n*/ { id: 'Too many changes in one hour. Please wait a little.' },
} as const;

/** What can fail, and with which words where the server gives none of its own: word for word from the specification. */
export const userFailures = {
  add: {
    /** The server has answered, without a reason. */
    unexplained: /*i18n*/ { id: 'Failed to add user via API' },
    /** There was no answer. */
    unanswered: /*i18n*/ { id: 'Failed to add user. Please try again.' },
  },
  update: {
    unexplained: /*i18n*/ { id: 'Failed to update user via API' },
    unanswered: /*i18n*/ { id: 'Failed to update user. Please try again.' },
  },
  delete: {
    unexplained: /*i18n*/ { id: 'Failed to delete user via API' },
    unanswered: /*i18n*/ { id: 'Failed to delete user. Please try again.' },
  },
} as const;

/** What can fail on the page of one user; the reason follows where there is one. */
export const userActionFailures = {
  suspend: /*i18n*/ { id: 'The account could not be suspended.' },
  reinstate: /*i18n*/ { id: 'The suspension could not be lifted.' },
  end: /*i18n*/ { id: 'The login could not be ended.' },
  mail: /*i18n*/ { id: 'The mail could not be sent.' },
  roles: /*i18n*/ { id: 'The roles could not be changed.' },
} as const;

/** Why somebody keeps the role that they have. */
export const roleRefusals = {
  own_role: userRefusals.ownRole,
  last_super_admin: userRefusals.lastSuperAdmin,
  not_found: userRefusals.notFound,
} as const;

/** Why a user cannot be opened by their address. */
export const userLoadFailure = {
  unexplained: userMessages.notLoaded,
  unanswered: userMessages.notLoaded,
} as const;
