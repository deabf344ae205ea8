import { byteOrderMark, csvRecord, type Cell } from '#src/lib/csv.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { streamedFile, type StreamedFile } from '#src/server/streamed-file.server.ts';
import { readMessages } from './found-feedback.server.ts';
import type { FeedbackChoice, StaffFeedback } from './schema.ts';

const columns = [
  'id',
  'created_at',
  'full_name',
  'email',
  'subject',
  'content',
  'rating',
  'language',
  'is_resolved',
  'resolved_at',
  'resolved_by',
  'reply_message',
  'replied_at',
  'replied_by',
  'replies',
  'assigned_name',
] as const satisfies readonly (keyof StaffFeedback)[];

const recordOf = (message: StaffFeedback) => csvRecord(columns.map((column): Cell => message[column]));

const batchSize = 1000;

/**
 * All messages that the filter shows, as CSV, batch by batch as the reader takes them. Each batch is a query of its
 * own that goes on where the last one ended: a cursor would hold a connection, and keep the database from tidying up,
 * for as long as the slowest phone takes.
 */
async function* csvOf(context: MemberContext, wanted: FeedbackChoice): AsyncGenerator<string, void> {
  yield byteOrderMark + csvRecord(columns);
  const choice = { ...wanted, me: context.actor.userId };
  let after: string | undefined;
  do {
    const { messages, next } = await readMessages(context, choice, { after, limit: batchSize });
    if (messages.length > 0) yield messages.map(recordOf).join('');
    after = next ?? undefined;
  } while (after !== undefined);
}

/** The export as a file to keep. */
export const feedbackFile = (context: MemberContext, choice: FeedbackChoice): StreamedFile =>
  streamedFile(
    csvOf(context, choice),
    `birtu-feedback-${today(context.now(), homeTimeZone)}.csv`,
    'text/csv; charset=utf-8',
  );
