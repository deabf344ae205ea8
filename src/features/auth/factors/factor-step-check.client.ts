import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { networkMessage } from '#src/lib/network.ts';
import { factorCodeMessage, factorStepMessages, type SendFailure } from '../messages.ts';
import type { Message } from '#src/session/messages.ts';

/** A factor that the account's owner may show. */
export interface SecondFactor {
  readonly id: string;
  readonly type: 'totp' | 'phone';
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** The number's last digits, enough to know which phone it is. */
  readonly phoneEnd: string;
}

/** Why a step could not be taken. */
export interface FactorFailure extends SendFailure {
  /** How long the factor pauses, after too many attempts. */
  readonly waitMinutes: number | null;
}

const digitsShown = 4;

/** Opens the client whose session waits for the factor. */
export type OpenAccount = () => Promise<GoTrueClient>;

/** The factors that were verified when they were set up. @throws {AuthError} */
export async function readFactors(account: OpenAccount): Promise<readonly SecondFactor[]> {
  const client = await account();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return [...data.totp, ...data.phone].map((factor) => ({
    id: factor.id,
    type: factor.factor_type,
    name: factor.friendly_name ?? '',
    phoneEnd: 'phone' in factor ? String(factor.phone).slice(-digitsShown) : '',
  }));
}

/** Sends a text message with a code. @returns the challenge that the code answers */
export async function sendText(account: OpenAccount, factorId: string): Promise<string | FactorFailure> {
  const client = await account();
  const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
  return error ? await failureOf(error, factorStepMessages.notSent) : data.id;
}

/** Shows a code: of the factor itself, or a recovery code in its place. @returns null when it is right */
export async function showCode(
  account: OpenAccount,
  { factorId, challengeId, code }: { factorId: string; challengeId: string | null; code: string },
): Promise<FactorFailure | null> {
  const client = await account();
  const { error } = challengeId
    ? await client.mfa.verify({ factorId, challengeId, code })
    : await client.mfa.challengeAndVerify({ factorId, code });
  return error && (await failureOf(error, factorStepMessages.wrong));
}

async function failureOf(error: AuthError, fallback: Message): Promise<FactorFailure> {
  if (error.name === 'AuthRetryableFetchError') return { message: networkMessage, waitMinutes: null };
  const { secondsToWait } = await import('#src/session/auth-client.client.ts');
  const seconds = error.status === 429 ? secondsToWait() : null;
  const message = factorCodeMessage(error.code) ?? fallback;
  if (seconds !== null) return { message, waitMinutes: Math.ceil(seconds / 60) };
  return { message, waitMinutes: null, ...(message === factorStepMessages.wrong && { field: 'code' }) };
}
