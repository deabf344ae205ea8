/** What each public page costs: bytes by kind and requests (DESIGN §9). `npm run bench:pages` prints the table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '#test/product.ts';
import { budget, measureBytes, tableHead, tableRow } from '../e2e/page-bytes.ts';
import { measuredAddresses } from '../e2e/public-pages.ts';
import { findBrowser } from '../scripts/browser.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
console.log(tableHead);
for (const { address } of measuredAddresses) {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 375, height: 812 } });
  console.log(tableRow(address, await measureBytes(await context.newPage(), address)));
  await context.close();
}
const { readable, app, pictures } = budget;
console.log(
  `\nBudgets: readable ${readable / 1000}, with the application ${app / 1000}, with pictures ${pictures / 1000} kB.`,
);
await browser.close();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
