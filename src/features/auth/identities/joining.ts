/** The parts of an account that decide who may join it. */
export interface JoinableAccount {
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
  readonly identities: readonly { readonly identityData: Readonly<Record<string, unknown>> }[];
}

/**
 * What a social sign-in with a verified e-mail does to the account that has this e-mail:
 * - `join`: both have shown that the mailbox is theirs, so they are the same person;
 * - `take-over`: nobody ever could use the account. Whoever registered it loses it to the owner of the mailbox;
 * - `refuse`: someone uses the account without ever having shown that the mailbox is theirs.
 */
export type Joining = 'join' | 'take-over' | 'refuse';

export function joiningOf(account: JoinableAccount): Joining {
  if (account.emailConfirmedAt === null) return 'take-over';
  return isEmailProven(account) ? 'join' : 'refuse';
}

/**
 * Whether mail to the account's e-mail ever reached the person, or a provider vouches for it. Where
 * `EMAIL_CONFIRMATION` is off an account counts as confirmed without that.
 */
export const isEmailProven = ({ email, identities }: JoinableAccount): boolean =>
  identities.some(
    ({ identityData }) => identityData['email'] === email && identityData['email_verified'] === true,
  );

interface Way {
  readonly id: string;
  readonly provider: string;
}

/** The identity of the account's password, which a provider's are not. */
export const passwordProvider = 'email';

/** Whether someone could still log in without this identity. */
export const isLastWayIn = (identityId: string, identities: readonly Way[], hasPassword: boolean): boolean =>
  !hasPassword && !identities.some(({ id, provider }) => id !== identityId && provider !== passwordProvider);
