import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, type BrowserContext } from '@playwright/test';
import { isForSearch } from '#src/features/site/addresses.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import { freePort } from '#test/product.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { median } from './measure.ts';

/** No dependency: fetched at the first run, 180 MB with what it needs. */
export const lighthouseVersion = '13.5.0';

/** Of 100, at least; milliseconds and the shift of the layout, at most (DESIGN §9). */
export const limits = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'first-contentful-paint': 900,
  'largest-contentful-paint': 1_000,
  'total-blocking-time': 30,
  'cumulative-layout-shift': 0.01,
} as const;
export type Figure = keyof typeof limits;
export type Figures = Readonly<Record<Figure, number>>;
/** What one look found. */
export interface Look {
  readonly figures: Figures;
  /** The audits that cost a page points for anything but its speed. */
  readonly failed: readonly string[];
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Figure[];
const isScore = (name: Figure) => (scores as readonly Figure[]).includes(name);
const names = Object.keys(limits) as Figure[];

/** What `figuresCells` prints, as the head of a table. */
export const figuresHead = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS']
  .map((name) => name.padStart(6))
  .join(' ');

export const misses = (name: Figure, figure: number): boolean =>
  isScore(name) ? figure < limits[name] : figure > limits[name];

/** A row's cells; a `✗` where one misses its limit. */
export const figuresCells = (figures: Figures): string =>
  names
    .map((name) => {
      const shown = figures[name].toFixed(name === 'cumulative-layout-shift' ? 3 : 0).padStart(6);
      return `${shown}${misses(name, figures[name]) ? '✗' : ' '}`;
    })
    .join('');

export const missesOf = (figures: Figures): readonly Figure[] =>
  names.filter((name) => misses(name, figures[name]));

/** The median of each figure. */
export const middleOf = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;

/** Of a report of Lighthouse, what is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditReference[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}
interface AuditReference {
  readonly id: string;
  readonly weight: number;
}

/** Members' and staff's own pages. */
export const isOwn = (address: string): boolean => /^(\/am)?\/(today|profile|admin)\b/.test(address);

/** What Lighthouse holds against a page that is as it is meant to be. */
function excused(address: string): readonly string[] {
  if (nowhere.includes(address)) return ['http-status-code', 'errors-in-console', 'is-crawlable'];
  const { pathname, searchParams } = new URL(address, 'http://page');
  // Search engines are told to leave it alone.
  const isMeantForIt = !isOwn(address) && isForSearch(withoutLanguage(pathname), searchParams);
  return isMeantForIt ? [] : ['is-crawlable'];
}
/** Addresses that lead to no page, and to nothing that can be ended. */
const nowhere: readonly string[] = ['/nowhere', '/reminders/off?token=nope'];

/**
 * Lighthouse for a phone (simulated slow 4G, a quarter of the processor) on one page, while nothing is cached.
 *
 * @param signIn gives the new browser what the page needs, and no more
 */
export async function lookAsPhone(
  origin: string,
  address: string,
  signIn: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<Look> {
  const profile = mkdtempSync(join(tmpdir(), 'birtu-lighthouse-'));
  const [port, executablePath] = [await freePort(), await findBrowser()];
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    baseURL: origin,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    await signIn(context);
    return lookOf(await audit(`${origin}${address}`, port), address);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function audit(url: string, port: number): Promise<Report> {
  const options = [
    `--port=${port}`,
    `--only-categories=${scores.join(',')}`,
    '--output=json',
    // The session stands in the storage; the profile is new, so that nothing is cached.
    '--disable-storage-reset',
    // An address that leads nowhere has a page too.
    '--ignore-status-code',
    '--no-enable-error-reporting',
    '--quiet',
  ];
  const child = spawn('npx', ['--yes', `lighthouse@${lighthouseVersion}`, url, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const report = code === 0 ? (JSON.parse(printed) as Report) : null;
  if (report && !report.runtimeError) return report;
  throw new Error(`Lighthouse could not look at ${url}: ${report?.runtimeError?.message ?? code}`);
}

function lookOf({ categories, audits }: Report, address: string): Look {
  const failedIn = (name: Figure) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
      .filter((id) => !excused(address).includes(id));
  const figure = (name: Figure) => {
    if (!isScore(name)) return audits[name]?.numericValue ?? Infinity;
    const isFaultless = name !== 'performance' && categories[name] && failedIn(name).length === 0;
    return isFaultless ? 100 : (categories[name]?.score ?? 0) * 100;
  };
  return {
    figures: Object.fromEntries(names.map((name) => [name, figure(name)])) as Figures,
    failed: scores.filter((name) => name !== 'performance').flatMap(failedIn),
  };
}
