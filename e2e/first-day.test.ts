import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '#test/product.ts';
import { finger, keys } from './hand.ts';
import { findEverything, travel } from './journey.ts';
import { expect, test } from './product.ts';

test.use({ hasTouch: true, isMobile: true });
test.slow();

test('a visitor’s first day, and everything is still there after a stop and after a crash', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-first-day-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL: '' };
  let product = await startProduct(settings);
  const page = await browser.newPage({ baseURL: product.url });
  const almaz = {
    page,
    hand: finger,
    language: 'en',
    name: 'Almaz Bekele',
    email: 'almaz@birtu.test',
  } as const;
  try {
    await travel(almaz);
    expect(await product.stop()).toBe(0);
    product = await startProduct(settings);
    await findEverything(almaz);

    product.process.kill('SIGKILL');
    await once(product.process, 'exit');
    product = await startProduct(settings);
    await page.evaluate(() => localStorage.clear());
    await findEverything(almaz);
  } finally {
    await page.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('the first day in Amharic, by keyboard alone', async ({ page }) => {
  await travel({
    page,
    hand: keys(page),
    language: 'am',
    name: 'ቶላ ገመቹ',
    email: 'tola.keys@birtu.test',
  });
});
