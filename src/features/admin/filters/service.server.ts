import { and, asc, eq, sql } from 'drizzle-orm';
import { savedFilters } from '#db/schema.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { savedFilterLimits, type FilteredList } from './kinds.ts';
import type { SavedFilter, SavedFilterDraft } from './schema.ts';

type Kept = Omit<SavedFilter, 'isOutdated'>;

const columns = { id: savedFilters.id, name: savedFilters.name, query: savedFilters.query };

const ofCaller = ({ actor }: MemberContext, list: FilteredList) =>
  and(eq(savedFilters.userId, actor.userId), eq(savedFilters.list, list));

/** The caller's filters of a list, in the order in which they were kept. */
export async function listFilters(context: MemberContext, list: FilteredList): Promise<Kept[]> {
  return await context.db
    .select(columns)
    .from(savedFilters)
    .where(ofCaller(context, list))
    .orderBy(asc(savedFilters.createdAt), asc(savedFilters.id))
    .limit(savedFilterLimits.filters);
}

/** Whether the caller has another one of that name in the list. */
async function isTaken(context: MemberContext, list: FilteredList, name: string, id?: string) {
  const found = await listFilters(context, list);
  return found.some((filter) => filter.name === name && filter.id !== id);
}

/** One after the other of a person, so that there are never more of them than there may be. */
const inTurn = async (context: MemberContext) =>
  await context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('filters ' || ${context.actor.userId}::text, 0))`,
  );

export async function keepFilter(
  context: MemberContext,
  list: FilteredList,
  draft: SavedFilterDraft,
): Promise<Kept | 'name_taken' | 'too_many'> {
  return await context.db.transaction(async (db) => {
    const within = { ...context, db };
    await inTurn(within);
    if (await isTaken(within, list, draft.name)) return 'name_taken';
    if ((await listFilters(within, list)).length >= savedFilterLimits.filters) return 'too_many';
    const row = { ...draft, userId: context.actor.userId, list, createdAt: context.now() };
    const [kept] = await db.insert(savedFilters).values(row).returning(columns);
    return kept!;
  });
}

export async function changeFilter(
  context: MemberContext,
  list: FilteredList,
  id: string,
  draft: SavedFilterDraft,
): Promise<Kept | 'name_taken' | 'not_found'> {
  return await context.db.transaction(async (db) => {
    const within = { ...context, db };
    await inTurn(within);
    if (await isTaken(within, list, draft.name, id)) return 'name_taken';
    const [changed] = await db
      .update(savedFilters)
      .set(draft)
      .where(and(ofCaller(context, list), eq(savedFilters.id, id)))
      .returning(columns);
    return changed ?? 'not_found';
  });
}

/** Removes one; one that is not there is gone already. */
export async function removeFilter(context: MemberContext, list: FilteredList, id: string): Promise<void> {
  await context.db.delete(savedFilters).where(and(ofCaller(context, list), eq(savedFilters.id, id)));
}
