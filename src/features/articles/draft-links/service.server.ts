import { createHash, randomBytes } from 'node:crypto';
import { sql as sqlText } from 'drizzle-orm';
import { draftParameter } from '#src/lib/draft-link.ts';
import { pathIn, type Localized } from '#src/lib/language.ts';
import { isStorable } from '#src/lib/text.ts';
import { recordChange, type Change } from '#src/server/activity-log.server.ts';
import type { MemberContext, RequestContext, Runtime } from '#src/server/context.server.ts';
import type { Sql, Transaction } from '#src/server/database.server.ts';
import { takeFromClient } from '#src/server/limits.server.ts';
import { articlePath } from '../article-path.ts';
import type { ContentType } from '../kinds.ts';
import { readDraft } from '../service.server.ts';
import { draftLinkLimits, type DraftLink, type NewDraftLink, type ShownDraft } from './schema.ts';

const dayInMs = 24 * 60 * 60 * 1000;
/** Of one network: more than a newsroom opens, far less than it takes to guess. */
const openings = { name: 'draft-link:client', max: 300, windowSeconds: 15 * 60 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const columns = sqlText`
  id, (select full_name from user_profiles where user_profiles.id = made_by) as "madeBy",
  created_at as "createdAt", ends_at as "endsAt"`;

type Row = Readonly<Record<'createdAt' | 'endsAt', Date | string>> & Pick<DraftLink, 'id' | 'madeBy'>;
type Moments = Pick<Runtime, 'db' | 'now'>;

const linkOf = ({ createdAt, endsAt, ...row }: Row): DraftLink => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

/** The links that still show a draft, the newest first; null where there is none of that id. */
export async function listLinks({ db, now }: Moments, contentId: string) {
  if (!isStorable(contentId)) return null;
  const [article] = await db.execute(sqlText`select from content_items where id = ${contentId}`);
  if (!article) return null;
  const rows = await db.execute<Row>(sqlText`
    select ${columns} from draft_links
    where content_id = ${contentId} and ends_at > ${now().toISOString()} order by created_at desc, id`);
  return [...rows].map(linkOf);
}

/** Makes a link to what is saved of a draft, good for a week; what is saved later it shows as well. */
export async function makeLink(
  context: MemberContext,
  contentId: string,
): Promise<NewDraftLink | 'not_found' | 'is_published' | 'too_many'> {
  if (!isStorable(contentId)) return 'not_found';
  const { db, now, settings, actor, language } = context;
  const moment = now().toISOString();
  const endsAt = new Date(now().getTime() + draftLinkLimits.days * dayInMs).toISOString();
  const token = randomBytes(32).toString('base64url');
  return await db.transaction(async (tx) => {
    // Whoever makes another one meanwhile waits, and counts this one.
    const [article] = await tx.execute<Article>(sqlText`
      select type, title, status = 'published' and published_at <= ${moment} as "isPublished"
      from content_items where id = ${contentId} for no key update`);
    if (!article) return 'not_found';
    if (article.isPublished) return 'is_published';
    if (await hasTooMany(tx, contentId, moment)) return 'too_many';
    const [row] = await tx.execute<Row>(sqlText`
      insert into draft_links (token_hash, content_id, made_by, created_at, ends_at)
      values (${hashOf(token)}, ${contentId}, ${actor.userId}, ${moment}, ${endsAt})
      returning ${columns}`);
    await recordChange(tx, context, lineOf(contentId, article.title, { until: endsAt }));
    const url = new URL(
      pathIn(language, articlePath({ type: article.type, id: contentId })),
      settings.publicUrl,
    );
    url.searchParams.set(draftParameter, token);
    return { ...linkOf(row!), url: url.href };
  });
}

/** @returns false where none goes on under that id */
export async function endLink(context: MemberContext, contentId: string, id: string): Promise<boolean> {
  if (!isStorable(contentId) || !isStorable(id)) return false;
  const moment = context.now().toISOString();
  return await context.db.transaction(async (tx) => {
    const [link] = await tx.execute<Pick<Article, 'title'> & { until: Date | string }>(sqlText`
      select title, ends_at as until from draft_links join content_items as article on article.id = content_id
      where content_id = ${contentId} and draft_links.id::text = ${id} and ends_at > ${moment}
      for update of draft_links`);
    if (!link) return false;
    await tx.execute(sqlText`update draft_links set ends_at = ${moment} where id::text = ${id}`);
    const ended = new Date(link.until).toISOString();
    await recordChange(tx, context, lineOf(contentId, link.title, { ended }));
    return true;
  });
}

/** Takes back that a link was ended: it shows its draft until the end that it was made with. One that goes on is left. */
export async function resumeLink(
  context: MemberContext,
  contentId: string,
  id: string,
): Promise<DraftLink | 'not_found' | 'over' | 'too_many'> {
  if (!isStorable(contentId) || !isStorable(id)) return 'not_found';
  const now = context.now();
  return await context.db.transaction(async (tx) => {
    const [article] = await tx.execute<Pick<Article, 'title'>>(sqlText`
      select title from content_items where id = ${contentId} for no key update`);
    const [link] = await tx.execute<Row>(sqlText`
      select ${columns} from draft_links where content_id = ${contentId} and id::text = ${id} for update`);
    if (!article || !link) return 'not_found';
    if (new Date(link.endsAt) > now) return linkOf(link);
    const until = new Date(new Date(link.createdAt).getTime() + draftLinkLimits.days * dayInMs);
    if (until <= now) return 'over';
    if (await hasTooMany(tx, contentId, now.toISOString())) return 'too_many';
    await tx.execute(sqlText`update draft_links set ends_at = ${until.toISOString()} where id::text = ${id}`);
    await recordChange(tx, context, lineOf(contentId, article.title, { until: until.toISOString() }));
    return linkOf({ ...link, endsAt: until });
  });
}

async function hasTooMany(tx: Transaction, contentId: string, moment: string): Promise<boolean> {
  const [there] = await tx.execute<{ count: number }>(sqlText`
    select count(*)::int from draft_links where content_id = ${contentId} and ends_at > ${moment}`);
  return there!.count >= draftLinkLimits.ofOneDraft;
}

interface Article extends Record<string, unknown> {
  readonly type: ContentType;
  readonly title: Partial<Localized>;
  readonly isPublished: boolean;
}

/** For the log: of which article, and until when the link shows it, or would have; nothing that opens it. */
function lineOf(contentId: string, title: Partial<Localized>, { until = null, ended = null }: Span): Change {
  return {
    action: until === null ? 'unshare' : 'share',
    subjectKind: 'content-item',
    subjectId: contentId,
    before: { title, draftLink: ended },
    after: { title, draftLink: until },
  };
}
interface Span {
  readonly until?: string | null;
  readonly ended?: string | null;
}

/** What a link shows to whoever holds it. */
export async function openLink(
  context: RequestContext,
  token: string,
): Promise<ShownDraft | 'unknown' | 'ended' | { readonly retryAfterSeconds: number }> {
  const taken = await takeFromClient(context, openings);
  if (!taken.allowed) return { retryAfterSeconds: taken.retryAfterSeconds };
  const { sql, now } = context;
  const [link] = await sql<{ contentId: string; endsAt: Date }[]>`
    select content_id as "contentId", ends_at as "endsAt" from draft_links
    where token_hash = ${hashOf(token)}`;
  if (!link) return 'unknown';
  const endsAt = new Date(link.endsAt);
  const article = endsAt > now() ? await readDraft(context, link.contentId) : null;
  return article ? { article, endsAt: endsAt.toISOString() } : 'ended';
}

/** Housekeeping: for a month an ended link says that it has ended, then that there is none. */
export async function forgetEndedLinks(sql: Sql): Promise<void> {
  await sql`delete from draft_links where ends_at < now() - interval '30 days'`;
}
