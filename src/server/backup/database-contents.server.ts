import type { TransactionSql } from 'postgres';
import { appliedMigrations } from '../migrate.server.ts';
import { BackupError } from './backup-error.ts';
import { identifierOf, type BackedUpTable, type Contents } from './format.ts';

/** The product's own. `drizzle` is written by the migrations themselves, `jobs` is work under way (decision 0048). */
const schemas = ['auth', 'public'];

/** What an extension brought is no part of the product. */
const isNoExtensions = (tx: TransactionSql) => tx`
  not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * What there is to back up, as the transaction sees it. Until the transaction ends nobody can alter these tables.
 *
 * @throws {BackupError} where the product has never run on this database
 */
export async function surveyDatabase(
  tx: TransactionSql,
): Promise<Pick<Contents, 'migrations' | 'tables' | 'sequences'>> {
  await writeAlike(tx);
  const migrations = await appliedMigrations(tx);
  if (migrations.length === 0)
    throw new BackupError('There is nothing to back up: Birtu has not yet run on this database');
  const tables = await tablesIn(tx);
  await tx.unsafe(`lock table ${tables.map(identifierOf).join(', ')} in access share mode`);
  return { migrations, tables, sequences: await sequencesIn(tx) };
}

/** What texts of values look like, whatever the server, the database or the person has set; and no time limit. */
export const writeAlike = (tx: TransactionSql) =>
  tx.unsafe(`
    set local datestyle = iso; set local intervalstyle = postgres; set local extra_float_digits = 1;
    set local bytea_output = hex; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);

/** Every table with the columns that can be written, by name. */
export const tablesIn = (tx: TransactionSql) => tx<BackedUpTable[]>`
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = any(${schemas}) and c.relkind = 'r' and ${isNoExtensions(tx)}
  group by 1, 2
  order by 1, 2`;

/** Sequences know no snapshot: what they say is as late as the rows, or later. */
const sequencesIn = (tx: TransactionSql) => tx<Contents['sequences']>`
  select schemaname as schema, sequencename as name, last_value::text as last
  from pg_sequences
  where schemaname = any(${schemas}) and last_value is not null
  order by 1, 2`;

/** The name of something that stands in a database, of the product or of anybody; null in an empty one. */
export async function anythingIn(tx: TransactionSql): Promise<string | null> {
  const [found] = await tx<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and ${isNoExtensions(tx)}
    order by n.nspname = 'public' desc, 1
    limit 1`;
  return found?.name ?? null;
}
