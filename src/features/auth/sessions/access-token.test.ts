import { expect, test } from 'vitest';
import { accessTokenClaims } from './access-token.ts';

test('claims say who, which session and how it was opened, for ten minutes', () => {
  const subject = {
    userId: 'u',
    email: 'abebe@example.org',
    sessionId: 's',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: 1000 }],
    providers: ['email'],
    userMetadata: { full_name: 'አበበ' },
  };
  expect(accessTokenClaims(subject, 'https://birtu.example/auth/v1', 1000)).toEqual({
    iss: 'https://birtu.example/auth/v1',
    sub: 'u',
    aud: 'authenticated',
    exp: 1600,
    iat: 1000,
    email: 'abebe@example.org',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'አበበ' },
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: 1000 }],
    session_id: 's',
    is_anonymous: false,
  });
});
