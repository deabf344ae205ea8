import { eq, inArray } from 'drizzle-orm';
import { sessions, userProfiles } from '#db/schema.ts';
import { isLastSuperAdmin } from '#src/features/auth/deletion/account-deletion.server.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { superAdmin, takeFromActions, withUsersLocked } from './in-turn.server.ts';
import type { RoleChange, RoleChanges, RoleChangesDraft } from './schema.ts';

/**
 * Gives one role to many, those whom it cannot be given left out: what is done to each, in the order asked for. With
 * another role the person's sessions end.
 *
 * @throws 403; 429
 */
export async function changeRoles(context: MemberContext, draft: RoleChangesDraft): Promise<RoleChanges> {
  await takeFromActions(context);
  return withUsersLocked(context, async (tx) => {
    const changes = await plannedChanges(tx, context, draft);
    for (const { id, full_name: name, from, outcome } of changes.items) {
      if (outcome !== 'changed') continue;
      const { role } = draft;
      await tx.update(userProfiles).set({ role, updatedAt: context.now() }).where(eq(userProfiles.id, id));
      await tx.delete(sessions).where(eq(sessions.userId, id));
      await recordChange(tx, context, {
        action: 'update',
        subjectKind: 'user',
        subjectId: id,
        before: { name, role: from },
        after: { name, role },
      });
    }
    return changes;
  });
}

/** What `changeRoles` would do at this moment. @throws 403 */
export const previewRoles = (context: MemberContext, draft: RoleChangesDraft): Promise<RoleChanges> =>
  withUsersLocked(context, (tx) => plannedChanges(tx, context, draft));

async function plannedChanges(
  tx: Transaction,
  { actor }: MemberContext,
  { ids, role }: RoleChangesDraft,
): Promise<RoleChanges> {
  const { id, fullName, email, role: from } = userProfiles;
  const found = await tx
    .select({ id, fullName, email, from })
    .from(userProfiles)
    .where(inArray(id, [...ids]))
    .for('update');
  const byId = new Map(found.map((each) => [each.id, each]));
  const items: RoleChange[] = [];
  for (const asked of new Set(ids)) {
    const person = byId.get(asked);
    if (!person) {
      items.push({ id: asked, full_name: '', from: '', to: role, outcome: 'not_found' });
      continue;
    }
    const named = { id: asked, full_name: person.fullName || person.email, from: person.from, to: role };
    items.push({
      ...named,
      outcome: await outcomeFor(tx, actor.userId, { id: asked, from: person.from }, role),
    });
  }
  return { items, changed: items.filter(({ outcome }) => outcome === 'changed').length };
}

/** Whoever asks is a super admin who stays one, so that the others may all go. */
async function outcomeFor(
  tx: Transaction,
  asking: string,
  { id, from }: { readonly id: string; readonly from: string },
  role: string,
): Promise<RoleChange['outcome']> {
  if (role === from) return 'unchanged';
  if (id === asking) return 'own_role';
  return from === superAdmin && (await isLastSuperAdmin(tx, id)) ? 'last_super_admin' : 'changed';
}
