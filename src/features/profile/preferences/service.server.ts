import { refusals } from '#src/api/describe.server.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import { profileMessages } from '../messages.ts';
import { preferencesSchema, type Preferences, type PreferencesChange } from './schema.ts';

export const refuse = refusals({ not_found: [404, profileMessages.notFound] });

interface Row {
  readonly preferences: unknown;
}

/** A choice that another version knew and this one does not counts as not chosen. */
const storedSchema = preferencesSchema.strip();

/** The member's own choices. */
export async function readPreferences({ sql, actor }: OwnContext): Promise<Preferences> {
  const [row] = await sql<Row[]>`select preferences from user_profiles where id = ${actor.userId}`;
  return storedSchema.safeParse(row?.preferences ?? {}).data ?? {};
}

/**
 * Changes only what is named, in one statement: two devices that choose different things at once both get their way.
 * Neither the activity log nor the moment of the profile's last change tells of it.
 *
 * @throws 404 where the account has no profile yet
 */
export async function changePreferences(
  { sql, actor }: MemberContext,
  change: PreferencesChange & { readonly weightTarget?: Preferences['weightTarget'] | null },
): Promise<Preferences> {
  const [row] = await sql<Row[]>`
    update user_profiles
    set preferences = jsonb_strip_nulls(preferences || ${JSON.stringify(change)}::text::jsonb)
    where id = ${actor.userId}
    returning preferences`;
  if (!row) throw refuse('not_found');
  return storedSchema.safeParse(row.preferences).data ?? {};
}
