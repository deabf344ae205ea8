import { expect, test } from 'vitest';
import { userJson } from './user-json.ts';

const at = new Date('2026-09-11T06:00:00Z');
const identity = {
  id: 'i',
  userId: 'u',
  provider: 'email',
  providerId: 'u',
  identityData: { email: 'a@b.et' },
  lastSignInAt: null,
  createdAt: at,
};
const user = {
  id: 'u',
  email: 'a@b.et',
  emailConfirmedAt: null,
  newEmail: null,
  confirmationSentAt: at,
  recoverySentAt: null,
  emailChangeSentAt: null,
  reauthenticationSentAt: null,
  userMetadata: { full_name: 'Sara' },
  lastSignInAt: at,
  createdAt: at,
  updatedAt: at,
};

test('the user object leaves out what is unset', () => {
  const sent = JSON.parse(JSON.stringify(userJson({ user, identities: [identity], factors: [] }))) as Record<
    string,
    unknown
  >;
  expect(sent).not.toHaveProperty('email_confirmed_at');
  expect(sent).not.toHaveProperty('new_email');
  expect(sent).not.toHaveProperty('recovery_sent_at');
  expect(sent).toMatchObject({
    id: 'u',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    last_sign_in_at: '2026-09-11T06:00:00.000Z',
    confirmation_sent_at: '2026-09-11T06:00:00.000Z',
    user_metadata: {
      full_name: 'Sara',
      sub: 'u',
      email: 'a@b.et',
      email_verified: false,
      phone_verified: false,
    },
    identities: [
      {
        id: 'u',
        identity_id: 'i',
        user_id: 'u',
        provider: 'email',
        email: 'a@b.et',
        identity_data: { email: 'a@b.et', email_verified: false, phone_verified: false },
      },
    ],
  });
});

test('a confirmed account says when', () => {
  expect(
    userJson({ user: { ...user, emailConfirmedAt: at }, identities: [], factors: [] }).email_confirmed_at,
  ).toBe('2026-09-11T06:00:00.000Z');
});
