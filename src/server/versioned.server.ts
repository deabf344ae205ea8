import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { userProfiles } from '#db/schema.ts';
import type { ChangeAction, SubjectKind } from '#src/lib/staff-changes.ts';
import { isStorable } from '#src/lib/text.ts';
import { changedNames, changedValues, recordChange } from './activity-log.server.ts';
import type { MemberContext } from './context.server.ts';
import type { Database, Transaction } from './database.server.ts';
import {
  keepFirst,
  keepVersion,
  markRestored,
  nextVersion,
  readLines,
  readVersion,
  renameHistory,
  withExactMoments,
  withLivingWriter,
  type KeptVersion,
  type VersionLine,
} from './record-history.server.ts';

/** A table with the `versionColumns` of `db/columns.ts`. */
type VersionedTable = PgTable & Readonly<Record<'version' | 'updatedAt' | 'updatedBy', PgColumn>>;
type Row<Table extends VersionedTable> = Table['$inferSelect'] & {
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
};
/** Some of a row's columns. */
type Columns<Table extends VersionedTable> = Partial<Omit<Row<Table>, 'version' | 'updatedAt' | 'updatedBy'>>;
type Values = Readonly<Record<string, unknown>>;

/** A record as staff read it: its row, and who wrote it last by name (null where that account is gone, or nobody did). */
export interface Stored<Table extends VersionedTable> {
  readonly row: Row<Table>;
  readonly updatedBy: string | null;
}

/** What became of a save. Where others were faster nothing is written, and `record` is what stands. */
export type SaveOutcome<Stored> =
  | { readonly outcome: 'saved' | 'changed_meanwhile'; readonly record: Stored }
  | { readonly outcome: 'not_found' };

interface Resource<Table extends VersionedTable, Key> {
  readonly table: Table;
  readonly subjectKind: SubjectKind;
  /** Which rows have a key. */
  readonly isKey: (key: Key) => SQL | undefined;
  /** Where a change can give a record another key: that of a row. */
  readonly keyOf?: (row: Row<Table>) => Key;
  /** As the log names the record. */
  readonly subjectId: (key: Key) => string;
  /** What the log shows of a row, as things stand at a moment. */
  readonly logged: (row: Row<Table>, now: Date) => Values;
  /** Where something holds as long as there is no row: what the log shows of that. */
  readonly loggedDefault?: (key: Key) => Values;
  /** The property of `logged` that names the record. */
  readonly naming: 'name' | 'title';
  /** What a change is called where it is more than an update. */
  readonly actionOf?: (before: Row<Table>, after: Row<Table>) => ChangeAction;
  /**
   * Where rows of members hang on a record: what marks a deleted one, which stays where it is until it is purged.
   * `isKey` must not find it then.
   */
  readonly deleted?: { readonly columns: Columns<Table>; readonly isKey: (key: Key) => SQL | undefined };
}

/** Records that are written together. */
const atOnce = 50;

/** For `isKey` of a table with an `id` of text, which may be asked for with any text. */
export const hasId = (column: PgColumn) => (id: string) => (isStorable(id) ? eq(column, id) : sql`false`);

/**
 * The one place where a record that several people write is saved: only over the version that its writer had before
 * them, with its line in the activity log, in one transaction.
 */
export function versioned<Table extends VersionedTable, Key = string>(resource: Resource<Table, Key>) {
  const { table, subjectKind, isKey, keyOf, subjectId, logged, loggedDefault, naming, actionOf, deleted } =
    resource;
  /** Without its columns by name, which Drizzle would want to know. */
  const all: PgTable = table;

  const select = (db: Pick<Database, 'select'>) =>
    db
      .select({ row: all, updatedBy: userProfiles.fullName })
      .from(all)
      .leftJoin(userProfiles, eq(userProfiles.id, table.updatedBy))
      .$dynamic();

  async function read(db: Pick<Database, 'select'>, key: Key): Promise<Stored<Table> | null> {
    const [found] = await select(db).where(isKey(key));
    return (found as Stored<Table> | undefined) ?? null;
  }

  /** All of them, or those of a condition, in no order. */
  async function list(db: Pick<Database, 'select'>, wanted?: SQL): Promise<Stored<Table>[]> {
    return (await select(db).where(wanted)) as Stored<Table>[];
  }

  /** The row, which nobody else changes until the transaction ends. */
  async function lock(tx: Transaction, key: Key): Promise<Row<Table> | undefined> {
    const [row] = await tx.select().from(all).where(isKey(key)).for('update');
    return row as Row<Table> | undefined;
  }

  const subjectOf = (key: Key) => ({ subjectKind, subjectId: subjectId(key) });

  /** Whether it was written: false where there is one of that key already. */
  async function make(
    tx: Transaction,
    context: MemberContext,
    key: Key,
    columns: Columns<Table>,
  ): Promise<boolean> {
    const at = context.now();
    const subject = subjectOf(key);
    const version = await nextVersion(tx, subject);
    const made = { createdAt: at, version, updatedAt: at, updatedBy: context.actor.userId };
    const [row] = await tx
      .insert(all)
      .values({ ...columns, ...made })
      .onConflictDoNothing()
      .returning();
    if (!row) return false;
    const after = logged(row as Row<Table>, at);
    const values = loggedDefault ? changedValues(loggedDefault(key), after, naming) : { after };
    const action = loggedDefault ? 'update' : 'create';
    await keepVersion(tx, subject, row as Row<Table>, { action: 'create', changed: [] });
    await recordChange(tx, context, { action, ...subject, ...values });
    return true;
  }

  return {
    /** What the log shows of a row, and history compares. */
    logged,
    /** Null where there is none. */
    read,
    list,

    /** The version of a record that nobody else changes until the transaction ends; null where there is none. */
    lockedVersion: async (tx: Transaction, key: Key): Promise<number | null> =>
      (await lock(tx, key))?.version ?? null,

    /** Writes a new record. @returns null where there is one of that key already */
    async create(context: MemberContext, key: Key, columns: Columns<Table>): Promise<Stored<Table> | null> {
      return await context.db.transaction(async (tx) =>
        (await make(tx, context, key, columns)) ? await read(tx, key) : null,
      );
    },

    /**
     * Writes several new records in a transaction of all of them.
     *
     * @returns of each, whether it was written: false where there is one of that key already
     */
    async createAll(
      tx: Transaction,
      context: MemberContext,
      records: readonly (readonly [key: Key, columns: Columns<Table>])[],
    ): Promise<boolean[]> {
      const made: boolean[] = [];
      // Several at once are one trip to the database; all of them settle before the transaction can end.
      for (let from = 0; from < records.length; from += atOnce) {
        const some = records.slice(from, from + atOnce);
        const settled = await Promise.allSettled(
          some.map(([key, columns]) => make(tx, context, key, columns)),
        );
        for (const each of settled)
          if (each.status === 'fulfilled') made.push(each.value);
          else throw each.reason;
      }
      return made;
    },

    /**
     * Writes a record over the version that its writer had before them. What says the same as before is no change.
     *
     * @param change the columns that it is to have; what it throws leaves everything as it was
     */
    async save(
      context: MemberContext,
      key: Key,
      version: number,
      change: (before: Row<Table>, tx: Transaction) => Columns<Table> | Promise<Columns<Table>>,
    ): Promise<SaveOutcome<Stored<Table>>> {
      return await context.db.transaction(async (tx) => {
        const before = await lock(tx, key);
        if (!before) return { outcome: 'not_found' };
        if (before.version !== version)
          return { outcome: 'changed_meanwhile', record: (await read(tx, key))! };
        const columns = await change(before, tx);
        const after = { ...before, ...columns };
        const newKey = keyOf?.(after) ?? key;
        const at = context.now();
        const [was, is] = [logged(before, at), logged(after, at)];
        const values = changedValues(was, is, naming);
        if (values) {
          const [subject, newSubject] = [subjectOf(key), subjectOf(newKey)];
          const made = { version: version + 1, updatedAt: at, updatedBy: context.actor.userId };
          await keepFirst(tx, subject, before);
          await tx
            .update(all)
            .set({ ...columns, ...made })
            .where(isKey(key));
          const action = actionOf?.(before, after) ?? 'update';
          if (newSubject.subjectId !== subject.subjectId) await renameHistory(tx, subject, newSubject);
          await keepVersion(
            tx,
            newSubject,
            { ...after, ...made },
            { action, changed: changedNames(was, is) },
          );
          await recordChange(tx, context, { action, ...newSubject, ...values });
        }
        return { outcome: 'saved', record: (await read(tx, newKey))! };
      });
    },

    /**
     * Deletes a record. For a day it can be brought back.
     *
     * @param check throws what stands in the way of it; what it answers is given to whoever brings it back
     * @returns false where there is none
     */
    async remove(
      context: MemberContext,
      key: Key,
      check?: (row: Row<Table>, tx: Transaction) => Promise<unknown>,
    ): Promise<boolean> {
      return await context.db.transaction(async (tx) => {
        const row = await lock(tx, key);
        if (!row) return false;
        const also = await check?.(row, tx);
        const at = context.now();
        const gone = { version: row.version + 1, updatedAt: at, updatedBy: context.actor.userId };
        const subject = subjectOf(key);
        await keepFirst(tx, subject, row);
        const exact = await withExactMoments(tx, all, isKey(key), row);
        await (deleted
          ? tx
              .update(all)
              .set({ ...deleted.columns, ...gone })
              .where(isKey(key))
          : tx.delete(all).where(isKey(key)));
        await keepVersion(tx, subject, { ...exact, ...gone }, { action: 'delete', changed: [], also });
        const before = logged(row, at);
        const values = loggedDefault ? changedValues(before, loggedDefault(key), naming) : { before };
        const action = loggedDefault ? 'update' : 'delete';
        await recordChange(tx, context, { action, ...subject, ...values });
        return true;
      });
    },

    /**
     * Brings back what was deleted, as it was. What is back already stays as it is.
     *
     * @param check throws what stands in the way of it; puts back what else was changed by the deletion
     * @returns null where there is nothing to bring back
     */
    async bringBack(
      context: MemberContext,
      key: Key,
      check?: (row: Row<Table>, tx: Transaction, also: unknown) => Promise<void>,
    ): Promise<Stored<Table> | null> {
      return await context.db.transaction(async (tx) => {
        const subject = subjectOf(key);
        if (!isStorable(subject.subjectId)) return null;
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`${subjectKind} ${subject.subjectId}`}, 0))`,
        );
        const [last] = await readLines(tx, subject, { limit: 1 });
        if (last?.action === 'restore') return await read(tx, key);
        if (last?.action !== 'delete') return null;
        const kept = (await readVersion(tx, table, subject, last.version)) as KeptVersion<Row<Table>>;
        const at = context.now();
        const made = { version: last.version + 1, updatedAt: at, updatedBy: context.actor.userId };
        const row = { ...(await withLivingWriter(tx, table, kept.row)), ...made } as Row<Table>;
        await check?.(row, tx, kept.also);
        const values = { ...row, ...kept.moments };
        const back = await (deleted
          ? tx.update(all).set(values).where(deleted.isKey(key)).returning()
          : tx.insert(all).values(values).onConflictDoNothing().returning());
        if (back.length === 0) return null;
        await keepVersion(tx, subject, row, { action: 'restore', changed: [] });
        await recordChange(tx, context, { action: 'restore', ...subject, after: logged(row, at) });
        return await read(tx, key);
      });
    },

    history: {
      lines: (
        db: Pick<Database, 'select'>,
        key: Key,
        page: Parameters<typeof readLines>[2],
      ): Promise<VersionLine[]> => readLines(db, subjectOf(key), page),
      read: async (
        db: Pick<Database, 'select'>,
        key: Key,
        version: number,
      ): Promise<KeptVersion<Row<Table>> | null> =>
        (await readVersion(db, table, subjectOf(key), version)) as KeptVersion<Row<Table>> | null,
      markRestored: (tx: Transaction, key: Key, version: number, restored: number): Promise<void> =>
        markRestored(tx, subjectOf(key), version, restored),
    },
  };
}

/** What every versioned record says of itself, beside what it is. */
export const versionOf = <Table extends VersionedTable>({ row, updatedBy }: Stored<Table>) => ({
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy,
});

/** The same outcome, with the record as it is shown. */
export const withRecord = async <Stored, Shown>(
  outcome: SaveOutcome<Stored>,
  shown: (record: Stored) => Shown | Promise<Shown>,
): Promise<SaveOutcome<Shown>> =>
  outcome.outcome === 'not_found' ? outcome : { ...outcome, record: await shown(outcome.record) };
