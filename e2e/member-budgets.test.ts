import type { Page } from '@playwright/test';
import { untilAlive, watchAlive } from './alive.ts';
import { furnishedScreens } from './furnished-member.ts';
import { holdAnswers, openHeld, phone } from './largest-text.ts';
import { signInAsNewMember } from './member.ts';
import { followFetches, memberBudget, memberRow, memberTotal, weigh } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { pathIn } from '#src/lib/language.ts';

test.use({ viewport: phone });

/** What the document asked for early, and no part of the page took: such an answer stays on its way for ever. */
const untaken = (page: Page) =>
  page.evaluate(() => [
    ...((window as { birtuEarly?: { asked: Map<string, unknown> } }).birtuEarly?.asked.keys() ?? []),
  ]);

/** Where something larger than what the document shows may come later, and why. */
const mayComeLater: Readonly<Record<string, RegExp>> = {
  // A dish of a plan is called as it is called; the date before it is shorter on some days than on others.
  '/': /^\.day-dish /,
  '/today': /^\.day-dish /,
};

const untilShown = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

test('a member’s screens keep to their bytes and requests when nothing is cached, and their largest text stands in the document', async ({
  page,
}) => {
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
  await holdAnswers(page);
  // The Amharic words weigh more; the day, opened most, is held in both.
  for (const [address, path] of [
    ['/today', '/today'],
    ...screens.map((address) => [address, pathIn('am', address)]),
  ] as const) {
    const later = await openHeld(page, path);
    await untilShown(page);
    await untilFetched();
    const bytes = await weigh(page);
    process.stdout.write(`${memberRow(path, bytes)}\n`);
    expect.soft(memberTotal(bytes), `${path}: bytes`).toBeLessThanOrEqual(memberBudget.bytes);
    expect.soft(bytes.requests, `${path}: requests`).toBeLessThanOrEqual(memberBudget.requests);
    expect.soft(await untaken(page), `${path}: asked for early, and never taken`).toEqual([]);
    expect.soft(unexpected(address, await later()), `${path}: larger, and later`).toEqual([]);
  }
});

test('so does the largest text of those in English', async ({ page }) => {
  test.slow(); // every screen
  await watchAlive(page);
  const screens = await furnishedScreens(page);
  await holdAnswers(page);
  for (const address of screens) {
    const later = await openHeld(page, address);
    await untilShown(page);
    expect.soft(unexpected(address, await later()), `${address}: larger, and later`).toEqual([]);
  }
});

const unexpected = (address: string, later: readonly string[]) =>
  later.filter((said) => !mayComeLater[address]?.test(said));
