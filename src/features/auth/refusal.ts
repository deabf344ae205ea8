import type { Message } from '#src/session/messages.ts';

/** Each of the protocol's error codes that is answered here, and its HTTP status. */
export const refusalStatus = {
  access_denied: 403,
  anonymous_provider_disabled: 422,
  bad_code_verifier: 400,
  bad_json: 400,
  bad_jwt: 403,
  bad_oauth_callback: 400,
  bad_oauth_state: 400,
  current_password_invalid: 400,
  current_password_required: 400,
  email_address_invalid: 400,
  email_exists: 422,
  email_not_confirmed: 400,
  feature_disabled: 404,
  flow_state_expired: 422,
  flow_state_not_found: 404,
  identity_already_exists: 422,
  identity_not_found: 422,
  insufficient_aal: 403,
  invalid_credentials: 400,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  mfa_factor_not_found: 404,
  mfa_phone_enroll_not_enabled: 422,
  mfa_verification_failed: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  no_authorization: 401,
  not_admin: 403,
  not_found: 404,
  otp_disabled: 422,
  otp_expired: 403,
  over_capacity: 503,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  over_sms_send_rate_limit: 429,
  passkey_disabled: 404,
  phone_provider_disabled: 400,
  provider_disabled: 400,
  provider_email_needs_verification: 400,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  request_entity_too_large: 413,
  same_password: 422,
  saml_provider_disabled: 404,
  session_expired: 403,
  session_not_found: 403,
  single_identity_not_deletable: 422,
  too_many_enrolled_mfa_factors: 422,
  unavailable: 503,
  unexpected_failure: 500,
  user_already_exists: 422,
  user_banned: 403,
  user_not_found: 400,
  validation_failed: 400,
  weak_password: 422,
  web3_provider_disabled: 422,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** An expected outcome that is not what was asked for. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** English, for people. */
  readonly message: string;
  readonly retryAfterSeconds?: number;
  /** Where the protocol gives the code another status at this call. */
  readonly status?: 422;
  /** Why a password is weak, in the protocol's words. */
  readonly reasons?: readonly WeakPasswordReason[];
}

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

export const refuse = (
  refused: RefusalCode,
  message: Message,
  { retryAfterSeconds, reasons, status }: Pick<Refusal, 'retryAfterSeconds' | 'reasons' | 'status'> = {},
): Refusal => ({
  refused,
  message: message.id,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  ...(reasons && { reasons }),
  ...(status && { status }),
});

export const isRefusal = (outcome: object): outcome is Refusal => 'refused' in outcome;
