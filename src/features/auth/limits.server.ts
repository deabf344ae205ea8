import type { Limit, PairOfLimits } from '#src/server/limits.server.ts';

/** Registration: every attempt counts. */
export const registrationLimits: PairOfLimits = {
  account: { name: 'sign-up:account', max: 5, windowSeconds: 900 },
  client: { name: 'sign-up:client', max: 300, windowSeconds: 900 },
};

/** Sign-in: a right password gives the account's attempts back. */
export const signInLimits: PairOfLimits = {
  account: { name: 'sign-in:account', max: 10, windowSeconds: 300 },
  client: { name: 'sign-in:client', max: 600, windowSeconds: 300 },
};

export const confirmationMailLimits: PairOfLimits = {
  account: { name: 'confirmation-mail:account', max: 3, windowSeconds: 900 },
  client: { name: 'confirmation-mail:client', max: 300, windowSeconds: 900 },
};

/** Codes of a registration that are tried; each mailed code has a bound of its own besides. */
export const confirmationCodeLimits: PairOfLimits = {
  account: { name: 'confirmation-code:account', max: 20, windowSeconds: 900 },
  client: { name: 'confirmation-code:client', max: 600, windowSeconds: 900 },
};

export const recoveryLimits: PairOfLimits = {
  account: { name: 'recovery-mail:account', max: 3, windowSeconds: 900 },
  client: { name: 'recovery-mail:client', max: 300, windowSeconds: 900 },
};

/** Social sign-ins begun by one client, times `CLIENT_LIMIT_FACTOR`; the provider has its own for an account. */
export const socialLimit: Limit = { name: 'social-sign-in:client', max: 600, windowSeconds: 300 };

/**
 * Codes of a reset that are tried: for one account by one client, so that nobody uses up another one's tries. Each mailed
 * code has a bound of its own besides.
 */
export const resetCodeLimits: PairOfLimits = {
  account: { name: 'reset-code:account-by-client', max: 10, windowSeconds: 900 },
  client: { name: 'reset-code:client', max: 600, windowSeconds: 900 },
};

/** Changes of e-mail that are asked for. */
export const emailChangeLimits: PairOfLimits = {
  account: { name: 'email-change:account', max: 5, windowSeconds: 900 },
  client: { name: 'email-change:client', max: 300, windowSeconds: 900 },
};

/** Changes of an account, be it of its metadata alone. */
export const changeLimit: Limit = { name: 'account-change:account', max: 60, windowSeconds: 900 };

/** Mailed codes that stand in the place of the present password. */
export const reauthenticationLimits: PairOfLimits = {
  account: { name: 'reauthentication:account', max: 3, windowSeconds: 900 },
  client: { name: 'reauthentication:client', max: 300, windowSeconds: 900 },
};

/** Text messages with codes: they cost money, and must not pester anyone. */
export const textLimits = {
  account: { name: 'text:account', max: 5, windowSeconds: 900 },
  phone: { name: 'text:phone', max: 5, windowSeconds: 900 },
} as const satisfies Readonly<Record<string, Limit>>;
