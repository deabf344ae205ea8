import type { Localized } from '#src/lib/language.ts';

/** The mails that a super admin can have sent to somebody, as the log calls them. */
export const mailLabels = {
  password: { en: 'Link for a new password', am: 'አዲስ የይለፍ ቃል የሚመረጥበት አገናኝ' },
  invitation: { en: 'Invitation', am: 'ግብዣ' },
  'second-step': { en: 'Request for a second step', am: 'ሁለተኛ እርምጃ እንዲበራ ጥያቄ' },
} as const satisfies Readonly<Record<string, Localized>>;

export type UserMail = keyof typeof mailLabels;
export const userMails = Object.keys(mailLabels) as [UserMail, ...UserMail[]];
