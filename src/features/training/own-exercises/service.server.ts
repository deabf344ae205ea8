import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import { ownExerciseLimits as limits } from '../limits.ts';
import { withTrainingLocked } from '../started-plans.server.ts';
import { selectOwn } from './own.server.ts';
import type { NewOwnExercise, OwnExercise, OwnExerciseChange, OwnExerciseDraft } from './schema.ts';

interface Conflict {
  /** What stands. */
  readonly current: OwnExercise;
}

/** All that the member made, by name; retired ones too, which what was done still names. */
export const listOwnExercises = async ({ sql, actor }: OwnContext): Promise<OwnExercise[]> =>
  await sql<OwnExercise[]>`${selectOwn(sql, actor.userId)} order by lower(name), id`;

async function find(
  transaction: TransactionSql,
  userId: string,
  id: string,
): Promise<OwnExercise | undefined> {
  const [own] = await transaction<OwnExercise[]>`${selectOwn(transaction, userId)} and id = ${id}`;
  return own;
}

const isSame = (a: OwnExerciseDraft, b: OwnExerciseDraft): boolean =>
  a.name === b.name &&
  a.measure === b.measure &&
  a.isLoaded === b.isLoaded &&
  a.muscleGroup === b.muscleGroup;

/** Keeps a new exercise. Sent again under its id it is kept once. */
export async function createOwnExercise(
  context: MemberContext,
  { id = `own-${randomUUID()}`, ...draft }: NewOwnExercise,
): Promise<OwnExercise | Conflict | 'too_many'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const there = await find(transaction, userId, id);
    if (there) return isSame(there, draft) ? there : { current: there };
    if (!(await insertOwn(transaction, userId, [{ id, ...draft }], context.now()))) return 'too_many';
    return (await find(transaction, userId, id))!;
  });
}

/** Adds exercises to those of a member. @returns false where they would be too many: then none is added */
export async function insertOwn(
  transaction: TransactionSql,
  userId: string,
  made: readonly (OwnExerciseDraft & { readonly id: string })[],
  now: Date,
): Promise<boolean> {
  if (made.length === 0) return true;
  const [{ count }] = await transaction<[{ count: number }]>`
    select count(*)::int as count from own_exercises where user_id = ${userId}`;
  if (count + made.length > limits.kept) return false;
  const at = now.toISOString();
  const rows = made.map(({ id, name, measure, isLoaded, muscleGroup }) => ({
    id,
    name,
    measure,
    is_loaded: isLoaded,
    muscle_group: muscleGroup,
  }));
  await transaction`
    insert into own_exercises (user_id, id, name, measure, is_loaded, muscle_group, created_at, updated_at)
    select ${userId}::uuid, made.*, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as made (
      id text, name text, measure text, is_loaded boolean, muscle_group text)`;
  return true;
}

/** Writes an exercise over the version that its writer had before them. What was written already stands as it is. */
export async function changeOwnExercise(
  context: MemberContext,
  id: string,
  { version, isRetired, ...draft }: OwnExerciseChange,
): Promise<OwnExercise | Conflict | 'not_found'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const current = await find(transaction, userId, id);
    if (!current) return 'not_found';
    if (isSame(current, draft) && current.isRetired === isRetired) return current;
    if (current.version !== version) return { current };
    const at = context.now().toISOString();
    await transaction`
      update own_exercises set name = ${draft.name}, measure = ${draft.measure}, is_loaded = ${draft.isLoaded},
        muscle_group = ${draft.muscleGroup}, version = version + 1, updated_at = ${at},
        retired_at = case when ${isRetired} then coalesce(retired_at, ${at}::timestamptz) end
      where user_id = ${userId} and id = ${id}`;
    return (await find(transaction, userId, id))!;
  });
}
