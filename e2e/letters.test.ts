import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { unwrapped } from '#src/features/plans/pdf/fonts.server.ts';
import { expect, test } from './product.ts';

const fileOf = createRequire(import.meta.url).resolve;
const latin = fileOf('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff');
const amharic = fileOf('@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff');

/** Which files of letters a device fetches that has those fonts and no other, page after page. */
async function fetchedWith(fonts: readonly string[], addresses: readonly string[]): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'birtu-fonts-'));
  mkdirSync(join(folder, 'fonts'));
  // A device's own fonts are not wrapped.
  for (const [place, font] of fonts.entries())
    writeFileSync(join(folder, 'fonts', `${place}.ttf`), unwrapped(readFileSync(font)));
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: config },
  });
  try {
    const found: string[][] = [];
    for (const address of addresses) {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const fetched: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fetched.push(request.url()));
      await page.goto(address);
      // The application is asked for behind the question whether there are letters; what that leads to is drawn next.
      await page.waitForFunction(() => document.querySelector('script[type=module]'));
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await document.fonts.ready;
      });
      found.push(fetched);
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a device without letters for Amharic fetches them on pages in Amharic, and no other does', async ({
  baseURL,
}) => {
  const addresses = ['/am/about', '/about'].map((path) => baseURL + path);
  const letters = [expect.stringMatching(/\/assets\/ethiopic-[\w-]+\.woff2$/)];
  expect(await fetchedWith([latin], addresses)).toEqual([letters, []]);
  expect(await fetchedWith([latin, amharic], addresses)).toEqual([[], []]);
});
