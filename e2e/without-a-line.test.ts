import type { Page } from '@playwright/test';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of what is kept in caches whose name begins so. */
const keptIn = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);

/** Until the worker has what a member's pages need, and what this member's days hold. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/profile/assessments');
  await expect.poll(() => keptIn(page, 'birtu-member-')).toContain('/api/saved-plans');
}

test('after one visit a member’s pages open without a connection, with what was last known', async ({
  page,
  context,
}) => {
  const { call } = await signInAsNewMember(page);
  const plan = 'weight-loss-foundation';
  expect((await call('POST', '/training/plans', { planId: plan })).status()).toBe(201);
  await page.goto('/profile');
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/profile/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My training');
  await expect(page.getByRole('heading', { name: 'Weight loss foundation' })).toBeVisible();
  await page.goto('/today/food');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What I ate');
});
