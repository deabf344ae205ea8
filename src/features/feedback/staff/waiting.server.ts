import type { MemberContext } from '#src/server/context.server.ts';
import { maxWaiting } from './kinds.ts';
import type { Waiting } from './schema.ts';

/** How many messages wait: read from indexes that hold nothing else, and no further than it is shown. */
export async function countWaiting({ sql, actor }: Pick<MemberContext, 'sql' | 'actor'>): Promise<Waiting> {
  const counted = maxWaiting + 1;
  const [waiting] = await sql<[Waiting]>`
    select
      (select count(*)::int from (
        select from feedback where replies = 0 and not is_resolved and spam_at is null limit ${counted}
      ) as unanswered) as unanswered,
      (select count(*)::int from (
        select from feedback
        where assigned_to = ${actor.userId} and not is_resolved and spam_at is null limit ${counted}
      ) as assigned) as assigned_to_me`;
  return waiting;
}
