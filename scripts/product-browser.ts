import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startProduct } from '#test/product.ts';
import { findBrowser } from './browser.mjs';

/** Runs `work` with a browser and the address of the built product, which has nobody's data. */
export async function withProductAndBrowser(
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-pictures-'));
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    await work(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
