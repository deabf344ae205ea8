import { untilAlive, watchAlive } from './alive.ts';
import { furnishedScreens } from './furnished-member.ts';
import { followFetches, memberBudget, memberRow, memberTotal, weigh } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { pathIn } from '#src/lib/language.ts';

/**
 * What does not keep to the budget yet, and so is only kept from growing: home, which shows what it shows to everybody as
 * well, a day of food with its plan, and a workout with all that it needs without a connection (docs/decisions/0085).
 */
const ceilings: readonly (readonly [RegExp, Partial<typeof memberBudget>])[] = [
  [/^\/am$/, { bytes: 187_000, requests: 42 }],
  [/\/today\/food$/, { requests: 27 }],
  [/\/training\/session$/, { bytes: 180_000 }],
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
