import webPush from 'web-push';
import { notificationWords } from '#content/reminders.ts';
import { pathIn, type Language } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { loggable } from '#src/server/loggable.ts';
import { pushKeysOf } from './push-keys.server.ts';
import { isPushService } from './push-services.ts';

/** A browser that can be written to. */
export interface Browser {
  readonly userId: string;
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** What a notification is about. */
export interface Notice {
  readonly kind: keyof typeof notificationWords;
  /** A later one of the same takes its place, so that one that comes twice is seen once. */
  readonly tag: string;
  /** What it opens, without language. */
  readonly path: string;
}

/** A push service that takes longer is asked again later. */
const timeoutMs = 10_000;
/** A device that is off for longer is not told any more. */
const lifeSeconds = 3600;
/** The browser is no more, took its word back, or was subscribed by other keys. */
const gone: readonly number[] = [403, 404, 410];

/** Hands a notification to the push services of all of a member's browsers; those that are gone are not written to again. */
export async function pushToAll(
  runtime: Runtime,
  userId: string,
  notice: Notice,
): Promise<'sent' | 'nobody' | 'later'> {
  const { sql } = runtime;
  const browsers = await sql<Browser[]>`
    select user_id as "userId", id, endpoint, p256dh, auth, language from push_subscriptions
    where user_id = ${userId} and gone_at is null`;
  const outcomes = await Promise.all(browsers.map((browser) => push(runtime, browser, notice)));
  const lost = browsers.filter((_browser, index) => outcomes[index] === 'gone').map(({ id }) => id);
  if (lost.length > 0)
    await sql`
      update push_subscriptions set gone_at = ${runtime.now().toISOString()}
      where user_id = ${userId} and id in ${sql(lost)}`;
  if (outcomes.includes('sent')) return 'sent';
  return outcomes.includes('later') ? 'later' : 'nobody';
}

async function push(runtime: Runtime, browser: Browser, notice: Notice): Promise<'sent' | 'gone' | 'later'> {
  const { settings, log } = runtime;
  const { endpoint, p256dh, auth, language } = browser;
  // What was trusted when it was stored may be trusted no more.
  if (!isPushService(endpoint, settings.pushServices)) return 'gone';
  const words = notificationWords[notice.kind][language];
  const message = { ...words, tag: notice.tag, path: pathIn(language, notice.path), language };
  const keys = await pushKeysOf(runtime);
  let request;
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: settings.vapidSubject, ...keys },
      TTL: lifeSeconds,
      urgency: 'normal',
    });
  } catch {
    return 'gone'; // its key is no point of the curve
  }
  try {
    const answer = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (gone.includes(answer.status)) return 'gone';
    log.warn({ status: answer.status, service: new URL(endpoint).host }, 'a push service refused a message');
  } catch (error) {
    log.warn({ failure: loggable(error), service: new URL(endpoint).host }, 'a push service did not answer');
  }
  return 'later';
}
