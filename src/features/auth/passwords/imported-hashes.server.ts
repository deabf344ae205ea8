import type { Runtime } from '#src/server/context.server.ts';
import { oncePerRuntime } from '../once-per-runtime.server.ts';

/** How long an answer counts: accounts are imported rarely, and looking means reading them all. */
const freshForMs = 10 * 60_000;

const lookedUp = oncePerRuntime(async () => ({ cost: null as number | null, at: 0 }));

/** The highest cost of the bcrypt hashes that wait for their first sign-in; null where none are left. */
export async function costOfImportedHashes(runtime: Runtime): Promise<number | null> {
  const known = await lookedUp(runtime);
  if (Date.now() - known.at < freshForMs) return known.cost;
  const [found] = await runtime.sql<{ cost: number | null }[]>`
    select max(substr(password_hash, 5, 2)::int) as cost from auth.users where password_hash like '$2%'`;
  known.cost = found?.cost ?? null;
  known.at = Date.now();
  return known.cost;
}
