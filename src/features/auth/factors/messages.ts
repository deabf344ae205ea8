/** What the server says about second factors. The screens speak by their codes. */
export const factorMessages = {
  nameRequired: /*i18n*/ { id: 'Please give it a name' },
  nameTooLong: /*i18n*/ { id: 'This name is too long' },
  phoneInvalid: /*i18n*/ { id: 'Please enter a phone number, such as +251 91 234 5678' },
  nameTaken: /*i18n*/ { id: 'You have used this name already. Please choose another.' },
  tooMany: /*i18n*/ { id: 'You have as many as can be set up. Remove one first.' },
  notFound: /*i18n*/ { id: 'This was removed already. Please start again.' },
  noPhones: /*i18n*/ { id: 'Text messages are not offered here.' },
  wrongCode: /*i18n*/ { id: 'This code is not right, or it was used already. Please check it.' },
  expired: /*i18n*/ { id: 'This code has expired. Please send a new one.' },
  paused: /*i18n*/ { id: 'Too many attempts. Please wait a few minutes, or choose another way.' },
  secondStep: /*i18n*/ { id: 'Please complete the second step.' },
  proofNeeded: /*i18n*/ { id: 'Show a code of this step, or your password, to remove it.' },
  codesTooNew: /*i18n*/ {
    id: 'These recovery codes were made in this login. Log in again to remove a step with one of them.',
  },
  none: /*i18n*/ { id: 'Set up a second step first.' },
} as const;
