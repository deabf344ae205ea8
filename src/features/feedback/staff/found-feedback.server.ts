import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { feedback, userProfiles } from '#db/schema.ts';
import { parsePlace, type Place } from '#src/lib/paging.ts';
import { personSearch } from '#src/lib/person-search.ts';
import type { Database } from '#src/server/database.server.ts';
import type { FeedbackChoice, StaffFeedback } from './schema.ts';

/** As it stands in the index `feedback_search`. */
const searched = sql`lower(${feedback.fullName} || ' ' || ${feedback.email} || ' ' || ${feedback.content})`;

/**
 * Trigrams know where a word begins, so even one letter can use the index; in the middle of words it could not.
 * What stands before a word is a space, a line's end, or nothing.
 */
const wordBegins = (pattern: string) =>
  sql.join(
    ['', '% ', '%\n'].map((before) => sql`${searched} like lower(${before + pattern})`),
    sql` or `,
  );

function matching(text: string): SQL | undefined {
  const search = personSearch(text);
  if (search.kind === 'contains')
    return and(...search.patterns.map((pattern) => sql`${searched} like lower(${pattern})`));
  return search.kind === 'begins' ? sql`(${wordBegins(search.pattern)})` : undefined;
}

/** The condition of a search and the filter. */
export const chosen = ({ q, unresolved }: FeedbackChoice): SQL | undefined =>
  and(matching(q), unresolved ? sql`not ${feedback.isResolved}` : undefined);

const position = sql`(${feedback.createdAt}, ${feedback.id})`;
/** Exactly: seconds in floating point would round. */
const momentOf = ({ at }: Place) => sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;

/** The condition of what comes after a place of the list. */
export function beyond(after: string | undefined): SQL | undefined {
  const place = after === undefined ? null : parsePlace(after);
  return place ? sql`${position} < (${momentOf(place)}, ${place.id}::uuid)` : undefined;
}

const [resolver, replier] = [alias(userProfiles, 'resolver'), alias(userProfiles, 'replier')];

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
      at: sql<string>`(extract(epoch from ${feedback.createdAt}) * 1000000)::bigint::text`,
    })
    .from(feedback)
    .leftJoin(resolver, eq(resolver.id, feedback.resolvedBy))
    .leftJoin(replier, eq(replier.id, feedback.repliedBy))
    .where(wanted)
    .orderBy(sql`${feedback.createdAt} desc, ${feedback.id} desc`);
export type FoundFeedback = Awaited<ReturnType<typeof selectFeedback>>[number];

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

export const staffFeedback = ({ feedback: row, resolvedBy, repliedBy }: FoundFeedback): StaffFeedback => ({
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
});
