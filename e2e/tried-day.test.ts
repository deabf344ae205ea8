import type { Page } from '@playwright/test';
import { keptIn } from './kept.ts';
import { signInAsNewMember } from './member.ts';
import { followFetches } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { button, finishDay, trained, triedHere } from './tried.ts';

test.use({ serviceWorkers: 'allow' });

const lossPlan = '/fitness-plans/weight-loss-foundation/try';
const sets = (page: Page) => page.getByText(/\d+ of \d+ sets behind you/);
const keptOnly = (page: Page) => page.getByText('Kept on this device only');

/** Until the worker has the page that is open, and all of the application that it has loaded. */
async function untilAllIsKept(page: Page): Promise<void> {
  await expect.poll(() => keptIn(page, 'birtu-pages')).toContain(new URL(page.url()).pathname);
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/')),
    );
  await expect
    .poll(async () => {
      const kept = new Set(await keptIn(page, 'birtu-assets'));
      return (await files()).filter((file) => !kept.has(file));
    })
    .toEqual([]);
}

test('a visitor tries a day through a lost line and a reload, makes an account for it, and has it there once', async ({
  page,
  context,
}) => {
  const untilFetched = followFetches(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const way = page.getByRole('link', { name: 'Try this day now' });
  await expect(way).toHaveAttribute('href', /^\/fitness-plans\/[\w-]+\/try\?day=1$/);
  await page.goto('/services/fitness-plans/weight-loss-foundation');
  await way.click();
  await expect(page).toHaveURL(`${lossPlan}?day=1`);
  await expect(page.getByRole('region', { name: 'Before you begin' })).toContainText('health worker');
  await button(page, 'Begin').click();
  await expect(keptOnly(page)).toBeVisible();
  await page.getByRole('region', { name: 'A sound when time is up?' }).getByText('No').click();
  await untilFetched();
  await untilAllIsKept(page);

  await context.setOffline(true);
  await button(page, 'Done').click();
  await expect(page.getByRole('timer', { name: 'Rest' })).toBeVisible();
  await page.reload();
  await expect(sets(page)).toHaveText(/1 of \d+ sets/);
  await expect(page.getByRole('timer', { name: 'Rest' })).toBeVisible();
  await button(page, 'Go on').click();
  await button(page, 'Skip set').click();
  await button(page, 'Undo').click();
  await finishDay(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('link', { name: 'Keep it: make an account' }).click();
  await page.getByLabel('Full Name').fill('Hirut Abebe');
  await page.getByLabel('Email').fill(`hirut-tried-${process.pid}@birtu.test`);
  await page.getByLabel('Password', { exact: true }).fill('Berbere77');
  await page.getByLabel('Confirm Password').fill('Berbere77');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept: the workout is in the calendar of Hirut Abebe.')).toBeVisible();
  expect(await triedHere(page)).toBeNull();
  const once = { plans: [{ done: [[1, 1]], next: { week: 1, day: 2 } }], minutes: [20] };
  expect(await trained(page)).toEqual(once);
  await page.getByRole('link', { name: 'See it' }).click();
  await expect(page.getByText(/20 minutes · 2 sets/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Week 1, day 2')).toBeVisible();
  await expect(page.getByText('A workout was finished on this device')).toBeHidden();
  expect(await trained(page)).toEqual(once);
});

test('a spoilt workout is none, one goes on at a time, nobody else gets it unasked, and it is forgotten', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('birtu-tried', '{"savedAt":1,"copy":{"session":{}}}'));
  await page.goto(`${lossPlan}?day=1`);
  await expect(button(page, 'Begin')).toBeVisible();
  await expect.poll(() => triedHere(page)).toBeNull();

  await button(page, 'Begin').click();
  await expect(keptOnly(page)).toBeVisible();
  await page.goto(`${lossPlan}?day=2`);
  await page.getByRole('link', { name: 'Go on with it, or drop it' }).click();
  await expect(page).toHaveURL(`${lossPlan}?day=1`);
  await button(page, 'Drop this workout').click();
  await button(page, 'Drop it').click();
  await expect(button(page, 'Begin')).toBeVisible();
  expect(await triedHere(page)).toBeNull();

  await button(page, 'Begin').click();
  await finishDay(page);
  const finished = await triedHere(page);
  // Not an account that was made for it.
  await signInAsNewMember(page);
  await page.goto('/');
  const question = page.getByRole('region', { name: 'A workout was finished on this device' });
  await expect(question.getByText(/^Was it you\?/)).toBeVisible();
  expect((await trained(page)).minutes).toEqual([]);
  await question.getByRole('button', { name: 'Forget it' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Forget this workout?' });
  await dialog.getByRole('button', { name: 'Forget it' }).click();
  await expect(question).toBeHidden();
  expect(await triedHere(page)).toBeNull();
  expect((await trained(page)).minutes).toEqual([]);

  // Whoever says that it was theirs has it; a log-out takes along what nobody has said anything of.
  await page.evaluate((text) => localStorage.setItem('birtu-tried', text!), finished);
  await page.goto('/today');
  await question.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(question.getByText(/^Kept: the workout is in the calendar of Selam Tesfaye/)).toBeVisible();
  expect((await trained(page)).minutes).toEqual([20]);
  await page.evaluate((text) => localStorage.setItem('birtu-tried', text!), finished);
  await page.goto('/profile');
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await triedHere(page)).toBeNull();
});
