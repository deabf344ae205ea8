import type { Page } from '@playwright/test';
import { keptIn, untilKept } from './kept.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';

test.use({ serviceWorkers: 'allow' });

const fitness = '/services/fitness-plans/back-and-desk';
const offer = (page: Page) => page.getByRole('button', { name: 'Read it without a connection…' });
const keep = (page: Page) => page.getByRole('button', { name: /^Keep on this device \(/ });
const kept = (page: Page) => page.getByText('✓ Kept on this device');
const packs = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('birtu-pack-')));

/** Until the worker answers for what is kept. */
const untilControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

test('a visitor keeps a plan for what it costs, reads all of it without a connection, and is rid of it', async ({
  page,
  context,
}) => {
  await page.goto(fitness);
  await untilControlled(page);
  const title = await page.title();
  const told = (await (await page.request.get('/api/plans/fitness/back-and-desk/pack')).json()) as {
    items: { address: string; bytes: number }[];
    bytes: number;
  };
  const day = told.items.find(({ address }) => address.endsWith('?day=2'))!;
  const answer = await page.request.get(day.address, { headers: { 'accept-encoding': 'br' } });
  expect(day.bytes).toBe(Number(answer.headers()['content-length']));
  await offer(page).click();
  await expect(keep(page)).toHaveText(`Keep on this device (${Math.round(told.bytes / 1000)} kB)`);
  await keep(page).click();
  await expect(kept(page)).toBeVisible();

  await context.setOffline(true);
  for (const address of [`${fitness}?day=2`, `${fitness}?week=3&day=4`]) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
  const drawing = page.locator('#day img').first();
  await page.goto(`${fitness}?day=2`);
  await page.getByRole('navigation', { name: 'Days of the week' }).getByText('1', { exact: true }).click();
  await expect(page).toHaveURL(/day=1/);
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(kept(page)).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await context.setOffline(false);
  await page.goto(fitness);
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(keep(page)).toBeVisible();
  expect(await packs(page)).toEqual([]);
});

/** A part of the page reads what is the member's once the device has forgotten it, and before the session has ended. */
const readWhileLoggingOut = (page: Page, path: string) =>
  page.evaluate((path) => {
    const send = window.fetch;
    const isKept = async () => {
      for (const name of await caches.keys())
        if (name.startsWith('birtu-member-') && (await (await caches.open(name)).match(path))) return true;
      return false;
    };
    const frame = () => new Promise(requestAnimationFrame);
    window.fetch = async (input, init) => {
      const isEnd = (input instanceof Request ? input.url : String(input)).includes('/auth/v1/logout');
      const authorization = new Headers(init?.headers).get('authorization') ?? '';
      if (isEnd) {
        while (await isKept()) await frame();
        while (!(await isKept())) await send(path, { headers: { authorization } }).then(frame);
      }
      return await send(input, init);
    };
  }, path);

test('what a member keeps is told with its size, can be removed, and goes with a log-out; what a visitor kept stays', async ({
  page,
  context,
}) => {
  await page.goto(fitness);
  await untilControlled(page);
  await offer(page).click();
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  await signInAsNewMember(page);
  await page.goto('/nutrition-plans/light-mesob');
  // It is looked whether this one is kept, too.
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  expect(await packs(page)).toHaveLength(2);

  await page.goto('/profile/data');
  const list = page.getByRole('list', { name: 'Plans kept here' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const row = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(row('Plans kept here')).toHaveText(/^[\d.]+ [kM]B$/);
  await expect(row('All in all')).toHaveText(/^[\d.]+ MB$/);
  await expect(page.getByText(/^This browser lets Birtu keep up to/)).toBeVisible();

  // The copies go, what is kept on purpose stays.
  await untilKept(page);
  await page.getByRole('button', { name: 'Delete the copies' }).click();
  await expect(page.getByText(/^They are deleted/)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeFocused();

  // A device that has no room left says so, and keeps nothing by halves.
  await page.goto(fitness);
  await expect(keep(page).or(kept(page))).toBeVisible();
  if (await kept(page).isVisible())
    await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(keep(page)).toBeVisible();
  const tools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
  const before = await packs(page);
  await keep(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^This device has no room for it/);
  expect(await packs(page)).toEqual(before);
  await tools.send('Storage.overrideQuotaForOrigin', { origin });
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  expect((await packs(page)).some((name) => !name.includes('anyone'))).toBe(true);

  await page.goto('/profile');
  await untilKept(page);
  await readWhileLoggingOut(page, '/api/saved-plans');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await packs(page)).every((name) => name.includes('anyone'))).toBe(true);
  expect(await keptIn(page, 'birtu-member-')).toEqual([]);
});
