import { languages, pathIn } from '#src/lib/language.ts';
import { untilAlive, watchAlive } from './alive.ts';
import { findings, themeOf } from './axe.ts';
import { looksIn, misfits } from './fitting.ts';
import {
  budget,
  followFetches,
  measureBytes,
  tableRow,
  totalsOf,
  weigh,
  type PageBytes,
} from './page-bytes.ts';
import { expect, test } from './product.ts';
import { publicPages, publicParts, type PublicPage } from './public-pages.ts';
import { rawWordsOn } from './raw-words.ts';

/** Said by Playwright wherever it keeps a service worker away, which would answer with copies from the second page on. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

function expectWithinBudget(address: string, bytes: PageBytes) {
  process.stdout.write(`${tableRow(address, bytes)}\n`);
  const totals = totalsOf(bytes);
  for (const name of ['readable', 'app', 'pictures'] as const)
    expect.soft(totals[name], `${address}: ${name}`).toBeLessThanOrEqual(budget[name]);
}

for (const language of languages)
  test(`each page keeps to its bytes, comes alive as it was written, and axe finds nothing, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000); // the whole site
    // Where the application finds other words than the server's, it says so, and makes the page anew.
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.text() !== workerBlocked) faults.push(`${page.url()}: ${message.text()}`);
    });
    await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
    await watchAlive(page);
    const untilFetched = followFetches(page);
    for (const part of publicParts) {
      const pages: readonly PublicPage[] = publicPages[part];
      for (const { address } of pages.filter(({ measured }) => measured)) {
        await page.goto(pathIn(language, address));
        await untilAlive(page);
        await untilFetched();
        expectWithinBudget(pathIn(language, address), await weigh(page));
        expect.soft(await rawWordsOn(page), address).toEqual([]);
        expect.soft(await findings(page), address).toEqual([]);
        expect.soft(await misfits(page, looksIn[language]), address).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
  });

test.describe('at a first visit', () => {
  // As a visitor's: what comes of the service worker is not to be seen before a page has been read.
  test.use({ serviceWorkers: 'allow' });

  for (const language of languages)
    test(`what crosses the network is what the page weighs, ${language}`, async ({ page }) => {
      const address = pathIn(language, '/');
      const crossed = await measureBytes(page, address, () => page.waitForLoadState('networkidle'));
      expectWithinBudget(address, crossed);
      expect(totalsOf(await weigh(page))).toEqual(totalsOf(crossed));
    });
});

test.describe('with Save-Data', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reader pays for nothing but the page until something is touched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 800);
    expect(scripts).toEqual([]);
  });
});
