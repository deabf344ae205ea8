/**
 * Every page of the table of routes, held to DESIGN §9: Lighthouse for a phone, bytes and requests while nothing is
 * cached, what axe finds, and what does not fit at 375 px, at 320 px with letters at 200 %, on a phone on its side and on
 * paper. `npm run bench:screens` prints one table, and what is wrong beneath it; it ends with 1 where something misses.
 * `-- /today /admin` looks at these pages alone. Lighthouse looks at the English page, once, or three times where it
 * misses; all else in both languages.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { pages } from '#src/app/pages.ts';
import { languages, pathIn, type Language } from '#src/lib/language.ts';
import { untilAlive, watchAlive } from '../e2e/alive.ts';
import { findings, themeOf } from '../e2e/axe.ts';
import { looksIn, misfits } from '../e2e/fitting.ts';
import { furnishedScreens } from '../e2e/furnished-member.ts';
import { budget, followFetches, memberBudget, memberTotal, totalsOf, weigh } from '../e2e/page-bytes.ts';
import { databases } from '../e2e/product.ts';
import { publicPages, publicParts } from '../e2e/public-pages.ts';
import { touched } from '../e2e/screens.ts';
import { staffScreens, signInAsBusyStaff } from '../e2e/staff-screens.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { renewed, withProductOfOwn } from './stage.ts';
import {
  figuresCells,
  figuresHead,
  lighthouseVersion,
  lookAsPhone,
  middleOf,
  missesOf,
} from './lighthouse-run.ts';

/** Whoever looks at a page, with what their browser keeps of them. */
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
type Reader = 'visitor' | 'member' | 'staff';
/** The product that is looked at, and what looks at it. */
interface Stage {
  readonly url: string;
  readonly browser: Browser;
}
interface Row {
  /** Without language. */
  readonly address: string;
  readonly reader: Reader;
}

const asked = process.argv.slice(2);
const wrong: string[] = [];
await withProductOfOwn(async (url, databaseUrl) => {
  databases.set(url, databaseUrl);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const stage = { url, browser };
  try {
    const { rows, sessions } = await readers(stage);
    const chosen = asked.length > 0 ? rows.filter(({ address }) => asked.includes(address)) : rows;
    console.log(
      `Lighthouse ${lighthouseVersion} for a phone; ✗ misses DESIGN §9. Bytes in kB, compressed.\n`,
    );
    console.log(`${''.padEnd(66)} ${figuresHead}   kB en  am  requests  axe  fits`);
    for (const row of chosen) await lookAt(stage, row, sessions[row.reader]);
    const missing = pages.filter(
      ({ files }) => files.at(-1)!.endsWith('-page.tsx') && !rows.some((row) => fileAt(row) === files.at(-1)),
    );
    wrong.push(...missing.map(({ path }) => `${path} was not looked at`));
    console.log(`\n${chosen.length} pages; ${wrong.length} things miss${wrong.length > 0 ? ':' : '.'}`);
    for (const each of wrong) console.log(`  ${each}`);
    const load = loadavg()[0]!.toFixed(1);
    console.log(`Load of the machine at the end: ${load}, on ${availableParallelism()} cores.`);
  } finally {
    await browser.close();
  }
});
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Each page once, as the first address that opens it, by whom it is for. */
async function readers({ url, browser }: Stage): Promise<{ rows: Row[]; sessions: Record<Reader, Session> }> {
  const sessions = {} as Record<Reader, Session>;
  const signedIn = async <T>(reader: Reader, sign: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ baseURL: url });
    const found = await sign(await context.newPage());
    sessions[reader] = await context.storageState();
    await context.close();
    return found;
  };
  await signedIn('visitor', async () => undefined);
  const own = await signedIn('member', furnishedScreens);
  const staff = await signedIn('staff', signInAsBusyStaff);
  const everyRow: Row[] = [
    ...publicParts
      .flatMap((part) => [...publicPages[part], ...(touched[part] ?? [])])
      .map(({ address }) => ({ address, reader: 'visitor' as const })),
    ...own.map((address) => ({ address, reader: 'member' as const })),
    ...staffScreens.map(({ address }) => ({ address, reader: 'staff' as const })),
    { address: `/admin/users/${staff.id}`, reader: 'staff' },
  ];
  const seen = new Set<string | undefined>();
  const rows = everyRow.filter((row) => {
    const file = fileAt(row);
    return !seen.has(file) && seen.add(file);
  });
  return { rows, sessions };
}

/** The file of the page that the router would choose. */
function fileAt({ address }: Row): string | undefined {
  return matchRoutes([...pages], address.replace(/\?.*/, ''))
    ?.at(-1)
    ?.route.files.at(-1);
}

async function lookAt(stage: Stage, { address, reader }: Row, kept: Session): Promise<void> {
  const session = await renew(stage, kept);
  const look = () => lookAsPhone(stage.url, address, (context) => takeOver(context, session));
  const { figures: first, failed } = await look();
  // What misses may be the machine's doing: of three looks the middle one counts.
  const figures =
    missesOf(first).length > 0 ? middleOf([first, (await look()).figures, (await look()).figures]) : first;
  wrong.push(...missesOf(figures).map((figure) => `${address}: ${figure} ${figures[figure].toFixed(3)}`));
  wrong.push(...failed.map((audit) => `${address}: ${audit}`));
  const kB: string[] = [];
  let requests = 0;
  const faults = { axe: 0, fits: 0 };
  for (const language of languages) {
    const seen = await openIn(stage, language, address, session);
    const total = memberTotal(seen.bytes);
    requests = Math.max(requests, seen.bytes.requests);
    const over = overBudget(reader, seen.bytes);
    wrong.push(...over.map((each) => `${pathIn(language, address)}: ${each}`));
    kB.push(`${(total / 1000).toFixed(0)}${over.length > 0 ? '✗' : ''}`);
    for (const kind of ['axe', 'fits'] as const) {
      faults[kind] += seen[kind].length;
      wrong.push(...seen[kind].map((fault) => `${pathIn(language, address)}: ${fault}`));
    }
  }
  const mark = (count: number) => (count === 0 ? '✓' : `${count}✗`).padStart(5);
  console.log(
    `${address.slice(0, 66).padEnd(66)} ${figuresCells(figures)} ${kB.map((each) => each.padStart(5)).join('')}` +
      ` ${String(requests).padStart(8)} ${mark(faults.axe)} ${mark(faults.fits)}`,
  );
}

/** Staff's pages have no budget of bytes. */
function overBudget(reader: Reader, bytes: Parameters<typeof totalsOf>[0]): string[] {
  if (reader === 'staff') return [];
  if (reader === 'member')
    return [
      ...(memberTotal(bytes) > memberBudget.bytes ? [`${memberTotal(bytes)} bytes`] : []),
      ...(bytes.requests > memberBudget.requests ? [`${bytes.requests} requests`] : []),
    ];
  const totals = totalsOf(bytes);
  return (Object.keys(budget) as (keyof typeof budget)[])
    .filter((kind) => totals[kind] > budget[kind])
    .map((kind) => `${kind} ${totals[kind]} bytes`);
}

/** The page as it stands in a new browser, in the theme in which the language is looked at. */
async function openIn({ url, browser }: Stage, language: Language, address: string, session: Session) {
  const context = await browser.newContext({
    baseURL: url,
    storageState: session,
    serviceWorkers: 'block',
    viewport: { width: 375, height: 812 },
    timezoneId: 'Africa/Addis_Ababa',
  });
  const page = await context.newPage();
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
  await watchAlive(page);
  const untilFetched = followFetches(page);
  await page.goto(pathIn(language, address));
  await untilAlive(page);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main[aria-busy=true], main [aria-busy=true]'));
  await page.waitForLoadState('networkidle');
  await untilFetched();
  const bytes = await weigh(page);
  const axe = await findings(page);
  const fits = await misfits(page, looksIn[language]);
  await context.close();
  return { bytes, axe, fits };
}

/** As a session is that somebody has just begun: one whose time is over loads what renews it. */
async function renew({ url }: Stage, session: Session): Promise<Session> {
  for (const { localStorage } of session.origins)
    for (const item of localStorage.filter(({ name: key }) => key === 'birtu-session')) {
      const { refresh_token: token } = JSON.parse(item.value) as { refresh_token: string };
      item.value = JSON.stringify(await renewed(url, token));
    }
  return session;
}

/** Gives a new browser what another one keeps of who reads. */
async function takeOver(context: BrowserContext, session: Session): Promise<void> {
  const kept = session.origins.flatMap(({ localStorage }) => localStorage);
  if (kept.length === 0) return;
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(
    (pairs) => pairs.forEach(({ name: key, value }) => localStorage.setItem(key, value)),
    kept,
  );
  await page.close();
}
