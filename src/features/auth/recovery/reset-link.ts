import { codeEntryPath, emailParameter } from '#src/session/addresses.ts';
import { loginMessages, recoveryMessages, resetMessages } from '../messages.ts';
import type { Message } from '#src/session/messages.ts';

/** The tokens that a reset link brings in the address's hash. */
export interface ResetTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The code entry for an e-mail, without language. */
export const codeEntryFor = (email: string): string =>
  `${codeEntryPath}?${new URLSearchParams({ [emailParameter]: email })}`;

const minTokenLength = 20;
/** How the header of every JWT begins: base64url of `{"`. */
const jwtPrefix = 'eyJ';

/** Reads the tokens, or says what is wrong with the link; that they are genuine only the server can say. */
export function readResetLink(hash: string): ResetTokens | Message {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  if (parameters.get('error_code') === 'otp_expired') return recoveryMessages.linkExpired;
  if (parameters.get('error_code') === 'user_banned') return loginMessages.suspended;
  if (parameters.has('error')) return resetMessages.invalidLink;
  const accessToken = parameters.get('access_token');
  if (parameters.get('type') !== 'recovery' || !accessToken) return resetMessages.missing;
  if (accessToken.length <= minTokenLength || !accessToken.startsWith(jwtPrefix))
    return resetMessages.badFormat;
  if (accessToken.split('.').length !== 3) return resetMessages.badStructure;
  const refreshToken = parameters.get('refresh_token');
  return refreshToken ? { accessToken, refreshToken } : resetMessages.invalidTokens;
}
