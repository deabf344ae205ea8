import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

/** Compressed bytes (DESIGN §9): to read a page, with the application started, and with its pictures. */
const budget = { readable: 30_000, app: 130_000, pictures: 200_000 };

const pages = [
  '/',
  '/services/fitness-and-nutrition-plans',
  '/services/fitness-and-nutrition-plans?tab=nutrition',
  '/services/fitness-plans/weight-loss-foundation',
  '/services/fitness-plans/weight-gain-strength?day=2',
];

interface Bytes {
  html: number;
  css: number;
  script: number;
  pictures: number;
  requests: number;
}

/** What is none of these is counted as script; the icon of the tab, for which browsers have no type, is a picture. */
const kindOf = (type: string, address: string): keyof Omit<Bytes, 'requests'> => {
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  return type === 'image' || address.endsWith('/favicon.svg') ? 'pictures' : 'script';
};

/** Every body that the page fetches until it has started, as it crosses the network. */
async function measure(page: Page, address: string): Promise<Bytes> {
  const bytes: Bytes = { html: 0, css: 0, script: 0, pictures: 0, requests: 0 };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kindOf(request.resourceType(), request.url())] += responseBodySize;
        bytes.requests += 1;
      }),
    );
  });
  await page.addInitScript(() =>
    addEventListener('birtu:ready', () => document.documentElement.setAttribute('data-ready', '')),
  );
  await page.goto(address);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  return bytes;
}

for (const prefix of ['', '/am'])
  for (const path of pages) {
    const address = prefix + (prefix && path === '/' ? '' : path);
    test(`${address} keeps to its bytes`, async ({ page }) => {
      const bytes = await measure(page, address);
      const readable = bytes.html + bytes.css;
      const app = readable + bytes.script;
      const kB = (count: number) => (count / 1000).toFixed(1).padStart(6);
      process.stdout.write(
        `${address.padEnd(58)} html ${kB(bytes.html)}  css ${kB(bytes.css)}  readable ${kB(readable)}/30` +
          `  app ${kB(app)}/130  pictures ${kB(bytes.pictures)}  all ${kB(app + bytes.pictures)}/200 kB  ${bytes.requests} requests\n`,
      );
      expect(readable).toBeLessThanOrEqual(budget.readable);
      expect(app).toBeLessThanOrEqual(budget.app);
      expect(app + bytes.pictures).toBeLessThanOrEqual(budget.pictures);
    });
  }

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
