import { today } from '#src/lib/day.ts';
import { signInAsNewMember } from './member.ts';
import { measureBytes, memberBudget, memberRow, memberTotal } from './page-bytes.ts';
import { expect, test } from './product.ts';

/** Every screen of a member's own; those that keep to the budget are held to it. */
const screens: readonly { readonly address: string; readonly held: boolean }[] = [
  { address: '/', held: false },
  { address: '/today', held: true },
  { address: '/today/food', held: false },
  { address: '/profile', held: false },
  { address: '/profile/training', held: false },
  { address: '/profile/training/routines', held: false },
  { address: '/profile/training/workouts', held: false },
  { address: '/profile/progress', held: false },
  { address: '/profile/summary', held: false },
  { address: '/profile/activities', held: false },
  { address: '/profile/assessments', held: false },
  { address: '/profile/security', held: false },
  { address: '/profile/data', held: false },
];

test('a member’s screens keep to their bytes and requests when nothing is cached', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await signInAsNewMember(page);
  await member.keepBody({ height: 170, weight: 65 });
  await member.call('PUT', '/saved-plans/nutrition/light-mesob', {});
  await member.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  await member.log({
    date: today(new Date(), 'Africa/Addis_Ababa'),
    type: 'Workout',
    details: { name: 'የጠዋት ሩጫ', duration: 30 },
  });
  const storageState = await page.context().storageState();
  for (const { address, held } of screens)
    // The Amharic words weigh more; what is held is held in both.
    for (const language of held ? ['', '/am'] : ['/am']) {
      const context = await browser.newContext({
        baseURL: baseURL!,
        storageState,
        serviceWorkers: 'block',
        viewport: { width: 375, height: 812 },
      });
      const cold = await context.newPage();
      const bytes = await measureBytes(cold, language + address, async () => {
        await expect(cold.locator('h1').first()).toBeVisible();
        await expect(cold.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
        await cold.waitForLoadState('networkidle');
      });
      process.stdout.write(`${memberRow(language + address, bytes)}\n`);
      if (held) {
        expect(memberTotal(bytes)).toBeLessThanOrEqual(memberBudget.bytes);
        expect(bytes.requests).toBeLessThanOrEqual(memberBudget.requests);
      }
      await context.close();
    }
});
