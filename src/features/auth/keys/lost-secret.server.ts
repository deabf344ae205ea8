import type { Runtime } from '#src/server/context.server.ts';
import { SettingError } from '#src/server/env.server.ts';
import { publishedKeys } from './keys.server.ts';
import { selectKeys } from './signing-key.server.ts';
import { secretsOf } from './secrets.server.ts';

/** What nobody can open any more, and so is gone. */
interface Lost {
  readonly sessions: number;
  readonly factors: number;
}

/**
 * Begins again with another `AUTH_SECRET` where the one that sealed the keys is lost: everybody signs in again, with
 * their password, and sets their authenticator app and recovery codes up again.
 *
 * @throws {SettingError} where the secret is not lost
 */
export async function beginWithoutSecret(runtime: Runtime): Promise<Lost> {
  const secrets = await secretsOf(runtime);
  const current = (await selectKeys(runtime.sql)).find(({ status }) => status === 'current');
  if (!current || secrets.open('signing-keys', current.privateJwk))
    throw new SettingError('AUTH_SECRET: opens the signing keys, so nothing is lost and nothing was changed');
  const lost = await runtime.sql.begin(async (tx) => {
    await tx`delete from auth.signing_keys`;
    await tx`delete from auth.one_time_tokens`;
    await tx`delete from auth.flow_states`;
    await tx`delete from auth.recovery_codes`;
    // Browsers took their subscriptions for this pair of keys; they go with the sessions below.
    await tx`delete from push_keys`;
    const sessions = await tx`delete from auth.sessions`;
    const factors = await tx`delete from auth.factors where factor_type = 'totp'`;
    return { sessions: sessions.count, factors: factors.count };
  });
  await publishedKeys(runtime);
  return lost;
}
