import { describe, expect, test } from 'vitest';
import { isLastWayIn, joiningOf } from './joining.ts';

const email = 'sara@birtu.test';
const confirmedAt = new Date(0);
const says = (identityData: Record<string, unknown>) => ({ identityData });

describe('joining an account by a verified e-mail', () => {
  test.each([
    ['join', confirmedAt, [says({ email, email_verified: true })]],
    ['take-over', null, [says({ email })]],
    ['refuse', confirmedAt, [says({ email })]],
    ['refuse', confirmedAt, [says({ email, email_verified: false })]],
    ['refuse', confirmedAt, [says({ email: 'other@birtu.test', email_verified: true })]],
    ['refuse', confirmedAt, []],
  ] as const)('is %s', (joining, emailConfirmedAt, identities) => {
    expect(joiningOf({ email, emailConfirmedAt, identities })).toBe(joining);
  });
});

describe('the last way in', () => {
  const [own, google, oidc] = [
    { id: 'e', provider: 'email' },
    { id: 'g', provider: 'google' },
    { id: 'o', provider: 'oidc' },
  ];
  test.each([
    [true, [google], false],
    [true, [own, google], false],
    [false, [google], true],
    [false, [google, oidc], false],
    [true, [own, google, oidc], false],
  ])('is the first identity, with password %s, in %j: %s', (hasPassword, identities, expected) => {
    expect(isLastWayIn('g', identities, hasPassword)).toBe(expected);
  });
});
