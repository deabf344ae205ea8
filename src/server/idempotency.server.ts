import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '#db/schema.ts';
import type { MemberContext } from './context.server.ts';
import type { Database, Sql } from './database.server.ts';

/** A request that may come again because its answer was lost. */
export interface RepeatableRequest {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type Outcome =
  /** It was done now. */
  | { readonly kind: 'done' }
  /** It was done before: what was answered then. */
  | { readonly kind: 'repeated'; readonly answer: StoredAnswer }
  /** Something else was done under the same key: what was answered then. */
  | { readonly kind: 'other'; readonly answer: StoredAnswer };

/** Takes back all that a refused request has written, its key too. */
class Refused extends Error {}

/**
 * Does once what is asked for with a key, in one transaction with the note that it was done: a repeat waits for the
 * first attempt and gets its answer. A change (PUT) under a known key but with other values is done: it names the
 * version that it is made from. A refused request leaves no trace and may be tried again.
 *
 * @param run does it by the database handle that it is given; null: it was refused
 */
export async function once(
  { db, actor, now }: MemberContext,
  { key, method, path, body }: RepeatableRequest,
  run: (tx: Database) => Promise<StoredAnswer | null>,
): Promise<Outcome> {
  const keyHash = createHash('sha256').update(key).digest('hex');
  const fingerprint = createHmac('sha256', key).update(`${method} ${path}\n${body}`).digest('hex');
  const own = { userId: actor.userId, keyHash };
  const isOwn = and(eq(idempotencyKeys.userId, own.userId), eq(idempotencyKeys.keyHash, keyHash));
  const attempt = db.transaction(async (tx): Promise<Outcome> => {
    const [isNew] = await tx
      .insert(idempotencyKeys)
      .values({ ...own, fingerprint, createdAt: now() })
      .onConflictDoNothing()
      .returning({ keyHash: idempotencyKeys.keyHash });
    if (!isNew) {
      const [stored] = await tx.select().from(idempotencyKeys).where(isOwn).for('update');
      const answer = { status: stored?.status ?? 200, body: stored?.body };
      if (stored?.fingerprint === fingerprint) return { kind: 'repeated', answer };
      if (method === 'POST') return { kind: 'other', answer };
    }
    const answer = await run(tx);
    if (!answer) throw new Refused();
    await tx
      .update(idempotencyKeys)
      .set({ ...answer, fingerprint, createdAt: now() })
      .where(isOwn);
    return { kind: 'done' };
  });
  return await attempt.catch((error: unknown) => {
    if (error instanceof Refused) return { kind: 'done' };
    throw error;
  });
}

/** Housekeeping: who has not repeated a save within a day has its answer. */
export async function forgetOldKeys(sql: Sql): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`;
}
