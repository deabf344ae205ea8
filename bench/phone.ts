/**
 * How soon each screen of a member's own can be used on a cheap phone (DESIGN §9): at 400 kbps, 400 ms and a quarter of
 * the processor, while nothing is cached, and from the service worker. `npm run bench:phone` prints medians.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { startProduct } from '#test/product.ts';
import { furnishedScreens } from '../e2e/furnished-member.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { median } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
/** Milliseconds until a screen can be used. */
const budget = { cold: 5_000, kept: 1_000 } as const;
/** Nothing takes longer than this; what does is told as such. */
const patience = 60_000;
const slowness = 4;
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const viewport = { width: 375, height: 812 };

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
/** Speaks for the browser as a whole. */
const control = await browser.newBrowserCDPSession();
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', CLIENT_LIMIT_FACTOR: '1000000' });

const first = await browser.newContext({ baseURL: product.url });
const screens = await furnishedScreens(await first.newPage());
const storageState = await first.storageState();
await first.close();
const options = { baseURL: product.url, storageState, viewport };

try {
  console.log(`Milliseconds until usable, medians of ${rounds} rounds at 400 kbps, 400 ms, 4x CPU.\n`);
  console.log(`${''.padEnd(48)}   cold   from the service worker`);
  const kept = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  await untilKept(kept);
  for (const screen of screens) {
    const times = { cold: [] as number[], kept: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const cold = await browser.newContext({ ...options, serviceWorkers: 'block' });
      times.cold.push(await timeUntilUsable(cold, `/am${screen === '/' ? '' : screen}`));
      await cold.close();
      times.kept.push(await timeUntilUsable(kept, `/am${screen === '/' ? '' : screen}`));
    }
    console.log(`${screen.padEnd(48)} ${shown(times.cold, budget.cold)} ${shown(times.kept, budget.kept)}`);
  }
  console.log(`\nBudgets: ${budget.cold} cold, ${budget.kept} from the service worker.`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function shown(times: readonly number[], most: number): string {
  const time = median(times);
  return `${time.toFixed(0).padStart(6)}${time > most ? '✗' : ' '}`;
}

/** Opens a page on the slow phone. @returns milliseconds until what it shows is there, and a control of it answers */
async function timeUntilUsable(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await slowDownWorkers();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(watch);
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit', timeout: patience });
  await page.waitForFunction(() => document.documentElement.dataset['usable'] !== undefined, null, {
    timeout: patience,
    polling: 50,
  });
  const time = performance.now() - started;
  await page.close();
  return time;
}

/** Runs in the page: touches its controls once what the member sees is there, until something changes by it. */
function watch(): void {
  const tells = () => {
    const main = document.querySelector('main');
    const isShown = main?.querySelector('h1') && !main.matches('[aria-busy=true]');
    if (!main || !isReady || !isShown || main.querySelector('[aria-busy=true]')) return;
    // The next where one changes nothing, such as one whose choice holds already.
    const controls = [...main.querySelectorAll<HTMLElement>('button:not([disabled]), summary')];
    const links = [...main.querySelectorAll<HTMLElement>('a[href^="/"]')];
    const control = [...controls, ...links].filter((each) => each.checkVisibility())[touched];
    touched += 1;
    control?.click();
  };
  let touched = 0;
  new MutationObserver((_changes, observer) => {
    if (touched === 0) return;
    observer.disconnect();
    clearInterval(looking);
    document.documentElement.dataset['usable'] = '';
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Printing would hold the page.
  window.print = () => document.documentElement.toggleAttribute('data-printed');
  let isReady = false;
  addEventListener('birtu:ready', () => (isReady = true));
  const looking = setInterval(tells, 20);
}

/** Workers already slowed down. */
const slowed = new Set<string>();

/** What the service worker fetches comes over the same line; a worker that was started anew is met anew. */
async function slowDownWorkers(): Promise<void> {
  const { targetInfos } = await control.send('Target.getTargets');
  for (const { targetId, type } of targetInfos) {
    if (type !== 'service_worker' || slowed.has(targetId)) continue;
    slowed.add(targetId);
    const { sessionId } = await control.send('Target.attachToTarget', { targetId, flatten: false });
    const message = { id: 1, method: 'Network.emulateNetworkConditions', params: line };
    await control.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(message) });
  }
}

/** Until the worker has what a member's pages need, and what this member's days hold. */
async function untilKept(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/am/today');
  await page.waitForFunction(
    async () => {
      const names = await caches.keys();
      const addresses = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url))),
      );
      const kept = addresses.flat().map(({ pathname }) => pathname);
      return ['/am/profile/assessments', '/api/saved-plans'].every((path) => kept.includes(path));
    },
    null,
    { timeout: patience },
  );
  await page.close();
}
