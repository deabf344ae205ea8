import { hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { flowStates } from '#db/schema.ts';
import type { MemberContext, RequestContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Queries } from '../account.server.ts';
import { secretsOf } from '../keys/secrets.server.ts';
import { newErrand, type Errand } from './provider.server.ts';
import type { AuthorizeRequest } from './schema.ts';

/** Time enough to log in at the provider, with a second factor there. */
const flowMinutes = 10;
/** The browser fetches its session at once. */
const codeMinutes = 5;

/** What is kept encrypted between the two halves. */
const sealedSchema = z.object({
  nonce: z.string(),
  verifier: z.string(),
  /** SHA-256 of the cookie's value, hex. */
  browser: z.string(),
  /** The session that asked for a link. */
  sessionId: z.string().nullable(),
});

/** A sign-in, or a link, that is under way. */
export interface Flow {
  readonly provider: string;
  /** Empty where the client takes its session as it comes. */
  readonly codeChallenge: string;
  readonly codeChallengeMethod: string;
  readonly redirectTo: string;
  /** Whose account gets the identity; null for a sign-in. */
  readonly linkTo: Pick<MemberContext['actor'], 'userId' | 'sessionId'> | null;
}

export interface BegunFlow {
  readonly errand: Errand;
  /** For a cookie of the browser that began it: nobody else can finish. */
  readonly browserSecret: string;
}

const sha256 = (text: string) => hash('sha256', text, 'hex');
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
const inMinutes = ({ now }: RequestContext, minutes: number) => new Date(now().getTime() + minutes * 60_000);

export async function beginFlow(
  context: RequestContext,
  request: AuthorizeRequest,
  redirectTo: URL,
  linkTo: Flow['linkTo'],
): Promise<BegunFlow> {
  const id = randomUUID();
  const browserSecret = randomBytes(32).toString('base64url');
  const errand = newErrand(id);
  const sealed: z.infer<typeof sealedSchema> = {
    nonce: errand.nonce,
    verifier: errand.verifier,
    browser: sha256(browserSecret),
    sessionId: linkTo?.sessionId ?? null,
  };
  await context.db.insert(flowStates).values({
    id,
    provider: request.provider,
    codeChallenge: request.code_challenge ?? null,
    codeChallengeMethod: request.code_challenge_method ?? null,
    providerState: (await secretsOf(context)).seal('sign-in-flows', JSON.stringify(sealed)),
    redirectTo: redirectTo.href,
    linkTo: linkTo?.userId ?? null,
    expiresAt: inMinutes(context, flowMinutes),
  });
  return { errand, browserSecret };
}

/**
 * Takes up a flow that comes back from the provider; once, and only in the browser that began it. A stranger's visit
 * with the same state ends nothing.
 */
export async function resumeFlow(
  context: RequestContext,
  state: string,
  browserSecret: string,
): Promise<{ readonly flow: Flow; readonly errand: Errand } | null> {
  const id = z.uuid().safeParse(state).data;
  if (!id) return null;
  const [row] = await context.db.select().from(flowStates).where(eq(flowStates.id, id));
  if (!row?.providerState || row.authCodeHash !== null || row.expiresAt <= context.now()) return null;
  const opened = (await secretsOf(context)).open('sign-in-flows', row.providerState);
  if (!opened) return null;
  const sealed = sealedSchema.parse(JSON.parse(opened.text));
  if (!isSame(sealed.browser, sha256(browserSecret))) return null;
  const taken = await context.db
    .delete(flowStates)
    .where(and(eq(flowStates.id, id)))
    .returning({ id: flowStates.id });
  if (taken.length === 0) return null;
  const { nonce, verifier, sessionId } = sealed;
  const flow = {
    provider: row.provider,
    codeChallenge: row.codeChallenge ?? '',
    codeChallengeMethod: row.codeChallengeMethod ?? '',
    redirectTo: row.redirectTo,
    linkTo: row.linkTo && sessionId ? { userId: row.linkTo, sessionId } : null,
  };
  return { flow, errand: { state, nonce, verifier } };
}

/** What the browser exchanges for its session. */
export async function handOutCode(
  context: RequestContext,
  tx: Queries,
  flow: Flow,
  userId: string,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx.insert(flowStates).values({
    userId,
    provider: flow.provider,
    codeChallenge: flow.codeChallenge,
    codeChallengeMethod: flow.codeChallengeMethod,
    authCodeHash: sha256(code),
    // The session that goes on; it tells nothing and needs no seal.
    providerState: flow.linkTo?.sessionId ?? null,
    redirectTo: flow.redirectTo,
    linkTo: flow.linkTo?.userId ?? null,
    expiresAt: inMinutes(context, codeMinutes),
  });
  return code;
}

/** Whose code it is; `sessionId` where a link was made from within a session. Whatever comes of it, the code dies. */
export async function takeCode(
  context: RequestContext,
  tx: Queries,
  code: string,
  verifier: string,
): Promise<
  | { readonly userId: string; readonly provider: string; readonly sessionId: string | null }
  | 'unknown'
  | 'expired'
  | 'wrong-verifier'
> {
  const [row] = await tx
    .delete(flowStates)
    .where(eq(flowStates.authCodeHash, sha256(code)))
    .returning();
  if (!row?.userId) return 'unknown';
  if (row.expiresAt <= context.now()) return 'expired';
  const answer = row.codeChallengeMethod === 's256' ? hash('sha256', verifier, 'base64url') : verifier;
  if (!row.codeChallenge || !isSame(answer, row.codeChallenge)) return 'wrong-verifier';
  return { userId: row.userId, provider: row.provider, sessionId: row.providerState };
}

/** Forgets flows that nobody finished; run by a job. */
export async function forgetExpiredFlows(sql: Sql): Promise<void> {
  await sql`delete from auth.flow_states where expires_at < now()`;
}
