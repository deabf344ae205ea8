import type { AuthError, Factor, GoTrueClient, User, UserIdentity } from '@supabase/auth-js';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi, memberFetch, openAccount } from '#src/session/account.client.ts';
import { securityFailure, type SecurityFailure } from './messages.ts';
import type { AccountOverview, SessionList } from './schema.ts';

/** All that the account's screen shows. */
export interface AccountSecurity {
  readonly userId: string;
  readonly account: AccountOverview;
  readonly sessions: SessionList;
  /** Those that were verified when they were set up, oldest first. */
  readonly factors: readonly Factor[];
  readonly identities: readonly UserIdentity[];
}

/** @throws {ApiError} */
export async function readSecurity(): Promise<AccountSecurity> {
  const api = memberApi().account;
  const [account, sessions, user] = await Promise.all([
    read(api.$get()),
    read(api.sessions.$get()),
    readUser(),
  ]);
  const { id: userId, factors = [], identities = [] } = user;
  return {
    userId,
    account,
    sessions,
    factors: factors.filter(({ status }) => status === 'verified'),
    identities: identities.filter(({ provider }) => provider !== 'email'),
  };
}

/** Without the account's client, which weighs more than all that the screen shows. @throws {ApiError} */
const readUser = () => read<User>(memberFetch('/auth/v1/user'));

const isOffline = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AuthRetryableFetchError' ? !(error as AuthError).status : error instanceof TypeError);

/** What was asked for, or why it could not be had. */
export type Outcome<T> = { readonly data: T; readonly failure: null } | { readonly failure: SecurityFailure };

type Answer<T> =
  | { readonly data: T; readonly error: null }
  | { readonly data: unknown; readonly error: Error };

/** Asks the account's client for a change. */
export const ask = <T>(call: (client: GoTrueClient) => Promise<Answer<T>>): Promise<Outcome<T>> =>
  attempt(async () => {
    const { data, error } = await call(await openAccount());
    if (error) throw error;
    return data;
  });

/** Runs what may fail, and tells why it did. */
export async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { data: await work(), failure: null };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function failureOf(error: unknown): SecurityFailure {
  if (error instanceof ApiError) return securityFailure(error.problem.code, error.problem.detail);
  if (isOffline(error)) return securityFailure('network');
  const { code, message, name } = error as Partial<AuthError>;
  // What the client makes of the server's `session_not_found`; it drops the code.
  if (name === 'AuthSessionMissingError') return securityFailure('session_not_found');
  return securityFailure(code, code && message);
}
