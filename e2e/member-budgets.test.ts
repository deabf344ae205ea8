import { untilAlive, watchAlive } from './alive.ts';
import { furnishedScreens } from './furnished-member.ts';
import { followFetches, memberBudget, memberRow, memberTotal, weigh } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { pathIn } from '#src/lib/language.ts';

/**
 * What exceeds the budget since the bar under the thumb came, and is kept from growing: home fetches its style sheet, and a
 * workout is 0.4 kB too heavy (docs/decisions/0120).
 */
const ceilings: readonly (readonly [RegExp, Partial<typeof memberBudget>])[] = [
  [/^\/am$/, { requests: 26 }],
  [/\/training\/session$/, { bytes: 170_600 }],
];

test('a member’s screens keep to their bytes and requests when nothing is cached', async ({ page }) => {
  test.slow(); // every screen
  // In one browser: each keeps with a file what it weighs, whether it was fetched or cached.
  const screens = await furnishedScreens(page);
  await watchAlive(page);
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
    const [, ceiling] = ceilings.find(([pattern]) => pattern.test(address)) ?? [];
    const { bytes: most, requests } = { ...memberBudget, ...ceiling };
    expect.soft(memberTotal(bytes), `${address}: bytes`).toBeLessThanOrEqual(most);
    expect.soft(bytes.requests, `${address}: requests`).toBeLessThanOrEqual(requests);
    const left = await page.evaluate(() => [
      ...((window as { birtuEarly?: { asked: Map<string, unknown> } }).birtuEarly?.asked.keys() ?? []),
    ]);
    expect.soft(left, `${address}: asked for early, and never taken`).toEqual([]);
  }
});
