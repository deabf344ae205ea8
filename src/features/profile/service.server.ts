import { eq, sql } from 'drizzle-orm';
import { userProfiles, users } from '#db/schema.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { nameSchema } from '#src/features/auth/schema.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { defaultRole } from '#src/lib/roles.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { profileMessages } from './messages.ts';
import type { Profile, ProfileChange } from './schema.ts';

interface ProfileRow extends Omit<Profile, 'updated_at'> {
  readonly updated_at: Date;
}

/** The caller's own profile. An account without one, such as an imported account, gets it now. */
export async function readProfile(context: MemberContext): Promise<Profile> {
  const { db, actor } = context;
  const found = await findProfile(context, actor.userId);
  if (found) return found;
  await createProfile(db, actor.userId);
  const created = await findProfile(context, actor.userId);
  if (!created) throw new ProblemError(problem(500, 'profile_missing', profileMessages.notRetrieved.id));
  return created;
}

/**
 * Workouts and calories are counted from what was logged up to today (`countIn`), by the index on user and date. A
 * member abroad may be half a day off.
 */
async function findProfile({ sql, now }: MemberContext, userId: string): Promise<Profile | null> {
  const [row] = await sql<ProfileRow[]>`
    select p.id, p.full_name, p.email, p.role, p.height, p.weight, p.bmi, p.updated_at,
           logged.workouts, logged.calories
    from user_profiles p
    cross join lateral (
      select count(*) filter (where type = 'Workout')::int as workouts,
             coalesce(sum((details->>'calories')::float8)
               filter (where jsonb_typeof(details->'calories') = 'number'), 0) as calories
      from activities where user_id = p.id and date <= ${today(now(), homeTimeZone)}
    ) logged
    where p.id = ${userId}`;
  return row ? { ...row, updated_at: new Date(row.updated_at).toISOString() } : null;
}

/** From the account's own data; always as a plain user, whatever that data claims. Two at once make one. */
async function createProfile(db: Database, userId: string): Promise<void> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new ProblemError(problem(404, 'not_found', profileMessages.notFound.id));
  const given = nameSchema.safeParse(account.userMetadata['full_name']);
  const fullName = given.success ? given.data : account.email.split('@', 1)[0]!;
  await db
    .insert(userProfiles)
    .values({ id: userId, fullName, email: account.email, role: defaultRole })
    .onConflictDoNothing();
}

/** Changes only what is given. */
export async function changeProfile(context: MemberContext, change: ProfileChange): Promise<Profile> {
  const { db, actor, now } = context;
  const changed = await db
    .update(userProfiles)
    .set({ ...change, updatedAt: now() })
    .where(eq(userProfiles.id, actor.userId))
    .returning({ id: sql`1` });
  if (changed.length === 0) throw new ProblemError(problem(404, 'not_found', profileMessages.notFound.id));
  return await readProfile(context);
}
