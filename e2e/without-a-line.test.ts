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

/** The time of the token is over, as after ten minutes. */
const ageToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as object;
    localStorage.setItem('birtu-session', JSON.stringify({ ...session, expires_at: 1_000_000_000 }));
  });

test('a session whose token is over outlasts the line, and goes on when it is back', async ({
  page,
  context,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await untilKept(page);
  await ageToken(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Selam Tesfaye', exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection: you see what was known on/)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Selam Tesfaye', exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection: you see/)).toBeHidden();
});

test('after a log-out without a connection nothing of the person is on the device, and the next one meets nothing', async ({
  page,
  context,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile');
  await untilKept(page);
  await ageToken(page);
  await context.setOffline(true);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
  expect(await keptIn(page, 'birtu-member-')).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?from=/);
  await context.setOffline(false);
  const next = await signInAsNewMember(page, { full_name: 'Abebe Bikila' });
  // As a session that another page of this product left open.
  await page.evaluate(async () => {
    const other = '00000000-0000-4000-8000-000000000000';
    localStorage.setItem(`birtu-diary-${other}`, '{}');
    await (await caches.open(`birtu-member-${other}`)).put('/api/profile', new Response('{}'));
  });
  await page.goto('/profile');
  await expect(page.getByText(next.email)).toBeVisible();
  const others = () =>
    page
      .evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())].join())
      .then((names) => names.includes('00000000-0000-4000-8000'));
  await expect.poll(others).toBe(false);
});

test('pages that were read open without a connection, and what is missing is said in the page’s language', async ({
  page,
  context,
}) => {
  await page.goto('/am/foods/ambasha');
  const title = await page.title();
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/am/offline');
  await expect.poll(() => keptIn(page, 'birtu-pages')).toContain('/am/foods/ambasha');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.goto('/am/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ይህ ገጽ በዚህ መሣሪያ ላይ የለም');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveTitle(title);
  // What another page would load of it is missing as well.
  await expect(async () => {
    await page.locator('footer').getByRole('link', { name: 'ስለ እኛ' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ይህ ገጽ በዚህ መሣሪያ ላይ የለም', {
      timeout: 3000,
    });
  }).toPass();
});
