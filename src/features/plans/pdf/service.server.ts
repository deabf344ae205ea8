import { pathIn } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { AskedOrder, Order } from './order.ts';

/** An order with all that the paper shows: where its plan stands on the web, and when it was changed last. */
export async function wholeOrder(
  { sql, settings }: Pick<Runtime, 'sql' | 'settings'>,
  asked: AskedOrder,
): Promise<Order> {
  const { kind, language } = asked;
  const { id } = asked.detail.plan;
  const [row] = await sql<{ changed: Date }[]>`
    select updated_at as changed from ${sql(`${kind}_plans`)} where id = ${id}`;
  return {
    ...asked,
    address: settings.publicUrl + pathIn(language, `/services/${kind}-plans/${id}`),
    // Gone since it was read: what is made of it is forgotten soon.
    changed: new Date(row?.changed ?? 0).toISOString(),
  };
}
