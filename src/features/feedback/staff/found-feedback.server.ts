import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { feedback, userProfiles } from '#db/schema.ts';
import { cappedCount, type CappedCount } from '#src/lib/capped-count.ts';
import { parseCursor } from '#src/lib/paging.ts';
import { personSearch } from '#src/lib/search.ts';
import type { Database } from '#src/server/database.server.ts';
import { momentOf } from '#src/server/moment.server.ts';
import { maxFound, type FeedbackChoice, type StaffFeedback } from './schema.ts';

/** What is searched, as it stands in the index `feedback_search`. */
const searched = sql`lower(${feedback.fullName} || ' ' || ${feedback.email} || ' ' || ${feedback.content})`;

/** What stands before a word: nothing, a space, or a line's end. */
const wordBeginnings = ['', '% ', '%\n'];

/**
 * The condition of a search. Trigrams know where a word begins, so even one letter can use the index, at the beginning
 * of words; within them it could not.
 */
function matching(search: string, text = searched): SQL | undefined {
  const found = personSearch(search);
  if (found.kind === 'contains')
    return and(...found.patterns.map((pattern) => sql`${text} like lower(${pattern})`));
  if (found.kind === 'begins')
    return or(...wordBeginnings.map((before) => sql`${text} like lower(${before + found.pattern})`));
  return undefined;
}

/** What is looked for, and who asks. */
export interface Asked extends FeedbackChoice {
  readonly me: string;
}

const filtered = ({ unresolved, assigned, spam, me }: Omit<Asked, 'q'>): SQL | undefined =>
  and(
    spam ? isNotNull(feedback.spamAt) : isNull(feedback.spamAt),
    unresolved ? sql`not ${feedback.isResolved}` : undefined,
    assigned === 'me' ? eq(feedback.assignedTo, me) : undefined,
    assigned === 'nobody' ? isNull(feedback.assignedTo) : undefined,
  );

/** The condition of a search and the filter. */
export const chosen = (choice: Asked): SQL | undefined => and(matching(choice.q), filtered(choice));

const position = sql`(${feedback.createdAt}, ${feedback.id})`;

/** The condition of what comes after a place of the list. */
export function beyond(after: string | undefined): SQL | undefined {
  const place = after === undefined ? null : parseCursor(after);
  return place ? sql`${position} < (${momentOf(sql, place.at)}, ${place.id}::uuid)` : undefined;
}

const newestFirst = sql`order by created_at desc, id desc`;

/** How many rows a search walks through, from the newest on, before it asks the index. */
const walkLength = 2500;
/** As many as the index brings to be sorted: above it, walking from the newest on takes no longer, and no memory. */
const maxSortedRows = 100_000;

/** What a search has found: the first of them, and how many there are. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: CappedCount;
}

type FoundRow = { readonly ids: string[]; readonly count: number; readonly walked: number };

/**
 * The newest messages that a search finds. What many rows hold is soon met by walking from the newest on; what few
 * hold the trigram index finds. Left to itself the database guesses which of the two it is from a sample, and walks
 * through all rows where what is common lies far back.
 */
export async function search(
  { db }: { readonly db: Pick<Database, 'execute'> },
  choice: Asked,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
  maxSorted = maxSortedRows,
): Promise<Found> {
  const among = and(filtered(choice), beyond(after)) ?? sql`true`;
  const wanted = sql`select id, created_at from feedback where ${among} and ${matching(choice.q)}`;
  const ask = async (found: SQL) => {
    const rows = await db.execute<FoundRow>(sql`
      ${found}
      select array(select id from found ${newestFirst} limit ${limit})::text[] as ids,
        (select count(*)::int from found) as count, (select count(*)::int from walked) as walked`);
    return rows[0]!;
  };
  const near = await ask(sql`
    with walked as materialized (
      select id, created_at, ${searched} as searched from feedback
      where ${among} ${newestFirst} limit ${walkLength}
    ), found as materialized (
      select id, created_at from walked where ${matching(choice.q, sql`searched`)}
    )`);
  const isAll = near.walked < walkLength;
  if (isAll || near.ids.length === limit) {
    const { count, isCapped } = cappedCount(near.count, maxFound);
    return { ids: near.ids, total: { count, isCapped: isCapped || !isAll } };
  }
  const far = await ask(sql`
    with walked as (select where false), found as materialized (${wanted} limit ${maxSorted + 1})`);
  const total = cappedCount(far.count, maxFound);
  if (far.count <= maxSorted) return { ids: far.ids, total };
  const newest = await db.execute<{ id: string }>(sql`${wanted} ${newestFirst} limit ${limit}`);
  return { ids: newest.map(({ id }) => id), total };
}

const resolver = alias(userProfiles, 'resolver');
const replier = alias(userProfiles, 'replier');
const assignee = alias(userProfiles, 'assignee');

/**
 * Messages, the newest first. Such queries are not prepared: a plan for any text takes a hundred times as long as one
 * for the text that is searched for.
 */
export const selectFeedback = ({ db }: { readonly db: Pick<Database, 'select'> }, wanted: SQL | undefined) =>
  db
    .select({
      feedback,
      resolvedBy: resolver.fullName,
      repliedBy: replier.fullName,
      assignedName: assignee.fullName,
      at: sql<string>`(extract(epoch from ${feedback.createdAt}) * 1000000)::bigint::text`,
    })
    .from(feedback)
    .leftJoin(resolver, eq(resolver.id, feedback.resolvedBy))
    .leftJoin(replier, eq(replier.id, feedback.repliedBy))
    .leftJoin(assignee, eq(assignee.id, feedback.assignedTo))
    .where(wanted)
    .orderBy(sql`${feedback.createdAt} desc, ${feedback.id} desc`);
export type FoundFeedback = Awaited<ReturnType<typeof selectFeedback>>[number];

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
