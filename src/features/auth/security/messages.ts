import { networkMessage } from '#src/lib/network.ts';
import { factorMessages } from '../factors/messages.ts';
import { socialMessages } from '../identities/messages.ts';
import {
  changeMessages,
  factorStepMessages,
  recoveryMessages,
  registrationMessages,
  type SendFailure,
} from '../messages.ts';
import { sessionMessages } from '#src/session/messages.ts';

/** What the account's own screen says when something could not be done. */
export const securityMessages = {
  sessionGone: /*i18n*/ { id: 'This login has ended already.' },
  currentRequired: /*i18n*/ { id: 'Please enter your current password' },
  currentWrong: changeMessages.wrongCurrent,
  sameEmail: /*i18n*/ { id: 'This is your address already.' },
  emailTaken: changeMessages.emailTaken,
  tooMany: /*i18n*/ { id: 'Too many attempts. Please wait a few minutes and try again.' },
  tooManyMails: /*i18n*/ { id: 'Too many mails were sent. Please wait a little before asking for another.' },
  logInAgain: changeMessages.logInAgain,
  factorOwed: /*i18n*/ { id: 'This needs your second step. Please log in again, with your code.' },
  ended: sessionMessages.ended,
  network: networkMessage,
  failed: /*i18n*/ { id: 'This did not work. Please try again.' },
} as const;

/** Why something about the account could not be changed, and what to do about it. */
export interface SecurityFailure extends SendFailure {
  /** Only a new login helps. */
  readonly mustLogIn?: boolean;
}

const known: Readonly<Record<string, SecurityFailure>> = {
  current_password_invalid: { message: securityMessages.currentWrong, field: 'current_password' },
  current_password_required: { message: securityMessages.currentRequired, field: 'current_password' },
  same_password: { message: recoveryMessages.same, field: 'password' },
  weak_password: { message: recoveryMessages.weak, field: 'password' },
  email_exists: { message: securityMessages.emailTaken, field: 'email' },
  user_already_exists: { message: securityMessages.emailTaken, field: 'email' },
  email_address_invalid: { message: registrationMessages.emailInvalid, field: 'email' },
  over_request_rate_limit: { message: securityMessages.tooMany },
  over_email_send_rate_limit: { message: securityMessages.tooManyMails },
  over_sms_send_rate_limit: { message: securityMessages.tooMany },
  reauthentication_needed: { message: securityMessages.logInAgain, mustLogIn: true },
  insufficient_aal: { message: securityMessages.factorOwed, mustLogIn: true },
  second_factor_required: { message: securityMessages.factorOwed, mustLogIn: true },
  session_expired: { message: securityMessages.ended, mustLogIn: true },
  session_not_found: { message: securityMessages.ended, mustLogIn: true },
  mfa_factor_name_conflict: { message: factorMessages.nameTaken, field: 'friendly_name' },
  too_many_enrolled_mfa_factors: { message: factorMessages.tooMany },
  mfa_verification_failed: { message: factorStepMessages.wrong, field: 'code' },
  mfa_verification_rejected: { message: factorStepMessages.wrong, field: 'code' },
  mfa_challenge_expired: { message: factorStepMessages.expired, field: 'code' },
  no_second_factor: { message: factorMessages.none },
  mfa_phone_enroll_not_enabled: { message: factorMessages.noPhones },
  mfa_factor_not_found: { message: factorMessages.notFound },
  sms_send_failed: { message: factorStepMessages.notSent },
  single_identity_not_deletable: { message: socialMessages.lastWayIn },
  temporarily_unavailable: { message: socialMessages.away },
  unavailable: { message: socialMessages.away },
  network: { message: securityMessages.network },
};

/** What is told for a code of the protocol or of the API. @param said the server's own text, where there is one */
export const securityFailure = (code: string | undefined, said?: string): SecurityFailure =>
  known[code ?? ''] ?? { message: said ? { id: said } : securityMessages.failed };
