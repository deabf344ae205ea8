import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { problem, ProblemError } from '#src/api/problem.ts';
import { defaultRole } from '#src/lib/roles.ts';
import type { Actor, Runtime } from '#src/server/context.server.ts';
import { verifyToken, type VerifiedToken } from '../keys/keys.server.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { oncePerRuntime } from '../once-per-runtime.server.ts';

/** How many checked tokens a process remembers: a token costs 63 µs to check and a fraction of one to recall. */
const rememberedTokens = 20_000;

const tokenMemory = oncePerRuntime(
  async () => new LRUCache<string, VerifiedToken>({ max: rememberedTokens }),
);

/** `verifyToken`, once per token: a signature that was good stays so, and the expiry is looked at every time. */
async function verifyOnce(runtime: Runtime, token: string): Promise<VerifiedToken | null> {
  const memory = await tokenMemory(runtime);
  const key = hash('sha256', token, 'base64');
  const known = memory.get(key);
  if (known) {
    if (known.expiresAt * 1000 > runtime.now().getTime()) return known;
    memory.delete(key);
    return null;
  }
  const verified = await verifyToken(runtime, token);
  if (!verified) return null;
  memory.set(key, verified);
  return verified;
}

type SessionRow = Omit<Actor, 'sessionId' | 'role'> & { readonly role: string | null };

/**
 * Who a bearer token speaks for, or why it speaks for nobody. The session, the role, whether a second factor is owed and
 * whether the account is about to go are read every time.
 */
export async function authenticate(
  runtime: Runtime,
  authorization: string | undefined,
): Promise<Actor | 'absent' | 'invalid' | 'ended'> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return authorization ? 'invalid' : 'absent';
  const verified = await verifyOnce(runtime, token);
  if (!verified) return 'invalid';
  const { userId, sessionId } = verified;
  const [session] = await runtime.sql<SessionRow[]>`
    select s.user_id as "userId", s.aal, s.recovery, p.role,
           s.aal = 'aal1' and exists (
             select from auth.factors f where f.user_id = s.user_id and f.status = 'verified'
           ) as "needsSecondFactor",
           exists (select from account_deletions d where d.user_id = s.user_id) as "isLeaving"
    from auth.sessions s left join user_profiles p on p.id = s.user_id
    where s.id = ${sessionId} and s.user_id = ${userId}`;
  if (!session) return 'ended';
  return { ...session, sessionId, role: session.role ?? defaultRole };
}

/** Who asks, by the `Authorization` header: null without one, a 401 where its token speaks for nobody. */
export async function readActor(runtime: Runtime, request: Request): Promise<Actor | ProblemError | null> {
  const found = await authenticate(runtime, request.headers.get('authorization') ?? undefined);
  if (found === 'absent') return null;
  if (typeof found === 'object') return found;
  const code = found === 'ended' ? 'session_ended' : 'invalid_token';
  return new ProblemError(problem(401, code, sessionMessages.ended.id));
}
