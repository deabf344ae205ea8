import { createHash, randomBytes } from 'node:crypto';
import { draftParameter } from '#src/lib/draft-link.ts';
import { pathIn } from '#src/lib/language.ts';
import { isStorable } from '#src/lib/text.ts';
import type { MemberContext, RequestContext, Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { takeFromClient } from '#src/server/limits.server.ts';
import { articlePath } from '../article-path.ts';
import type { ContentType } from '../schema.ts';
import { readDraft } from '../service.server.ts';
import { draftLinkLimits, type DraftLink, type NewDraftLink, type ShownDraft } from './schema.ts';

const dayInMs = 24 * 60 * 60 * 1000;
/** Of one network: more than a newsroom opens, far less than it takes to guess. */
const openings = { name: 'draft-link:client', max: 300, windowSeconds: 15 * 60 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const columns = (sql: Sql) => sql`
  id, (select full_name from user_profiles where user_profiles.id = made_by) as "madeBy",
  created_at as "createdAt", ends_at as "endsAt"`;

interface Row {
  readonly id: string;
  readonly madeBy: string | null;
  readonly createdAt: Date;
  readonly endsAt: Date;
}

const linkOf = ({ createdAt, endsAt, ...row }: Row): DraftLink => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

/** The links that still show a draft, the newest first; null where there is none of that id. */
export async function listLinks({ sql, now }: Pick<Runtime, 'sql' | 'now'>, contentId: string) {
  if (!isStorable(contentId)) return null;
  const [article] = await sql`select 1 from content_items where id = ${contentId}`;
  if (!article) return null;
  const rows = await sql<Row[]>`
    select ${columns(sql)} from draft_links
    where content_id = ${contentId} and ends_at > ${now().toISOString()} order by created_at desc, id`;
  return rows.map(linkOf);
}

/** Makes a link to what is saved of a draft, good for a week; what is saved later it shows as well. */
export async function makeLink(
  { sql, now, settings, actor, language }: MemberContext,
  contentId: string,
): Promise<NewDraftLink | 'not_found' | 'is_published' | 'too_many'> {
  if (!isStorable(contentId)) return 'not_found';
  const moment = now().toISOString();
  const endsAt = new Date(now().getTime() + draftLinkLimits.days * dayInMs).toISOString();
  const token = randomBytes(32).toString('base64url');
  return await sql.begin(async (tx) => {
    // Whoever makes another one meanwhile waits, and counts this one.
    const [article] = await tx<{ type: ContentType; isPublished: boolean }[]>`
      select type, status = 'published' and published_at <= ${moment} as "isPublished"
      from content_items where id = ${contentId} for no key update`;
    if (!article) return 'not_found';
    if (article.isPublished) return 'is_published';
    const [there] = await tx<{ count: number }[]>`
      select count(*)::int from draft_links where content_id = ${contentId} and ends_at > ${moment}`;
    if (there!.count >= draftLinkLimits.ofOneDraft) return 'too_many';
    const [row] = await tx<Row[]>`
      insert into draft_links (token_hash, content_id, made_by, created_at, ends_at)
      values (${hashOf(token)}, ${contentId}, ${actor.userId}, ${moment}, ${endsAt})
      returning ${columns(tx as unknown as Sql)}`;
    const url = new URL(
      pathIn(language, articlePath({ type: article.type, id: contentId })),
      settings.publicUrl,
    );
    url.searchParams.set(draftParameter, token);
    return { ...linkOf(row!), url: url.href };
  });
}

/** @returns false where none goes on under that id */
export async function endLink(
  { sql, now }: Pick<Runtime, 'sql' | 'now'>,
  contentId: string,
  id: string,
): Promise<boolean> {
  if (!isStorable(contentId) || !isStorable(id)) return false;
  const moment = now().toISOString();
  const ended = await sql`
    update draft_links set ends_at = ${moment}
    where content_id = ${contentId} and id::text = ${id} and ends_at > ${moment} returning id`;
  return ended.length > 0;
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
