import { and, eq, sql } from 'drizzle-orm';
import { feedbackNotices, feedbackUntold, users } from '#db/schema.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import type { Notice, NoticeChange } from './schema.ts';

/** Whether whoever asks gets a mail when messages arrive, and where. */
export async function readNotice({ db, actor }: Pick<MemberContext, 'db' | 'actor'>): Promise<Notice> {
  const [found] = await db
    .select({
      isOn: sql<boolean>`${feedbackNotices.userId} is not null`,
      email: sql<string | null>`case when ${users.emailConfirmedAt} is not null then ${users.email} end`,
    })
    .from(users)
    .leftJoin(feedbackNotices, eq(feedbackNotices.userId, users.id))
    .where(and(eq(users.id, actor.userId)));
  return { is_on: found?.isOn ?? false, email: found?.email ?? null };
}

/** Switches it on, for messages that arrive from now on, or off; done again it stays as it is. */
export async function setNotice(
  context: MemberContext,
  { is_on: isOn, language }: NoticeChange,
): Promise<Notice> {
  const { db, actor, now } = context;
  const { userId } = actor;
  if (isOn)
    await db
      .insert(feedbackNotices)
      .values({ userId, language, createdAt: now() })
      .onConflictDoUpdate({ target: feedbackNotices.userId, set: { language } });
  else await db.delete(feedbackNotices).where(eq(feedbackNotices.userId, userId));
  return await readNotice(context);
}

/**
 * Writes down, with a message, who is to be told of it. In one order, and held until then: whoever turns it off at the
 * same time waits, and no message is lost over it.
 */
export async function noteArrival(tx: Transaction, feedbackId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${feedbackUntold} (user_id, feedback_id)
    select user_id, ${feedbackId}::uuid from ${feedbackNotices} order by user_id for key share`);
}
