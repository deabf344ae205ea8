import { and, eq, lt, or } from 'drizzle-orm';
import { factors, recoveryCodes, sessions, users } from '#db/schema.ts';
import type { Actor, MemberContext, RequestContext } from '#src/server/context.server.ts';
import { isTaken, type Sql } from '#src/server/database.server.ts';
import { offersTexts } from '#src/server/text-message.server.ts';
import type { Queries } from '../account.server.ts';
import { secretsOf } from '../keys/secrets.server.ts';
import { notify } from '../notice.server.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { factorMethods, isFresh, withoutFactors } from '../sessions/authentication.ts';
import { factorMessages } from './messages.ts';
import { forgetRecoveryCodes, refuseFactor } from './recovery-codes.server.ts';
import type { Enrolment } from './schema.ts';
import { newTotpSecret, qrCode, totpAddress } from './totp.server.ts';

/** More than anyone has phones. */
const maxFactors = 10;
/** After this an enrolment that was not finished makes room for the next. */
const unfinishedMinutes = 60;

const issuerShown = 'Birtu';

/** Begins to set up a factor. It protects nothing until a first code of it was shown. */
export async function enrol(
  context: RequestContext,
  { userId }: Actor,
  wanted: Enrolment,
): Promise<object | Refusal> {
  const { db, settings, now } = context;
  const isPhone = wanted.factor_type === 'phone';
  if (isPhone && !offersTexts(settings))
    return refuse('mfa_phone_enroll_not_enabled', factorMessages.noPhones);
  const secret = isPhone ? null : newTotpSecret();
  const sealed = secret && (await secretsOf(context)).seal('factors', secret);
  const name = wanted.friendly_name ?? null;
  return db.transaction(async (tx) => {
    // The account's row, so that enrolments take turns and the bound is exact.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) return refuse('mfa_factor_not_found', factorMessages.notFound);
    const mine = eq(factors.userId, userId);
    const old = lt(factors.createdAt, new Date(now().getTime() - unfinishedMinutes * 60_000));
    const unfinished = and(mine, eq(factors.status, 'unverified'));
    await tx
      .delete(factors)
      .where(and(unfinished, name === null ? old : or(old, eq(factors.friendlyName, name))));
    if ((await tx.$count(factors, mine)) >= maxFactors)
      return refuse('too_many_enrolled_mfa_factors', factorMessages.tooMany);
    const [factor] = await tx
      .insert(factors)
      .values({
        userId,
        factorType: wanted.factor_type,
        friendlyName: name,
        secret: sealed,
        phone: isPhone ? wanted.phone : null,
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: factors.id });
    if (!factor) return refuse('mfa_factor_name_conflict', factorMessages.nameTaken);
    const shown = { id: factor.id, type: wanted.factor_type, ...(name !== null && { friendly_name: name }) };
    if (wanted.factor_type === 'phone') return { ...shown, phone: wanted.phone };
    const uri = totpAddress(secret!, { issuer: wanted.issuer || issuerShown, label: user.email });
    return { ...shown, totp: { qr_code: qrCode(uri), secret, uri } };
  });
}

/**
 * Takes a factor away, and what it proved from every session that showed it. One that protects the account needs a proof
 * (`refusalOfRemoval`). With the last one go the recovery codes that
 * stood for it.
 */
export async function unenrol(
  context: RequestContext,
  actor: Actor,
  factorId: string,
): Promise<{ readonly id: string } | Refusal> {
  const { userId } = actor;
  return context.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    const own = and(eq(factors.id, factorId), eq(factors.userId, userId));
    const [factor] = await tx.select().from(factors).where(own).for('update');
    if (!user || !factor) return refuse('mfa_factor_not_found', factorMessages.notFound);
    const isVerified = factor.status === 'verified';
    const unproven = isVerified && (await refusalOfRemoval(context, tx, actor, factorId));
    if (unproven) return unproven;
    const raised = await tx.select().from(sessions).where(eq(sessions.factorId, factorId)).for('update');
    for (const { id, amr } of raised)
      await tx
        .update(sessions)
        .set({ amr: withoutFactors(amr) })
        .where(eq(sessions.id, id));
    const [removed] = await tx.delete(factors).where(own).returning();
    if (removed && isVerified) {
      const left = await tx.$count(factors, and(eq(factors.userId, userId), eq(factors.status, 'verified')));
      if (left === 0) await forgetRecoveryCodes(tx, userId);
      const name = removed.friendlyName ?? removed.phone ?? '';
      await notify(context, tx, user, 'factor-removed', { factor: name });
    }
    return { id: factorId };
  });
}

/**
 * Whoever finds a session open must not take the second step away with it: neither by what was proved long ago, nor by a
 * factor or recovery codes that they have made in it themselves.
 */
async function refusalOfRemoval(
  { now }: RequestContext,
  tx: Queries,
  { userId, sessionId }: Actor,
  factorId: string,
): Promise<Refusal | null> {
  const unproven = refuse('reauthentication_needed', factorMessages.proofNeeded);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return unproven;
  if (isFresh(session.amr, now(), ['password'])) return null;
  const shown = session.amr.find(({ method }) => factorMethods.includes(method));
  if (!shown || session.factorId !== factorId || !isFresh([shown], now())) return unproven;
  if (shown.method !== 'recovery_code') return null;
  const older = and(eq(recoveryCodes.userId, userId), lt(recoveryCodes.createdAt, session.createdAt));
  // All codes of a person are made together.
  return (await tx.$count(recoveryCodes, older)) > 0
    ? null
    : refuse('reauthentication_needed', factorMessages.codesTooNew);
}

/** @throws 404 where the person has no such factor, 409 where another one has the name */
export async function renameFactor(
  { db, actor, now }: MemberContext,
  factorId: string,
  name: string,
): Promise<void> {
  const own = and(eq(factors.id, factorId), eq(factors.userId, actor.userId));
  const renamed = await db
    .update(factors)
    .set({ friendlyName: name, updatedAt: now() })
    .where(own)
    .returning({ id: factors.id })
    .catch((error: unknown) => {
      throw isTaken(error) ? refuseFactor('mfa_factor_name_conflict') : error;
    });
  if (renamed.length === 0) throw refuseFactor('not_found');
}

/** Forgets enrolments that nobody finished, and challenges that have expired; run by a job. */
export async function forgetUnfinishedFactors(sql: Sql): Promise<void> {
  await sql`
    delete from auth.factors
    where status = 'unverified' and created_at < now() - make_interval(mins => ${unfinishedMinutes})`;
  await sql`delete from auth.challenges where expires_at < now()`;
}
