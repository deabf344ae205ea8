import { findings, themeOf } from './axe.ts';
import { budget, measureBytes, tableRow, totalsOf } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { measuredAddresses } from './public-pages.ts';
import { rawWordsOn } from './raw-words.ts';

// As a visitor's: what comes of the service worker is not to be seen before a page has been read.
test.use({ serviceWorkers: 'allow' });

for (const { language, address } of measuredAddresses)
  test(`${address} keeps to its bytes, comes alive as it was written, and axe finds nothing`, async ({
    page,
  }) => {
    // Where the application finds other words than the server's, it says so, and makes the page anew.
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => faults.push(message.text()));
    await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
    const bytes = await measureBytes(page, address);
    process.stdout.write(`${tableRow(address, bytes)}\n`);
    const totals = totalsOf(bytes);
    expect(totals.readable).toBeLessThanOrEqual(budget.readable);
    expect(totals.app).toBeLessThanOrEqual(budget.app);
    expect(totals.pictures).toBeLessThanOrEqual(budget.pictures);
    expect(faults).toEqual([]);
    expect(await rawWordsOn(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });

test.describe('with Save-Data', () => {
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
