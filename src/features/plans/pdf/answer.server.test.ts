import { Hono } from 'hono';
import { getDocumentProxy, extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '#db/seed.server.ts';
import { createApi } from '#src/api/app.server.ts';
import type { Language } from '#src/lib/language.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: AccountNode;
let site: Hono<ApiEnvironment>;

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.sql);
  node = await startAccountNode(database);
  site = new Hono<ApiEnvironment>();
  site.use((c, next) => {
    c.set('context', {
      ...node.runtime,
      requestId: '',
      clientAddress: '192.0.2.1',
      userAgent: '',
      language: 'en',
      actor: null,
    });
    return next();
  });
  site.route('/api', createApi());
});
afterAll(async () => {
  await node.close();
  await database.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`/api/plans/${path}`, { headers });

/** A4 in points. */
const a4 = { width: 595.28, height: 841.89 };
const mostBytes = 300_000;

async function read(answer: Response) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = bytes.length;
  const document = await getDocumentProxy(bytes);
  const { text } = await extractText(document);
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getViewport({ scale: 1 })),
  );
  return { size, text, pages, info: (await getMeta(document)).info, outline: await document.getOutline() };
}

const fitness: [string, Language, string, string[]][] = [
  ['weight-loss-foundation', 'en', 'Weight Loss Foundation', ['Bodyweight squat', 'Day 6', 'Rest day']],
  ['weight-loss-foundation', 'am', 'የክብደት መቀነስ መሠረት', ['ቁጭ ብድግ', 'ቀን 6', 'የዕረፍት ቀን']],
  ['weight-gain-strength', 'en', 'Weight Gain', ['Goblet squat']],
  ['weight-gain-strength', 'am', 'ክብደት', ['ክብደት ይዞ ቁጭ ብድግ']],
];

describe('a fitness plan on paper', () => {
  test.each(fitness)('%s in %s', async (id, language, title, words) => {
    const answer = await get(`fitness/${id}/pdf?language=${language}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { size, text, pages } = await read(answer);
    expect(size).toBeLessThan(mostBytes);
    for (const page of pages) {
      expect(page.width).toBeCloseTo(a4.width, 1);
      expect(page.height).toBeCloseTo(a4.height, 1);
    }
    expect(text[0]).toContain(title);
    for (const word of words) expect(text.join('\n')).toContain(word);
  });
});
