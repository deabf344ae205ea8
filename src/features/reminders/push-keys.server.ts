import webPush from 'web-push';
import { oncePerRuntime } from '#src/features/auth/once-per-runtime.server.ts';
import { secretsOf } from '#src/features/auth/keys/secrets.server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { SettingError } from '#src/server/env.server.ts';

interface KeyPair {
  /** base64url, as browsers and push services take them */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which push services know this site: made once for all nodes, the private one sealed by `AUTH_SECRET`. */
export const pushKeysOf = oncePerRuntime(async (runtime: Runtime): Promise<KeyPair> => {
  const { sql } = runtime;
  const secrets = await secretsOf(runtime);
  const find = async () =>
    (
      await sql<KeyPair[]>`
      select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1`
    )[0];
  if (!(await find())) {
    const made = webPush.generateVAPIDKeys();
    // Of nodes that start together the first to write makes them.
    await sql`
      insert into push_keys (id, public_key, private_key)
      values (1, ${made.publicKey}, ${secrets.seal('push-keys', made.privateKey)})
      on conflict do nothing`;
  }
  const { publicKey, privateKey: sealed } = (await find())!;
  const opened = secrets.open('push-keys', sealed);
  if (!opened)
    throw new SettingError('AUTH_SECRET: expected the secret that encrypted the push keys to be in the list');
  if (opened.outdated)
    await sql`
      update push_keys set private_key = ${secrets.seal('push-keys', opened.text)}
      where id = 1 and private_key = ${sealed}`;
  return { publicKey, privateKey: opened.text };
});
