import { sessionMessages, type Message } from '#src/session/messages.ts';

/** Why a form could not do what was asked. */
export interface SendFailure {
  readonly message: Message;
  /** The field that it is about, where it is about one. */
  readonly field?: string;
}

/** What is wrong with a field of an account form. Word for word from the specification. */
export const fieldMessages = {
  nameRequired: /*i18n*/ { id: 'Name is required' },
  nameTooShort: /*i18n*/ { id: 'Name must be at least 2 characters long' },
  nameTooLong: /*i18n*/ { id: 'Name must be less than 50 characters' },
  nameInvalid: /*i18n*/ { id: 'Name contains invalid characters' },
  emailRequired: /*i18n*/ { id: 'Email is required' },
  emailInvalid: /*i18n*/ { id: 'Please enter a valid email address' },
  emailTooLong: /*i18n*/ { id: 'Email address is too long' },
  passwordRequired: /*i18n*/ { id: 'Password is required' },
  passwordTooShort: /*i18n*/ { id: 'Password must be at least 8 characters long' },
  passwordTooLong: /*i18n*/ { id: 'Password is too long' },
  passwordCommon: /*i18n*/ { id: 'Password is too common, please choose a stronger password' },
  passwordWeak: /*i18n*/ {
    id: 'Password must contain at least 3 of: lowercase, uppercase, numbers, special characters',
  },
  confirmationRequired: /*i18n*/ { id: 'Please confirm your password' },
  confirmationDiffers: /*i18n*/ { id: 'Passwords do not match' },
} as const;

export const loginMessages = {
  dialogTitle: /*i18n*/ { id: 'Login Failed' },
  invalidCredentials: /*i18n*/ {
    id: 'Invalid email or password. Please check your credentials and try again.',
  },
  notConfirmed: /*i18n*/ {
    id: 'Your email has not been confirmed. Please check your inbox for a confirmation email.',
  },
  tooMany: /*i18n*/ { id: 'Too many login attempts. Please wait a few minutes before trying again.' },
  noAccount: /*i18n*/ {
    id: 'No account found with this email address. Please check your email or create a new account.',
  },
  suspended: /*i18n*/ {
    id: 'This account is suspended. The mail that we sent you says why, and until when.',
  },
  unexpected: /*i18n*/ { id: 'An unexpected error occurred during login. Please try again.' },
  failed: /*i18n*/ { id: 'Login failed. Please try again.' },
  noUser: /*i18n*/ { id: 'No user data returned from login.' },
} as const;

export const registrationMessages = {
  tooMany: /*i18n*/ { id: 'Too many registration attempts. Please try again later.' },
  exists: /*i18n*/ { id: 'An account with this email already exists. Please sign in instead.' },
  unexpected: /*i18n*/ { id: 'An unexpected error occurred during registration.' },
  unavailable: /*i18n*/ { id: 'Authentication service not available.' },
  emailInvalid: /*i18n*/ { id: 'Please enter a valid email address.' },
  confirmEmail: /*i18n*/ {
    id: 'Registration successful! Please check your email to confirm your account before logging in.',
  },
  failed: /*i18n*/ { id: 'An error occurred during registration.' },
} as const;

export const registrationTitles = {
  tooMany: /*i18n*/ { id: 'Rate Limited' },
  invalid: /*i18n*/ { id: 'Validation Error' },
  exists: /*i18n*/ { id: 'Account Exists' },
  failed: /*i18n*/ { id: 'Registration Failed' },
} as const;

export const confirmationMessages = {
  confirmed: /*i18n*/ { id: 'Your email is confirmed. You can log in now.' },
  linkExpired: /*i18n*/ { id: 'This confirmation link has expired. Log in to ask for a new one.' },
  linkBroken: /*i18n*/ {
    id: 'Something is missing from this link. Open it in the email once more, or log in to ask for a new one.',
  },
  sent: /*i18n*/ { id: 'A new confirmation email is on its way.' },
  tooMany: /*i18n*/ { id: 'Too many emails sent. Please wait before requesting another.' },
} as const;

export const recoveryMessages = {
  tooMany: /*i18n*/ {
    id: 'Too many password reset attempts. Please wait a few minutes before trying again.',
  },
  tooManyMails: /*i18n*/ {
    id: 'Too many password reset emails sent. Please wait before requesting another.',
  },
  linkExpired: /*i18n*/ { id: 'Reset link has expired. Please request a new password reset.' },
  sessionExpired: /*i18n*/ { id: 'Your session has expired. Please request a new password reset.' },
  // With `RESET_PASSWORD_MIN` as it is by default: 'Password must be at least 6 characters long.'
  tooShort: /*i18n*/ { id: 'Password must be at least {minimum} characters long.' },
  oneOfEach: /*i18n*/ {
    id: 'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
  },
  weak: /*i18n*/ { id: 'Password is too weak. Please choose a stronger password.' },
  same: /*i18n*/ { id: 'New password must be different from your current password.' },
} as const;

/** What the screens of the reset by code say: where it is asked for, and where it is entered. */
export const resetCodeMessages = {
  tooMany: /*i18n*/ { id: 'Too many OTP requests. Please wait a few minutes before trying again.' },
  tooManyMails: /*i18n*/ { id: 'Too many emails sent. Please wait before requesting another OTP.' },
  notSent: /*i18n*/ { id: 'Failed to send OTP. Please try again.' },
  notResent: /*i18n*/ { id: 'Failed to resend OTP.' },
  sixDigits: /*i18n*/ { id: 'Please enter the six digits of the code.' },
  wrong: /*i18n*/ { id: 'This code is wrong or has expired. Check it, or ask for a new one.' },
} as const;

/** What the step of the second factor says. */
export const factorStepMessages = {
  wrong: /*i18n*/ { id: 'This code is not right, or it was used already. Please check it.' },
  expired: /*i18n*/ { id: 'This code has expired. Please send a new one.' },
  notSent: /*i18n*/ { id: 'The text message could not be sent. Please try again.' },
  tooMany: /*i18n*/ { id: 'Too many attempts. Please wait a few minutes, or choose another way.' },
  recoveryRequired: /*i18n*/ { id: 'Please enter a recovery code.' },
} as const;

/** What the two reset screens say of themselves. */
export const resetMessages = {
  emailInvalid: registrationMessages.emailInvalid,
  notSent: /*i18n*/ { id: 'Failed to send password reset email. Please try again.' },
  differs: /*i18n*/ { id: 'Passwords do not match.' },
  missing: /*i18n*/ { id: 'Invalid or missing reset token. Please request a new password reset.' },
  badFormat: /*i18n*/ { id: 'Invalid reset token format. Please request a new password reset.' },
  badStructure: /*i18n*/ { id: 'Invalid reset token structure. Please request a new password reset.' },
  notValidated: /*i18n*/ { id: 'An error occurred while validating the reset token.' },
  invalidLink: /*i18n*/ { id: 'Invalid reset link. Please request a new password reset.' },
  noSession: /*i18n*/ { id: 'Reset session could not be established. Please request a new password reset.' },
  invalidTokens: /*i18n*/ { id: 'Invalid reset tokens. Please request a new password reset.' },
  noTokens: /*i18n*/ { id: 'No reset tokens available. Please request a new password reset.' },
  failed: /*i18n*/ { id: 'Failed to update password. Please try again.' },
  changed: /*i18n*/ { id: 'Your password has been changed. You can log in with it now.' },
} as const;

/** What a change of e-mail or password is refused with, and how a visit to its mailed link went. */
export const changeMessages = {
  wrongCurrent: /*i18n*/ { id: 'This is not your current password.' },
  currentRequired: { id: 'Please enter your current password' },
  logInAgain: /*i18n*/ {
    id: 'For this we need to be sure that it is you. Please log in again, then come back here.',
  },
  emailTaken: /*i18n*/ { id: 'This address cannot be used. Please choose another one.' },
  emailChanged: /*i18n*/ { id: 'Your email address has been changed.' },
  linkExpired: /*i18n*/ { id: 'This link has expired. Ask for a new one where you changed your email.' },
  nonceWrong: { id: 'This code is wrong or has expired. Ask for a new one.' },
  resetOnly: {
    id: 'A reset link only sets a new password. Log in with it to change anything else.',
  },
  tooMany: { id: 'Too many changes. Please wait a few minutes.' },
} as const;

/** What is wrong with metadata that a client sends. */
export const metadataMessages = {
  notAnObject: { id: 'data: expected an object' },
  notKeepable: { id: 'data: nested too deeply, or with characters that cannot be kept' },
  tooLarge: { id: 'The metadata of an account must not be larger than 8 kB.' },
} as const;

/** What only a broken or foreign client gets to read. */
export const protocolMessages = {
  badJson: { id: 'The body is not valid JSON.' },
  tooLarge: { id: 'The body is too large.' },
  notFound: { id: 'There is nothing at this address.' },
  halfChallenge: { id: 'PKCE flow requires code_challenge_method and code_challenge' },
  emailOrPhone: { id: 'Only an email address or a phone number should be given.' },
  unavailable: { id: 'Authentication service not available.' },
  busy: { id: 'Birtu is busy. Please try again in a moment.' },
  unexpected: { id: 'Something went wrong on our side. Please try again.' },
} as const;

/** Why a call of the protocol is answered with the code for what is switched off. */
export const unofferedMessages = {
  anonymous: { id: 'Anonymous sign-ins are not offered.' },
  phone: { id: 'Phone numbers are not used to sign up or to log in.' },
  otp: { id: 'Logging in with a mailed code or link is not offered.' },
  idToken: { id: 'Logging in with a provider’s token is not offered; use the redirect of /authorize.' },
  web3: { id: 'Logging in with a wallet is not offered.' },
  webauthn: { id: 'Security keys are not offered as a second factor.' },
  sso: { id: 'SAML 2.0 is not offered.' },
  passkeys: { id: 'Passkeys are not offered.' },
  oauthServer: { id: 'Logging in elsewhere with a Birtu account is not offered.' },
  admin: { id: 'There is no service key: staff manage users through /api/admin.' },
  grant: { id: 'unsupported_grant_type' },
} as const;

/** What a screen says for the codes of the protocol's errors; null: the server's own text, or what fits the attempt. */
const byCode =
  (messages: Readonly<Record<string, Message>>) =>
  (code: string | undefined): Message | null =>
    messages[code ?? ''] ?? null;

/** The login form. */
export const loginMessage = byCode({
  invalid_credentials: loginMessages.invalidCredentials,
  email_not_confirmed: loginMessages.notConfirmed,
  over_request_rate_limit: loginMessages.tooMany,
  user_not_found: loginMessages.noAccount,
  user_banned: loginMessages.suspended,
});

/** The registration form. */
export const registrationMessage = byCode({
  email_address_invalid: registrationMessages.emailInvalid,
  user_already_exists: registrationMessages.exists,
});

/** The form that asks for a reset link. */
export const resetRequestMessage = byCode({
  user_not_found: loginMessages.noAccount,
  over_request_rate_limit: recoveryMessages.tooMany,
  over_email_send_rate_limit: recoveryMessages.tooManyMails,
});

/** The screens that ask for a reset code. */
export const resetCodeRequestMessage = byCode({
  user_not_found: loginMessages.noAccount,
  over_request_rate_limit: resetCodeMessages.tooMany,
  over_email_send_rate_limit: resetCodeMessages.tooManyMails,
});

/** The screen that takes the code. */
export const resetCodeMessage = byCode({
  user_banned: loginMessages.suspended,
  otp_expired: resetCodeMessages.wrong,
  validation_failed: resetCodeMessages.wrong,
  over_request_rate_limit: resetCodeMessages.tooMany,
});

/** The step of the second factor. */
export const factorCodeMessage = byCode({
  mfa_verification_failed: factorStepMessages.wrong,
  mfa_verification_rejected: factorStepMessages.wrong,
  mfa_challenge_expired: factorStepMessages.expired,
  over_request_rate_limit: factorStepMessages.tooMany,
  over_sms_send_rate_limit: factorStepMessages.tooMany,
  session_expired: sessionMessages.ended,
  session_not_found: sessionMessages.ended,
});

/** The form for the new password. */
export const newPasswordMessage = byCode({
  weak_password: recoveryMessages.weak,
  same_password: recoveryMessages.same,
  // A session that is over, or tokens that can no longer be renewed.
  session_expired: recoveryMessages.sessionExpired,
  session_not_found: recoveryMessages.sessionExpired,
  bad_jwt: recoveryMessages.sessionExpired,
  refresh_token_not_found: recoveryMessages.sessionExpired,
  refresh_token_already_used: recoveryMessages.sessionExpired,
});

/** The title of the registration dialog. */
export const registrationTitle = byCode({
  over_request_rate_limit: registrationTitles.tooMany,
  user_already_exists: registrationTitles.exists,
  validation_failed: registrationTitles.invalid,
  email_address_invalid: registrationTitles.invalid,
  weak_password: registrationTitles.invalid,
});

/** How a confirmation link's redirect can say that it went. */
export const confirmationOutcomes = {
  done: confirmationMessages.confirmed,
  expired: confirmationMessages.linkExpired,
  broken: confirmationMessages.linkBroken,
  'email-changed': changeMessages.emailChanged,
  'email-expired': changeMessages.linkExpired,
  'email-taken': changeMessages.emailTaken,
} as const;
export type ConfirmationOutcome = keyof typeof confirmationOutcomes;

export const isConfirmationOutcome = (value: string | null): value is ConfirmationOutcome =>
  value !== null && Object.hasOwn(confirmationOutcomes, value);

/** Whether what the link was for has come about. */
export const isGoodNews = (outcome: ConfirmationOutcome): boolean =>
  outcome === 'done' || outcome === 'email-changed';
