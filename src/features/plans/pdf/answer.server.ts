import type { Context } from 'hono';
import { z } from 'zod';
import { inLanguage } from '#src/lib/language.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { disposition } from './file-name.ts';
import type { AskedOrder } from './order.ts';
import { createPress } from './press.server.ts';
import { wholeOrder } from './service.server.ts';

/** One for the process. What it keeps is only remembered: another node makes the same. */
const press = createPress();

/** A plan as a document to save. @throws 503 where too many are being made */
export async function answerPdf(c: Context<ApiEnvironment>, asked: AskedOrder): Promise<Response> {
  const order = await wholeOrder(c.get('context'), asked);
  const { bytes, etag } = await press.print(order);
  const { id, title } = order.detail.plan;
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
