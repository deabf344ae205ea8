import { and, eq, sql, type SQL } from 'drizzle-orm';
import { users } from '#db/schema.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { provenAddresses } from '#src/features/auth/deletion/account-deletion.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Person, Row, Section } from './sections.server.ts';

/** How many rows are held at once. */
const batchSize = 1000;

/** The one who asks. @throws 401 where the account has just been deleted */
export async function personOf({ db, actor }: MemberContext): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.id, actor.userId));
  if (!user)
    throw new ProblemError(problem(401, 'session_ended', 'Your session has ended. Please log in again.'));
  return { id: user.id, email: user.email, addresses: await provenAddresses(db, user) };
}

/**
 * A person's rows, batch by batch. Each batch is a query of its own that goes on where the last one ended, so that no
 * connection is held for as long as the slowest phone takes (docs/decisions/0047).
 */
export async function* batchesOf(
  { db }: Pick<MemberContext, 'db'>,
  section: Section,
  person: Person,
): AsyncGenerator<readonly Row[], void> {
  const { table, columns, instead, order, told = (row: Row) => row } = section;
  const shown = Object.fromEntries(columns.map((column) => [column.name, column]));
  const place = sql<string[]>`jsonb_build_array(${joined(order.map((column) => sql`${column}::text`))})`;
  let after: readonly string[] | undefined;
  do {
    const rows = await db
      .select({ row: { ...shown, ...instead }, place })
      .from(table)
      .where(and(section.isOf(person), after && beyond(section, after)))
      .orderBy(...order)
      .limit(batchSize);
    if (rows.length > 0) yield rows.map(({ row }) => told(row));
    after = rows.length === batchSize ? rows.at(-1)!.place : undefined;
  } while (after !== undefined);
}

const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Comes after a row in the order of its section. @param place what stands in the columns of the order, as text */
function beyond({ order }: Section, place: readonly string[]): SQL {
  const values = order.map((column, at) => sql`${place[at]}::text::${sql.raw(column.getSQLType())}`);
  return sql`(${joined(order.map((column) => sql`${column}`))}) > (${joined(values)})`;
}
