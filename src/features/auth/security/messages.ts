import { networkMessage } from '#src/api/network.ts';
import {
  factorStepMessages,
  recoveryMessages,
  registrationMessages,
  sessionMessages,
  type Message,
} from '../messages.ts';

/** What the account's own screen says when something could not be done. */
export const securityMessages = {
  sessionGone: /*i18n*/ { id: 'This login has ended already.' },
  currentRequired: /*i18n*/ { id: 'Please enter your current password' },
  currentWrong: /*i18n*/ { id: 'This is not your current password.' },
  sameEmail: /*i18n*/ { id: 'This is your address already.' },
  emailTaken: /*i18n*/ { id: 'This address cannot be used. Please choose another one.' },
  tooMany: /*i18n*/ { id: 'Too many attempts. Please wait a few minutes and try again.' },
  tooManyMails: /*i18n*/ { id: 'Too many mails were sent. Please wait a little before asking for another.' },
  logInAgain: /*i18n*/ {
    id: 'For this we need to be sure that it is you. Please log in again, then come back here.',
  },
  factorOwed: /*i18n*/ { id: 'This needs your second step. Please log in again, with your code.' },
  ended: sessionMessages.ended,
  network: networkMessage,
  factorNameRequired: /*i18n*/ { id: 'Please give it a name' },
  factorNameTaken: /*i18n*/ { id: 'You have used this name already. Please choose another.' },
  tooManyFactors: /*i18n*/ { id: 'You have as many as can be set up. Remove one first.' },
  factorGone: /*i18n*/ { id: 'This was removed already. Please start again.' },
  phoneInvalid: /*i18n*/ { id: 'Please enter a phone number, such as +251 91 234 5678' },
  linkedElsewhere: /*i18n*/ { id: 'It is connected to another account already.' },
  lastWayIn: /*i18n*/ {
    id: 'This is your only way to log in. Set a password or connect another account first.',
  },
  providerAway: /*i18n*/ { id: 'The provider cannot be reached at the moment. Please try again later.' },
  notConnected: /*i18n*/ { id: 'It was not connected. Please try again.' },
  failed: /*i18n*/ { id: 'This did not work. Please try again.' },
} as const;

/** Why something about the account could not be changed, and what to do about it. */
export interface SecurityFailure {
  readonly message: Message;
  /** The field that it is about, where it is about one. */
  readonly field?: string;
  /** Only a new login helps. */
  readonly mustLogIn?: boolean;
}

const known: Readonly<Record<string, SecurityFailure>> = {
  current_password_invalid: { message: securityMessages.currentWrong, field: 'current_password' },
  current_password_required: { message: securityMessages.currentRequired, field: 'current_password' },
  invalid_credentials: { message: securityMessages.currentWrong, field: 'current_password' },
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
  mfa_factor_name_conflict: { message: securityMessages.factorNameTaken, field: 'friendly_name' },
  too_many_enrolled_mfa_factors: { message: securityMessages.tooManyFactors },
  mfa_verification_failed: { message: factorStepMessages.wrong, field: 'code' },
  mfa_verification_rejected: { message: factorStepMessages.wrong, field: 'code' },
  mfa_challenge_expired: { message: factorStepMessages.expired, field: 'code' },
  mfa_factor_not_found: { message: securityMessages.factorGone },
  sms_send_failed: { message: factorStepMessages.notSent },
  identity_already_exists: { message: securityMessages.linkedElsewhere },
  single_identity_not_deletable: { message: securityMessages.lastWayIn },
  temporarily_unavailable: { message: securityMessages.providerAway },
  unavailable: { message: securityMessages.providerAway },
  network: { message: securityMessages.network },
};

/** What is told for a code of the protocol or of the API. @param said the server's own text, where there is one */
export const securityFailure = (code: string | undefined, said?: string): SecurityFailure =>
  known[code ?? ''] ?? { message: said ? { id: said } : securityMessages.failed };
