import type { MemberContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { draftLimits, type Draft, type DraftAddress, type DraftChange, type ListedDraft } from './schema.ts';

const addressOf = ({ area, id }: DraftAddress) => `${area}/${id}`;

const columns = (sql: Sql) => sql`
  name, fields, version, save_key as "saveKey", revision,
  to_char(kept_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "keptAt"`;

/** What the caller is writing there; null where nothing is kept. */
export async function readDraft({ sql, actor }: MemberContext, at: DraftAddress): Promise<Draft | null> {
  const [draft] = await sql<Draft[]>`
    select ${columns(sql)} from drafts where user_id = ${actor.userId} and address = ${addressOf(at)}`;
  return draft ?? null;
}

/** All that the caller is writing, what was written last first. */
export async function listDrafts({ sql, actor }: MemberContext): Promise<ListedDraft[]> {
  const rows = await sql<(Omit<ListedDraft, 'area' | 'id'> & { address: string })[]>`
    select address, name, to_char(kept_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "keptAt"
    from drafts where user_id = ${actor.userId} order by kept_at desc, address limit ${draftLimits.drafts}`;
  return rows.map(({ address, ...draft }) => {
    const [area, id] = [address.slice(0, address.indexOf('/')), address.slice(address.indexOf('/') + 1)];
    return { area: area as ListedDraft['area'], id, ...draft };
  });
}

interface Conflict {
  /** What stands. */
  readonly current: Draft;
}

/** Keeps what the caller is writing, over the revision that they had before them. Sent again it is kept once. */
export async function keepDraft(
  context: MemberContext,
  at: DraftAddress,
  { name, fields, version, saveKey, over }: DraftChange,
): Promise<Draft | Conflict | 'too_many'> {
  const { sql, actor, now } = context;
  const address = addressOf(at);
  const content = JSON.stringify(fields);
  const [kept] = await sql<Draft[]>`
    insert into drafts (user_id, address, name, fields, version, save_key, kept_at)
    select ${actor.userId}, ${address}, ${name}, ${content}::text::jsonb, ${version}, ${saveKey}, ${now().toISOString()}
    where (select count(*) from drafts where user_id = ${actor.userId} and address <> ${address}) < ${draftLimits.drafts}
    on conflict (user_id, address) do update set
      name = excluded.name, fields = excluded.fields, version = excluded.version, save_key = excluded.save_key,
      revision = drafts.revision + 1, kept_at = excluded.kept_at
      where drafts.revision = ${over}
    returning ${columns(sql)}`;
  if (kept) return kept;
  const [stands] = await sql<(Draft & { isSame: boolean })[]>`
    select ${columns(sql)}, fields = ${content}::text::jsonb as "isSame"
    from drafts where user_id = ${actor.userId} and address = ${address}`;
  if (!stands) return 'too_many';
  const { isSame, ...current } = stands;
  return isSame ? current : { current };
}

/** Discards what the caller was writing there, if anything. */
export async function discardDraft({ sql, actor }: MemberContext, at: DraftAddress): Promise<void> {
  await sql`delete from drafts where user_id = ${actor.userId} and address = ${addressOf(at)}`;
}

/** One every three seconds, in several windows. */
const keepLimit: Limit = { name: 'draft:member', max: 1200, windowSeconds: 3600 };

export const takeFromKeeping = ({ sql, actor }: MemberContext) => takeFromLimit(sql, keepLimit, actor.userId);

/** Days after which a draft that nobody has gone on with is forgotten, where its record has not become another. */
const keptDays = 90;

/**
 * Forgets old drafts over a record that is gone, or stands as it did when they were begun. One of a new record is kept,
 * which stands nowhere else; so is one whose record somebody has changed since, which its writer has to be told.
 * What was to be said of a feast, or to and of a person, is past by then. What was written to and of somebody whose
 * account or message is gone goes at once.
 */
export async function forgetOldDrafts(sql: Sql): Promise<void> {
  const id = sql`substr(address, strpos(address, '/') + 1)`;
  await sql`
    delete from drafts where kept_at < now() - ${keptDays} * interval '1 day' and coalesce(version, 0) = coalesce(
      case split_part(address, '/', 1)
        when 'content' then (select record.version from content_items as record where record.id = ${id})
        when 'exercises' then (select record.version from exercises as record where record.id = ${id})
        when 'fitness' then (
          select record.version from fitness_plans as record where record.id = ${id} and status <> 'deleted')
        when 'foods' then (select record.version from foods as record where record.id = ${id})
        when 'nutrition' then (select record.version from nutrition_plans as record where record.id = ${id})
        when 'pictures' then (select record.version from pictures as record where record.id = ${id})
        when 'recipes' then (select record.version from recipes as record where record.id = ${id})
        when 'feasts' then coalesce(version, 0)
        when 'feedback' then coalesce(version, 0)
        when 'users' then coalesce(version, 0)
        else null
      end, version)`;
  const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
  const whose = sql`case when ${id} ~ ${uuid} then left(${id}, 36)::uuid end`;
  await sql`
    delete from drafts where address like 'feedback/%'
      and not exists (select 1 from feedback where feedback.id = ${whose} and feedback.email <> '')`;
  await sql`
    delete from drafts where address like 'users/%' and address <> 'users/new'
      and not exists (select 1 from user_profiles where user_profiles.id = ${whose})`;
}
