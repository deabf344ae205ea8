/**
 * Lighthouse for a phone on a member's day and on five public pages, against DESIGN §9: simulated slow 4G, a quarter of
 * the processor. `npm run bench:lighthouse` prints medians, and ends with 1 where one misses; `-- 5 /today /` of five
 * runs, of these pages. Lighthouse itself is no dependency, and is fetched at the first run (180 MB with what it needs).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort, startProduct } from '#test/product.ts';
import { signInAsNewMember } from '../e2e/member.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { median } from './measure.ts';

const version = '13.5.0';
const [roundsAsked = '3', ...pagesAsked] = process.argv.slice(2);
const rounds = Number(roundsAsked);
const pages =
  pagesAsked.length > 0
    ? pagesAsked
    : [
        '/today',
        '/',
        '/services/fitness-plans/weight-loss-foundation',
        '/am/services/fitness-and-nutrition-plans',
        '/am/foods/shiro-wat',
        '/services/educational-content/physical-fitness',
      ];

/** At least, of 100. */
const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** At most: milliseconds, and the shift of the layout. */
const times = {
  'first-contentful-paint': 900,
  'largest-contentful-paint': 1_000,
  'total-blocking-time': 30,
  'cumulative-layout-shift': 0.01,
} as const;
type Score = keyof typeof scores;
type Time = keyof typeof times;
type Figures = Readonly<Record<Score | Time, number>>;

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

/** Members' own pages: search engines are told to leave them alone, which Lighthouse holds against any page. */
const isMembers = (address: string) => /^(\/am)?\/(today|profile)\b/.test(address);
const meantForNobody = 'is-crawlable';

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
const executablePath = await findBrowser();
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', CLIENT_LIMIT_FACTOR: '1000000' });
let missed = 0;

try {
  console.log(`Lighthouse ${version} for a phone, medians of ${rounds} runs; ✗ misses DESIGN §9.\n`);
  const names = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'];
  console.log(`${''.padEnd(50)} ${names.map((name) => name.padStart(6)).join(' ')}`);
  for (const address of pages) {
    const runs: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await inFreshBrowser(address));
    const middle = (name: Score | Time) => median(runs.map((run) => run[name]));
    const scored = (Object.keys(scores) as Score[]).map((name) =>
      cell(middle(name), 0, middle(name) < scores[name]),
    );
    const timed = (Object.keys(times) as Time[]).map((name) =>
      cell(middle(name), name === 'cumulative-layout-shift' ? 3 : 0, middle(name) > times[name]),
    );
    console.log(`${address.padEnd(50)} ${[...scored, ...timed].join('')}`);
  }
  console.log(`\nSEO of a member's own page: without "${meantForNobody}", as it is to be found by nobody.`);
  const load = loadavg()[0]!.toFixed(1);
  console.log(`Load of the machine at the end: ${load}, on ${availableParallelism()} cores.`);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;

function cell(figure: number, digits: number, misses: boolean): string {
  if (misses) missed += 1;
  return `${figure.toFixed(digits).padStart(6)}${misses ? '✗' : ' '}`;
}

/** Nothing is cached; a member has a session and no more. */
async function inFreshBrowser(address: string): Promise<Figures> {
  const profile = mkdtempSync(join(tmpdir(), 'birtu-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    baseURL: product.url,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    if (isMembers(address)) await signIn(context);
    return figuresOf(await audit(`${product.url}${address}`, port), address);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signInAsNewMember(page);
  await page.close();
}

async function audit(url: string, port: number): Promise<Report> {
  const options = [
    `--port=${port}`,
    `--only-categories=${Object.keys(scores).join(',')}`,
    '--output=json',
    // The session stands in the storage; the profile is new, so that nothing is cached.
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--quiet',
  ];
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const report = code === 0 ? (JSON.parse(printed) as Report) : null;
  if (report && !report.runtimeError) return report;
  throw new Error(`Lighthouse could not look at ${url}: ${report?.runtimeError?.message ?? code}`);
}

function figuresOf({ categories, audits }: Report, address: string): Figures {
  const scored = Object.keys(scores).map((name) => {
    const { score = null, auditRefs = [] } = categories[name] ?? {};
    if (name !== 'seo' || !isMembers(address)) return [name, (score ?? 0) * 100] as const;
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && id !== meantForNobody && (audits[id]?.score ?? 1) < 1,
    );
    return [name, failed.length > 0 ? 0 : 100] as const;
  });
  const timed = Object.keys(times).map((name) => [name, audits[name]?.numericValue ?? Infinity] as const);
  return Object.fromEntries([...scored, ...timed]) as Figures;
}
