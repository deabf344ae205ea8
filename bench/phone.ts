/**
 * How soon each screen of a member's own can be used on a cheap phone (DESIGN §9): at 400 kbps, 400 ms and a quarter of
 * the processor, while nothing is cached, and from the service worker. `npm run bench:phone` prints medians;
 * `npm run bench:phone -- 5 /today /profile` of five rounds, of these screens. The processor is slowed down from what this
 * machine has left: its load is printed as well, and above one for each core the figures say little.
 *
 * A screen can be used when all that it shows at once is there (a heading, nothing that says it is busy), the application
 * answers for it, and the frame after a touch of its first control is painted. What a touch has loaded, such as a dialog,
 * is not waited for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext } from '@playwright/test';
import { startProduct } from '#test/product.ts';
import { furnishedScreens } from '../e2e/furnished-member.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { median } from './measure.ts';

const [roundsAsked = '3', ...screensAsked] = process.argv.slice(2);
const rounds = Number(roundsAsked);
/** Milliseconds until a screen can be used. */
const budget = { cold: 5_000, kept: 1_000 } as const;
/** Nothing takes longer than this; what does is told as such. */
const patience = 60_000;
const slowness = 4;
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const viewport = { width: 375, height: 812 };
/** Workers already slowed down. */
const slowed = new Set<string>();

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
/** Speaks for the browser as a whole. */
const control = await browser.newBrowserCDPSession();
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', CLIENT_LIMIT_FACTOR: '1000000' });

const first = await browser.newContext({ baseURL: product.url });
const furnished = await furnishedScreens(await first.newPage());
const screens = screensAsked.length > 0 ? screensAsked : furnished;
const storageState = await first.storageState();
await first.close();
const options = { baseURL: product.url, storageState, viewport };

try {
  console.log(`Milliseconds until usable, medians of ${rounds} rounds at 400 kbps, 400 ms, 4x CPU.\n`);
  console.log(`${''.padEnd(48)}   cold   from the service worker`);
  const kept = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  await untilAllIsKept(kept);
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
  const load = loadavg()[0]!.toFixed(1);
  console.log(`\nBudgets: ${budget.cold} cold, ${budget.kept} from the service worker.`);
  console.log(`Load of the machine at the end: ${load}, on ${availableParallelism()} cores.`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function shown(times: readonly number[], most: number): string {
  const time = median(times);
  return `${time.toFixed(0).padStart(6)}${time > most ? '✗' : ' '}`;
}

/** Opens a page on the slow phone. @returns milliseconds from the beginning of the navigation until it can be used */
async function timeUntilUsable(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await slowDownWorkers();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit', timeout: patience });
  const usable = await page.waitForFunction(() => document.documentElement.dataset['usable'], null, {
    timeout: patience,
  });
  const time = Number(await usable.jsonValue());
  await page.close();
  return time;
}

/** Runs in the page: touches its first control once what the member sees is there. */
function watch(): void {
  const tell = () => {
    document.documentElement.dataset['usable'] = String(performance.now());
  };
  const look = () => {
    const main = document.querySelector('main');
    const isShown = main?.querySelector('h1') && !main.matches('[aria-busy=true]');
    if (!main || !isReady || !isShown || main.querySelector('[aria-busy=true]')) return;
    clearInterval(looking);
    const controls = main.querySelectorAll<HTMLElement>('button:not([disabled]), summary');
    [...controls].find((each) => each.checkVisibility())?.click();
    // A frame is painted after it was asked for.
    requestAnimationFrame(() => setTimeout(tell));
  };
  // Printing would hold the page.
  window.print = () => undefined;
  let isReady = false;
  addEventListener('birtu:ready', () => (isReady = true));
  const looking = setInterval(look, 20);
}

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

/** Until the worker has all that it keeps ahead, and is at rest: nothing comes any more for three seconds. */
async function untilAllIsKept(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/am/today');
  let before: readonly string[] = [];
  for (let still = 0; still < 6;) {
    await sleep(500);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const isThere = ['/today', '/am/profile/assessments', '/api/saved-plans'].every((path) =>
      kept.includes(path),
    );
    still = isThere && kept.length === before.length ? still + 1 : 0;
    before = kept;
  }
  await page.close();
}
