import type { GoTrueClient } from '@supabase/auth-js';
import { openAccount } from '#src/session/account.client.ts';
import { ask, attempt, type Outcome } from './account-security.client.ts';

/** Leaves nothing behind of set-ups that were begun and never finished: their names would be taken. */
async function forgetUnfinished(client: GoTrueClient): Promise<void> {
  const { data } = await client.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  await Promise.all(unfinished.map(({ id }) => client.mfa.unenroll({ factorId: id })));
}

/** What an authenticator app needs to know. */
export interface AuthenticatorKey {
  readonly factorId: string;
  /** Address of a picture. */
  readonly qrCode: string;
  readonly secret: string;
  /** Opens an app on this device. */
  readonly uri: string;
}

/** Where a stored picture begins, as the client prefixes it. */
const svgStart = /^data:[^,]*,/;

export const beginAuthenticator = (friendlyName: string): Promise<Outcome<AuthenticatorKey>> =>
  attempt(async () => {
    const client = await openAccount();
    await forgetUnfinished(client);
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Birtu' });
    if (error) throw error;
    const { qr_code: picture, secret, uri } = data.totp;
    // The client leaves the picture's own signs as they are, and `#` would end the address.
    const qrCode = `data:image/svg+xml,${encodeURIComponent(picture.replace(svgStart, ''))}`;
    return { factorId: data.id, qrCode, secret, uri };
  });

/** A phone that a code has been sent to. */
export interface PhoneKey {
  readonly factorId: string;
  readonly challengeId: string;
}

export const beginPhone = (friendlyName: string, phone: string): Promise<Outcome<PhoneKey>> =>
  attempt(async () => {
    const client = await openAccount();
    await forgetUnfinished(client);
    const { data, error } = await client.mfa.enroll({ factorType: 'phone', friendlyName, phone });
    if (error) throw error;
    const sent = await client.mfa.challenge({ factorId: data.id, channel: 'sms' });
    if (sent.error) throw sent.error;
    return { factorId: data.id, challengeId: sent.data.id };
  });

/** Shows the first code of a new factor; from then on it counts. */
export const finishEnrolment = (
  { factorId, challengeId }: { factorId: string; challengeId?: string },
  code: string,
) =>
  ask((client) =>
    challengeId === undefined
      ? client.mfa.challengeAndVerify({ factorId, code })
      : client.mfa.verify({ factorId, challengeId, code }),
  );

/** Takes back what was begun. Should it not get through, the next set-up clears it away. */
export const cancelEnrolment = (factorId: string): void =>
  void ask((client) => client.mfa.unenroll({ factorId }));
