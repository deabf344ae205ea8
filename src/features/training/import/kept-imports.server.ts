import type { TransactionSql } from 'postgres';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { isoInstant, withTrainingLocked } from '../started-plans.server.ts';
import { maxImports, type Import, type ImportList } from './schema.ts';

const millisecondsOfDay = 24 * 60 * 60 * 1000;

interface ImportRow extends Pick<Import, 'id' | 'report'> {
  readonly createdAt: string;
  readonly undoneAt: string | null;
}

const importOf = ({ createdAt, undoneAt, ...row }: ImportRow, now: Date): Import => ({
  ...row,
  createdAt: isoInstant(createdAt),
  undoneAt: undoneAt && isoInstant(undoneAt),
  canBeUndone: undoneAt === null && now.getTime() - Date.parse(createdAt) < millisecondsOfDay,
});

/** One of the member's own; null where there is none. */
export const readImport = ({ sql, actor, now }: OwnContext, id: string): Promise<Import | null> =>
  findImport(sql, actor.userId, id, now());

export async function findImport(
  sql: Sql | TransactionSql,
  userId: string,
  id: string,
  now: Date,
): Promise<Import | null> {
  const [row] = await sql<ImportRow[]>`
    select id, report, created_at as "createdAt", undone_at as "undoneAt"
    from workout_imports where id = ${id} and user_id = ${userId}`;
  return row ? importOf(row, now) : null;
}

/** The newest first. */
export async function listImports({ sql, actor, now }: OwnContext): Promise<ImportList> {
  const rows = await sql<ImportRow[]>`
    select id, jsonb_build_object('source', report->'source', 'workouts', report->'workouts') as report,
      created_at as "createdAt", undone_at as "undoneAt"
    from workout_imports where user_id = ${actor.userId} order by created_at desc`;
  return {
    items: rows.map((row) => {
      const { report, ...told } = importOf(row, now());
      return { ...told, source: report.source, workouts: report.workouts };
    }),
  };
}

/** Takes away all that an import brought, with its activities. */
export async function undoImport(
  context: MemberContext,
  id: string,
): Promise<Import | 'not_found' | 'too_late'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const now = context.now();
    const there = await findImport(transaction, userId, id, now);
    if (!there) return 'not_found';
    if (there.undoneAt !== null) return there;
    if (!there.canBeUndone) return 'too_late';
    await transaction`
      with gone as (
        delete from workout_sessions where import_id = ${id} and user_id = ${userId} returning activity_id
      )
      delete from activities where user_id = ${userId} and id in (select activity_id from gone)`;
    await transaction`
      delete from deleted_workouts where user_id = ${userId} and workout->>'import_id' = ${id}`;
    await transaction`
      update workout_imports set undone_at = ${now.toISOString()} where user_id = ${userId} and id = ${id}`;
    return (await findImport(transaction, userId, id, now))!;
  });
}

/** Keeps the newest. Workouts of the others stay; a spread database has no foreign key that says so (0128). */
export async function forgetOldImports(transaction: TransactionSql, userId: string): Promise<void> {
  const old = await transaction<{ id: string }[]>`
    select id from workout_imports where user_id = ${userId} order by created_at desc offset ${maxImports}`;
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await transaction`
    update workout_sessions set import_id = null where user_id = ${userId} and import_id = any(${ids}::uuid[])`;
  await transaction`delete from workout_imports where user_id = ${userId} and id = any(${ids}::uuid[])`;
}
