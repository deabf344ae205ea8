import type { Sql } from '#src/server/database.server.ts';
import { SettingError } from '#src/server/env.server.ts';
import { appliedMigrations, newestMigration, withMigrationLock } from '#src/server/migrate.server.ts';
import { copies, copyStatements, freed, functionsEverywhere, spreadTables } from './distribution.ts';

/** What is done in one transaction. */
export interface Step {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * Spreads members' rows over the machines of a Citus cluster, and puts what their statements join on each. What was done
 * before stays as it is, so after a break it goes on where it stopped.
 *
 * @param onStep called before each step
 * @returns how many steps there were
 * @throws {SettingError} in one sentence, where it cannot be done
 */
export async function distribute(
  sql: Sql,
  { isDry = false, onStep }: { readonly isDry?: boolean; readonly onStep: (step: Step) => void },
): Promise<number> {
  await checkReady(sql);
  return await withMigrationLock(sql, async () => {
    let count = 0;
    for (const plan of steps()) {
      const step = await plan(sql);
      if (!step) continue;
      count += 1;
      onStep(step);
      if (isDry) continue;
      await sql.begin(async (tx) => {
        // One connection to each machine: what has foreign keys to what is everywhere is made in no other way.
        await tx`set local citus.multi_shard_modify_mode to 'sequential'`;
        for (const statement of step.statements) await tx.unsafe(statement);
      });
    }
    return count;
  });
}

const refused = (what: string) => new SettingError(`DATABASE_URL: ${what}`);

/** @throws {SettingError} */
async function checkReady(sql: Sql): Promise<void> {
  const applied = (await appliedMigrations(sql)).at(-1) ?? 0;
  const newest = newestMigration();
  if (applied > newest) throw refused('the database was migrated by a newer release; spread it by that one');
  if (applied < newest) throw refused('a migration waits; run `npm run db:migrate` first');
  const [own] = await sql<{ isThere: boolean; others: string[] }[]>`
    select exists (select from pg_extension where extname = 'citus') as "isThere",
      array(select distinct application_name from pg_stat_activity
        where datname = current_database() and application_name like 'birtu%'
          and application_name <> current_setting('application_name')) as others`;
  if (own && own.others.length > 0)
    throw refused(
      'another release is running on this database; end its nodes, or wait until they are replaced',
    );
  if (!own?.isThere)
    throw refused(
      'this database has no Citus; `create extension citus` on a server that has it (docs/operations.md)',
    );
  const [nodes] = await sql<{ coordinator: boolean; holding: number }[]>`
    select bool_or(groupid = 0) is true as coordinator,
      count(*) filter (where shouldhaveshards and isactive)::int as holding
    from pg_dist_node where noderole = 'primary'`;
  if (!nodes?.coordinator)
    throw refused(
      `the coordinator is not among its own machines; \`select citus_set_coordinator_host('…')\``,
    );
  if (nodes.holding === 0)
    throw refused(`there is no machine to spread over; \`select citus_add_node('…', 5432)\``);
}

/** Each says what it would do now; null where it is done. */
const steps = (): readonly ((sql: Sql) => Promise<Step | null>)[] => [
  settings,
  ...copies.map((copy) => async (sql: Sql) => {
    if (await isSpread(sql, `everywhere.${copy.name}`)) return null;
    return { name: `${copy.of}: a copy on every machine`, statements: copyStatements(copy) };
  }),
  functions,
  ...spreadTables.map((tables) => (sql: Sql) => spreading(sql, tables)),
];

async function isSpread(sql: Sql, table: string): Promise<boolean> {
  const found = await sql`select from pg_dist_partition where logicalrelid = to_regclass(${table})`;
  return found.length > 0;
}

const sequential = 'citus.multi_shard_modify_mode=sequential';

/** A transaction that counted members' rows and then changes a plan could not change its copies otherwise. */
async function settings(sql: Sql): Promise<Step | null> {
  const [found] = await sql<{ database: string; isSet: boolean }[]>`
    select format('%I', current_database()) as database, exists (
      select from pg_db_role_setting join pg_database as own on own.oid = setdatabase
      where own.datname = current_database() and setrole = 0 and ${sequential} = any(setconfig)) as "isSet"`;
  if (!found || found.isSet) return null;
  return {
    name: 'what asks several machines asks them over one connection each',
    statements: [`alter database ${found.database} set ${sequential.replace('=', ' to ')}`],
  };
}

async function functions(sql: Sql): Promise<Step | null> {
  const [found] = await sql<{ missing: string[] }[]>`
    select array(select name from unnest(${[...functionsEverywhere]}::text[]) as name
      where not exists (select from pg_catalog.pg_dist_object
        where classid = 'pg_proc'::regclass and objid = name::regprocedure)) as missing`;
  if (!found || found.missing.length === 0) return null;
  return {
    name: 'functions on every machine',
    statements: found.missing.map((name) => `select create_distributed_function('${name}')`),
  };
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  /** `FOREIGN KEY (…) REFERENCES … ON DELETE …` */
  readonly definition: string;
  readonly leadsTo: string;
  /** Where what it leads to goes, it is emptied: not possible where the member is part of it. */
  readonly isEmptied: boolean;
}

/** Where a foreign key of members' rows leads once they are spread. */
const copyOf = new Map(copies.map(({ name, of }) => [of, `everywhere.${name}`]));

/** Tables that were spread together are done together. */
async function spreading(sql: Sql, tables: readonly string[]): Promise<Step | null> {
  if (await isSpread(sql, tables[0]!)) return null;
  const names = tables.map((table) => `public.${table}`);
  const keys = await foreignKeys(sql, names);
  const kept = keys.filter(
    ({ table, leadsTo, isEmptied }) =>
      names.includes(table) && (copyOf.has(leadsTo) || (names.includes(leadsTo) && !isEmptied)),
  );
  const colocated = spreadTables[0]!.includes(tables[0]!) ? 'none' : spreadTables[0]![0]!;
  return {
    name: `${tables.join(' and ')}: spread by member`,
    statements: [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...(await uniqueAcrossMembers(sql, names)).map((index) => `drop index ${index}`),
      ...names.flatMap((table) => [
        `select create_distributed_table('${table}', 'user_id', colocate_with => '${colocated}')`,
        freed(table),
      ]),
      ...kept.map(
        ({ table, name, definition, leadsTo }) =>
          `alter table ${table} add constraint ${name} ${definition.replace(/ REFERENCES [^(]+/, ` REFERENCES ${copyOf.get(leadsTo) ?? leadsTo}`)}`,
      ),
    ],
  };
}

/** Those of some tables, and those that lead to them. */
const foreignKeys = (sql: Sql, tables: readonly string[]) => sql<ForeignKey[]>`
  select format('%I.%I', of.relnamespace::regnamespace, of.relname) as table, format('%I', conname) as name,
    pg_get_constraintdef(key.oid) as definition,
    format('%I.%I', other.relnamespace::regnamespace, other.relname) as "leadsTo",
    confdeltype = 'n' and 'user_id' = any(array(
      select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey))) as "isEmptied"
  from pg_constraint as key join pg_class as of on of.oid = conrelid join pg_class as other on other.oid = confrelid
  where contype = 'f' and conparentid = 0
    and (conrelid = any(${[...tables]}::text[]::regclass[]) or confrelid = any(${[...tables]}::text[]::regclass[]))
  order by 1, 2`;

/** Indexes that hold something to be unique among all members, which several machines cannot. */
async function uniqueAcrossMembers(sql: Sql, tables: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = any(${[...tables]}::text[]::regclass[]) and indisunique and not indisprimary
      and not exists (select from pg_attribute
        where attrelid = indrelid and attname = 'user_id' and attnum = any(indkey::int2[]))
    order by 1`;
  return rows.map(({ name }) => name);
}
