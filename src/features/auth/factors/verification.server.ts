import { randomInt } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import { challenges, factors, sessions, users } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { takeFromLimit } from '#src/server/limits.server.ts';
import { offersTexts, queueText } from '#src/server/text-message.server.ts';
import type { UserRow } from '../account.server.ts';
import { secretsOf } from '../keys/secrets.server.ts';
import { textLimits } from '../limits.server.ts';
import { notify } from '../notice.server.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { withProof } from '../sessions/authentication.ts';
import { continueSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';
import { factorMessages } from './messages.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.server.ts';
import { stepOfCode } from './totp.server.ts';

type Factor = typeof factors.$inferSelect;

const challengeMinutes = 5;
/** After so many wrong codes a factor takes none for a while. */
const maxWrongCodes = 10;
const pauseMinutes = 15;

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

interface Challenge {
  readonly id: string;
  readonly type: string;
  /** seconds since 1970 */
  readonly expires_at: number;
}

/** Begins a proof: a code can be shown for five minutes. To a phone one is sent. */
export async function challenge(
  context: RequestContext,
  { userId }: Actor,
  factorId: string,
): Promise<Challenge | Refusal> {
  const { db, now, settings, language } = context;
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId)));
  if (!factor) return refuse('mfa_factor_not_found', factorMessages.notFound);
  const { phone, factorType: type } = factor;
  if (phone !== null) {
    if (!offersTexts(settings)) return refuse('mfa_phone_enroll_not_enabled', factorMessages.noPhones);
    const limited = await limitOnTexts(context, userId, phone);
    if (limited) return limited;
  }
  const code = phone === null ? null : String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = code && (await codeHashes(context, factorId, code))[0];
  const expiresAt = minutesFrom(now(), challengeMinutes);
  const id = await db.transaction(async (tx) => {
    // A newer text message takes the place of the one before.
    if (phone !== null) await tx.delete(challenges).where(eq(challenges.factorId, factorId));
    else
      await tx
        .delete(challenges)
        .where(and(eq(challenges.factorId, factorId), lt(challenges.expiresAt, now())));
    const [row] = await tx
      .insert(challenges)
      .values({ factorId, codeHash, ip: context.clientAddress, expiresAt, createdAt: now() })
      .returning({ id: challenges.id });
    if (code && phone !== null)
      await queueText(context, tx, {
        kind: 'factor-code',
        to: phone,
        language,
        values: { code, minutes: challengeMinutes },
      });
    return row!.id;
  });
  return { id, type, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** Text messages cost money, and could be used to pester someone. */
async function limitOnTexts(
  { sql: database }: RequestContext,
  userId: string,
  phone: string,
): Promise<Refusal | null> {
  for (const [limit, subject] of [
    [textLimits.account, userId],
    [textLimits.phone, phone],
  ] as const) {
    const taken = await takeFromLimit(database, limit, subject);
    if (!taken.allowed) return refuse('over_sms_send_rate_limit', factorMessages.paused, taken);
  }
  return null;
}

const codeHashes = async (context: RequestContext, factorId: string, code: string) =>
  (await secretsOf(context)).macs('factor-codes', `${factorId}:${code}`);

interface Proof {
  readonly challenge_id: string;
  readonly code: string;
}

/** How the person showed their second factor, as the protocol's `amr` names it. */
type Method = 'totp' | 'phone' | 'recovery_code';

/**
 * Takes a code: the session that shows it rises to `aal2`, and its tokens turn. The first code of a new factor ends the
 * person's other sessions.
 */
export async function verifyFactor(
  context: RequestContext,
  actor: Actor,
  factorId: string,
  proof: Proof,
): Promise<SessionJson | Refusal> {
  const outcome = await context.db.transaction(async (tx) => {
    // Before the factor, as a removal locks them. Of two that end each other by a new factor one has ended then.
    const [user] = await tx.select().from(users).where(eq(users.id, actor.userId)).for('no key update');
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, actor.sessionId)).for('update');
    if (!session) return refuse('session_expired', sessionMessages.ended);
    const [factor] = await tx
      .select()
      .from(factors)
      .where(and(eq(factors.id, factorId), eq(factors.userId, actor.userId)))
      // Codes shown at once, on whatever node, take turns.
      .for('update');
    if (!factor || !user) return refuse('mfa_factor_not_found', factorMessages.notFound);
    const pause = pauseOf(context, factor);
    if (pause) return pause;
    const open = await findChallenge(context, tx, factorId, proof.challenge_id);
    if (!open) return refuse('mfa_challenge_expired', factorMessages.expired);
    const shown = await judge(context, tx, factor, proof.code, open.codeHash);
    if (!shown) return countWrongCode(context, tx, factor);
    await tx.delete(challenges).where(eq(challenges.id, proof.challenge_id));
    await settle(context, tx, factor, shown);
    if (factor.status !== 'verified') await announce(context, tx, user, factor, actor);
    if (shown.method === 'recovery_code')
      await notify(context, tx, user, 'recovery-code-used', { left: await countRecoveryCodes(tx, user.id) });
    const timestamp = Math.floor(context.now().getTime() / 1000);
    const amr = withProof(session.amr, { method: shown.method, timestamp });
    await tx.update(sessions).set({ factorId, amr }).where(eq(sessions.id, session.id));
    const risen = await continueSession(context, tx, session.id);
    return risen ?? refuse('session_expired', sessionMessages.ended);
  });
  return isRefusal(outcome) ? outcome : sessionJson(context, outcome);
}

function pauseOf({ now }: RequestContext, { pausedUntil }: Factor): Refusal | null {
  const left = pausedUntil === null ? 0 : pausedUntil.getTime() - now().getTime();
  if (left <= 0) return null;
  return refuse('over_request_rate_limit', factorMessages.paused, {
    retryAfterSeconds: Math.ceil(left / 1000),
  });
}

async function findChallenge({ now }: RequestContext, tx: Transaction, factorId: string, id: string) {
  const [found] = await tx
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), eq(challenges.factorId, factorId)));
  return found && found.expiresAt > now() ? found : null;
}

interface Shown {
  readonly method: Method;
  /** The step of a TOTP code, after which neither it nor an older one counts. */
  readonly step?: number;
}

/** What a code proves; null where it proves nothing. */
async function judge(
  context: RequestContext,
  tx: Transaction,
  factor: Factor,
  typed: string,
  codeHash: string | null,
): Promise<Shown | null> {
  const recoveryCode = factor.status === 'verified' ? readRecoveryCode(typed) : null;
  if (recoveryCode !== null)
    return (await takeRecoveryCode(context, tx, factor.userId, recoveryCode))
      ? { method: 'recovery_code' }
      : null;
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  if (factor.factorType === 'phone') {
    const hashes = await codeHashes(context, factor.id, code);
    return codeHash !== null && hashes.includes(codeHash) ? { method: 'phone' } : null;
  }
  const opened = (await secretsOf(context)).open('factors', factor.secret ?? '');
  if (!opened) throw new Error('AUTH_SECRET no longer opens the secret of a factor');
  const step = stepOfCode(opened.text, code, context.now().getTime());
  return step !== null && step > (factor.lastStep ?? -1) ? { method: 'totp', step } : null;
}

async function countWrongCode({ now }: RequestContext, tx: Transaction, factor: Factor): Promise<Refusal> {
  const wrongTries = factor.wrongTries + 1;
  const isTooMany = wrongTries >= maxWrongCodes;
  const pausedUntil = isTooMany ? minutesFrom(now(), pauseMinutes) : null;
  await tx
    .update(factors)
    .set({ wrongTries: isTooMany ? 0 : wrongTries, pausedUntil })
    .where(eq(factors.id, factor.id));
  return refuse('mfa_verification_failed', factorMessages.wrongCode);
}

async function settle(
  { now }: RequestContext,
  tx: Transaction,
  factor: Factor,
  { step }: Shown,
): Promise<void> {
  const proven = { status: 'verified', wrongTries: 0, pausedUntil: null };
  const isNew = factor.status !== 'verified' && { updatedAt: now() };
  await tx
    .update(factors)
    .set({ ...proven, ...isNew, ...(step !== undefined && { lastStep: step }) })
    .where(eq(factors.id, factor.id));
}

/** A factor now protects the account: every other session ends, and its owner is told. */
async function announce(
  context: RequestContext,
  tx: Transaction,
  user: UserRow,
  factor: Factor,
  actor: Actor,
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, actor.sessionId)));
  const name = factor.friendlyName ?? factor.phone ?? '';
  await notify(context, tx, user, 'factor-added', { factor: name });
}
