/** What a member reads about reminders where something is wrong. */
export const reminderMessages = {
  days: /*i18n*/ { id: 'Please choose at least one day.' },
  time: /*i18n*/ { id: 'Please choose a time of day such as 07:30.' },
  zone: /*i18n*/ { id: 'This time zone is not known.' },
  notFound: /*i18n*/ { id: 'This reminder is not switched on.' },
  notOffered: /*i18n*/ { id: 'This reminder does not fit what you told about yourself.' },
  noDevice: /*i18n*/ { id: 'This device is not known here any more.' },
  pushService: /*i18n*/ {
    id: 'Your browser’s way of sending messages is not known here. Reminders come by e-mail.',
  },
  tooManyDevices: /*i18n*/ { id: 'Reminders can come to 10 devices. Please remove one that you do not use.' },
  tooManyTrials: /*i18n*/ { id: 'That was tried often just now. Please try again later.' },
  unreachable: /*i18n*/ {
    id: 'No way to reach you is open: allow messages on this device, or confirm your e-mail address.',
  },
  offLink: /*i18n*/ {
    id: 'This link is not whole. Please copy it from the mail again, or log in and change your reminders.',
  },
  notSaved: /*i18n*/ { id: 'The reminder could not be saved. Please try again.' },
  notSent: /*i18n*/ { id: 'No message could be sent. Please try again.' },
} as const;
