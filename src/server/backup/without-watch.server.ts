import type { TransactionSql } from 'postgres';

/** Something of a table and the statements that take it away and bring it back. */
interface Aside {
  readonly remove: string;
  readonly bring: string;
}

/**
 * Fills tables with what stood in them before: no trigger hears of it, rows may come before those that they refer to,
 * and each index is made at once from all rows, many times faster than row by row. Afterwards everything is as it
 * was, and PostgreSQL has checked every reference and everything that must be unique. The owner of the tables may do
 * all this.
 *
 * @param tables quoted
 */
export async function withoutWatch(
  tx: TransactionSql,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const triggers = tables.map((table) => ({
    remove: `alter table ${table} disable trigger user`,
    bring: `alter table ${table} enable trigger user`,
  }));
  // A reference may rest on a unique index: it goes first and comes last.
  const asides: Aside[] = [...triggers, ...(await references(tx, tables)), ...(await indexes(tx, tables))];
  for (const { remove } of asides) await tx.unsafe(remove);
  await fill();
  for (const { bring } of asides.toReversed()) await tx.unsafe(bring);
}

const references = (tx: TransactionSql, tables: readonly string[]) => tx<Aside[]>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as bring
  from pg_constraint
  where contype = 'f' and conparentid = 0 and conrelid = any(${tables}::text[]::regclass[])`;

/** What a definition leaves out: how large a sample of an expression is taken. */
const indexes = (tx: TransactionSql, tables: readonly string[]) => tx<Aside[]>`
  select format('drop index %s', indexrelid::regclass) as remove,
         concat_ws('; ', pg_get_indexdef(indexrelid), (
           select string_agg(
             format('alter index %s alter column %s set statistics %s', indexrelid::regclass, attnum, attstattarget), '; ')
           from pg_attribute where attrelid = indexrelid and attstattarget >= 0)) as bring
  from pg_index
  where indrelid = any(${tables}::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`;
