import type { Context } from 'hono';
import { z } from 'zod';
import { isPerson } from '#src/features/usage/openings.ts';
import { inLanguage, pathIn } from '#src/lib/language.ts';
import type { ApiEnvironment, Runtime } from '#src/server/context.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { disposition } from './file-name.ts';
import type { AskedOrder, Order } from './order.ts';
import { createPress } from './press.server.ts';

/** One for the process. What it keeps is only remembered: another node makes the same. */
const press = createPress();

/** A plan as a document to save. @throws 503 where too many are being made */
export async function answerPdf(c: Context<ApiEnvironment>, asked: AskedOrder): Promise<Response> {
  const order = await wholeOrder(c.get('context'), asked);
  const { bytes, etag } = await press.print(order);
  const { id, title } = order.detail.plan;
  if (isPerson((name) => c.req.header(name)))
    c.get('context').counter.count({ what: 'printed', kind: `${order.kind}-plan`, subject: id });
  const headers = {
    ...publicCache,
    etag,
    'content-type': 'application/pdf',
    'content-disposition': disposition({ id, title: inLanguage(title, order.language) }, order.language),
  };
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
  return c.body(bytes, 200, headers);
}

/** How the API's description shows it. */
export const pdfAnswers = {
  200: ['The document, A4', { 'application/pdf': z.string().meta({ format: 'binary' }) }],
} as const;

/** An order with all that the paper shows: where its plan stands on the web, and when it was changed last. */
async function wholeOrder(
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
