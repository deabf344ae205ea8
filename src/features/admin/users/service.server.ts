import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { sessions, userProfiles, users } from '#db/schema.ts';
import { insertAccount, keepName } from '#src/features/auth/account.server.ts';
import { deleteAccount } from '#src/features/auth/deletion/account-deletion.server.ts';
import { isCommonPassword } from '#src/features/auth/passwords/common-passwords.server.ts';
import { sendInvitation } from '#src/features/auth/recovery/invitation.server.ts';
import { hashPassword } from '#src/features/auth/passwords/hashing.server.ts';
import { cappedCount, maxCounted, maxFound } from '#src/lib/capped-count.ts';
import { askedCursor, pageByCursor } from '#src/lib/paging.ts';
import { personSearch } from '#src/lib/search.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { momentOf } from '#src/server/moment.server.ts';
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

/** As it stands in the index `user_profiles_search`. */
const searched = sql`lower(${userProfiles.fullName} || ' ' || ${userProfiles.email} || ' ' || ${userProfiles.role})`;
const beginsWith = (column: typeof userProfiles.fullName | typeof userProfiles.email, pattern: string) =>
  sql`lower(${column}) like lower(${pattern})`;

function matching(text: string): SQL | undefined {
  const search = personSearch(text);
  if (search.kind === 'all') return undefined;
  const called = rolesCalled(text);
  const isCalled = called.length > 0 ? inArray(userProfiles.role, called) : undefined;
  if (search.kind === 'begins')
    return or(
      beginsWith(userProfiles.fullName, search.pattern),
      beginsWith(userProfiles.email, search.pattern),
      isCalled,
    );
  return or(and(...search.patterns.map((pattern) => sql`${searched} like lower(${pattern})`)), isCalled);
}

const microseconds = sql<string>`(extract(epoch from ${userProfiles.createdAt}) * 1000000)::bigint::text`;
const position = sql`(${userProfiles.createdAt}, ${userProfiles.id})`;

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

/**
 * A page of all users, newest first. Neither query is prepared: a plan for any text takes a hundred times as long as one
 * for the text that is searched for.
 */
export async function listUsers(
  { db, now, settings }: MemberContext,
  query: UserListQuery,
): Promise<UserList> {
  const { q, role } = query;
  const wanted = and(matching(q), role && eq(userProfiles.role, role));
  const asked = askedCursor(query);
  const { place, isBackwards } = asked;
  const beyond =
    place &&
    sql`${position} ${sql.raw(isBackwards ? '>' : '<')} (${momentOf(sql, place.at)}, ${place.id}::uuid)`;
  const inOrder = isBackwards ? asc : desc;
  const { id, fullName, email, createdAt } = userProfiles;
  const page = db
    .select({ id, fullName, email, role: userProfiles.role, createdAt, at: microseconds })
    .from(userProfiles)
    .where(and(wanted, beyond ?? undefined))
    .orderBy(inOrder(createdAt), inOrder(id))
    .limit(userPageSize + 1);
  const most = q ? maxFound : maxCounted;
  const among = db
    .select({ one: sql`1`.as('one') })
    .from(userProfiles)
    .where(wanted)
    .limit(most + 1)
    .as('among');
  const [found, counted] = await Promise.all([page, db.$count(among)]);
  const { count, isCapped } = cappedCount(counted, most);
  const { shown, previous, next } = pageByCursor(found, userPageSize, asked);
  // Of those on the page only: the index of the list holds all else that is shown.
  const suspended = await suspendedAmong(
    { db, now },
    shown.map((row) => row.id),
  );
  return {
    items: shown.map((row) => ({ ...userOf(row), suspended: suspended.has(row.id) })),
    total: { count, is_capped: isCapped },
    sends_mail: settings.smtpUrl !== undefined,
    previous,
    next,
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
