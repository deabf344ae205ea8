import type { TransactionSql } from 'postgres';
import { createHash } from 'node:crypto';
import { isOfferedScales } from '#src/features/diary/aims.ts';
import { readAims } from '#src/features/diary/known-eater.server.ts';
import { readPreferences } from '#src/features/profile/preferences/service.server.ts';
import { nameOf, type Addressee } from '#src/features/auth/mailed-link.ts';
import { today } from '#src/lib/day.ts';
import { pathIn } from '#src/lib/language.ts';
import {
  ownOf,
  type MemberContext,
  type OwnContext,
  type RequestContext,
  type Runtime,
} from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { takeFromClient, takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { nextMoment } from './due.ts';
import { everyDay, maxDevices, type EndedByLink, type ReminderKind } from './kinds.ts';
import { endingOf, type Ending } from './off-link.server.ts';
import { pushKeysOf } from './push-keys.server.ts';
import { isPushService } from './push-services.ts';
import { pushToAll } from './push.server.ts';
import type { NewDevice, Reminder, ReminderDraft, Reminders, RenewedDevice } from './schema.ts';

/** Where a member sees and changes their reminders, without language. */
const remindersPath = '/profile/reminders';

const columns = (sql: Sql | TransactionSql) =>
  sql`kind, days, time, zone, paused_at is not null as "isSilent"`;

/** What a member is reminded of, where and how. */
export async function readReminders(context: OwnContext): Promise<Reminders> {
  const {
    sql,
    actor: { userId, sessionId },
  } = context;
  const [reminders, devices, account, { aims }, { tsom }, { publicKey }] = await Promise.all([
    sql<
      Reminder[]
    >`select ${columns(sql)} from reminders where user_id = ${userId} order by created_at, kind`,
    sql<Reminders['devices']>`
      select device.id, device.session_id = ${sessionId} as "isCurrent", session.user_agent as "userAgent",
        to_char(device.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from push_subscriptions as device join auth.sessions as session on session.id = device.session_id
      where device.user_id = ${userId} and device.gone_at is null order by device.created_at, device.id`,
    findAccount(context, userId),
    readAims(context, today(context.now())),
    readPreferences(context),
    pushKeysOf(context),
  ]);
  return {
    reminders,
    devices,
    offersWeighIn: isOfferedScales(aims.none),
    tradition: tsom?.tradition ?? null,
    email: account?.email ?? null,
    publicKey,
  };
}

/** Whom mails go to; null where the address is not confirmed. */
async function findAccount({ sql }: Pick<Runtime, 'sql'>, userId: string): Promise<Addressee | null> {
  const [account] = await sql<Addressee[]>`
    select email, user_metadata as "userMetadata" from auth.users
    where id = ${userId} and email_confirmed_at is not null`;
  return account ?? null;
}

/** Switches a reminder on, or changes it; whatever it was before, it is as it is sent, and speaks again. */
export async function setReminder(
  context: MemberContext,
  kind: ReminderKind,
  { days: chosen, time, zone, language, calendar }: ReminderDraft,
): Promise<Reminder | 'not_offered'> {
  const { sql, actor } = context;
  if (!(await isOffered(context, kind))) return 'not_offered';
  const days = kind === 'next_fast' ? everyDay : chosen;
  const now = context.now();
  const next = nextMoment({ days, time, zone }, now).toISOString();
  const [set] = await sql<[Reminder]>`
    insert into reminders (user_id, kind, days, time, zone, language, calendar, next_at, created_at, updated_at)
    values (${actor.userId}, ${kind}, ${JSON.stringify(days)}::text::jsonb, ${time}, ${zone}, ${language},
      ${calendar}, ${next}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (user_id, kind) do update set days = excluded.days, time = excluded.time, zone = excluded.zone,
      language = excluded.language, calendar = excluded.calendar, next_at = excluded.next_at, paused_at = null,
      updated_at = excluded.updated_at
    returning ${columns(sql)}`;
  return set;
}

async function isOffered(context: MemberContext, kind: ReminderKind): Promise<boolean> {
  const own = ownOf(context);
  if (kind === 'weigh_in') return isOfferedScales((await readAims(own, today(context.now()))).aims.none);
  if (kind !== 'next_fast') return true;
  const { tsom } = await readPreferences(own);
  return tsom !== undefined && tsom.tradition !== 'none';
}

/** @returns false where it was not on */
export async function endReminder({ sql, actor }: MemberContext, kind: ReminderKind): Promise<boolean> {
  const { count } = await sql`delete from reminders where user_id = ${actor.userId} and kind = ${kind}`;
  return count > 0;
}

/** One that went silent speaks again from its next time on; one that speaks stays as it is. */
export async function resumeReminder(
  { sql, actor, now: clock }: MemberContext,
  kind: ReminderKind,
): Promise<Reminder | 'not_found'> {
  const { userId } = actor;
  const [stored] = await sql<Reminder[]>`
    select ${columns(sql)} from reminders where user_id = ${userId} and kind = ${kind}`;
  if (!stored) return 'not_found';
  const now = clock();
  await sql`
    update reminders set next_at = ${nextMoment(stored, now).toISOString()}, paused_at = null,
      updated_at = ${now.toISOString()}
    where user_id = ${userId} and kind = ${kind} and paused_at is not null`;
  return { ...stored, isSilent: false };
}

/** A reminder was followed by its link. What is none of the member's is let go by. */
export async function noteOpened(
  { sql, actor, now }: MemberContext,
  { kind, day }: { readonly kind: ReminderKind; readonly day: string },
): Promise<void> {
  await sql`
    update reminder_sends set opened_at = ${now().toISOString()}
    where user_id = ${actor.userId} and kind = ${kind} and day = ${day} and opened_at is null`;
}

/** A browser from which a member is reminded from now on; another member who had it is reminded there no more. */
export async function addDevice(
  { sql, actor, settings, now }: MemberContext,
  { endpoint, keys, language }: NewDevice,
): Promise<{ id: string } | 'push_service' | 'too_many'> {
  if (!isPushService(endpoint, settings.pushServices)) return 'push_service';
  const { userId, sessionId } = actor;
  const id = deviceId(endpoint);
  return await sql.begin(async (tx) => {
    await lockDevices(tx, userId);
    if (!(await hasRoom(tx, userId, id))) return 'too_many';
    await tx`delete from push_subscriptions where id = ${id} and user_id <> ${userId}`;
    await tx`
      insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, language, created_at)
      values (${userId}, ${id}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language},
        ${now().toISOString()})
      on conflict (user_id, id) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth = excluded.auth, language = excluded.language, gone_at = null`;
    return { id };
  });
}

/** One change of a member's browsers after the other. */
const lockDevices = (tx: TransactionSql, userId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`devices ${userId}`}, 0))`;

/**
 * Whether a member, whose browsers are locked, may be reminded in one more beside the others. Of those that are gone only as many as there is room for can still say what took their place.
 */
async function hasRoom(tx: TransactionSql, userId: string, id: string): Promise<boolean> {
  const [{ others }] = await tx<[{ others: number }]>`
    select count(*)::int as others from push_subscriptions
    where user_id = ${userId} and id <> ${id} and gone_at is null`;
  if (others >= maxDevices) return false;
  await tx`
    delete from push_subscriptions where user_id = ${userId} and id in (
      select id from push_subscriptions where user_id = ${userId} and id <> ${id} and gone_at is not null
      order by gone_at desc, id offset ${maxDevices - others - 1})`;
  return true;
}

const deviceId = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

const renewalLimit: Limit = { name: 'device-renewal:client', max: 60, windowSeconds: 3600 };

export const takeFromRenewals = (context: RequestContext) => takeFromClient(context, renewalLimit);

/**
 * A browser has got another subscription in the place of one that it was reminded by, which no session says but what only
 * that browser knows of the old one. Said again it stays so; one that was removed stays removed.
 */
export async function renewDevice(
  { sql, settings }: Runtime,
  { endpoint: before, auth: known, renewed: { endpoint, keys } }: RenewedDevice,
): Promise<{ id: string } | 'push_service' | 'no_device' | 'too_many'> {
  if (!isPushService(endpoint, settings.pushServices)) return 'push_service';
  const [old, id] = [deviceId(before), deviceId(endpoint)];
  return await sql.begin(async (tx) => {
    const find = () => tx<{ userId: string; id: string }[]>`
      select user_id as "userId", id from push_subscriptions
      where (id = ${old} and auth = ${known}) or (id = ${id} and auth = ${keys.auth})
      order by id = ${id} desc limit 1`;
    const [owned] = await find();
    if (!owned) return 'no_device';
    await lockDevices(tx, owned.userId);
    const [stored] = await find();
    if (!stored) return 'no_device';
    if (stored.id === id) return { id };
    if (!(await hasRoom(tx, stored.userId, old))) return 'too_many';
    const { count } = await tx`
      update push_subscriptions set id = ${id}, endpoint = ${endpoint}, p256dh = ${keys.p256dh},
        auth = ${keys.auth}, gone_at = null
      where user_id = ${stored.userId} and id = ${old} and auth = ${known}
        and not exists (select from push_subscriptions where id = ${id})`;
    return count > 0 ? { id } : 'no_device';
  });
}

/** Days in which a browser can say what took the place of a subscription that is no more. */
const renewableDays = 60;

/** Housekeeping. */
export async function forgetGoneDevices(sql: Sql): Promise<void> {
  await sql`delete from push_subscriptions where gone_at < now() - make_interval(days => ${renewableDays})`;
}

/** @returns false where it was none of the member's */
export async function removeDevice({ sql, actor }: MemberContext, id: string): Promise<boolean> {
  const { count } = await sql`
    delete from push_subscriptions where user_id = ${actor.userId} and id = ${id}`;
  return count > 0;
}

const trialLimit: Limit = { name: 'reminder-trial:member', max: 6, windowSeconds: 3600 };

export const takeFromTrials = ({ sql, actor }: MemberContext) => takeFromLimit(sql, trialLimit, actor.userId);

/** Sends one to try, by the way that all go. */
export async function sendTrial(
  context: MemberContext,
): Promise<{ channel: 'push' | 'mail' } | 'unreachable'> {
  const {
    language,
    settings,
    actor: { userId },
  } = context;
  const pushed = await pushToAll(context, userId, { kind: 'trial', tag: 'trial', path: remindersPath });
  if (pushed === 'sent') return { channel: 'push' };
  const account = await findAccount(context, userId);
  if (!account) return 'unreachable';
  const link = new URL(pathIn(language, remindersPath), settings.publicUrl).href;
  const values = { name: nameOf(account), link };
  await context.db.transaction((tx) =>
    queueMail(context, tx, { kind: 'reminder-trial', to: account.email, language, values }),
  );
  return { channel: 'mail' };
}

interface Ended {
  readonly kind: EndedByLink;
  readonly isOn: boolean;
}

/** Where it stands that such mails are wanted: what has no row is off. */
const wanting = (sql: Runtime['sql'], { userId, kind }: Ending) =>
  kind === 'messages'
    ? sql`from feedback_notices where user_id = ${userId}`
    : sql`from reminders where user_id = ${userId} and kind = ${kind}`;

/** What a mailed link would end, by nobody's session but its own signature. */
export async function readEnding(runtime: Runtime, token: string): Promise<Ended | 'off_link'> {
  const ending = await endingOf(runtime, token);
  if (!ending) return 'off_link';
  const { sql } = runtime;
  const [on] = await sql`select ${wanting(sql, ending)}`;
  return { kind: ending.kind, isOn: on !== undefined };
}

/** Does it; done again it stays done. */
export async function endByLink(runtime: Runtime, token: string): Promise<Ended | 'off_link'> {
  const ending = await endingOf(runtime, token);
  if (!ending) return 'off_link';
  const { sql } = runtime;
  await sql`delete ${wanting(sql, ending)}`;
  return { kind: ending.kind, isOn: false };
}
