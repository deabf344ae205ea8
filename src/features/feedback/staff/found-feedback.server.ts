import { eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { feedback, userProfiles } from '#db/schema.ts';
import { cappedCount, maxCounted, maxFound, type CappedCount } from '#src/lib/capped-count.ts';
import type { Cursor } from '#src/lib/paging.ts';
import { personSearch } from '#src/lib/search.ts';
import { sortingOf, type Sorting } from '#src/lib/sorting.ts';
import { allOf } from '#src/server/conditions.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { cursorPage } from '#src/server/cursor-page.server.ts';
import type { Database, Sql } from '#src/server/database.server.ts';
import { inOrder, type Part, type Words } from '#src/server/ids-in-order.server.ts';
import { planned } from '#src/server/planned.server.ts';
import type { FeedbackSort } from './kinds.ts';
import type { FeedbackChoice, StaffFeedback } from './schema.ts';

/** What stands before a word: nothing, a space, or a line's end. */
const wordBeginnings = ['', '% ', '%\n'];

/**
 * What a search asks of the text that the index `feedback_search` has. Trigrams know where a word begins, so even one
 * letter can use the index, at the beginning of words; within them it could not.
 */
function wordsOf(sql: Sql, search: string): Words | undefined {
  const found = personSearch(search);
  if (found.kind === 'all') return undefined;
  const within = (text: Part) => {
    const like = (pattern: string) => sql`${text} like lower(${pattern})`;
    return found.kind === 'contains'
      ? found.patterns.reduce((all, pattern) => sql`${all} and ${like(pattern)}`, sql``)
      : sql`and (false ${wordBeginnings.reduce((all, before) => sql`${all} or ${like(before + found.pattern)}`, sql``)})`;
  };
  return { text: sql`lower(full_name || ' ' || email || ' ' || content)`, within };
}

/** What is looked for, and who asks. */
export interface Asked extends FeedbackChoice {
  readonly me: string;
}

/** By what messages are sorted before the time. */
const keysOf = (sql: Sql) => ({
  status: sql`is_resolved::text`,
  assigned: sql`coalesce(assigned_to::text, '')`,
});

/** @param sort what a filter makes one and the same for all is said of its key as well, by which the index begins */
function filtered(sql: Sql, { unresolved, assigned, spam, me }: Asked, sort: FeedbackSort) {
  const { status, assigned: assignee } = keysOf(sql);
  return [
    spam ? sql`and spam_at is not null` : sql`and spam_at is null`,
    unresolved ? sql`and not is_resolved` : undefined,
    unresolved && sort === 'status' ? sql`and ${status} = 'false'` : undefined,
    assigned === 'me' ? sql`and assigned_to = ${me}` : undefined,
    assigned === 'nobody' ? sql`and assigned_to is null` : undefined,
    assigned === 'nobody' && sort === 'assigned' ? sql`and ${assignee} = ''` : undefined,
  ];
}

/** As many as the index of words brings to be sorted: above it, walking in order takes no longer, and no memory. */
const mostSorted = 100_000;

type Source = Pick<MemberContext, 'sql' | 'db'>;

interface Asking {
  readonly sorting?: Sorting<FeedbackSort>;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A part of the messages that are wanted, the newest first unless it is asked for otherwise. */
export async function readMessages(
  context: Source,
  choice: Asked,
  { sorting = sortingOf({}, 'created'), after, limit }: Asking,
): Promise<{ messages: StaffFeedback[]; next: string | null }> {
  const { sql } = context;
  const { status, assigned } = keysOf(sql);
  const moment = sql`created_at`;
  const { rows, next } = await cursorPage(sql, {
    table: 'feedback',
    wanted: filtered(sql, choice, sorting.sort),
    words: wordsOf(sql, choice.q),
    mostSorted,
    read: (transaction, cursor, among) => transaction<({ id: string } & Cursor)[]>`select ${cursor} ${among}`,
    sorting,
    sorts: {
      created: { moment },
      status: { key: status, moment },
      // What one person sees to has an index by time; by both the planner takes it for far fewer than it is.
      assigned: { key: assigned, moment, isOneKey: choice.assigned === 'me' },
    },
    place: { after },
    size: limit,
  });
  const ids = rows.map(({ id }) => id);
  const found = ids.length > 0 ? await selectFeedback(context, inArray(feedback.id, ids)) : [];
  return { messages: inOrder(ids, found.map(staffFeedback)), next };
}

/** How many messages are wanted, as far as that is counted. */
export async function countMessages({ sql }: Source, choice: Asked): Promise<CappedCount> {
  const words = wordsOf(sql, choice.q);
  const most = words ? maxFound : maxCounted;
  const wanted = allOf(sql, [...filtered(sql, choice, 'created'), words?.within(words.text)]);
  const [among] = await planned(sql, async (transaction) => {
    // Of what a few in a hundred hold, the index brings two hundred sooner than reading all does.
    if (words) await transaction`set local enable_seqscan = off`;
    return await transaction<[{ counted: number }]>`
      select count(*)::int as counted from (
        select from feedback where true ${wanted} limit ${most + 1}
      ) as among`;
  });
  return cappedCount(among.counted, most);
}

const resolver = alias(userProfiles, 'resolver');
const replier = alias(userProfiles, 'replier');
const assignee = alias(userProfiles, 'assignee');

/** Messages with the names of whoever of the staff had to do with them. */
export const selectFeedback = ({ db }: { readonly db: Pick<Database, 'select'> }, wanted: SQL | undefined) =>
  db
    .select({
      feedback,
      resolvedBy: resolver.fullName,
      repliedBy: replier.fullName,
      assignedName: assignee.fullName,
    })
    .from(feedback)
    .leftJoin(resolver, eq(resolver.id, feedback.resolvedBy))
    .leftJoin(replier, eq(replier.id, feedback.repliedBy))
    .leftJoin(assignee, eq(assignee.id, feedback.assignedTo))
    .where(wanted);
type FoundFeedback = Awaited<ReturnType<typeof selectFeedback>>[number];

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

export const staffFeedback = ({
  feedback: row,
  resolvedBy,
  repliedBy,
  assignedName,
}: FoundFeedback): StaffFeedback => ({
  id: row.id,
  user_id: row.userId,
  full_name: row.fullName,
  email: row.email,
  subject: row.subject,
  content: row.content,
  rating: row.rating,
  language: row.language,
  created_at: row.createdAt.toISOString(),
  is_resolved: row.isResolved,
  resolved_at: isoOf(row.resolvedAt),
  resolved_by: resolvedBy,
  reply_message: row.replyMessage,
  replied_at: isoOf(row.repliedAt),
  replied_by: repliedBy,
  replies: row.replies,
  assigned_to: row.assignedTo,
  assigned_name: assignedName,
  is_spam: row.spamAt !== null,
});
