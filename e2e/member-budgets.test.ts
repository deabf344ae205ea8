import type { Page } from '@playwright/test';
import { untilAlive, watchAlive } from './alive.ts';
import { furnishedScreens } from './furnished-member.ts';
import { signInAsNewMember } from './member.ts';
import { followFetches, memberBudget, memberRow, memberTotal, weigh } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { pathIn } from '#src/lib/language.ts';

/** What the document asked for early, and no part of the page took: such an answer stays on its way for ever. */
const untaken = (page: Page) =>
  page.evaluate(() => [
    ...((window as { birtuEarly?: { asked: Map<string, unknown> } }).birtuEarly?.asked.keys() ?? []),
  ]);

test('a member’s screens keep to their bytes and requests when nothing is cached', async ({ page }) => {
  test.slow(); // every screen
  await watchAlive(page);
  // Who follows no plan needs less of what is asked for early.
  await signInAsNewMember(page);
  await page.goto('/profile/training');
  await untilAlive(page);
  await expect.poll(() => untaken(page), 'without a plan: asked for early, and never taken').toEqual([]);
  // In one browser: each keeps with a file what it weighs, whether it was fetched or cached.
  const screens = await furnishedScreens(page);
  const untilFetched = followFetches(page);
  // The Amharic words weigh more; the day, opened most, is held in both.
  for (const address of ['/today', ...screens.map((address) => pathIn('am', address))]) {
    await page.goto(address);
    await untilAlive(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await untilFetched();
    const bytes = await weigh(page);
    process.stdout.write(`${memberRow(address, bytes)}\n`);
    expect.soft(memberTotal(bytes), `${address}: bytes`).toBeLessThanOrEqual(memberBudget.bytes);
    expect.soft(bytes.requests, `${address}: requests`).toBeLessThanOrEqual(memberBudget.requests);
    expect.soft(await untaken(page), `${address}: asked for early, and never taken`).toEqual([]);
  }
});
