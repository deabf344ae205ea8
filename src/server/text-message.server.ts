import { z } from 'zod';
import { textWords } from '#content/texts.ts';
import { mails } from '#db/schema.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import type { Sql, Transaction } from './database.server.ts';
import { worker, type Job, type Jobs, type Retry, type Worker } from './jobs.server.ts';
import type { Log } from './log.server.ts';
import { fill } from './mail-layout.ts';

/** What each kind is filled with. */
export interface TextValues {
  readonly 'factor-code': { readonly code: string; readonly minutes: number };
}

export type TextKind = keyof TextValues;

/** A text message to one phone. */
export interface TextMessage<Kind extends TextKind = TextKind> {
  readonly kind: Kind;
  /** E.164 */
  readonly to: string;
  readonly language: Language;
  readonly values: TextValues[Kind];
}

/** What text messages need of the settings. */
export interface TextSettings {
  /** The webhook that sends them. Unset: outside production they stay in the outbox. */
  readonly smsUrl: string | undefined;
  readonly production: boolean;
}

/** Whether a text message reaches anyone, be it who reads the outbox of a local trial. */
export const offersTexts = ({ smsUrl, production }: TextSettings): boolean =>
  smsUrl !== undefined || !production;

/** Writes a text message in the transaction that causes it: it leaves if, and only if, that commits. */
export async function queueText<Kind extends TextKind>(
  context: { readonly jobs: Pick<Jobs, 'enqueue'>; readonly settings: TextSettings },
  transaction: Transaction,
  { kind, to, language, values }: TextMessage<Kind>,
): Promise<void> {
  const text = fill(inLanguage(textWords[kind], language), values);
  const [queued] = await transaction
    .insert(mails)
    .values({ channel: 'sms', recipient: to, subject: '', text, html: '', language })
    .returning({ textId: mails.id });
  if (context.settings.smsUrl) await context.jobs.enqueue(transaction, sendText, queued!);
}

/** A code that comes after a few minutes is of no use to anyone any more. */
const usefulMinutes = 5;
const retry: Retry = { attempts: 20, delaySeconds: 1, maxDelaySeconds: 30 };
const requestTimeoutMs = 15_000;

const sendText: Job<{ textId: string }> = {
  name: 'send-text',
  data: z.object({ textId: z.uuid() }),
  retry,
  timeoutSeconds: 60,
  concurrency: 5,
};

interface TextWorkerOptions {
  readonly sql: Sql;
  readonly log: Log;
  readonly settings: TextSettings;
}

/** What sends the queued text messages; without a webhook none are queued. */
export function textWorkers(options: TextWorkerOptions): Worker[] {
  const { smsUrl } = options.settings;
  return smsUrl ? [worker(sendText, ({ textId }) => deliver(options, smsUrl, textId))] : [];
}

interface TextRow {
  readonly recipient: string;
  readonly text: string;
  readonly isUseful: boolean;
}

/** One attempt. What was sent, or came too late, is forgotten but for whom it was for and when. */
async function deliver({ sql, log }: TextWorkerOptions, url: string, textId: string): Promise<void> {
  const [message] = await sql<TextRow[]>`
    select recipient, text, created_at > now() - make_interval(mins => ${usefulMinutes}) as "isUseful"
    from mails where id = ${textId} and sent_at is null and text <> ''`;
  if (!message) return;
  if (!message.isUseful) {
    await sql`update mails set text = '' where id = ${textId}`;
    log.warn({ textId }, 'text message given up: its code has expired');
    return;
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': textId },
    body: JSON.stringify({ to: message.recipient, text: message.text }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the text message service answered ${answer.status}`);
  await sql`update mails set sent_at = now(), text = '' where id = ${textId}`;
  log.info({ textId }, 'text message sent');
}
