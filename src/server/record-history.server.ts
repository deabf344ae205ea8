import { and, desc, eq, getTableColumns, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { recordVersions, userProfiles, users } from '#db/schema.ts';
import type { ChangeAction, SubjectKind } from '#src/lib/staff-changes.ts';
import { without } from '#src/lib/without.ts';
import type { Database, Sql, Transaction } from './database.server.ts';

/** So many versions of a record are kept, the newest. */
export const maxVersions = 50;

export interface Subject {
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
}

/** A row of a table with the `versionColumns` of `db/columns.ts`. */
interface VersionedRow {
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

/** What happened to a record in one version. */
export interface VersionLine {
  readonly version: number;
  readonly at: Date;
  /** By name; null where the account is gone, or nobody did it. */
  readonly by: string | null;
  readonly action: string;
  /** By the names that the log has for them. */
  readonly changed: readonly string[];
  readonly restored: number | null;
}

export interface KeptVersion<Row> extends VersionLine {
  readonly row: Row;
  readonly also: unknown;
  /** Of a deleted one: its moments, to the microsecond. */
  readonly moments: Readonly<Record<string, SQL>>;
}

interface Happened {
  /** `before`: as it was when it was first changed here. `db/seed.server.ts` writes `release`, of what the product brought. */
  readonly action: ChangeAction | 'before';
  readonly changed: readonly string[];
  readonly also?: unknown;
}

const isOf = ({ subjectKind, subjectId }: Subject) =>
  and(eq(recordVersions.subjectKind, subjectKind), eq(recordVersions.subjectId, subjectId));

const columns = {
  version: recordVersions.version,
  at: recordVersions.at,
  by: userProfiles.fullName,
  action: recordVersions.action,
  changed: recordVersions.changed,
  restored: recordVersions.restored,
};

/** Writes what a record says now; beyond `maxVersions` the oldest go. */
export async function keepVersion(
  tx: Transaction,
  subject: Subject,
  row: VersionedRow,
  { action, changed, also }: Happened,
): Promise<void> {
  const { version, updatedAt: at, updatedBy: by, ...all } = row;
  // Found by its words again only where it comes back as it was.
  const record = action === 'delete' ? all : without(all as Record<string, unknown>, 'searchText');
  const line = { record, changed: [...changed], action, also, at, by, restored: null };
  await tx
    .insert(recordVersions)
    .values({ ...subject, version, ...line })
    .onConflictDoUpdate({
      target: [recordVersions.subjectKind, recordVersions.subjectId, recordVersions.version],
      set: line,
    });
  if (version <= maxVersions) return;
  await tx
    .delete(recordVersions)
    .where(and(isOf(subject), lte(recordVersions.version, version - maxVersions)));
}

/**
 * What came with the product, or was changed before histories were kept, has none until its first change: its form until
 * then is written down first.
 */
export async function keepFirst(tx: Transaction, subject: Subject, before: VersionedRow): Promise<void> {
  const known = await tx
    .select({ version: recordVersions.version })
    .from(recordVersions)
    .where(and(isOf(subject), eq(recordVersions.version, before.version)));
  const action = before.version > 1 ? 'before' : 'create';
  if (known.length === 0) await keepVersion(tx, subject, before, { action, changed: [] });
}

/** The version that a record made now is, where one of that id was deleted before. */
export async function nextVersion(tx: Transaction, subject: Subject): Promise<number> {
  const [newest] = await readLines(tx, subject, { limit: 1 });
  return (newest?.version ?? 0) + 1;
}

/** A record is called otherwise now. What a deleted one of that id said goes. */
export async function renameHistory(tx: Transaction, from: Subject, { subjectId }: Subject): Promise<void> {
  await tx.delete(recordVersions).where(isOf({ ...from, subjectId }));
  await tx.update(recordVersions).set({ subjectId }).where(isOf(from));
}

/** Says of a version that it went back to an earlier one. */
export async function markRestored(
  tx: Transaction,
  subject: Subject,
  version: number,
  restored: number,
): Promise<void> {
  await tx
    .update(recordVersions)
    .set({ restored })
    .where(and(isOf(subject), eq(recordVersions.version, version)));
}

/** The newest first. @param before older than that version */
export async function readLines(
  db: Pick<Database, 'select'>,
  subject: Subject,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<VersionLine[]> {
  return await db
    .select(columns)
    .from(recordVersions)
    .leftJoin(userProfiles, eq(userProfiles.id, recordVersions.by))
    .where(and(isOf(subject), before === undefined ? undefined : lt(recordVersions.version, before)))
    .orderBy(desc(recordVersions.version))
    .limit(limit);
}

/** One version of a record; null where it is not kept. */
export async function readVersion<Table extends PgTable>(
  db: Pick<Database, 'select'>,
  table: Table,
  subject: Subject,
  version: number,
): Promise<KeptVersion<Table['$inferSelect']> | null> {
  const [found] = await db
    .select({ ...columns, record: recordVersions.record, also: recordVersions.also, byId: recordVersions.by })
    .from(recordVersions)
    .leftJoin(userProfiles, eq(userProfiles.id, recordVersions.by))
    .where(and(isOf(subject), eq(recordVersions.version, version)));
  if (!found) return null;
  const { record, byId, ...line } = found;
  const row = { ...rowOf(table, record), version, updatedAt: line.at, updatedBy: byId };
  return { ...line, row, moments: momentsIn(table, record) };
}

/** Names of a table's columns that hold moments. */
const momentsOf = (table: PgTable): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) =>
    dataType === 'date' ? [name] : [],
  );

const momentsIn = (table: PgTable, record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    momentsOf(table).flatMap((name) => {
      const text = record[name];
      return typeof text === 'string' ? [[name, sql`${text}::timestamptz`]] : [];
    }),
  );

/** A row with its moments as the database has them: lists are ordered by what a `Date` rounds. */
export async function withExactMoments<Row extends object>(
  tx: Transaction,
  table: PgTable,
  where: SQL | undefined,
  row: Row,
): Promise<Row> {
  const columns = getTableColumns(table);
  const [found] = await tx
    .select({ exact: sql<Record<string, unknown>>`to_jsonb(${table})` })
    .from(table)
    .where(where);
  const moments = momentsOf(table).map((name) => [name, found?.exact[columns[name]!.name] ?? null]);
  return { ...row, ...Object.fromEntries(moments) };
}

/** JSON has no moments. */
function rowOf(table: PgTable, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const moments = new Set(momentsOf(table));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      moments.has(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

/** Names of a table's columns that hold accounts, and are emptied when these go. */
function writersOf(table: PgTable): string[] {
  const accounts = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns: own, foreignTable } = key.reference();
    return foreignTable === users ? own.map(({ name }) => name) : [];
  });
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    accounts.includes(column.name) ? [name] : [],
  );
}

/** The row without those who are gone. */
export async function withLivingWriter(
  tx: Transaction,
  table: PgTable,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const writers = writersOf(table);
  const ids = writers.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []));
  if (ids.length === 0) return { ...row };
  const living = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).for('key share');
  const isGone = (name: string) => !living.some(({ id }) => id === row[name]);
  return {
    ...row,
    ...Object.fromEntries(writers.filter((name) => name in row && isGone(name)).map((name) => [name, null])),
  };
}

/** Housekeeping: what was deleted a day ago, and not brought back since, goes with all that it said. */
export async function forgetDeletedRecords(db: Sql): Promise<void> {
  await db`
    delete from record_versions as version using record_versions as last
    where last.action = 'delete' and last.at < now() - interval '1 day'
      and not exists (
        select from record_versions as later
        where (later.subject_kind, later.subject_id) = (last.subject_kind, last.subject_id)
          and later.version > last.version)
      and (version.subject_kind, version.subject_id) = (last.subject_kind, last.subject_id)`;
}
