import { and, eq, gt, inArray } from 'drizzle-orm';
import { sessions, userProfiles, users } from '#db/schema.ts';
import { insertAccount, keepName } from '#src/features/auth/account.server.ts';
import { deleteAccount } from '#src/features/auth/deletion/account-deletion.server.ts';
import { isCommonPassword } from '#src/features/auth/passwords/common-passwords.server.ts';
import { sendInvitation } from '#src/features/auth/recovery/invitation.server.ts';
import { hashPassword } from '#src/features/auth/passwords/hashing.server.ts';
import { cappedCount, maxCounted, maxFound } from '#src/lib/capped-count.ts';
import { personSearch } from '#src/lib/search.ts';
import type { Cursor } from '#src/lib/paging.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import { allOf } from '#src/server/conditions.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { cursorPage } from '#src/server/cursor-page.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Part, Words } from '#src/server/ids-in-order.server.ts';
import { planned } from '#src/server/planned.server.ts';
import { rolesCalled } from '../role-labels.ts';
import {
  userPageSize,
  type NewUser,
  type User,
  type UserChange,
  type UserList,
  type UserListQuery,
} from './schema.ts';
import { keepASuperAdmin, refuse, superAdmin, withUsersLocked } from './in-turn.server.ts';

type ProfileRow = typeof userProfiles.$inferSelect;

export const userOf = (row: Pick<ProfileRow, 'id' | 'fullName' | 'email' | 'role' | 'createdAt'>): User => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  role: row.role,
  created_at: row.createdAt.toISOString(),
});

/** What a search asks: for words in the text of an index, or for what needs indexes of its own. */
function searchOf(sql: Sql, text: string): { words?: Words; wanted?: Part } {
  const search = personSearch(text);
  if (search.kind === 'all') return {};
  const called = rolesCalled(text);
  const isCalled = called.length > 0 ? sql`or role = any(${called})` : sql``;
  if (search.kind === 'begins')
    return {
      wanted: sql`and (lower(full_name) like lower(${search.pattern}) or lower(email) like lower(${search.pattern}) ${isCalled})`,
    };
  // As it stands in the index `user_profiles_search`.
  const searched = sql`lower(full_name || ' ' || email || ' ' || role)`;
  const within = (among: Part) =>
    search.patterns.reduce((all, pattern) => sql`${all} and ${among} like lower(${pattern})`, sql``);
  if (called.length === 0) return { words: { text: searched, within } };
  return { wanted: sql`and (true ${within(searched)} ${isCalled})` };
}

async function suspendedAmong(
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), gt(users.bannedUntil, now())));
  return new Set(found.map(({ id }) => id));
}

/** As the database has it. */
type ListedUser = Omit<User, 'created_at'> & { created_at: string };

/** A page of all users, newest first unless it is asked for otherwise. */
export async function listUsers(
  { db, sql, now, settings }: MemberContext,
  { q, role, after, before, ...asked }: UserListQuery,
): Promise<UserList> {
  const { words, wanted } = searchOf(sql, q);
  const conditions = [role && sql`and role = ${role}`, wanted];
  const most = q ? maxFound : maxCounted;
  const moment = sql`created_at`;
  const [{ rows, ...neighbours }, [among]] = await Promise.all([
    cursorPage(sql, {
      table: 'user_profiles',
      wanted: conditions,
      words,
      read: (transaction, cursor, among) => transaction<(ListedUser & Cursor)[]>`
        select ${cursor}, full_name, email, role, created_at ${among}`,
      sorting: sortingOf(asked, 'created'),
      sorts: {
        created: { moment },
        name: { key: sql`lower(full_name)`, moment },
        email: { key: sql`lower(email)`, moment },
        role: { key: sql`role`, moment },
      },
      place: { after, before },
      size: userPageSize,
    }),
    planned(
      sql,
      (transaction) => transaction<[{ counted: number }]>`
        select count(*)::int as counted from (
          select from user_profiles where true ${allOf(sql, [...conditions, words?.within(words.text)])} limit ${most + 1}
        ) as among`,
    ),
  ]);
  const { count, isCapped } = cappedCount(among.counted, most);
  const suspended = await suspendedAmong(
    { db, now },
    rows.map((row) => row.id),
  );
  return {
    items: rows.map((row) => ({
      ...row,
      created_at: new Date(row.created_at).toISOString(),
      suspended: suspended.has(row.id),
    })),
    total: { count, is_capped: isCapped },
    sends_mail: settings.smtpUrl !== undefined,
    ...neighbours,
  };
}

/**
 * Makes an account that can log in at once, or as soon as its owner has followed the mailed invitation.
 *
 * @throws 422 on a password that is too common; 409 `email_taken`
 */
export async function addUser(context: MemberContext, user: NewUser): Promise<User> {
  const { email, full_name: name, role, invite } = user;
  const password = invite ? undefined : user.password;
  if (password !== undefined && isCommonPassword(password)) throw refuse.at('weak_password', 'password');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return withUsersLocked(context, async (tx) => {
    const account = await insertAccount(tx, {
      email,
      metadata: { full_name: name },
      passwordHash,
      role,
      confirmedAt: context.now(),
      ...(user.language && { language: user.language }),
    });
    if (!account) throw refuse.at('email_taken', 'email');
    const { id } = account.user;
    await recordChange(tx, context, {
      action: 'create',
      subjectKind: 'user',
      subjectId: id,
      after: { name, role },
    });
    if (invite) await sendInvitation(context, tx, account.user, user.language ?? context.language);
    const [row] = await tx.select().from(userProfiles).where(eq(userProfiles.id, id));
    return userOf(row!);
  });
}

/** Changes name and role; with another role the person has to log in again. @throws 404; 409; 403 */
export async function changeUser(context: MemberContext, id: string, change: UserChange): Promise<User> {
  const { actor, now } = context;
  return withUsersLocked(context, async (tx) => {
    const { full_name: name } = change;
    await keepName(tx, id, name);
    const [old] = await tx.select().from(userProfiles).where(eq(userProfiles.id, id)).for('update');
    if (!old) throw refuse('not_found');
    const { role = old.role } = change;
    const hasNewRole = role !== old.role;
    if (hasNewRole && old.role === superAdmin) await keepASuperAdmin(tx, id);
    if (hasNewRole && id === actor.userId) throw refuse('own_role');
    if (!hasNewRole && name === old.fullName) return userOf(old);
    const changed = { fullName: name, role, updatedAt: now() };
    await tx.update(userProfiles).set(changed).where(eq(userProfiles.id, id));
    if (hasNewRole) await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordChange(tx, context, {
      action: 'update',
      subjectKind: 'user',
      subjectId: id,
      before: { name: old.fullName, ...(hasNewRole && { role: old.role }) },
      after: { name, ...(hasNewRole && { role }) },
    });
    return userOf({ ...old, ...changed });
  });
}

/**
 * Deletes an account and all that belongs to the person. What they wrote to Birtu stays, without name and address.
 *
 * @throws 404; 409; 403
 */
export async function deleteUser(context: MemberContext, id: string): Promise<void> {
  await withUsersLocked(context, async (tx) => {
    await keepASuperAdmin(tx, id);
    if (id === context.actor.userId) throw refuse('own_account');
    const deleted = await deleteAccount(tx, id);
    if (!deleted) throw refuse('not_found');
    await recordChange(tx, context, {
      action: 'delete',
      subjectKind: 'user',
      subjectId: id,
      before: deleted,
    });
  });
}
