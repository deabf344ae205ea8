import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { publishedKeys } from './keys.server.ts';
import { insertKey, makeKey, publishedSeconds } from './signing-key.server.ts';

/**
 * Makes a new key current. Of the former one only the public half is kept, and published until the last token that
 * it signed has expired: nobody is signed out.
 *
 * @returns the new key's id
 * @throws {SettingError} where `AUTH_SECRET` is not the one that the nodes have
 */
export async function rotateKeys(runtime: Runtime): Promise<string> {
  await publishedKeys(runtime); // a key sealed by a secret that no node knows would stop them all
  const key = await makeKey(runtime);
  await runtime.sql.begin(async (tx) => {
    // Rotations that run together take turns; readers wait for none.
    await tx`lock table auth.signing_keys in share row exclusive mode`;
    await tx`
      update auth.signing_keys set status = 'previous', private_jwk = '', retired_at = clock_timestamp()
      where status = 'current'`;
    await insertKey(tx, key);
  });
  return key.kid;
}

/** Forgets the keys of which no token is left; run by a job. */
export async function forgetRetiredKeys(sql: Sql): Promise<void> {
  await sql`
    delete from auth.signing_keys
    where status = 'previous' and retired_at <= now() - make_interval(secs => ${publishedSeconds})`;
}
