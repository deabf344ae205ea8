import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import type { Sessions } from '#src/api/app.server.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { defaultRole } from '#src/lib/roles.ts';
import type { Actor, Bearer, OwnRecord, Runtime } from '#src/server/context.server.ts';
import { gathered } from '#src/server/gathered.server.ts';
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

/** Of the record nothing is null but what may be, where there is one. */
type SessionRow = Omit<Actor, 'role' | 'record'> & OwnRecord & { readonly role: string | null };

/** Whose token an `Authorization` header carries, or why it is nobody's. */
async function readBearer(
  runtime: Runtime,
  authorization: string | null | undefined,
): Promise<Bearer | 'absent' | 'invalid'> {
  if (!authorization) return 'absent';
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return (token && (await verifyOnce(runtime, token))) || 'invalid';
}

/** It, the owner's record with the role, whether a second factor is owed and whether the account is about to go, as they are now. */
const sessionOf = gathered(
  (sql, isAmong) => sql<SessionRow[]>`
    select s.id as "sessionId", s.user_id as "userId", s.aal, s.recovery,
           p.role, p.full_name, p.email, p.height, p.weight, p.bmi, p.updated_at, p.preferences->'eater'->>'sex' as sex,
           s.aal = 'aal1' and exists (
             select from auth.factors f where f.user_id = s.user_id and f.status = 'verified'
           ) as "needsSecondFactor",
           exists (select from account_deletions d where d.user_id = s.user_id) as "isLeaving"
    from auth.sessions s left join user_profiles p on p.id = s.user_id
    where s.id ${isAmong}`,
  ({ sessionId }) => sessionId,
);

/** The session of a bearer, read every time. */
async function readSession(
  { sql }: Pick<Runtime, 'sql'>,
  { userId, sessionId }: Bearer,
): Promise<Actor | 'ended'> {
  const session = await sessionOf(sql, sessionId);
  if (session?.userId !== userId) return 'ended';
  const { role, full_name, email, height, weight, bmi, updated_at, sex, ...rest } = session;
  const record = { full_name, email, height, weight, bmi, updated_at, sex };
  return role === null ? { ...rest, role: defaultRole, record: null } : { ...rest, role, record };
}

/** Who a bearer token speaks for, or why it speaks for nobody. */
export async function authenticate(
  runtime: Runtime,
  authorization: string | null | undefined,
): Promise<Actor | 'absent' | 'invalid' | 'ended'> {
  const bearer = await readBearer(runtime, authorization);
  return typeof bearer === 'string' ? bearer : await readSession(runtime, bearer);
}

const unauthorized = (code: string) => new ProblemError(problem(401, code, sessionMessages.ended.id));

/** `authenticate` in two steps, so that reads of one's own can begin after the first, with the errors of `/api`. */
export const sessionChecks: Sessions = {
  async readBearer(runtime, { headers }) {
    const found = await readBearer(runtime, headers.get('authorization'));
    if (found === 'absent') return null;
    return found === 'invalid' ? unauthorized('invalid_token') : found;
  },
  async readSession(runtime, bearer) {
    const found = await readSession(runtime, bearer);
    return found === 'ended' ? unauthorized('session_ended') : found;
  },
};
