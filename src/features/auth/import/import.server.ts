import type { Runtime } from '#src/server/context.server.ts';
import { readExportedAccount, type ExportedAccount, type Fault } from './exported-account.ts';
import type { ExportedRow } from './exported-rows.server.ts';

/** What became of the rows of a file. */
export interface ImportCounts {
  read: number;
  imported: number;
  /** Had been imported before. */
  known: number;
  refused: number;
}

export interface ImportReport {
  /** A row that changed nothing, and why. */
  refused(line: number, reason: string): void;
  /** After each batch. */
  progress(counts: Readonly<ImportCounts>): void;
}

/** What one statement takes. */
const batchSize = 500;

/** Imports accounts batch by batch, so that neither a long file nor a bad row stands in the way of the others. */
export async function importAccounts(
  runtime: Pick<Runtime, 'sql'>,
  rows: AsyncIterable<ExportedRow>,
  report: ImportReport,
): Promise<ImportCounts> {
  const counts = { read: 0, imported: 0, known: 0, refused: 0 };
  const refuse = (line: number, reason: string) => {
    counts.refused += 1;
    report.refused(line, reason);
  };
  let batch: Candidate[] = [];
  const write = async () => {
    const outcomes = await insert(runtime, batch);
    outcomes.forEach((outcome, index) => {
      if (typeof outcome === 'object') refuse(batch[index]!.line, outcome.fault);
      else counts[outcome] += 1;
    });
    batch = [];
    report.progress(counts);
  };
  for await (const row of rows) {
    counts.read += 1;
    const account = 'fault' in row ? row : readExportedAccount(row.value);
    if ('fault' in account) refuse(row.line, account.fault);
    else batch.push({ line: row.line, account });
    if (batch.length >= batchSize) await write();
  }
  await write();
  return counts;
}

interface Candidate {
  readonly line: number;
  readonly account: ExportedAccount;
}

/** `known`: it had been imported before. */
type Outcome = 'imported' | 'known' | Fault;

/** What the database does not take is found by trying one by one; the rest of the batch is not held up. */
async function insert(runtime: Pick<Runtime, 'sql'>, batch: readonly Candidate[]): Promise<Outcome[]> {
  try {
    return await insertBatch(runtime, batch);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^(22|23)/.test(code)) throw error;
    if (batch.length === 1) return [{ fault: `the database refused it (${code})` }];
    const outcomes: Outcome[] = [];
    for (const candidate of batch) outcomes.push(...(await insert(runtime, [candidate])));
    return outcomes;
  }
}

/** User, identity and profile of every account whose id and e-mail are both new. */
async function insertBatch({ sql }: Pick<Runtime, 'sql'>, batch: readonly Candidate[]): Promise<Outcome[]> {
  if (batch.length === 0) return [];
  const accounts = JSON.stringify(batch.map(({ account }, index) => ({ index, ...account })));
  const inserted = await sql<{ index: number }[]>`
    with given as (
      select * from jsonb_to_recordset(${accounts}::text::jsonb) as row(
        index int, id uuid, email text, name text, role text, "passwordHash" text, "confirmedAt" timestamptz,
        "createdAt" timestamptz, height real, weight real, bmi real)
    ), new_users as (
      insert into auth.users (id, email, password_hash, email_confirmed_at, user_metadata, created_at)
      select id, email, "passwordHash", "confirmedAt", jsonb_build_object('full_name', name),
             coalesce("createdAt", now())
      from given order by index
      on conflict do nothing
      returning id, email
    ), fresh as (
      select distinct on (id) given.* from given join new_users using (id, email) order by id, index
    ), new_identities as (
      insert into auth.identities (user_id, provider, provider_id, identity_data, created_at)
      select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'full_name', name),
             coalesce("createdAt", now())
      from fresh
    ), new_profiles as (
      insert into user_profiles (id, full_name, email, role, height, weight, bmi, created_at)
      select id, name, email, role, height, weight, bmi, coalesce("createdAt", now())
      from fresh
    )
    select index from fresh`;
  const fresh = new Set(inserted.map(({ index }) => index));
  const others = batch.filter((_, index) => !fresh.has(index)).map(({ account }) => account);
  const found = await sql<{ id: string; email: string }[]>`
    select id, email from auth.users
    where id = any(${others.map(({ id }) => id)}::uuid[]) or email = any(${others.map(({ email }) => email)})`;
  const emailOf = new Map(found.map(({ id, email }) => [id, email]));
  return batch.map(({ account }, index) => (fresh.has(index) ? 'imported' : standing(account, emailOf)));
}

function standing({ id, email }: ExportedAccount, emailOf: ReadonlyMap<string, string>): Outcome {
  if (emailOf.get(id) === email) return 'known';
  if (emailOf.has(id)) return { fault: 'id: an account with another e-mail has it' };
  return { fault: 'email: an account with another id has it' };
}
