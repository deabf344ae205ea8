import type { Context } from 'hono';
import { inLanguage, pathIn } from '#src/lib/language.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { publicCache } from '../caching.ts';
import { disposition } from './file-name.ts';
import type { FitnessOrder, NutritionOrder } from './order.ts';
import { createPress } from './press.server.ts';

/** One for the process. What it keeps is only remembered: another node makes the same. */
const press = createPress();

type Asked = Omit<FitnessOrder, 'address'> | Omit<NutritionOrder, 'address'>;

/** A plan as a document to save. @throws 503 where too many are being made */
export async function answerPdf(c: Context<ApiEnvironment>, order: Asked): Promise<Response> {
  const { id, title } = order.detail.plan;
  const { publicUrl } = c.get('context').settings;
  const path = pathIn(order.language, `/services/${order.kind}-plans/${id}`);
  const { bytes, etag } = await press.print({ ...order, address: publicUrl + path });
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
export const pdfContent = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } as const;
