import type { Limit, PairOfLimits } from '#src/server/limits.server.ts';

interface Bounds {
  readonly account: number;
  readonly client: number;
  readonly minutes: number;
}

const pairOf = (name: string, { account, client, minutes }: Bounds): PairOfLimits => ({
  account: { name: `${name}:account`, max: account, windowSeconds: minutes * 60 },
  client: { name: `${name}:client`, max: client, windowSeconds: minutes * 60 },
});

/** Registration: every attempt counts. */
export const registrationLimits = pairOf('sign-up', { account: 5, client: 300, minutes: 15 });

/** Sign-in: a right password gives the account's attempts back. */
export const signInLimits = pairOf('sign-in', { account: 10, client: 600, minutes: 5 });

export const confirmationMailLimits = pairOf('confirmation-mail', { account: 3, client: 300, minutes: 15 });

/** Codes of a registration that are tried; each mailed code has a bound of its own besides. */
export const confirmationCodeLimits = pairOf('confirmation-code', { account: 20, client: 600, minutes: 15 });

export const recoveryLimits = pairOf('recovery-mail', { account: 3, client: 300, minutes: 15 });

/** Social sign-ins begun by one client, times `CLIENT_LIMIT_FACTOR`; the provider has its own for an account. */
export const socialLimit: Limit = { name: 'social-sign-in:client', max: 600, windowSeconds: 300 };

/**
 * Codes of a reset that are tried: for one account by one client, so that nobody uses up another one's tries. Each mailed
 * code has a bound of its own besides.
 */
export const resetCodeLimits = pairOf('reset-code', { account: 10, client: 600, minutes: 15 });

/** Changes of e-mail that are asked for. */
export const emailChangeLimits = pairOf('email-change', { account: 5, client: 300, minutes: 15 });

/** Changes of an account, be it of its metadata alone. */
export const changeLimit: Limit = { name: 'account-change:account', max: 60, windowSeconds: 900 };

/** Mailed codes that stand in the place of the present password. */
export const reauthenticationLimits = pairOf('reauthentication', { account: 3, client: 300, minutes: 15 });

/** Text messages with codes: they cost money, and must not pester anyone. */
export const textLimits = {
  account: { name: 'text:account', max: 5, windowSeconds: 900 },
  phone: { name: 'text:phone', max: 5, windowSeconds: 900 },
} as const satisfies Readonly<Record<string, Limit>>;
