/** What is wrong with a field of the contact form. */
export const contactFieldMessages = {
  nameRequired: /*i18n*/ { id: 'Name is required' },
  emailRequired: /*i18n*/ { id: 'Email is required' },
  emailInvalid: /*i18n*/ { id: 'Please enter a valid email address' },
  subjectRequired: /*i18n*/ { id: 'Subject is required' },
  messageRequired: /*i18n*/ { id: 'Message is required' },
  tooLong: /*i18n*/ { id: 'This is too long' },
  unreadable: /*i18n*/ { id: 'This holds characters that cannot be read' },
} as const;

export const contactMessages = {
  sent: /*i18n*/ { id: 'Thank you for your message! We will get back to you soon.' },
  failed: /*i18n*/ { id: 'Failed to send message. Please try again.' },
  tooMany: /*i18n*/ { id: 'Too many messages. Please wait a few minutes before trying again.' },
} as const;
