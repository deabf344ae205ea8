import { useRouteLoaderData } from 'react-router';
import { resetPasswordMinimum } from './passwords/password.ts';

/** What the account screens need of `/api/site`, which the root has read for every page. */
interface SignInSettings {
  readonly sign_in_providers?: readonly SignInProvider[];
  readonly reset_password_min?: number;
  readonly phone_factors?: boolean;
  readonly code_ttl_minutes?: number;
}

/** A way to sign in without a password. */
export interface SignInProvider {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
}

const useSettings = () => useRouteLoaderData<SignInSettings>('root') ?? {};

const none: readonly SignInProvider[] = [];

export const useSignInProviders = (): readonly SignInProvider[] => useSettings().sign_in_providers ?? none;

/** The fewest characters that a password set at a reset may have. */
export const useResetPasswordMinimum = (): number => useSettings().reset_password_min ?? resetPasswordMinimum;

/** Whether codes can be sent as text messages. */
export const usePhoneFactors = (): boolean => useSettings().phone_factors ?? false;

/** How long mailed links and codes work (specification §9: one hour, unless it is set otherwise). */
export const useCodeMinutes = (): number => useSettings().code_ttl_minutes ?? 60;
