import { furnishedScreens } from './furnished-member.ts';
import { measureBytes, memberBudget, memberRow, memberTotal } from './page-bytes.ts';
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

test('a member’s screens keep to their bytes and requests when nothing is cached', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // every screen, each in a browser of its own
  const screens = await furnishedScreens(page);
  const storageState = await page.context().storageState();
  // The Amharic words weigh more; the day, opened most, is held in both.
  const opened = ['/today', ...screens.map((address) => pathIn('am', address))];
  for (const address of opened) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      storageState,
      serviceWorkers: 'block',
      viewport: { width: 375, height: 812 },
    });
    const cold = await context.newPage();
    const bytes = await measureBytes(cold, address, async () => {
      await expect(cold.locator('h1').first()).toBeVisible();
      await expect(cold.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
      await cold.waitForLoadState('networkidle');
    });
    process.stdout.write(`${memberRow(address, bytes)}\n`);
    const [, ceiling] = ceilings.find(([pattern]) => pattern.test(address)) ?? [];
    const { bytes: most, requests } = { ...memberBudget, ...ceiling };
    expect.soft(memberTotal(bytes), `${address}: bytes`).toBeLessThanOrEqual(most);
    expect.soft(bytes.requests, `${address}: requests`).toBeLessThanOrEqual(requests);
    const left = await cold.evaluate(() => [
      ...((window as { birtuEarly?: { asked: Map<string, unknown> } }).birtuEarly?.asked.keys() ?? []),
    ]);
    expect.soft(left, `${address}: asked for early, and never taken`).toEqual([]);
    await context.close();
  }
});
