import nodemailer, { type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { mails } from '#db/schema.ts';
import type { Language } from '#src/lib/language.ts';
import type { Sql, Transaction } from './database.server.ts';
import { worker, type Job, type Jobs, type Retry, type Worker } from './jobs.server.ts';
import type { Log } from './log.server.ts';
import { renderMail, type MailKind, type MailValues } from './mail-layout.ts';

/** A mail to one person. */
export interface Mail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly to: string;
  readonly language: Language;
  readonly values: MailValues[Kind];
}

/** What mail needs of the settings. */
export interface MailSettings {
  /** Unset: mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}

/** What queueing a mail needs of its caller. */
interface MailContext {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly settings: MailSettings;
}

/**
 * Writes a mail in the transaction that causes it: it leaves if, and only if, that commits. Without a mail server
 * it stays in the outbox and is never sent later, when its links have long died.
 */
export async function queueMail<Kind extends MailKind>(
  context: MailContext,
  transaction: Transaction,
  mail: Mail<Kind>,
): Promise<void> {
  await queue(context, transaction, mail, { recipient: mail.to, sentAt: null });
}

/**
 * As much work and as much written as a mail would cost, for nobody: whoever waits for the answer learns nothing. It
 * leaves to no one, is shown nowhere, and `forgetMailsForNobody` clears it away.
 */
export async function queueNothing<Kind extends MailKind>(
  context: MailContext,
  transaction: Transaction,
  mail: Mail<Kind>,
): Promise<void> {
  await queue(context, transaction, mail, { recipient: '', sentAt: new Date() });
}

async function queue<Kind extends MailKind>(
  { jobs, settings }: MailContext,
  transaction: Transaction,
  mail: Mail<Kind>,
  { recipient, sentAt }: { readonly recipient: string; readonly sentAt: Date | null },
): Promise<void> {
  const { language, values } = mail;
  const unsubscribe = 'off' in values ? values.off : null;
  const [queued] = await transaction
    .insert(mails)
    .values({ ...renderMail(mail.kind, language, values), recipient, language, unsubscribe, sentAt })
    .returning({ mailId: mails.id });
  if (settings.smtpUrl) await jobs.enqueue(transaction, sendMail, queued!);
}

/** Within the first half hour often, then every quarter of an hour: five days in all, as long as mail servers try. */
const retry: Retry = { attempts: 490, delaySeconds: 5, maxDelaySeconds: 900 };

const sendMail: Job<{ mailId: string }> = {
  name: 'send-mail',
  data: z.object({ mailId: z.uuid() }),
  retry,
  timeoutSeconds: 180,
  concurrency: 5,
};

export interface PostOfficeOptions {
  readonly sql: Sql;
  readonly log: Log;
  readonly settings: MailSettings;
  readonly retry?: Retry;
}

/** What sends the queued mails; without a mail server none are queued. */
export function mailWorkers(options: PostOfficeOptions): Worker[] {
  const { smtpUrl } = options.settings;
  if (!smtpUrl) return [];
  const transport = openTransport(smtpUrl);
  const job = { ...sendMail, retry: options.retry ?? retry };
  return [worker(job, ({ mailId }) => deliver(options, transport, mailId))];
}

type Transport = ReturnType<typeof openTransport>;

/** Waits that end well before the job's timeout, so that no attempt goes on after it counts as lost. */
function openTransport(smtpUrl: string) {
  return nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface MailRow {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  readonly unsubscribe: string | null;
}

/**
 * One attempt. The Message-ID is the mail's own, so that where an answer is lost and the mail goes out again,
 * mailboxes can tell that it is the same. What was sent is forgotten but for who got it and when.
 */
async function deliver(options: PostOfficeOptions, transport: Transport, mailId: string): Promise<void> {
  const { sql, log, settings } = options;
  const [mail] = await sql<MailRow[]>`
    select recipient, subject, text, html, language, unsubscribe from mails where id = ${mailId} and sent_at is null`;
  if (!mail) return;
  try {
    await transport.sendMail(messageOf(mailId, mail, settings.mailFrom));
  } catch (error) {
    if (!isAddressUnknown(error)) throw error;
    log.warn({ mailId }, 'mail given up: its address does not exist');
    await sql`update mails set ${forgotten(sql)} where id = ${mailId}`;
    return;
  }
  await sql`update mails set sent_at = now(), ${forgotten(sql)} where id = ${mailId}`;
  log.info({ mailId }, 'mail sent');
}

/** The words of a mail, the code that a subject may carry, and the address that ends such mails. */
const forgotten = (sql: Sql) =>
  sql`text = '', html = '', unsubscribe = null, subject = regexp_replace(subject, '[0-9]{6}', '······')`;

function messageOf(mailId: string, mail: MailRow, from: string): SendMailOptions {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mailId}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.unsubscribe !== null && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/**
 * The one refusal that no later attempt changes (RFC 3463: 5.1.1, .2, .3, .6 and .10, the recipient's address).
 * All others may be a fault of settings that someone mends.
 */
function isAddressUnknown(error: unknown): boolean {
  const response = error instanceof Error && 'response' in error ? String(error.response) : '';
  return /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(response);
}

/**
 * How long the mail that has waited longest to be sent has waited, in seconds; 0 where none waits. Those given up count
 * no more, nor do any where mail is only kept.
 */
export async function maxWait(sql: Sql, { smtpUrl }: Pick<MailSettings, 'smtpUrl'>): Promise<number> {
  if (!smtpUrl) return 0;
  const [oldest] = await sql<{ seconds: number }[]>`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from mails
    where sent_at is null and text <> '' and channel = 'mail' and created_at > now() - interval '6 days'`;
  return oldest?.seconds ?? 0;
}

/** Far longer than any attempt lasts. */
const maxKeptDays = 30;

/** Forgets old mails, sent or not; run by a job where mails may not stay readable. */
export async function forgetOldMails(sql: Sql): Promise<void> {
  await sql`delete from mails where created_at < now() - make_interval(days => ${maxKeptDays})`;
}

/** Run by a job, in a local trial too. */
export async function forgetMailsForNobody(sql: Sql): Promise<void> {
  await sql`delete from mails where recipient = ''`;
}
