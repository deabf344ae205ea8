import { expect, type Page } from '@playwright/test';
import { openAlive } from './alive.ts';

/** Compressed bytes (DESIGN §9): to read a page, with the application started, and with its pictures. */
export const budget = { readable: 30_000, app: 140_000, pictures: 200_000 } as const;

/** What a member’s screen may cost while nothing of it is cached (DESIGN §9). */
export const memberBudget: { readonly bytes: number; readonly requests: number } = {
  bytes: 170_000,
  requests: 25,
};

/** What a page costs, in compressed bytes by kind, and in requests. */
export interface PageBytes {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly pictures: number;
  readonly requests: number;
}

/** The sums that have a budget. */
export function totalsOf({ html, css, script, pictures }: PageBytes): Record<keyof typeof budget, number> {
  const readable = html + css;
  const app = readable + script;
  return { readable, app, pictures: app + pictures };
}

/** Letters for Amharic, which only a device without any fetches (docs/decisions/0133). */
const isLetters = (address: string) => address.endsWith('.woff2');

/** What is none of these is counted as script; the icon of the tab, for which browsers have no type, is a picture. */
const kindOf = (type: string, address: string) => {
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  return type === 'image' || address.endsWith('/favicon.svg') ? 'pictures' : 'script';
};

/**
 * Every body that a page of its own fetches until the application has started, as it crosses the network.
 *
 * @param settled waits for what the page fetches after that
 */
export async function measureBytes(
  page: Page,
  address: string,
  settled: () => Promise<void> = async () => undefined,
): Promise<PageBytes> {
  const bytes = { html: 0, css: 0, script: 0, pictures: 0, requests: 0 };
  const counted: Promise<void>[] = [];
  const untilFetched = followFetches(page);
  page.on('requestfinished', (request) => {
    if (isLetters(request.url())) return;
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kindOf(request.resourceType(), request.url())] += responseBodySize;
        bytes.requests += 1;
      }),
    );
  });
  await openAlive(page, address);
  await settled();
  await untilFetched();
  await Promise.all(counted);
  return bytes;
}

/** @returns waits until nothing that the page asks for from here on is on its way */
export function followFetches(page: Page): () => Promise<void> {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfailed', () => (open -= 1));
  page.on('requestfinished', () => (open -= 1));
  return () => expect.poll(() => open).toBe(0);
}

/**
 * What the open page weighs, whatever of it this browser had cached: by the sizes that it keeps with each file, which
 * are those of `measureBytes` at a first visit.
 */
export async function weigh(page: Page): Promise<PageBytes> {
  const all = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize, entryType }) => ({ name, size: encodedBodySize, entryType })),
  );
  const files = all.filter(({ name }) => !isLetters(name));
  expect(files.filter(({ size }) => size === 0)).toEqual([]);
  const bytes = { html: 0, css: 0, script: 0, pictures: 0, requests: files.length };
  for (const { name, size, entryType } of files)
    bytes[entryType === 'navigation' ? 'html' : kindByName(new URL(name).pathname)] += size;
  return bytes;
}

/** Large answers of the API that came to the open page as they are. What is smaller is hardly worth it. */
export const uncompressed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .filter(
        ({ encodedBodySize, decodedBodySize }) =>
          decodedBodySize > 5_000 && encodedBodySize === decodedBodySize,
      )
      .map(({ name }) => name),
  );

const kindByName = (path: string) => {
  if (path.endsWith('.css')) return 'css';
  return /\.(svg|png|jpg|webp)$/.test(path) ? 'pictures' : 'script';
};

const kB = (count: number) => (count / 1000).toFixed(1).padStart(6);

export const tableHead = `${''.padEnd(64)}   html    css script readable    app pictures    all  requests (kB, compressed)`;

/** One page's row under `tableHead`; a `✗` where it exceeds a budget. */
export function tableRow(address: string, bytes: PageBytes): string {
  const totals = totalsOf(bytes);
  const sum = (name: keyof typeof budget) => kB(totals[name]) + (totals[name] > budget[name] ? '✗' : ' ');
  return (
    `${address.padEnd(64)} ${kB(bytes.html)} ${kB(bytes.css)} ${kB(bytes.script)}  ${sum('readable')} ${sum('app')}` +
    ` ${kB(bytes.pictures)} ${sum('pictures')} ${String(bytes.requests).padStart(9)}`
  );
}

export const memberTotal = ({ html, css, script, pictures }: PageBytes): number =>
  html + css + script + pictures;

/** What a member’s screen costs; a `✗` where it exceeds the budget. */
export const memberRow = (address: string, bytes: PageBytes): string => {
  const total = memberTotal(bytes);
  const mark = (isOver: boolean) => (isOver ? '✗' : ' ');
  return (
    `${address.padEnd(64)} ${kB(total)}${mark(total > memberBudget.bytes)}` +
    ` ${String(bytes.requests).padStart(4)}${mark(bytes.requests > memberBudget.requests)} requests`
  );
};
