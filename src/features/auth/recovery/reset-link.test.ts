import { describe, expect, test } from 'vitest';
import { readResetLink } from './reset-link.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const hash = (parameters: Record<string, string>) => `#${new URLSearchParams(parameters)}`;

describe('a reset link', () => {
  test('brings both tokens', () => {
    const link = hash({ access_token: token, refresh_token: 'r1', type: 'recovery', token_type: 'bearer' });
    expect(readResetLink(link)).toEqual({ accessToken: token, refreshToken: 'r1' });
  });

  test.each([
    ['', 'Invalid or missing reset token. Please request a new password reset.'],
    [
      hash({ access_token: token, type: 'signup' }),
      'Invalid or missing reset token. Please request a new password reset.',
    ],
    [hash({ type: 'recovery' }), 'Invalid or missing reset token. Please request a new password reset.'],
    [
      hash({ type: 'recovery', access_token: 'eyJ.a.b' }),
      'Invalid reset token format. Please request a new password reset.',
    ],
    [
      hash({ type: 'recovery', access_token: `x${token}` }),
      'Invalid reset token format. Please request a new password reset.',
    ],
    [
      hash({ type: 'recovery', access_token: token.replace('.', '') }),
      'Invalid reset token structure. Please request a new password reset.',
    ],
    [
      hash({ type: 'recovery', access_token: token }),
      'Invalid reset tokens. Please request a new password reset.',
    ],
    [
      hash({ error: 'access_denied', error_code: 'otp_expired' }),
      'Reset link has expired. Please request a new password reset.',
    ],
    [hash({ error: 'access_denied' }), 'Invalid reset link. Please request a new password reset.'],
  ])('%s is refused: %s', (link, message) => expect(readResetLink(link)).toEqual({ id: message }));
});
